// The market tiles: a column of five beside each market village, and the reserve. The lowest one is traded with.
import { Piece, Target } from '@kontor/table/kit';
import type { Print, View } from '../../rules/index.ts';
import { TokenRow } from '../art/pictures.tsx';
import { exchangeTokens } from '../art/tokens.ts';
import { tilePoint, tileSize } from './layout.ts';
import { useValparaiso } from './use-print.ts';

function Tile({
  view,
  print,
  position,
  isLowest,
}: {
  readonly view: View;
  readonly print: Print;
  readonly position: number;
  readonly isLowest: boolean;
}) {
  const tile = view.tiles[position]!;
  const printed = print.components.marketTiles[tile];
  const { x, y } = tilePoint(print, position);
  const { width, height } = tileSize;
  if (!printed) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target id={`tile:${position}`} area={{ x: -width / 2, y: -height / 2, width, height, round: 5 }}>
        <Piece key={tile} id={`tile:${tile}`} x={0} y={0}>
          <rect
            class={isLowest ? 'v-tile is-lowest' : 'v-tile'}
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            rx="5"
          />
          <TokenRow tokens={exchangeTokens(printed.pay, printed.gain)} width={width - 6} size={1.22} />
        </Piece>
      </Target>
    </g>
  );
}

export function Columns({ view, print }: { readonly view: View; readonly print: Print }) {
  const { labels } = useValparaiso().texts.value;
  const { width, height, step } = tileSize;
  const all = [...print.columns, print.reserve];
  return (
    <>
      {all.map(({ start, size }, column) => {
        if (size === 0) return null;
        const foot = tilePoint(print, start);
        const top = tilePoint(print, start + size - 1);
        const isReserve = column === print.columns.length;
        return (
          <g key={start} class={isReserve ? 'v-column is-reserve' : 'v-column'}>
            <rect
              class="v-tray"
              x={foot.x - width / 2 - 5}
              y={top.y - height / 2 - (isReserve ? 26 : 5)}
              width={width + 10}
              height={foot.y - top.y + height + (isReserve ? 31 : 10)}
              rx="8"
            />
            {isReserve && (
              <text class="v-tray-name" x={foot.x} y={top.y - height / 2 - 8}>
                {labels.reserve}
              </text>
            )}
            {!isReserve && <path class="v-pointer" d={`M${foot.x + width / 2 + 5} ${foot.y - 8}l10 8-10 8Z`} />}
            {Array.from({ length: size }, (_, row) => (
              <Tile key={row} view={view} print={print} position={start + row} isLowest={row === 0} />
            ))}
            {isReserve && <path class="v-pointer" d={`M${foot.x - 8} ${foot.y + step / 2 + 5}h16l-8 10Z`} />}
          </g>
        );
      })}
    </>
  );
}
