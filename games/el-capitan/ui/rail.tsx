// The right side of the table: the bank with its harbour and loans, the open sailing cards, the spread scale, the bonus cards.
import { SeatShape, steady, Target, useShared } from '@kontor/table/kit';
import { type Board, inDeck, onDisplay, spreadOf, type View } from '../rules/index.ts';
import { cardSize, SailingCard } from './art/card.tsx';
import { Coin } from './art/pieces.tsx';
import { useEdition } from './edition.ts';
import { useForesight } from './foresight.ts';
import { bankHarbour, rail } from './layout.ts';
import { useSlots } from './slots.ts';

interface BankProps {
  readonly board: Board;
  readonly piles: View['loanPiles'];
}

interface DisplayProps {
  readonly board: Board;
  readonly cards: View['cards'];
  readonly isConnections: boolean;
  readonly y: number;
}

interface ScaleProps {
  readonly board: Board;
  /** How many cities are in play. */
  readonly most: number;
  /** In how many cities each seat is. */
  readonly bySeat: readonly number[];
  readonly y: number;
}

interface BonusProps {
  readonly board: Board;
  readonly bonus: View['bonus'];
  readonly y: number;
}

const useTexts = () => useEdition().texts;

function Heading({ y, text, end }: { readonly y: number; readonly text: string; readonly end?: string }) {
  return (
    <>
      <text class="rail-title" x={rail.x + 4} y={y}>
        {text}
      </text>
      {end !== undefined && (
        <text class="rail-note" x={rail.x + rail.width - 4} y={y}>
          {end}
        </text>
      )}
    </>
  );
}

const Bank = steady(({ board, piles }: BankProps) => {
  const texts = useTexts();
  const { loans } = board.components;
  const width = (rail.width - 8) / loans.length;
  return (
    <>
      <Heading y={34} text={texts.labels.bank} />
      <Target id="bank" area={{ ...bankHarbour, round: 10 }}>
        <rect class="bank-harbour" {...bankHarbour} rx="10" />
        <path class="harbour-waves" d={`M${rail.x + 16} ${bankHarbour.y + 48}${'q8-6 16 0t16 0'.repeat(10)}`} />
      </Target>
      {loans.map(({ amount, repayment, extended }, loan) => {
        const box = { x: rail.x + loan * (width + 8), y: 112, width, height: 58 };
        return (
          <Target key={amount} id={`loan:${loan}`} area={{ ...box, round: 8 }}>
            <rect class="loan-card is-under" x={box.x + 3} y={box.y + 3} width={box.width} height={box.height} rx="8" />
            <rect class="loan-card" {...box} rx="8" />
            <g transform={`translate(${box.x + 34} ${box.y + 29})`}>
              <Coin amount={amount} radius={21} />
            </g>
            <text class="loan-due" x={box.x + 66} y={box.y + 26}>
              → {repayment}
            </text>
            <text class="loan-due is-later" x={box.x + 66} y={box.y + 48}>
              ⇢ {extended}
            </text>
            <text class="loan-left" x={box.x + box.width - 12} y={box.y + 48}>
              ×{piles[loan]}
            </text>
          </Target>
        );
      })}
    </>
  );
});

const Display = steady(({ board, cards: places, isConnections, y }: DisplayProps) => {
  const { labels } = useTexts();
  const { display } = board.components;
  const isHere = (card: number) => card < board.destinationCount !== isConnections;
  const cards = [...places.keys()].filter(isHere);
  const slots = useSlots(
    cards.filter((card) => places[card] === onDisplay),
    isConnections ? display.connections : display.destinations,
  );
  const deck = cards.filter((card) => places[card] === inDeck).length;
  const id = isConnections ? 'deck:1' : 'deck:0';
  return (
    <>
      <Target id={id} area={{ x: rail.x, y: y - 24, width: rail.width, height: 30, round: 6 }}>
        <Heading y={y} text={isConnections ? labels.connectionCards : labels.destinationCards} />
        <g class="deck" transform={`translate(${rail.x + rail.width - 52} ${y - 18})`}>
          <rect x="4" y="3" width="34" height="20" rx="4" />
          <rect width="34" height="20" rx="4" />
          <text x="17" y="16">
            {deck}
          </text>
        </g>
      </Target>
      {slots.map((card, slot) => {
        const x = rail.x + (slot % 2) * (cardSize.width + 8);
        const top = y + 10 + Math.floor(slot / 2) * (cardSize.height + 5);
        return (
          <g key={slot} transform={`translate(${x} ${top})`}>
            {card === undefined ? (
              <rect class="empty-slot" width={cardSize.width} height={cardSize.height} rx="7" />
            ) : (
              <Target id={`card:${card}`} area={{ x: 0, y: 0, ...cardSize, round: 7 }}>
                <SailingCard board={board} card={card} />
              </Target>
            )}
          </g>
        );
      })}
    </>
  );
});

