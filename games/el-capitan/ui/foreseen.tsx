// What the building in sight would change, drawn over the table: payments before and after, the new piece, what would be closed.
import { SeatShape } from '@kontor/table/kit';
import type { Board, View } from '../rules/index.ts';
import { Fortress, House } from './art/pieces.tsx';
import { useForesight } from './foresight.ts';
import { FortressPay } from './fortress-pay.tsx';
import { type Box, type CityLayout, middle } from './layout.ts';
import { type Change, changesIn, type Foresight, fortressPays } from './texts/foresight.ts';

interface PartProps {
  readonly board: Board;
  readonly view: View;
  readonly layout: CityLayout;
  readonly foresight: Foresight;
}

/** The new piece, as a shade of itself, and a stroke through whatever it would close. */
function Pieces({ layout, foresight: { seat, move, site, after } }: PartProps) {
  const isFortress = move.type === 'buildFortress';
  const place = (isFortress ? layout.fortresses : layout.sites)[site - 1];
  return (
    <>
      {place && (
        <g class="would-stand" transform={`translate(${middle(place).x} ${middle(place).y - (isFortress ? 4 : 0)})`}>
          {isFortress ? <Fortress colour={seat} /> : <House colour={move.colour} />}
        </g>
      )}
      {after.closed.map(({ site: closed }) => {
        const { x, y } = middle(layout.sites[closed - 1]!);
        return (
          <g key={closed} class="would-close" transform={`translate(${x} ${y})`}>
            <circle r="18" />
            <path d="M-12.7 12.7 12.7-12.7" />
          </g>
        );
      })}
    </>
  );
}

const pill = { width: 92, height: 28 };

/** Over the payments that a city shows anyway. */
function Ranks({ changes, picture }: { readonly changes: readonly Change[]; readonly picture: Box }) {
  const across = Math.max(1, Math.min(changes.length, Math.floor(picture.width / pill.width)));
  const rows = Math.ceil(changes.length / across);
  const ground = { width: across * pill.width + 6, height: rows * pill.height + 4 };
  return (
    <g transform={`translate(${middle(picture).x} ${picture.y + 48})`}>
      <rect class="foreseen-ground" x={-ground.width / 2} y={-16} {...ground} rx="16" />
      {changes.map(({ seat, now, after }, at) => {
        const row = Math.floor(at / across);
        const inRow = Math.min(across, changes.length - row * across);
        return (
          <g key={seat} transform={`translate(${((at % across) - (inRow - 1) / 2) * pill.width} ${row * pill.height})`}>
            <g transform="translate(-34 0)">
              <SeatShape seat={seat} radius={7.5} />
            </g>
            <text class={after < now ? 'foreseen-amount is-less' : 'foreseen-amount'} x="10" y="6">
              {now === after ? now : `${now} → ${after}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The tags of the fortresses for which a city would pay something else, and of the new one. */
function Fortresses({ board, view, layout, foresight }: PartProps) {
  return (
    <>
      {fortressPays(board, view, layout.city, foresight).map(({ site, amount }) => (
        <FortressPay key={site} box={layout.fortresses[site - 1]!} amount={amount} isForeseen />
      ))}
    </>
  );
}

export function Foreseen(props: { readonly board: Board; readonly view: View; readonly layouts: readonly CityLayout[] }) {
  const foresight = useForesight();
  if (!foresight) return null;
  const { city, now, after } = foresight;
  return (
    <g class="foreseen">
      {props.layouts.map((layout) => {
        const changes = changesIn(layout.city, now, after);
        const part = { ...props, layout, foresight };
        return (
          <g key={layout.city}>
            {layout.city === city && <Pieces {...part} />}
            {changes.length > 0 && <Ranks changes={changes} picture={layout.picture} />}
            <Fortresses {...part} />
          </g>
        );
      })}
    </g>
  );
}
