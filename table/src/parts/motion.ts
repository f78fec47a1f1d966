// Shows what changed: unique pieces slide from where they were, others fly from place to place. A quarter of a second, skippable.
import type { GameTypes } from '@kontor/engine';
import { createElement, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PiecesAt } from '../contract.ts';
import { type TableModel, TableProvider } from '../model.ts';
import { type Journey, travelPlan } from '../travel.ts';

const duration = 260;
const easing = 'cubic-bezier(.3, .7, .3, 1)';
/** More travellers than this at once are noise, not news. */
const most = 14;

/** Whether the system or the person asks for stillness. */
export const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'off';

const centre = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const positions = (root: Element): Map<string, { x: number; y: number }> => {
  const found = new Map<string, { x: number; y: number }>();
  for (const element of root.querySelectorAll('[data-piece]')) found.set(element.getAttribute('data-piece')!, centre(element));
  return found;
};

function slide(root: Element, before: Map<string, { x: number; y: number }>): void {
  for (const element of root.querySelectorAll('[data-piece]')) {
    const was = before.get(element.getAttribute('data-piece')!);
    if (!was) continue;
    const is = centre(element);
    if (Math.hypot(is.x - was.x, is.y - was.y) < 2) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const shift = `translate(${(was.x - is.x) / scale}px, ${(was.y - is.y) / scale}px)`;
    element.animate([{ transform: shift }, { transform: 'none' }], { duration: duration * 1.4, easing });
  }
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const placeOf = (root: Element, id: string): Element | undefined =>
  [...root.querySelectorAll(`[data-place="${CSS.escape(id)}"]`)].find(isShown);

function fly(root: HTMLElement, table: TableModel, journeys: readonly Journey[]): void {
  const { Traveller } = table.ui;
  const layer = root.querySelector('.travellers');
  if (!Traveller || !layer) return;
  let flown = 0;
  for (const { kind, from, to, count } of journeys) {
    const start = placeOf(root, from);
    const end = placeOf(root, to);
    if (!start || !end) continue;
    const a = centre(start);
    const b = centre(end);
    for (let i = 0; i < Math.min(count, 3) && flown < most; i++, flown++) {
      const holder = document.createElement('div');
      holder.className = 'traveller';
      layer.append(holder);
      render(
        createElement(TableProvider, {
          value: table,
          children: createElement('svg', { viewBox: '-24 -24 48 48', width: 34, height: 34 }, createElement(Traveller, { kind })),
        }),
        holder,
      );
      const flight = holder.animate(
        [
          { transform: `translate(${a.x - 17}px, ${a.y - 17}px) scale(.8)`, opacity: 1 },
          { transform: `translate(${(a.x + b.x) / 2 - 17}px, ${(a.y + b.y) / 2 - 35}px) scale(1.15)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${b.x - 17}px, ${b.y - 17}px) scale(.8)`, opacity: 1 },
        ],
        { duration: duration * 1.6, delay: i * 60, easing, fill: 'backwards' },
      );
      const gone = () => {
        render(null, holder);
        holder.remove();
      };
      flight.onfinish = gone;
      flight.oncancel = gone;
    }
  }
}

/** Watches the table below `root` and shows what travels with every new snapshot. Measures before the page changes. */
export function useMotion<T extends GameTypes>(table: TableModel<T>, root: { readonly current: HTMLElement | null }): void {
  const { snapshot, ui } = table;
  const current = snapshot.value;
  const drawn = useRef<{ revision: number; pieces: readonly PiecesAt[] } | undefined>(undefined);
  const then = drawn.current;
  const element = root.current;
  const isSeen = element !== null && then !== undefined && then.revision !== current.revision && !isStill() && !document.hidden;
  const before = isSeen ? positions(element) : undefined;
  useLayoutEffect(() => {
    if (then?.revision === current.revision) return;
    const pieces = isStill() ? [] : (ui.pieces?.(current.view, table.game.edition.components) ?? []);
    drawn.current = { revision: current.revision, pieces };
    if (!before || !element || !then) return;
    slide(element, before);
    fly(element, table as unknown as TableModel, travelPlan(then.pieces, pieces));
  });
}
