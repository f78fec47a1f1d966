// What lies before the player: the repository board with stores and plan, the cards in hand, and the first goods to take.
import type { Seat } from '@kontor/engine';
import { DeskTarget } from '@kontor/table/kit';
import type { View } from '../../rules/index.ts';
import { usePrint, useValparaiso } from '../board/use-print.ts';
import { Planned, Planning } from './plan.tsx';
import { GoodIcon, Stores } from './stores.tsx';

/** VP-1.7: the ten combinations of three goods. */
function FirstGoods({ view }: { readonly view: View }) {
  const { labels } = useValparaiso().texts.value;
  const print = usePrint(view.money.length);
  return (
    <div class="v-first-goods">
      <h2>{labels.takeGoods}</h2>
      {print.startingGoods.map((goods) => (
        <DeskTarget key={goods.join('-')} id={`goods:${goods.join('-')}`} class="v-combination">
          {goods.flatMap((count, good) =>
            Array.from({ length: count }, (_, index) => <GoodIcon key={`${good}-${index}`} good={good} size={22} />),
          )}
        </DeskTarget>
      ))}
    </div>
  );
}

export function Desk({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  return (
    <div class="v-desk">
      <Stores view={view} seat={seat} />
      {view.phase === 'takingGoods' ? (
        <FirstGoods view={view} />
      ) : view.phase === 'planning' ? (
        <Planning view={view} seat={seat} />
      ) : (
        <Planned view={view} seat={seat} />
      )}
    </div>
  );
}
