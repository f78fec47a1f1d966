// The twelve goods and the coin, each a wooden tile with its picture, around the origin, about 40 units wide.
import { useReading } from '../use-reading.ts';

/** Filled shape and drawn lines of each good. */
const pictures: Readonly<Record<string, readonly [string, string]>> = {
  food: ['M-12 0h24q-1 11-12 11t-12-11Z', 'M-5-4q-3-3 0-7M3-4q-3-3 0-7'],
  corn: ['M0-14q7 6 5 17-2 8-5 8t-5-8q-2-11 5-17Z', 'M-5 1q-7 2-6 11 7 0 9-3M5 1q7 2 6 11-7 0-9-3M-2-6h4M-3-1h6M-3 4h6'],
  wood: ['M-13-6h19a6 6 0 0 1 0 12h-19Z', 'M6-6a6 6 0 0 0 0 12M6-1.500a1.500 1.500 0 1 0 .1 0M-10-2h9M-9 2h6'],
  stone: ['M-13 9-10-4-2-11 8-8 13 3 10 9Z', 'M-2-11 1-1 13 3M1-1-4 9'],
  ore: ['M-11 11-13-1-6-9-1-2-3 11ZM1 11 0-2 6-11 12-1 10 11Z', 'M-6-9-6 11M6-11 6 11'],
  silver: ['M-14 8-9-6H9l5 14Z', 'M-9-6-5 2H5l4-8M-5 2-7 8M5 2 7 8'],
  cloth: ['M-11-11h22V8q-5 4-11 3t-11 1Z', 'M-11-5l4 4 4-4 4 4 4-4 4 4 2-2M-11 3l4 4 4-4 4 4 4-4 4 4 2-2'],
  wool: ['M0-11a11 11 0 1 0 .1 0Z', 'M-9-4q9-6 17 2M-10 3q10-7 19 2M-4-10q9 6 7 20M-8 7q8-3 10 3'],
  fish: ['M-14 0q8-10 18-3l9-6v18l-9-6q-10 7-18-3Z', 'M-8-1.500a.8 .8 0 1 0 .1 0M-2-4q3 4 0 8'],
  glass: ['M-3-14h6v7q6 3 6 9v7q0 3-3 3H-6q-3 0-3-3V2q0-6 6-9Z', 'M-4-10h8M-5 3q0 5 0 6'],
  alpaca: ['M-12 12V3q-2-6 4-7h6v-7q0-3 2-3l1-2 2 2q5 0 5 3-1 2-3 2H4q3 5 1 10v11H1V6h-8v6Z', 'M3-10h.1'],
  cacao: ['M-10 9Q-13-7 4-12q9-1 8 8-3 15-15 15-5 0-7-2Z', 'M-8 7Q-4-4 9-9M-2 9Q7 4 10-5M-9 0Q-5-7 4-10'],
};

/** A goods tile; a coin for the item after the last good. */
export function Tile({ item }: { readonly item: number }) {
  const { tables, goodId } = useReading();
  if (item === tables.coin)
    return (
      <g class="coin">
        <circle class="coin-edge" cy="1.500" r="17" />
        <circle class="coin-face" r="17" />
        <path class="coin-line" d="M0-11a11 11 0 1 0 .1 0M0-6v12M-3-6h6M-3 6h6" />
      </g>
    );
  const id = goodId(item);
  const [body, lines] = pictures[id] ?? ['', ''];
  return (
    <g class={`tile tile-${id}`}>
      <rect class="tile-edge" x="-19" y="-17" width="38" height="37" rx="8" />
      <rect class="tile-face" x="-19" y="-19" width="38" height="37" rx="8" />
      <path class="tile-body" d={body} />
      <path class="tile-line" d={lines} />
    </g>
  );
}

/** A tile in HTML. */
export function TilePicture({ item, size = 36 }: { readonly item: number; readonly size?: number }) {
  return (
    <svg class="tile-picture" viewBox="-20 -20 40 41" width={size} height={size} aria-hidden="true">
      <Tile item={item} />
    </svg>
  );
}
