// A player in one glance, and opened: money, pieces left, cards, loans, and what a payday now would bring.
import type { Seat } from '@kontor/engine';
import { Count, DeskTarget } from '@kontor/table/kit';
import { coloursOf, debtOf, hand, ownerOf, type Payday, type View, wealthOf } from '../rules/index.ts';
import { cardSize, SailingCard } from './art/card.tsx';
import { Fortress, House, Wheel } from './art/pieces.tsx';
import { useEdition } from './edition.ts';
import { useForesight } from './foresight.ts';
import { partsOf } from './texts/foresight.ts';

interface PanelProps {
  readonly view: View;
  readonly seat: Seat;
}

const coloursOfSeat = (view: View, seat: Seat): number[] =>
  Array.from({ length: coloursOf(view) }, (_, colour) => colour).filter((colour) => ownerOf(view, colour) === seat);

/** What a payday would bring after the building in sight. */
function AfterBuilding({ seat }: { readonly seat: Seat }) {
  const foresight = useForesight();
  if (!foresight) return null;
  return <Then now={foresight.now.totals[seat]!} after={foresight.after.totals[seat]!} sign="+" />;
}

/** An amount that becomes another. */
function Then({ now, after, sign = '' }: { readonly now: number; readonly after: number; readonly sign?: string }) {
  if (now === after) return null;
  return <span class={after < now ? 'after-building is-less' : 'after-building'}>{` → ${sign}${after}`}</span>;
}

/** The sources of a payday, each with what it would become. */
function Parts({ payday, seat }: { readonly payday: Payday; readonly seat: Seat }) {
  const { texts } = useEdition();
  const foresight = useForesight();
  return (
    <>
      {partsOf(seat, payday, foresight?.after).map(({ source, now, after }) => (
        <span key={source}>
          {texts.source(source)} {now}
          <Then now={now} after={after} />
        </span>
      ))}
    </>
  );
}

export function Panel({ view, seat }: PanelProps) {
  const { texts, board, preview } = useEdition();
  const { labels } = texts;
  const cards = view.cards.filter((place) => place === hand(seat)).length;
  const isInDebt = debtOf(board, view, seat) > 0;
  return (
    <DeskTarget id={`player:${seat}`} class="capitan-glance">
      <span class="glance-money">
        <strong>
          <Count value={view.money[seat]!} />
        </strong>{' '}
        {texts.florinWord(view.money[seat]!)}
      </span>
      {isInDebt && (
        <span class="glance-soft">
          {labels.wealth} <Count value={wealthOf(board, view, seat)} />
        </span>
      )}
      <span class="glance-pieces">
        {coloursOfSeat(view, seat).map((colour) => (
          <span key={colour}>
            <svg viewBox="-22 -21 44 42" width="22" height="21" aria-hidden="true">
              <House colour={colour} />
            </svg>
            {view.warehouses[colour]}
          </span>
        ))}
        <span>
          <svg viewBox="-22 -21 44 42" width="22" height="21" aria-hidden="true">
            <Fortress colour={seat} />
          </svg>
          {view.fortresses[seat]}
        </span>
        <span>
          <svg viewBox="-22 -16 44 32" width="24" height="18" aria-hidden="true">
            <g class="card-back">
              <rect x="-20" y="-13" width="40" height="26" rx="4" />
              <path d="M0-8 3-1 10 0 3 2 0 9-3 2-10 0-3-1Z" />
            </g>
          </svg>
          {cards}
        </span>
        {view.startPlayer === seat && (
          <svg viewBox="-20 -20 40 40" width="22" height="22" role="img" aria-label={labels.startPlayer}>
            <title>{labels.startPlayer}</title>
            <Wheel />
          </svg>
        )}
      </span>
      {view.stage !== 'over' && (
        <span class="glance-soft">
          {labels.paydayNow} +<Count value={preview.payday(view).totals[seat]!} />
          <AfterBuilding seat={seat} />
        </span>
      )}
    </DeskTarget>
  );
}

/** What a payday would bring now, by source. */
export function PaydayNow({ view, seat }: PanelProps) {
  const { texts, preview } = useEdition();
  const payday = preview.payday(view);
  return (
    <p class="payday-now">
      <span>
        {texts.labels.paydayNow} <strong>+{payday.totals[seat]}</strong>
        <AfterBuilding seat={seat} />
      </span>
      <Parts payday={payday} seat={seat} />
    </p>
  );
}

export function Area({ view, seat }: PanelProps) {
  const { texts, board } = useEdition();
  const cards = [...view.cards.keys()].filter((card) => view.cards[card] === hand(seat));
  const { loans } = board.components;
  return (
    <div class="capitan-area">
      <PaydayNow view={view} seat={seat} />
      {loans.map(({ amount, repayment, extended }, loan) => {
        const place = (seat * loans.length + loan) * 2;
        const [open = 0, turned = 0] = [view.loans[place], view.loans[place + 1]];
        return open + turned === 0 ? null : (
          <p key={amount}>
            {texts.labels.loans} {amount} ×{open + turned} → {open * repayment + turned * extended}
          </p>
        );
      })}
      <ul class="desk-cards">
        {cards.map((card) => (
          <li key={card}>
            <svg
              viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
              width={cardSize.width * 0.7}
              height={cardSize.height * 0.7}
              role="img"
              aria-label={texts.card(card)}
            >
              <SailingCard board={board} card={card} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
