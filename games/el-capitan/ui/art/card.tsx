// A sailing card, 184 by 64 units from its upper left corner: where it leads on a small chart, its names, seals and price.
import { type Board, type Card, isDestinationCard } from '../../rules/index.ts';
import { Coin } from './pieces.tsx';

export const cardSize = { width: 182, height: 62 };

const cell = 10;

/** The grid of the board with the cities of the card. */
function SmallChart({ board, marked }: { readonly board: Board; readonly marked: readonly number[] }) {
  const place = (city: number) => {
    const { column, row } = board.cities[city]!;
    return { x: column * cell, y: row * cell };
  };
  const [first, second] = marked;
  return (
    <g class="small-chart" transform="translate(13 9)">
      {Array.from({ length: board.innerCities }, (_, city) => {
        const { x, y } = place(city);
        return <circle key={city} cx={x} cy={y} r="2" />;
      })}
      {first !== undefined && second !== undefined && (
        <path class="small-route" d={`M${place(first).x} ${place(first).y}L${place(second).x} ${place(second).y}`} />
      )}
      {marked.map((city) => {
        const { x, y } = place(city);
        return <circle key={city} class="is-marked" cx={x} cy={y} r="4.4" />;
      })}
    </g>
  );
}

/** A seal of red wax. */
const Seal = ({ x }: { readonly x: number }) => (
  <g class="seal" transform={`translate(${x} 44)`}>
    <path d="M0-8q4-2 6 2 4 2 2 6 1 5-3 6-3 4-6 1-5 1-6-3-4-3-1-6-1-5 3-5 2-3 5-1Z" />
    <circle r="3.6" />
  </g>
);

export function SailingCard({ board, card }: { readonly board: Board; readonly card: Card }) {
  const index = (id: string) => board.cities.findIndex((city) => city.id === id);
  const name = (id: string) => board.cities[index(id)]?.name ?? id;
  const { width, height } = cardSize;
  const price = board.prices[card]!;
  if (isDestinationCard(board, card)) {
    const { city, seals } = board.components.destinationCards[card]!;
    return (
      <g class="sailing-card is-destination">
        <rect class="card-paper" width={width} height={height} rx="7" />
        <SmallChart board={board} marked={[index(city)]} />
        <text class="card-name" x="50" y="25">
          {name(city)}
        </text>
        {Array.from({ length: seals }, (_, at) => (
          <Seal key={at} x={60 + at * 21} />
        ))}
        <g transform={`translate(23 ${height - 15})`}>
          <Coin amount={price} radius={12.5} />
        </g>
      </g>
    );
  }
  const { cities } = board.components.connectionCards[card - board.destinationCount]!;
  return (
    <g class="sailing-card is-connection">
      <rect class="card-paper" width={width} height={height} rx="7" />
      <SmallChart board={board} marked={[index(cities[0]), index(cities[1])]} />
      <text class="card-name" x="50" y="25">
        {name(cities[0])}
      </text>
      <text class="card-name" x="50" y="49">
        {name(cities[1])}
      </text>
      <g transform={`translate(23 ${height - 15})`}>
        <Coin amount={price} radius={12.5} />
      </g>
    </g>
  );
}
