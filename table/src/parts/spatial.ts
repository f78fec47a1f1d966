// Which target lies next in a direction: how arrow keys walk over a board, a desk and the players' panels.

export type Direction = 'left' | 'right' | 'up' | 'down';

/** What each arrow key means. */
export const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What is walked over: all that explains itself, whether it can be chosen or not. */
const walked = '.target-area, .target-button, .plan-slot-button';

const axes: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** How far b is from a when walking in a direction; infinite behind and far to the side. Sideways steps count double. */
export function walkingDistance(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  direction: Direction,
): number {
  const [ax, ay] = axes[direction];
  const ahead = (b.x - a.x) * ax + (b.y - a.y) * ay;
  const aside = Math.abs((b.x - a.x) * ay) + Math.abs((b.y - a.y) * ax);
  return ahead < 2 || aside > ahead * 2.5 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}

/** The target next to what has the focus in a direction; the first that can be chosen where nothing in `root` has it. */
export function nearestTarget(root: Element, from: Element | null, direction: Direction): SVGElement | HTMLElement | undefined {
  const all = [...root.querySelectorAll<SVGElement | HTMLElement>(walked)];
  const here = from !== root && root.contains(from) ? from : null;
  if (!here) return all.find((element) => element.tabIndex === 0) ?? all[0];
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const start = middle(here);
  let best: SVGElement | HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    if (element === here) continue;
    const distance = walkingDistance(start, middle(element), direction);
    if (distance < least) {
      best = element;
      least = distance;
    }
  }
  return best;
}
