// What lies before the player: money, the pieces still to be built, the sailing cards in hand, the loans.
import type { Seat } from '@kontor/engine';
import { Count, DeskTarget, Place } from '@kontor/table/kit';
import { coloursOf, debtOf, hand, ownerOf, type View } from '../rules/index.ts';
import { cardSize, SailingCard } from './art/card.tsx';
import { Coin, Fortress, House } from './art/pieces.tsx';
import { useEdition } from './edition.ts';
import { PaydayNow } from './panel.tsx';

function Pieces({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const colours = Array.from({ length: coloursOf(view) }, (_, colour) => colour).filter(
    (colour) => ownerOf(view, colour) === seat,
  );
  return (
    <>
      {colours.map((colour) => (
        <span key={colour} class={view.warehouses[colour] === 0 ? 'desk-pieces is-none' : 'desk-pieces'}>
          <svg viewBox="-22 -21 44 42" width="34" height="32" aria-hidden="true">
            <House colour={colour} />
          </svg>
          ×{view.warehouses[colour]}
        </span>
      ))}
      <span class={view.fortresses[seat] === 0 ? 'desk-pieces is-none' : 'desk-pieces'}>
        <svg viewBox="-22 -21 44 42" width="34" height="32" aria-hidden="true">
          <Fortress colour={seat} />
        </svg>
        ×{view.fortresses[seat]}
      </span>
    </>
  );
}

export function Desk({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { board, texts } = useEdition();
  const { labels } = texts;
  const { loans } = board.components;
  const cards = [...view.cards.keys()].filter((card) => view.cards[card] === hand(seat));
  const debt = debtOf(board, view, seat);
  return (
    <div class="capitan-desk">
      <DeskTarget id={`player:${seat}`} class="desk-purse">
        <svg viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true">
          <g class="coin">
            <circle class="coin-face" r="14" />
            <circle class="coin-rim" r="10" />
          </g>
        </svg>
        <span class="desk-money">
          <strong>
            <Count value={view.money[seat]!} />
          </strong>{' '}
          {texts.florinWord(view.money[seat]!)}
          {debt > 0 && (
            <small>
              {' '}
              −{debt} {labels.debt}
            </small>
          )}
        </span>
        <Pieces view={view} seat={seat} />
      </DeskTarget>
      {loans.map(({ amount, repayment, extended }, loan) => {
        const place = (seat * loans.length + loan) * 2;
        const [open = 0, turned = 0] = [view.loans[place], view.loans[place + 1]];
        if (open + turned === 0) return null;
        return (
          <DeskTarget key={amount} id={`owed:${loan}`} class="desk-loan">
            <svg viewBox="-16 -16 32 32" width="30" height="30" aria-hidden="true">
              <Coin amount={amount} radius={15} />
            </svg>
            ×{open + turned} → {open * repayment + turned * extended}
          </DeskTarget>
        );
      })}
      <Place id="hand">
        <span class="visually-hidden">{labels.cards}</span>
      </Place>
      <ul class="desk-cards" aria-label={labels.cards}>
        {cards.length === 0 && <li class="desk-empty">{labels.noCards}</li>}
        {cards.map((card) => (
          <li key={card}>
            <DeskTarget id={`card:${card}`} class="desk-card">
              <svg viewBox={`0 0 ${cardSize.width} ${cardSize.height}`} aria-hidden="true">
                <SailingCard board={board} card={card} />
              </svg>
            </DeskTarget>
          </li>
        ))}
      </ul>
      {view.stage !== 'over' && <PaydayNow view={view} seat={seat} />}
    </div>
  );
}
