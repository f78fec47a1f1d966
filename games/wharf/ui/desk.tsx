// What lies before the player: the hand of goods, the coins, and the plan of two orders.
import { bagSize, type Seat } from '@kontor/engine';
import { Count, DeskTarget, PlanDesk, PlanItem, PlanSlot, useTable } from '@kontor/table/kit';
import { type Move, type Order, orders, type View, type WharfTypes } from '../rules/index.ts';
import { GoodPicture, OrderPicture } from './art.tsx';
import type { WharfTexts } from './texts/index.ts';

function OrderCard({ order }: { readonly order: Order }) {
  const table = useTable<WharfTypes, WharfTexts>();
  return (
    <span class="order-card">
      <svg viewBox="-24 -24 48 48" width="38" height="38" aria-hidden="true">
        <OrderPicture order={order} />
      </svg>
      <span>{table.texts.value.order(order)}</span>
    </span>
  );
}

function Plan({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const table = useTable<WharfTypes, WharfTexts>();
  const texts = table.texts.value;
  const plan = view.plans[seat] ?? [];
  const lay = (next: readonly (Order | undefined)[]) => {
    const moves = next.filter((order) => order !== undefined).map((order): Move => ({ type: 'layOrder', order }));
    void table.replan(moves);
  };
  const put = (item: string, slot: string) => {
    const order = item.slice('order:'.length) as Order;
    const at = Number(slot.slice('slot:'.length));
    const next: (Order | undefined)[] = [plan[0], plan[1]];
    const from = next.indexOf(order);
    if (slot === 'slot:none') {
      if (from >= 0) lay(next.filter((other) => other !== order));
      return;
    }
    if (from >= 0) next[from] = next[at];
    next[at] = order;
    lay(next);
  };
  const free = orders.filter((order) => !plan.includes(order));
  return (
    <PlanDesk isDone={view.ready[seat] === true} canPut={(_, slot) => slot !== 'slot:1' || plan.length > 0} onPut={put}>
      {[0, 1].map((slot) => (
        <PlanSlot key={slot} id={`slot:${slot}`} label={texts.slot(slot)} class="order-slot">
          {plan[slot] ? (
            <PlanItem id={`order:${plan[slot]}`} target={`order:${plan[slot]}`} label={texts.order(plan[slot])}>
              <OrderCard order={plan[slot]} />
            </PlanItem>
          ) : (
            <span class="slot-name">{texts.slot(slot)}</span>
          )}
        </PlanSlot>
      ))}
      <PlanSlot id="slot:none" label={table.words.value.putDown} class="order-pool">
        {free.map((order) => (
          <PlanItem key={order} id={`order:${order}`} target={`order:${order}`} label={texts.order(order)}>
            <OrderCard order={order} />
          </PlanItem>
        ))}
      </PlanSlot>
    </PlanDesk>
  );
}

export function Desk({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const table = useTable<WharfTypes, WharfTexts>();
  const texts = table.texts.value;
  const hand = view.hands[seat] ?? [];
  return (
    <div class="wharf-desk">
      <div class="wharf-hand">
        <h2>{texts.hand}</h2>
        {hand.map((count, good) => (
          <DeskTarget key={good} id={`hand:${good}`} class={count === 0 ? 'hand-good is-none' : 'hand-good'}>
            <svg viewBox="-24 -24 48 48" width="46" height="46" aria-hidden="true">
              <GoodPicture good={good} />
            </svg>
            <span class="hand-count">×{count}</span>
            <span class="hand-name">{texts.good(good)}</span>
          </DeskTarget>
        ))}
        <p class="wharf-coins">
          <strong>
            <Count value={view.coins[seat] ?? 0} />
          </strong>{' '}
          {texts.coins}
          <span class="visually-hidden">{bagSize(hand)}</span>
        </p>
      </div>
      {view.phase === 'planning' && <Plan view={view} seat={seat} />}
    </div>
  );
}
