// A piece, card or space that explains itself and can be chosen: by pointer, touch and keys, in SVG and in HTML.
import { computed } from '@preact/signals';
import { type ComponentChildren, type CSSProperties, createElement } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type TableModel, useTable } from '../model.ts';
import type { TargetId } from '../texts.ts';

/** The outline of a target on the board: it catches the pointer, glows when it can be chosen and shows the focus. */
export type Area =
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly round?: number }
  | { readonly cx: number; readonly cy: number; readonly r: number }
  | { readonly path: string };

const longPress = 450;
const peekAfter = 400;

/** Lets an element show the explanation of a target: on hover, focus, long press, right click and the key i. */
export function useExplaining(table: TableModel, id: TargetId) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const isPointedAt = useRef(false);
  const later = (delay: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const stop = () => clearTimeout(timer.current);
  const open = (anchor: Element) => {
    table.pointed.value = { target: id, mode: 'open', anchor };
  };
  const peek = (anchor: Element) => {
    if (table.pointed.value?.mode !== 'open') table.pointed.value = { target: id, mode: 'peek', anchor };
  };
  const leave = () => {
    stop();
    isPointedAt.current = false;
    if (table.pointed.value?.mode === 'peek' && table.pointed.value.target === id) table.pointed.value = undefined;
  };
  return {
    /** Forgets a hover or a press that has begun. */
    stop,
    /** Whether the press that ends now was a long one, and has been answered. */
    endsLongPress: () => {
      const was = wasLong.current;
      wasLong.current = false;
      return was;
    },
    /** For what holds the focus, or for an HTML element around it: Chromium stops with the Tab key at every SVG element that has these. */
    focusHandlers: {
      onFocusIn: (event: FocusEvent) => {
        const focused = event.target as Element;
        if (focused.matches(':focus-visible')) peek(focused.closest('.target, .plan-item') ?? focused);
      },
      onFocusOut: leave,
    },
    handlers: {
      // Only a pointer that moves asks for something: the table may come to lie below one that rests.
      onPointerMove: (event: PointerEvent) => {
        const anchor = event.currentTarget as Element;
        if (isPointedAt.current || event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
        isPointedAt.current = true;
        later(peekAfter, () => peek(anchor));
      },
      onPointerLeave: leave,
      onPointerDown: (event: PointerEvent) => {
        const anchor = event.currentTarget as Element;
        wasLong.current = false;
        if (event.pointerType === 'mouse') return;
        later(longPress, () => {
          wasLong.current = true;
          open(anchor);
        });
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: Event) => {
        event.preventDefault();
        open(event.currentTarget as Element);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'i' && event.key !== '?') return;
        event.preventDefault();
        open(event.currentTarget as Element);
      },
    },
  };
}

/** What pointer, touch and keys do at a target: explain it, and choose what lies there. */
function useTargetHandlers(table: TableModel, id: TargetId) {
  const { handlers, focusHandlers, stop, endsLongPress } = useExplaining(table, id);
  return {
    focusHandlers,
    handlers: {
      ...handlers,
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        stop();
        if (!endsLongPress()) table.chooseAt(id, event.currentTarget as Element);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return handlers.onKeyDown(event);
        event.preventDefault();
        event.stopPropagation();
        table.chooseAt(id, event.currentTarget as Element);
      },
    },
  };
}

/** What a target shows. Each entry is its own signal, so that pointing at one target draws no other anew. */
function useTargetState(table: TableModel, id: TargetId) {
  const state = useMemo(() => {
    const explanation = computed(() => table.explain(id));
    const here = computed(() => table.choicesAt.value.get(id));
    return {
      canChoose: computed(() => here.value !== undefined),
      isHinted: computed(() => table.hinted.value.includes(id) || table.hint.value?.choice?.targets.includes(id) === true),
      isTaught: computed(() => table.guide.step.value?.targets?.includes(id) === true),
      isOpen: computed(() => table.pointed.value?.mode === 'open' && table.pointed.value.target === id),
      label: computed(() => {
        const title = explanation.value?.title ?? id;
        return here.value ? `${title}: ${here.value.map((choice) => choice.label).join(', ')}` : title;
      }),
      description: computed(() => [...(explanation.value?.lines ?? []), explanation.value?.worth ?? ''].join(' ').trim()),
    };
  }, [table, id]);
  return {
    canChoose: state.canChoose.value,
    isHinted: state.isHinted.value,
    isTaught: state.isTaught.value,
    isOpen: state.isOpen.value,
    label: state.label.value,
    description: state.description.value === '' ? undefined : state.description.value,
  };
}

interface TargetState {
  readonly canChoose: boolean;
  readonly isHinted: boolean;
  readonly isTaught: boolean;
  readonly isOpen: boolean;
}

const classes = ({ canChoose, isHinted, isTaught, isOpen }: TargetState, more: string | undefined): string =>
  ['target', canChoose && 'can-choose', isHinted && 'is-hinted', isTaught && 'is-taught', isOpen && 'is-open', more]
    .filter(Boolean)
    .join(' ');

/** The drawing says nothing to a screen reader; the area beside it says it all. */
const drawn = { 'aria-hidden': true } as const;

const areaAttributes = (area: Area): Record<string, number | string> => {
  if ('path' in area) return { d: area.path };
  if ('r' in area) return { cx: area.cx, cy: area.cy, r: area.r };
  const { round = 6, ...rect } = area;
  return { rx: round, ...rect };
};

export interface TargetProps {
  readonly id: TargetId;
  readonly area: Area;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A target on the board, in SVG. The children are what is seen; `area` is the outline, and what the keys and a screen reader meet. */
export function Target({ id, area, class: more, children }: TargetProps) {
  const table = useTable();
  const { handlers, focusHandlers } = useTargetHandlers(table, id);
  const state = useTargetState(table, id);
  const shape = 'path' in area ? 'path' : 'r' in area ? 'circle' : 'rect';
  const hasHalo = state.canChoose || state.isHinted || state.isTaught;
  return (
    <g class={classes(state, more)} data-target={id} data-place={id} {...handlers}>
      {hasHalo && createElement(shape, { class: 'target-halo', ...drawn, ...areaAttributes(area) })}
      <g {...drawn}>{children}</g>
      {createElement(shape, {
        class: 'target-area',
        role: 'button',
        // SVG knows this name in small letters only.
        tabindex: state.canChoose ? 0 : -1,
        'aria-label': state.label,
        'aria-description': state.description,
        ...areaAttributes(area),
        ...focusHandlers,
      })}
    </g>
  );
}

export interface DeskTargetProps {
  readonly id: TargetId;
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly children?: ComponentChildren;
}

/** A target on a desk or in a panel, in HTML. */
export function DeskTarget({ id, class: more, style, children }: DeskTargetProps) {
  const table = useTable();
  const { handlers, focusHandlers } = useTargetHandlers(table, id);
  const state = useTargetState(table, id);
  return (
    <div class={`desk-target ${classes(state, more)}`} data-target={id} data-place={id} style={style ?? {}} {...handlers}>
      <div class="desk-target-content" aria-hidden="true">
        {children}
      </div>
      <button
        type="button"
        class="target-button"
        // What only explains is reached by arrow keys: the Tab key stops at what can be chosen.
        tabIndex={state.canChoose ? 0 : -1}
        aria-label={state.label}
        aria-description={state.description}
        {...focusHandlers}
      />
    </div>
  );
}

/** A place where pieces arrive and leave, but nothing to choose or explain. */
export function Place({ id, children }: { readonly id: TargetId; readonly children?: ComponentChildren }) {
  return (
    <span class="place" data-place={id}>
      {children}
    </span>
  );
}
