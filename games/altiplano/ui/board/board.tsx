// The high plain: the circle of seven locations, the extension track with its pile, the general supply, everybody's figures.
import { seatsOf } from '@kontor/engine';
import { Piece, SeatShape, steady, Target, useTable } from '@kontor/table/kit';
import { type AltiplanoTypes, none, unowned, type View } from '../../rules/index.ts';
import { Tile } from '../art/goods.tsx';
import { Effect, Emblem } from '../art/places.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { useReading } from '../use-reading.ts';
import { boardSize, type Place, placesOf, tile, track, trail } from './layout.ts';
import { figureAt, LocationTile, Stack } from './location-tile.tsx';

export { boardSize } from './layout.ts';

/** The country goes on beyond the board, as far as it can be seen on a wide screen or moved on a narrow one. */
const [aside, beyond] = [1200, 260];
const { width: wide, height: high } = boardSize;
const sides = { x: -aside, width: wide + 2 * aside };
/** Ranges and lake are drawn from here to there, and once more on either side as in a mirror. */
const [from, to] = [-300, 1570];
const mirrored = [`translate(${2 * from} 0) scale(-1 1)`, undefined, `translate(${2 * to} 0) scale(-1 1)`];

function Ranges() {
  return (
    <>
      <path
        class="range-far"
        d="M-300 90-220 40-140 110-60 70 0 130 70 30 130 96 190 70 260 120 380 84 480 14 560 88 640 60 720 100 815 22 900 92 980 66 1080 110 1180 26 1270 130 1340 60 1410 104 1500 30 1570 90V210H-300Z"
      />
      <path
        class="snow"
        d="m-220 40 18 16-12-3-9 9-11-8-14 6ZM70 30l26 29-16-5-10 12-11-9-17 5ZM480 14l32 30-18-4-14 14-15-11-26 9ZM815 22l33 28-20-3-13 13-14-10-24 9ZM1180 26l24 28-14-4-12 12-12-9-18 6ZM1500 30l22 20-14-3-9 11-12-9-17 7Z"
      />
      <path
        class="range-near"
        fill="url(#altiplano-hills)"
        d="M-300 200q150-50 300-10q150-70 340-30t370-14 330 4 230 40q150-40 300 0V400H-300Z"
      />
      <path class="lake" d="M1570 388q-300-46-500-8t-230 4-210 22 90 40 260 18 590 14Z" />
    </>
  );
}

const Land = steady(() => (
  <g class="land">
    <defs>
      <linearGradient id="altiplano-hills" x1="0" y1="0" x2="0" y2="1">
        <stop class="hills-top" offset="0" />
        <stop class="hills-foot" offset="1" />
      </linearGradient>
    </defs>
    <rect class="sky" {...sides} y={-beyond} height={beyond + 200} />
    <rect class="plain" {...sides} y="180" height={high + beyond - 180} />
    {mirrored.map((transform) => (
      <g key={transform ?? ''} transform={transform}>
        <Ranges />
      </g>
    ))}
    <path
      class="grass"
      d="M60 372q6-12 2-20m4 20q4-10 10-14M420 366q6-12 2-20m4 20q4-10 10-14M1010 366q6-12 2-20m4 20q4-10 10-14M210 360q6-12 2-20m4 20q4-10 10-14M-90 420q6-12 2-20m4 20q4-10 10-14M1340 300q6-12 2-20m4 20q4-10 10-14M-40 560q6-12 2-20m4 20q4-10 10-14M500 600q6-12 2-20m4 20q4-10 10-14M900 570q6-12 2-20m4 20q4-10 10-14"
    />
  </g>
));

function ExtensionCard({ extension, price }: { readonly extension: number; readonly price: number }) {
  const { tables, locationId } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { tongue } = table.texts.value;
  const { effect, category } = tables.components.extensions[extension]!;
  const location = 'location' in effect ? tables.locationIds.indexOf(effect.location) : none;
  const { width } = track;
  return (
    <g class={location === none ? 'extension' : `extension place-${locationId(location)}`}>
      <rect class="extension-paper" width={width} height={track.card} rx="10" />
      <path class="place-band" d={`M0 28V10Q0 0 10 0H${width - 10}q10 0 10 10V28Z`} />
      {location !== none && (
        <g transform="translate(16 14) scale(.72)">
          <Emblem location={location} />
        </g>
      )}
      <text class="extension-place" x={location === none ? 10 : 32} y="20">
        {location === none ? tongue.extension(extension) : tongue.location(location).name}
      </text>
      <text class="extension-category" x={width - 10} y="95">
        {category}
      </text>
      <g transform={`translate(${width / 2} 55)`}>
        <Effect effect={effect} />
      </g>
      <g transform={`translate(${width / 2} 88)`}>
        <g transform="translate(-12 0) scale(.62)">
          <Tile item={tables.coin} />
        </g>
        <text class="extension-price" x="4" y="7">
          {price}
        </text>
      </g>
    </g>
  );
}

