// A part of the table that is one stop for the Tab key: arrow keys walk over what lies in it, as they do over the board.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useTable } from '../model.ts';
import { useFocusKept } from './focus.ts';
import { directions, nearestTarget } from './spatial.ts';

/** Arrow keys mean something else there. */
const fields = 'input, select, textarea';

/** Goes to the next target. Where there is none, the key does what it always does. */
function walk(event: KeyboardEvent): void {
  const direction = directions[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if ((event.target as Element).closest(fields)) return;
  const next = nearestTarget(event.currentTarget as Element, document.activeElement, direction);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The keys reach it even while nothing in it can be chosen. */
const walked = { tabIndex: 0, onKeyDown: walk } as const;

export interface WalkableProps {
  readonly class: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

export function Walkable({ class: name, label, children }: WalkableProps) {
  const table = useTable();
  const part = useRef<HTMLElement>(null);
  useFocusKept(part, (element) => element);
  return (
    <section class={name} ref={part} aria-label={label} aria-description={table.words.value.walkKeys} {...walked}>
      {children}
    </section>
  );
}
