// Lets a plan item explain itself like any target, and lays a card from the hand at one tap.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useValparaiso } from '../board/use-print.ts';

const peekAfter = 400;
/** A press that moves less than this is no drag. */
const still = 6;

export interface ExplainedProps {
  readonly target: string;
  /** What a press does that is no drag; without it the item is picked up, as the kit does. */
  readonly onTap?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

export function Explained({ target, onTap, children }: ExplainedProps) {
  const table = useValparaiso();
  const element = useRef<HTMLSpanElement>(null);
  const tap = useRef(onTap);
  tap.current = onTap;
  useEffect(() => {
    const anchor = element.current!;
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { readonly x: number; readonly y: number } | undefined;
    const leave = () => {
      clearTimeout(timer);
      if (table.pointed.value?.mode === 'peek' && table.pointed.value.target === target) table.pointed.value = undefined;
    };
    const open = (event: Event) => {
      event.preventDefault();
      table.pointed.value = { target, mode: 'open', anchor };
    };
    anchor.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (table.pointed.value?.mode !== 'open') table.pointed.value = { target, mode: 'peek', anchor };
        }, peekAfter);
      },
      { signal },
    );
    anchor.addEventListener('pointerleave', leave, { signal });
    anchor.addEventListener('contextmenu', open, { signal });
    anchor.addEventListener('keydown', (event) => (event.key === 'i' || event.key === '?') && open(event), { signal });
    anchor.addEventListener(
      'pointerdown',
      (event) => {
        leave();
        pressed = { x: event.clientX, y: event.clientY };
      },
      { signal, capture: true },
    );
    anchor.addEventListener(
      'click',
      (event) => {
        const isDrag = pressed && event.detail > 0 && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= still;
        pressed = undefined;
        if (!tap.current || isDrag) return;
        event.stopPropagation();
        event.preventDefault();
        tap.current();
      },
      { signal, capture: true },
    );
    return () => {
      leave();
      end.abort();
    };
  }, [target]);
  return (
    <span class="v-explained" ref={element} data-target={target}>
      {children}
    </span>
  );
}
