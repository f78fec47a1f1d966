// The high plain: the circle of seven locations, the extension track with its pile, the general supply, everybody's figures.
import { seatsOf } from '@kontor/engine';
import { Piece, SeatShape, Target, useTable } from '@kontor/table/kit';
import { type AltiplanoTypes, none, unowned, type View } from '../../rules/index.ts';
import { Tile } from '../art/goods.tsx';
import { Effect, Emblem } from '../art/places.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { locationId, tables } from '../texts/reading.ts';
import { boardSize, places, track, trail } from './layout.ts';
import { figureAt, LocationTile, Stack } from './location-tile.tsx';

export { boardSize } from './layout.ts';

function Land() {
  return (
    <g class="land">
      <defs>
        <linearGradient id="altiplano-hills" x1="0" y1="0" x2="0" y2="1">
          <stop class="hills-top" offset="0" />
          <stop class="hills-foot" offset="1" />
        </linearGradient>
      </defs>
      <rect class="plain" width={boardSize.width} height={boardSize.height} />
      <path class="sky" d="M0 0h1244v190H0Z" />
      <path
        class="range-far"
        d="M0 150 90 66l60 44 96-92 84 86 60-44 90 82 120-118 96 96 72-58 90 70 96-104 90 92 66-50 90 80v60H0Z"
      />
      <path
        class="snow"
        d="m246 18 38 39-20-6-16 12-18-10-20 8ZM600 24l36 37-18-4-18 10-16-12-20 6ZM954 28l32 33-16-4-16 10-18-10-14 6Z"
      />
      <path class="range-near" fill="url(#altiplano-hills)" d="M0 190q150-70 330-30t360-14 330 4 224 24V380H0Z" />
      <path class="lake" d="M1244 396q-110-44-214-10t-190 4-210 22 90 40 260 18 264 12Z" />
      <path
        class="grass"
        d="M60 372q6-12 2-20m4 20q4-10 10-14M420 366q6-12 2-20m4 20q4-10 10-14M1010 366q6-12 2-20m4 20q4-10 10-14M210 360q6-12 2-20m4 20q4-10 10-14"
      />
    </g>
  );
}

function ExtensionCard({ extension, price }: { readonly extension: number; readonly price: number }) {
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { tongue } = table.texts.value;
  const { effect, category } = tables.components.extensions[extension]!;
  const location = 'location' in effect ? tables.locationIds.indexOf(effect.location) : none;
  const { width } = track;
  return (
    <g class={location === none ? 'extension' : `extension place-${locationId(location)}`}>
      <rect class="extension-paper" width={width} height="104" rx="10" />
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
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { labels } = table.texts.value;
  const pile = view.extensions.filter((owner) => owner === unowned).length;
  const { width, step } = track;
  return (
    <g transform={`translate(${track.x} ${track.y})`}>
      <rect class="track-ground" x="-10" y="-10" width={view.track.length * step + 90} height="164" rx="14" />
      {view.track.map((_, space) => {
        const extra = tables.components.track[space]!.surcharge;
        return (
          <g key={space} transform={`translate(${space * step} 0)`}>
            <Target id={`track:${space}`} area={{ x: 30, y: 110, width: width - 60, height: 32, round: 10 }}>
              <rect class="track-space" width={width} height="104" rx="10" />
              <text class="track-extra" x={width / 2} y="133">
                +{extra}
              </text>
            </Target>
          </g>
        );
      })}
      {view.track.map((extension, space) =>
        extension === none ? null : (
          <Piece key={extension} id={`extension:${extension}`} x={space * step} y={0}>
            <Target id={`extension:${extension}`} area={{ x: 0, y: 0, width, height: 104, round: 10 }}>
              <ExtensionCard
                extension={extension}
                price={tables.components.extensions[extension]!.price + tables.components.track[space]!.surcharge}
              />
            </Target>
          </Piece>
        ),
      )}
      <g transform={`translate(${view.track.length * step} 0)`}>
        <Target id="pile" area={{ x: 0, y: 0, width: 70, height: 104, round: 10 }}>
          {pile > 2 && <rect class="pile-back" x="6" y="-5" width="64" height="104" rx="10" />}
          {pile > 0 && <rect class="pile-back" x="3" y="0" width="64" height="104" rx="10" />}
          {pile === 0 && <rect class="track-space" width="68" height="104" rx="10" />}
          <text class="pile-count" x="35" y="62">
            {pile}
          </text>
          <text class="track-extra" x="35" y="133">
            {labels.pile}
          </text>
        </Target>
      </g>
    </g>
  );
}

function Middle({ view }: { readonly view: View }) {
  return (
    <g>
      <g transform="translate(122 262)">
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
      <Stack good={tables.food} count={view.supply[tables.food]!} x={206} y={232} />
      <g transform="translate(206 312)">
        <Target id="coins" area={{ x: -36, y: -24, width: 72, height: 46, round: 16 }}>
          {[-18, 0, 18].map((x, index) => (
            <g key={x} transform={`translate(${x} ${index === 1 ? -5 : 2}) scale(.8)`}>
              <Tile item={tables.coin} />
            </g>
          ))}
        </Target>
      </g>
    </g>
  );
}

function Figures({ view }: { readonly view: View }) {
  return (
    <>
      {seatsOf(view.players.length).map((seat) => {
        const { figure } = view.players[seat]!;
        const place = figure === none ? undefined : places[view.ring.indexOf(figure)]!;
        const inside = figureAt(view, seat);
        const x = place ? place.x + inside.x : 70 + seat * 26;
        const y = place ? place.y + inside.y : 340;
        return (
          <Piece key={seat} id={`figure:${seat}`} x={x} y={y}>
            <path class="figure-shadow" d="M-12 14a12 4 0 1 0 24 0a12 4 0 1 0-24 0Z" />
            <SeatShape seat={seat} radius={12} />
          </Piece>
        );
      })}
    </>
  );
}

export function Board({ view }: { readonly view: View }) {
  return (
    <>
      <Land />
      <path class="trail-bed" d={trail} />
      <path class="trail" d={trail} />
      {view.ring.map((location, index) => (
        <g key={location} transform={`translate(${places[index]!.x} ${places[index]!.y})`}>
          <LocationTile view={view} location={location} />
        </g>
      ))}
      <Middle view={view} />
      <Track view={view} />
      <Figures view={view} />
    </>
  );
}