function Track({ view }: { readonly view: View }) {
  const { tables } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { labels } = table.texts.value;
  const pile = view.extensions.filter((owner) => owner === unowned).length;
  const { width, step, card } = track;
  const end = view.track.length * step;
  return (
    <g transform={`translate(${track.x} ${track.y})`}>
      <rect class="track-ground" x="-9" y="-27" width={end + 86} height={card + 35} rx="14" />
      {view.track.map((_, space) => (
        <g key={space} transform={`translate(${space * step} 0)`}>
          <Target id={`track:${space}`} area={{ x: 40, y: -24, width: width - 80, height: 22, round: 8 }}>
            <rect class="track-space" width={width} height={card} rx="10" />
            <text class="track-extra" x={width / 2} y="-7">
              +{tables.components.track[space]!.surcharge}
            </text>
          </Target>
        </g>
      ))}
      {view.track.map((extension, space) =>
        extension === none ? null : (
          <Piece key={extension} id={`extension:${extension}`} x={space * step} y={0}>
            <Target id={`extension:${extension}`} area={{ x: 0, y: 0, width, height: card, round: 10 }}>
              <ExtensionCard
                extension={extension}
                price={tables.components.extensions[extension]!.price + tables.components.track[space]!.surcharge}
              />
            </Target>
          </Piece>
        ),
      )}
      <g transform={`translate(${end} 0)`}>
        <Target id="pile" area={{ x: 0, y: -4, width: 70, height: card + 4, round: 10 }}>
          {pile === 0 && <rect class="track-space" width="68" height={card} rx="10" />}
          {[4, 2, 0].slice(pile > 9 ? 0 : pile > 2 ? 1 : pile > 0 ? 2 : 3).map((lift) => (
            <rect key={lift} class="pile-back" x={lift} y={-lift} width="64" height={card} rx="10" />
          ))}
          <text class="pile-count" x="33" y="62">
            {pile}
          </text>
        </Target>
        <text class="track-extra" x="35" y="-9">
          {labels.pile}
        </text>
      </g>
    </g>
  );
}

function Middle({ view }: { readonly view: View }) {
  const { tables } = useReading();
  return (
    <g>
      <g transform="translate(112 258)">
        <Target id="round" area={{ cx: 0, cy: 0, r: 44 }}>
          <path
            class="sun-rays"
            d={Array.from({ length: 16 }, (_, ray) => {
              const angle = (ray * Math.PI) / 8;
              const at = (radius: number, turn: number) =>
                `${(Math.cos(angle + turn) * radius).toFixed(1)} ${(Math.sin(angle + turn) * radius).toFixed(1)}`;
              return `M${at(32, -0.12)}L${at(43, 0)}L${at(32, 0.12)}Z`;
            }).join('')}
          />
          <circle class={view.round === view.lastRound ? 'sun is-last' : 'sun'} r="31" />
          <text class="sun-number" y="12">
            {view.round}
          </text>
        </Target>
      </g>
      <Stack good={tables.food} count={view.supply[tables.food]!} x={198} y={252} />
      <g transform="translate(268 264)">
        <Target id="coins" area={{ x: -32, y: -30, width: 64, height: 58, round: 16 }}>
          {[
            [-13, 8],
            [13, 9],
            [0, -8],
          ].map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(.85)`}>
              <Tile item={tables.coin} />
            </g>
          ))}
        </Target>
      </g>
    </g>
  );
}

function Figures({ view, places }: { readonly view: View; readonly places: readonly Place[] }) {
  const { tongue } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  return (
    <>
      {seatsOf(view.players.length).map((seat) => {
        const { figure } = view.players[seat]!;
        const place = figure === none ? undefined : places[view.ring.indexOf(figure)]!;
        const inside = place && figureAt(view, seat, place.width, tongue.location(figure).name);
        const x = place && inside ? place.x + inside.x : 60 + seat * 27;
        const y = place && inside ? place.y + inside.y : tile.height + 148;
        return (
          <Piece key={seat} id={`figure:${seat}`} x={x} y={y}>
            <path class="figure-shadow" d="M-12 13a12 4 0 1 0 24 0a12 4 0 1 0-24 0Z" />
            <SeatShape seat={seat} radius={12} />
          </Piece>
        );
      })}
    </>
  );
}

export function Board({ view }: { readonly view: View }) {
  const { tables } = useReading();
  const places = placesOf(tables, view.ring);
  return (
    <>
      <Land />
      <path class="trail-bed" d={trail} />
      <path class="trail" d={trail} />
      {view.ring.map((location, index) => (
        <LocationTile key={location} view={view} location={location} place={places[index]!} />
      ))}
      <Middle view={view} />
      <Track view={view} />
      <Figures view={view} places={places} />
    </>
  );
}
