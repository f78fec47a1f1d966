// A planning desk: items are put into slots by drag, by tap (item, then slot) and by keys. What it means is the game's.
import type { Refusal } from '@kontor/engine';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { useTable } from '../model.ts';
import type { TargetId } from '../texts.ts';
import { useExplaining } from './target.tsx';

interface Plan {
  readonly held: Signal<string | undefined>;
  readonly over: Signal<string | undefined>;
  readonly canPut: (item: string, slot: string) => boolean;
  readonly put: (item: string, slot: string, label: string) => void;
  /** Nothing can be moved: the plan is done, or only looked at. */
  readonly isFixed: boolean;
}

const itemOf = (event: Event): HTMLElement => (event.currentTarget as Element).closest<HTMLElement>('.plan-item')!;

const PlanContext = createContext<Plan | undefined>(undefined);
const usePlan = (): Plan => {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('plan items and slots belong inside a PlanDesk');
  return plan;
};

export interface PlanDeskProps {
  /** Whether an item may lie in a slot; asked while it is held. */
  readonly canPut: (item: string, slot: string) => boolean;
  /** An item was put into a slot: change the plan with `table.submit` or `table.replan`. */
  readonly onPut: (item: string, slot: string) => void;
  /** Which rule forbids a put; said in the action bar when it is tried in vain. `table.whyNot` of the move answers it. */
  readonly whyNot?: (item: string, slot: string) => Refusal | undefined;
  /** Whether the seat has said that its plan is done. Then nothing can be dragged. */
  readonly isDone: boolean;
  readonly children: ComponentChildren;
}

export function PlanDesk({ canPut, onPut, whyNot, isDone, children }: PlanDeskProps) {
  const table = useTable();
  const words = table.words.value;
  const held = useSignal<string | undefined>(undefined);
  const over = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') held.value = undefined;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const put = (item: string, slot: string, label: string) => {
    held.value = undefined;
    over.value = undefined;
    if (canPut(item, slot)) return onPut(item, slot);
    const refusal = whyNot?.(item, slot);
    if (refusal) table.explainRefusal(refusal);
    else table.notice.value = { text: words.cannotPut(label) };
  };
  return (
    <PlanContext.Provider value={{ held, over, canPut, put, isFixed: isDone || table.session.isReplay === true }}>
      <div class={isDone ? 'plan-desk is-done' : 'plan-desk is-draft'}>
        <p
          class="plan-state"
          title={!isDone ? words.draftHint : table.snapshot.value.undoable.length > 0 ? words.doneHint : undefined}
        >
          {isDone ? words.done : words.draft}
        </p>
        {children}
      </div>
    </PlanContext.Provider>
  );
}

export interface PlanItemProps {
  readonly id: string;
  /** What it is called: for screen readers and announcements. */
  readonly label: string;
  /** The target whose explanation this item shows; by default its own id. */
  readonly target?: TargetId;
  /** What a tap does that is no drag; without it the item is picked up, and the next tap says where it goes. */
  readonly onTap?: (() => void) | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Something that can be put into a slot. */
export function PlanItem({ id, label, target = id, onTap, class: more, children }: PlanItemProps) {
  const table = useTable();
  const plan = usePlan();
  const { handlers, focusHandlers, stop, endsLongPress } = useExplaining(table, target);
  const isTaught = useComputed(() => table.guide.step.value?.targets?.includes(target) === true).value;
  const start = useRef<{ x: number; y: number; dragging: boolean } | undefined>(undefined);
  const slotAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest('[data-slot]')?.getAttribute('data-slot') ?? undefined;
  const onPointerDown = (event: PointerEvent) => {
    if (plan.isFixed || event.button !== 0) return;
    start.current = { x: event.clientX, y: event.clientY, dragging: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!from.dragging && Math.hypot(dx, dy) < 6) return;
    if (!from.dragging) {
      stop();
      table.pointed.value = undefined;
      table.notice.value = undefined;
    }
    from.dragging = true;
    const element = itemOf(event);
    plan.held.value = id;
    element.classList.add('is-dragged');
    element.style.transform = `translate(${dx}px, ${dy}px)`;
    const slot = slotAt(event.clientX, event.clientY);
    plan.over.value = slot !== undefined && plan.canPut(id, slot) ? slot : undefined;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    const element = itemOf(event);
    element.classList.remove('is-dragged');
    element.style.transform = '';
    if (!from?.dragging) return;
    const slot = slotAt(event.clientX, event.clientY);
    plan.held.value = undefined;
    if (slot !== undefined && slot !== element.closest('[data-slot]')?.getAttribute('data-slot')) plan.put(id, slot, label);
    plan.over.value = undefined;
  };
  const onClick = () => {
    const wasDragged = start.current?.dragging;
    start.current = undefined;
    if (endsLongPress() || wasDragged || plan.isFixed) return;
    if (onTap) return onTap();
    const isHeld = plan.held.value === id;
    plan.held.value = isHeld ? undefined : id;
    table.notice.value = isHeld ? undefined : { text: table.words.value.pickedUp(label) };
  };
  const isHeld = plan.held.value === id;
  const classes = ['plan-item', isHeld && 'is-held', isTaught && 'is-taught', more].filter(Boolean).join(' ');
  return (
    <div class={classes} data-piece={id} data-place={target} {...handlers}>
      <div class="desk-target-content" aria-hidden="true">
        {children}
      </div>
      <button
        type="button"
        class="target-button"
        aria-label={label}
        aria-pressed={isHeld}
        aria-disabled={plan.isFixed}
        tabIndex={plan.isFixed ? -1 : 0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onClick={onClick}
        {...focusHandlers}
      />
    </div>
  );
}

export interface PlanSlotProps {
  readonly id: string;
  readonly label: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A place of the plan. While an item is held that fits, it is a button. */
export function PlanSlot({ id, label, class: more, children }: PlanSlotProps) {
  const table = useTable();
  const plan = usePlan();
  const held = plan.held.value;
  const fits = held !== undefined && plan.canPut(held, id);
  const name = `plan-slot ${fits ? 'can-choose' : ''} ${plan.over.value === id ? 'is-over' : ''} ${more ?? ''}`;
  return (
    <div class={name} data-slot={id} data-place={id}>
      {children}
      {fits && (
        <button
          type="button"
          class="plan-slot-button"
          aria-label={label}
          onClick={() => {
            table.notice.value = undefined;
            plan.put(held, id, label);
          }}
        />
      )}
    </div>
  );
}
