// One city on the captain's table: harbour spaces, fortress sites, the U of fields, the picture with what is closed.
import { SeatShape, steady, Target } from '@kontor/table/kit';
import { type Board, type CityPayday, type CityPrint, coloursOf, rowOf, takenSites, type View } from '../rules/index.ts';
import { Coin, Fortress, House } from './art/pieces.tsx';
import { Vignette } from './art/vignettes.tsx';
import { FortressPay } from './fortress-pay.tsx';
import { type Box, type CityLayout, middle } from './layout.ts';
import { paidBy } from './texts/foresight.ts';
import { closesWithTriangle } from './texts/print.ts';

/** What lies in a city now. */
export interface CityState {
  /** The colours of the houses on the sites, in their order. */
  readonly row: readonly (number | null)[];
  /** The site that counts for the payday: the last one taken, or 0. */
  readonly paying: number;
  /** Who built on the fortress sites; -1 for nobody. */
  readonly strongholds: readonly number[];
  /** The colours of the houses that are closed. */
  readonly closed: readonly number[];
  readonly closesWithTriangle: boolean;
  readonly payday: CityPayday | undefined;
}

export function cityState(board: Board, view: View, city: number, payday: CityPayday | undefined): CityState {
  const taken = takenSites(view, city);
  const first = city * board.fortressSites;
  return {
    row: rowOf(board, view, city),
    paying: taken === 0 ? 0 : 32 - Math.clz32(taken),
    strongholds: view.strongholds.slice(first, first + board.fortressSites),
    closed: [...view.warehouses.keys()].flatMap((colour) =>
      Array.from({ length: view.closed[city * coloursOf(view) + colour]! }, () => colour),
    ),
    closesWithTriangle: closesWithTriangle(view),
    payday,
  };
}

interface TileProps {
  readonly board: Board;
  readonly layout: CityLayout;
  readonly state: CityState;
}

const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

const centred = (box: Box): string => `translate(${middle(box).x} ${middle(box).y})`;

function Harbours({ layout, print }: { readonly layout: CityLayout; readonly print: CityPrint }) {
  return (
    <>
      {layout.harbours.map((box, index) => (
        <Target key={box.x} id={`harbour:${layout.city}:${index + 1}`} area={{ ...box, round: 9 }}>
          <rect class="harbour" {...box} rx="9" />
          <path
            class="harbour-waves"
            d={`M${box.x + 8} ${box.y + 20}q6-5 12 0t12 0 12 0M${box.x + 14} ${box.y + 34}q6-5 12 0t12 0`}
          />
          <g transform={`translate(${box.x + box.width - 16} ${box.y + box.height - 16})`}>
            <Coin amount={print.harbours[index]!} radius={14} />
          </g>
        </Target>
      ))}
    </>
  );
}

function FortressSites({ state, layout, print }: TileProps & { readonly print: CityPrint }) {
  return (
    <>
      {layout.fortresses.map((box, index) => {
        const owner = state.strongholds[index] ?? -1;
        const { x, y } = middle(box);
        return (
          <Target key={box.x} id={`fortress:${layout.city}:${index + 1}`} area={{ ...box, round: 9 }}>
            <path class="fortress-site" d={`M${x - 22} ${y + 23}v-34h-3v-12h9v6h8v-6h16v6h8v-6h9v12h-3v34Z`} />
            {owner >= 0 ? (
              <>
                <g transform={`translate(${x} ${y - 4})`}>
                  <Fortress colour={owner} />
                </g>
                {state.payday && <FortressPay box={box} amount={paidBy(state.payday, layout.city, 'fortresses', owner)} />}
              </>
            ) : (
              <g transform={`translate(${x} ${y + 6})`}>
                <Coin amount={print.fortresses[index]!} radius={15} />
              </g>
            )}
          </Target>
        );
      })}
    </>
  );
}

