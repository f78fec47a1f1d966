// The board's surface: pan and zoom by pointer, wheel, pinch and keys; arrow keys go from target to target.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../model.ts';
import { useFocusKept } from './focus.ts';
import { Icon } from './icon.tsx';
import { type Direction, directions, nearestTarget } from './spatial.ts';
import { type Camera, fitCamera, homeCamera, keepInside, zoomAt } from './surface-camera.ts';

const shifts: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [60, 0],
  right: [-60, 0],
  up: [0, 60],
  down: [0, -60],
};
/** The keys reach it even while nothing on it can be chosen. */
const walkable = { role: 'group', tabIndex: 0 } as const;
/** A pointer that moved less has clicked. */
const slack = 6;

export function Surface({ children }: { readonly children: ComponentChildren }) {
  const table = useTable();
  const { board } = table.ui;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const camera = useSignal<Camera>({ x: 0, y: 0, scale: 1 });
  const isHome = useSignal(true);
  const surface = () => ({ width: frame.current?.clientWidth ?? 1, height: frame.current?.clientHeight ?? 1 });
  const move = (next: Camera) => {
    const kept = keepInside(next, board, surface());
    isHome.value = false;
    camera.value = kept;
  };
  /** Where on the board to look: at what is taught, or else at the choices. */
  const focusOf = () => {
    const drawn = sheet.current;
    const boxesOf = (kind: string) =>
      [...(drawn?.querySelectorAll(`.${kind} > .target-area`) ?? [])].map((area) => area.getBoundingClientRect());
    const taught = boxesOf('is-taught');
    const boxes = taught.length > 0 ? taught : boxesOf('can-choose');
    if (!drawn || boxes.length === 0) return undefined;
    const origin = drawn.getBoundingClientRect();
    const { scale } = camera.peek();
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    return {
      x: (left - origin.left) / scale,
      y: (top - origin.top) / scale,
      width: (Math.max(...boxes.map((box) => box.right)) - left) / scale,
      height: (Math.max(...boxes.map((box) => box.bottom)) - top) / scale,
      isWhole: taught.length > 0,
    };
  };
  const home = () => {
    camera.value = homeCamera(board, surface(), focusOf);
    isHome.value = true;
  };
  const fit = () => move(fitCamera(board, surface()));
  const middle = () => ({ x: surface().width / 2, y: surface().height / 2 });

  useSignalEffect(() => {
    const { x, y, scale } = camera.value;
    const element = sheet.current;
    if (!element) return;
    element.style.width = `${board.width * scale}px`;
    element.style.height = `${board.height * scale}px`;
    element.style.transform = `translate(${x}px, ${y}px)`;
  });

  /** Brings a target that got the focus by keys into sight. */
  const onFocus = (event: FocusEvent) => {
    const focused = event.target as Element;
    const target = focused.closest('[data-target]');
    if (!target || !focused.matches(':focus-visible')) return;
    const box = frame.current!.getBoundingClientRect();
    const at = target.getBoundingClientRect();
    const over = (low: number, high: number, start: number, end: number) =>
      low < start ? start - low + 24 : high > end ? end - high - 24 : 0;
    const dx = over(at.left, at.right, box.left, box.right);
    const dy = over(at.top, at.bottom, box.top, box.bottom);
    if (dx !== 0 || dy !== 0) move({ ...camera.value, x: camera.value.x + dx, y: camera.value.y + dy });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    if (direction && event.shiftKey) {
      const [dx, dy] = shifts[direction];
      move({ ...camera.value, x: camera.value.x + dx, y: camera.value.y + dy });
    } else if (direction) {
      nearestTarget(frame.current!, document.activeElement, direction)?.focus();
    } else if (event.key === '+' || event.key === '=') move(zoomAt(camera.value, 1.25, middle()));
    else if (event.key === '-') move(zoomAt(camera.value, 0.8, middle()));
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };

  useEffect(() => {
    const element = frame.current!;
    home();
    const watcher = new ResizeObserver(() => (isHome.value ? home() : move(camera.value)));
    watcher.observe(element);
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      move(zoomAt(camera.value, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    const pointers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) moved = 0;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent) => {
      const was = pointers.get(event.pointerId);
      if (!was) return;
      const is = { x: event.clientX, y: event.clientY };
      const dx = is.x - was.x;
      const dy = is.y - was.y;
      moved += Math.hypot(dx, dy);
      if (moved < slack) return;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      element.classList.add('is-panning');
      table.pointed.value = undefined;
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, is);
      if (!other) {
        move({ ...camera.value, x: camera.value.x + dx, y: camera.value.y + dy });
        return;
      }
      const box = element.getBoundingClientRect();
      const factor = Math.hypot(is.x - other.x, is.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      const at = { x: (is.x + other.x) / 2 - box.left, y: (is.y + other.y) / 2 - box.top };
      const zoomed = zoomAt(camera.value, factor, at);
      move({ ...zoomed, x: zoomed.x + dx / 2, y: zoomed.y + dy / 2 });
    };
    const onUp = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) element.classList.remove('is-panning');
    };
    const onClick = (event: MouseEvent) => {
      if (moved >= slack) event.stopPropagation();
      else if (!(event.target as Element).closest('[data-target]')) table.pointed.value = undefined;
      moved = 0;
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, true);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocus);
    };
  }, []);

  useFocusKept(frame, (part) => part);
  useEffect(() => {
    if (isHome.peek()) home();
  }, [table.prompt.value]);
  const lesson = useComputed(() => table.guide.step.value?.id).value;
  useEffect(() => {
    if (isHome.peek() || sheet.current?.querySelector('.is-taught')) home();
  }, [lesson]);

  const words = table.words.value;
  return (
    <section class="surface-wrap" aria-label={words.board}>
      <div class="surface" ref={frame} {...walkable}>
        <svg ref={sheet} class="sheet" viewBox={`0 0 ${board.width} ${board.height}`}>
          <title>{words.board}</title>
          <desc>{words.boardKeys}</desc>
          {children}
        </svg>
      </div>
      <div class="zoom-buttons">
        <button
          type="button"
          class="icon-button"
          aria-label={words.zoomIn}
          title={words.zoomIn}
          onClick={() => move(zoomAt(camera.value, 1.3, middle()))}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={words.zoomOut}
          title={words.zoomOut}
          onClick={() => move(zoomAt(camera.value, 0.77, middle()))}
        >
          <Icon name="minus" />
        </button>
        <button type="button" class="icon-button" aria-label={words.zoomFit} title={words.zoomFit} onClick={fit}>
          <Icon name="whole" />
        </button>
      </div>
    </section>
  );
}
