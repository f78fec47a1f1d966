// The plan and the cards in hand: laid by tap, drag or keys while planning; chosen from afterwards.
import type { Seat } from '@kontor/engine';
import { DeskTarget, PlanDesk, PlanItem, PlanSlot } from '@kontor/table/kit';
import type { ComponentChildren } from 'preact';
import { type CardIndex, none, type Print, type View } from '../../rules/index.ts';
import { Coin } from '../art/pictures.tsx';
import { usePrint, useValparaiso } from '../board/use-print.ts';
import type { ValparaisoTexts } from '../texts/index.ts';
import { cardsOf } from '../texts/reading.ts';
import { type Arrangement, arrange, arrangementOf, movesTo, openSlots } from './arrange.ts';
import { CardFace } from './card-face.tsx';
import { DryFoot, DryRunLines, DryRunNotice, DrySign, useDryRun } from './dry-run.tsx';

const emptyPlan: readonly CardIndex[] = [];

function SlotHead({
  slot,
  print,
  children,
}: {
  readonly slot: number;
  readonly print: Print;
  readonly children?: ComponentChildren;
}) {
  const { labels } = useValparaiso().texts.value;
  const { slots, repository } = print.components;
  const price = slot === 0 ? repository.mayorFee : slots[slot - 1]!.surcharge;
  return (
    <span class="v-slot-head">
      <span>{slot === 0 ? labels.mayor : slot}</span>
      {children}
      {price > 0 && (
        <svg class="v-slot-price" viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true">
          <Coin count={price} />
        </svg>
      )}
    </span>
  );
}

/** VP-3.7: until when the plan can be changed, if at all. */
function doneText(view: View, seat: Seat, labels: ValparaisoTexts['labels']): string {
  if (view.firstFinisher === seat) return labels.planStands;
  return view.race ? labels.planIsDoneInRace : labels.planIsDone;
}

/** While planning. */
export function Planning({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const table = useValparaiso();
  const texts = table.texts.value;
  const print = usePrint(view.money.length);
  const plan = view.plans[seat] ?? emptyPlan;
  const now = arrangementOf(plan);
  const open = openSlots(print, view, seat);
  const colour = view.colours[seat] ?? 0;
  const isDone = (view.finished & (1 << seat)) !== 0;
  const dry = useDryRun(view, seat);
  const hand = cardsOf(print, view, seat).filter((card) => !plan.includes(card));
  const cardOf = (item: string): CardIndex => Number(item.slice('card:'.length));
  const slotOf = (slot: string): number | 'hand' => (slot === 'hand' ? slot : Number(slot.slice('slot:'.length)));
  const change = (after: Arrangement) => {
    const { moves, takeBack } = movesTo(after, plan, table.snapshot.value.undoable);
    if (moves.length > 0) void table.submit(moves, takeBack);
    else void table.replan([]);
  };
  const canPut = (item: string, slot: string): boolean => {
    const to = slotOf(slot);
    if (to === 'hand') return plan.includes(cardOf(item));
    if (to === 0) return now.mayor !== cardOf(item) && (view.money[seat] ?? 0) >= print.components.repository.mayorFee;
    return plan[to] !== cardOf(item) && to <= Math.min(open, now.cards.length + 1);
  };
  const whyNot = (item: string, slot: string) => {
    const to = slotOf(slot);
    if (to === 'hand') return undefined;
    if (to > open) {
      const houses = print.components.slots[to - 1]!.housesNeeded;
      return { rule: 'VP-3.2', reason: 'slot-needs-houses', facts: { slot: to, houses } };
    }
    const next = now.cards.length + 1;
    if (to > next) return { rule: 'VP-3.1', reason: 'slot-before-empty', facts: { slot: next } };
    return table.whyNot({ type: to === 0 ? 'layMayorCard' : 'layCard', card: cardOf(item) });
  };
  const tap = (card: CardIndex) => {
    const move = table.legal({ type: 'layCard', card });
    return move ? () => void table.submit([move]) : undefined;
  };
  return (
    <PlanDesk
      isDone={isDone}
      canPut={canPut}
      whyNot={whyNot}
      onPut={(item, slot) => change(arrange(now, cardOf(item), slotOf(slot), open))}
    >
      <div class="v-slots">
        {plan.map((card, slot) => (
          <PlanSlot
            key={slot}
            id={`slot:${slot}`}
            label={texts.slotTitle(slot)}
            class={`v-slot ${slot === 0 ? 'is-mayor' : ''} ${slot > open ? 'is-closed' : ''}`}
          >
            <SlotHead slot={slot} print={print}>
              {dry && <DrySign slot={slot} {...dry} />}
            </SlotHead>
            {card !== none && (
              <PlanItem key={card} id={`card:${card}`} label={texts.card(card)}>
                <CardFace card={card} colour={colour} />
              </PlanItem>
            )}
            {card !== none && dry && <DryFoot slot={slot} {...dry} />}
            {card === none && slot > open && (
              <span class="v-slot-hint">
                {texts.labels.needsHouses(texts.houses(print.components.slots[slot - 1]?.housesNeeded ?? 0))}
              </span>
            )}
          </PlanSlot>
        ))}
      </div>
      {isDone ? (
        <div class="v-done">
          <p>{doneText(view, seat, texts.labels)}</p>
          {view.firstFinisher !== seat && (
            <button type="button" class="secondary" onClick={() => void table.undo()}>
              {texts.labels.changePlan}
            </button>
          )}
        </div>
      ) : (
        <PlanSlot id="hand" label={texts.labels.toHand} class="v-hand">
          {hand.map((card) => (
            <PlanItem key={card} id={`card:${card}`} label={texts.card(card)} onTap={tap(card)}>
              <CardFace card={card} colour={colour} />
            </PlanItem>
          ))}
        </PlanSlot>
      )}
      {dry && <DryRunLines {...dry} />}
      <DryRunNotice dry={dry} />
    </PlanDesk>
  );
}

/** At all other times: what is left of the plan, and the other cards. */
export function Planned({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const texts = useValparaiso().texts.value;
  const print = usePrint(view.money.length);
  const plan = view.plans[seat] ?? emptyPlan;
  const colour = view.colours[seat] ?? 0;
  const hand = cardsOf(print, view, seat).filter((card) => !plan.includes(card));
  const hasPlan = plan.some((card) => card !== none);
  return (
    <div class="v-planned">
      {hasPlan && (
        <div class="v-slots">
          {plan.map(
            (card, slot) =>
              card !== none && (
                <div key={slot} class="v-slot is-revealed">
                  <SlotHead slot={slot} print={print} />
                  <DeskTarget id={`slot:${slot}`}>
                    <span data-piece={`card:${card}`}>
                      <CardFace card={card} colour={colour} />
                    </span>
                  </DeskTarget>
                </div>
              ),
          )}
        </div>
      )}
      <div class="v-hand">
        <h2 class="visually-hidden">{texts.labels.hand}</h2>
        {hand.map((card) => (
          <DeskTarget key={card} id={`card:${card}`}>
            <span data-piece={`card:${card}`}>
              <CardFace card={card} colour={colour} />
            </span>
          </DeskTarget>
        ))}
      </div>
    </div>
  );
}