/** Where the building in sight would bring a seat on the scale that begins with `from` cities. */
function WouldSpread({
  bySeat,
  from,
  width,
  y,
}: Omit<ScaleProps, 'board' | 'most'> & { readonly from: number; readonly width: number }) {
  const spread = useForesight()?.spread;
  return (
    <g class="would-spread">
      {spread?.map((cities, seat) => {
        const moved = cities !== bySeat[seat] && Math.max(cities, bySeat[seat]!) > from;
        const step = Math.max(cities, from) - from;
        return (
          moved && (
            <g key={seat} transform={`translate(${rail.x + (step + 0.5) * width} ${y + 103})`}>
              <circle r="12" />
              <SeatShape seat={seat} radius={6} />
            </g>
          )
        );
      })}
    </g>
  );
}

/** The scale from the last amount of nothing on; seats stand where they are. */
const SpreadScale = steady(({ board, most, bySeat, y }: ScaleProps) => {
  const { labels } = useTexts();
  const steps = board.spread.slice(0, most + 1);
  const from = Math.max(0, steps.findIndex((florins) => florins > 0) - 1);
  const shown = steps.map((florins, cities) => ({ florins, cities })).slice(from);
  const width = rail.width / shown.length;
  return (
    <>
      <Heading y={y} text={labels.spread} end={labels.cities} />
      {shown.map(({ florins, cities }, at) => {
        const x = rail.x + at * width;
        const here = [...bySeat.keys()].filter((seat) => Math.max(from, bySeat[seat]!) === cities);
        return (
          <Target key={cities} id={`spread:${cities}`} area={{ x: x + 1, y: y + 8, width: width - 2, height: 110, round: 5 }}>
            <rect class="spread-step" x={x + 1} y={y + 8} width={width - 2} height="110" rx="5" />
            <text class="spread-cities" x={x + width / 2} y={y + 31}>
              {at === 0 ? `≤${cities}` : cities}
            </text>
            <rect class="spread-band" x={x + 1} y={y + 38} width={width - 2} height="26" />
            <text class="spread-florins" x={x + width / 2} y={y + 57}>
              {florins}
            </text>
            {here.map((seat, index) => {
              const [column, row] = here.length > 2 ? [(index % 2) - 0.5, Math.floor(index / 2)] : [0, index];
              return (
                <g key={seat} transform={`translate(${x + width / 2 + column * 14} ${y + 77 + row * 17})`}>
                  <SeatShape seat={seat} radius={here.length > 2 ? 6 : 7.5} />
                </g>
              );
            })}
          </Target>
        );
      })}
      <WouldSpread bySeat={bySeat} from={from} width={width} y={y} />
    </>
  );
});

const BonusCards = steady(({ board, bonus, y }: BonusProps) => {
  const { labels } = useTexts();
  const { cards } = board.components.bonus;
  const width = 72;
  return (
    <>
      <text class="rail-title" x={rail.x + 4} y={y + 34}>
        {labels.bonus}
      </text>
      {cards.map(({ florins }, index) => {
        const x = rail.x + rail.width - 56 - (cards.length - index) * (width + 8);
        const owner = bonus.indexOf(index);
        return (
          <Target key={florins} id={`bonus:${index}`} area={{ x, y, width, height: 54, round: 7 }}>
            <rect class={owner < 0 ? 'bonus-card' : 'bonus-card is-taken'} x={x} y={y} width={width} height="54" rx="7" />
            <g transform={`translate(${x + (owner < 0 ? width / 2 : 26)} ${y + 27})`}>
              <Coin amount={florins} radius={17} />
            </g>
            {owner >= 0 && (
              <g transform={`translate(${x + 57} ${y + 27})`}>
                <SeatShape seat={owner} radius={10} />
              </g>
            )}
          </Target>
        );
      })}
    </>
  );
});

export function Rail({ board, view }: { readonly board: Board; readonly view: View }) {
  const most = [...board.cities.keys()].filter((city) => view.inPlay & (1 << city)).length;
  const bySeat = useShared(view.money.map((_, seat) => spreadOf(view, seat)));
  return (
    <g class="rail">
      <Bank board={board} piles={view.loanPiles} />
      <Display board={board} cards={view.cards} isConnections={false} y={196} />
      <Display board={board} cards={view.cards} isConnections y={362} />
      <SpreadScale board={board} most={most} bySeat={bySeat} y={600} />
      <BonusCards board={board} bonus={view.bonus} y={728} />
    </g>
  );
}
