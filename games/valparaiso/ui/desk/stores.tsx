// Money, warehouse, cargo hold, and the houses and merchants that are still on the repository board.
import type { Seat } from '@kontor/engine';
import { Count, DeskTarget } from '@kontor/table/kit';
import type { View } from '../../rules/index.ts';
import { Coin, GoodPicture, House, Merchant } from '../art/pictures.tsx';
import { usePrint, useValparaiso } from '../board/use-print.ts';
import { storeOf } from '../texts/reading.ts';

export function GoodIcon({ good, size = 24 }: { readonly good: number; readonly size?: number }) {
  return (
    <svg viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <GoodPicture good={good} />
    </svg>
  );
}

function Store({ view, seat, store }: { readonly view: View; readonly seat: Seat; readonly store: 'warehouse' | 'hold' }) {
  const texts = useValparaiso().texts.value;
  const print = usePrint(view.money.length);
  const counts = storeOf(view, store, seat);
  const held = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section class={`v-store is-${store}`}>
      <h2>
        {texts.labels[store]}
        {store === 'hold' && (
          <span class="v-room">
            {held}/{print.components.repository.hold}
          </span>
        )}
      </h2>
      {counts.map((count, good) => (
        <DeskTarget key={good} id={`${store}:${good}`} class={count === 0 ? 'v-amount is-none' : 'v-amount'}>
          <GoodIcon good={good} />
          <strong>
            <Count value={count} />
          </strong>
        </DeskTarget>
      ))}
    </section>
  );
}

export function Stores({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const texts = useValparaiso().texts.value;
  return (
    <div class="v-stores">
      <DeskTarget id="money" class="v-money">
        <svg viewBox="-12 -12 24 24" width="28" height="28" aria-hidden="true">
          <Coin radius={11} />
        </svg>
        <strong>
          <Count value={view.money[seat] ?? 0} />
        </strong>
        <span>{texts.labels.pesos}</span>
      </DeskTarget>
      <Store view={view} seat={seat} store="warehouse" />
      <Store view={view} seat={seat} store="hold" />
      <DeskTarget id="houses" class="v-left">
        <svg viewBox="-21 -19 42 42" width="28" height="28" aria-hidden="true">
          <House seat={seat} />
        </svg>
        <span>{texts.houses(view.unbuilt[seat] ?? 0)}</span>
      </DeskTarget>
      <DeskTarget id="merchants" class="v-left">
        <svg viewBox="-19 -21 38 42" width="26" height="28" aria-hidden="true">
          <Merchant seat={seat} />
        </svg>
        <span>{texts.merchants(view.unhired[seat] ?? 0)}</span>
      </DeskTarget>
    </div>
  );
}