function Row({ board, state, layout, print }: TileProps & { readonly print: CityPrint }) {
  const { row, paying, closesWithTriangle } = state;
  return (
    <>
      {layout.sites.map((box, index) => {
        const site = index + 1;
        const field = inset(box, 1.5);
        const isDark = print.closing.includes(site);
        const hasTriangle = print.triangle.includes(site);
        const isLast = site > board.lastSite[layout.city]!;
        const colour = row[index] ?? null;
        return (
          <Target key={site} id={`site:${layout.city}:${site}`} area={{ ...field, round: 5 }}>
            <rect class={`site${isDark ? ' is-dark' : ''}${isLast ? ' is-last' : ''}`} {...field} rx="5" />
            {hasTriangle && (
              <path
                class={closesWithTriangle ? 'triangle is-active' : 'triangle'}
                d={`M${field.x + field.width - 2} ${field.y + 2}v18l-18-18Z`}
              />
            )}
            {site === paying && <circle class="paying" cx={middle(box).x} cy={middle(box).y} r="18" />}
            {colour === null ? (
              <text class={isDark ? 'site-value is-dark' : 'site-value'} x={middle(box).x} y={middle(box).y + 7.5}>
                {print.values[index]}
              </text>
            ) : (
              <g transform={centred(box)}>
                <House colour={colour} />
              </g>
            )}
          </Target>
        );
      })}
    </>
  );
}

/** Who would be paid what for majority if it were payday: in one row, or in two where there are many. */
function Ranks({ payday, picture }: { readonly payday: CityPayday; readonly picture: Box }) {
  const lines = payday.lines.filter((line) => line.source === 'majority');
  const step = 56;
  const rows = Math.ceil((lines.length * step) / picture.width);
  const across = Math.ceil(lines.length / rows);
  return (
    <g class="ranks" transform={`translate(${middle(picture).x} ${picture.y + 48})`}>
      {lines.map((line, at) => {
        const row = Math.floor(at / across);
        const inRow = Math.min(across, lines.length - row * across);
        return (
          <g key={line.seat} transform={`translate(${((at % across) - (inRow - 1) / 2) * step} ${row * 29})`}>
            <rect class="rank" x="-26" y="-13" width="52" height="26" rx="13" />
            <g transform="translate(-12 0)">
              <SeatShape seat={line.seat} radius={7.5} />
            </g>
            <text class="rank-amount" x="9" y="6">
              {line.amount}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Closed({ closed, layout }: { readonly closed: readonly number[]; readonly layout: CityLayout }) {
  if (closed.length === 0) return null;
  const { picture } = layout;
  const step = Math.min(40, (picture.width - 50) / closed.length);
  const width = step * closed.length + 10;
  const area = { x: middle(picture).x - width / 2, y: picture.y + picture.height - 46, width, height: 44 };
  return (
    <Target id={`closed:${layout.city}`} area={{ ...area, round: 8 }}>
      <rect class="closed-ground" {...area} rx="8" />
      {closed.map((colour, at) => (
        <g key={at} transform={`translate(${area.x + 5 + step * (at + 0.5)} ${area.y + 23}) scale(.9)`}>
          <House colour={colour} isClosed />
        </g>
      ))}
    </Target>
  );
}

export const CityTile = steady((props: TileProps) => {
  const { board, layout, state } = props;
  const { payday, closed } = state;
  const { city, tile, picture } = layout;
  const print = board.cities[city]!;
  const { x } = middle(picture);
  return (
    <g class={payday?.isFullest && payday.houses > 0 ? 'city is-fullest' : 'city'}>
      <rect class="tile-shade" x={tile.x + 2} y={tile.y + 4} width={tile.width} height={tile.height} rx="10" />
      <rect class="tile" {...tile} rx="10" />
      <Target id={`city:${city}`} area={{ ...picture, round: 8 }}>
        <rect class="picture" {...picture} rx="8" />
        <g transform={`translate(${x} ${picture.y + picture.height - 8})`}>
          <Vignette id={print.id} scale={Math.min(1.1, picture.width / 244)} />
        </g>
        <path
          class="picture-shore"
          d={`M${picture.x} ${picture.y + picture.height - 8}h${picture.width}v0q0 8-8 8h${16 - picture.width}q-8 0-8-8Z`}
        />
        <text class="city-name" x={x} y={picture.y + 25}>
          {print.name}
        </text>
      </Target>
      {payday && payday.houses > 0 && <Ranks payday={payday} picture={picture} />}
      <Harbours layout={layout} print={print} />
      <FortressSites {...props} print={print} />
      <Row {...props} print={print} />
      <Closed closed={closed} layout={layout} />
    </g>
  );
});
