// A player of Valparaíso in one glance, and everything that lies openly before a player.
import type { Seat } from '@kontor/engine';
import { Count } from '@kontor/table/kit';
import { none, type View } from '../rules/index.ts';
import { Coin, House, Merchant, Seal } from './art/pictures.tsx';
import { usePrint, useValparaiso } from './board/use-print.ts';
import { CardFace } from './desk/card-face.tsx';
import { GoodIcon } from './desk/stores.tsx';
import { achievementsOf, pointsOfSeat, storeOf } from './texts/reading.ts';

function Goods({ counts }: { readonly counts: readonly number[] }) {
  const { terms } = useValparaiso().texts.value;
  return (
    <>
      {counts.map((count, good) => (
        <span key={good} class={count === 0 ? 'v-few is-none' : 'v-few'} title={terms.goodNames[good] ?? ''}>
          <GoodIcon good={good} size={18} />
          {count}
        </span>
      ))}
    </>
  );
}

export function Panel({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const table = useValparaiso();
  const { labels } = table.texts.value;
  const print = usePrint(view.money.length);
  const plan = view.plans[seat];
  const laid = plan?.filter((card) => card !== none).length ?? 0;
  const isFinished = view.phase === 'planning' && (view.finished & (1 << seat)) !== 0;
  const cards = achievementsOf(print, view, seat).length;
  return (
    <div class="v-glance">
      <span class="v-few is-points" title={labels.points}>
        <svg viewBox="-12 -12 24 24" width="26" height="26" aria-hidden="true">
          <Seal count={pointsOfSeat(view, seat)} radius={11} />
        </svg>
        <span class="visually-hidden">
          {pointsOfSeat(view, seat)} {labels.points}
        </span>
      </span>
      <span class="v-few is-money" title={labels.pesos}>
        <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
          <Coin radius={11} />
        </svg>
        <strong>
          <Count value={view.money[seat] ?? 0} />
        </strong>
      </span>
      <span class="v-pair" title={labels.warehouse}>
        <Goods counts={storeOf(view, 'warehouse', seat)} />
      </span>
      {view.startPlayer === seat && <span class="v-start">{labels.startPlayer}</span>}
      <span class="v-second">
        {view.phase !== 'planning' && laid > 0 && (
          <span class="v-backs" title={labels.plan}>
            {Array.from({ length: laid }, (_, index) => (
              <span key={index} class="v-back" />
            ))}
          </span>
        )}
        {isFinished && <span class="v-finished">✓ {labels.plan}</span>}
        {cards > 0 && (
          <span>
            {labels.achievements} {cards}
          </span>
        )}
      </span>
    </div>
  );
}

export function Area({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { labels } = useValparaiso().texts.value;
  const print = usePrint(view.money.length);
  const colour = view.colours[seat] ?? 0;
  const plan = view.plans[seat];
  const achievements = achievementsOf(print, view, seat);
  const isOpen = view.phase !== 'planning' && plan?.some((card) => card !== none);
  return (
    <dl class="v-area">
      <dt>{labels.warehouse}</dt>
      <dd>
        <Goods counts={storeOf(view, 'warehouse', seat)} />
      </dd>
      <dt>{labels.hold}</dt>
      <dd>
        <Goods counts={storeOf(view, 'hold', seat)} />
      </dd>
      <dt>{labels.houses}</dt>
      <dd>
        <svg viewBox="-21 -19 42 42" width="22" height="22" aria-hidden="true">
          <House seat={seat} />
        </svg>{' '}
        {view.unbuilt[seat]}
      </dd>
      <dt>{labels.merchants}</dt>
      <dd>
        <svg viewBox="-19 -21 38 42" width="20" height="22" aria-hidden="true">
          <Merchant seat={seat} />
        </svg>{' '}
        {view.unhired[seat]}
      </dd>
      <dt>{labels.plan}</dt>
      <dd class="v-area-cards">
        {isOpen
          ? plan?.map((card, slot) => card !== none && <CardFace key={slot} card={card} colour={colour} />)
          : view.phase === 'planning'
            ? labels.hidden
            : labels.none}
      </dd>
      <dt>{labels.achievements}</dt>
      <dd class="v-area-cards">
        {achievements.length > 0 ? achievements.map((card) => <CardFace key={card} card={card} colour={colour} />) : labels.none}
      </dd>
    </dl>
  );
}
