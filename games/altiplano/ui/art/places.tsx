// Locations, cards, carts, bag and the signs of standing effects, around the origin.
import type { ExtensionEffect } from '../../rules/index.ts';
import { useReading } from '../use-reading.ts';
import { Tile } from './goods.tsx';

const emblems: Readonly<Record<string, string>> = {
  farm: 'M-12 11V-2L0-11 12-2V11ZM-4 11V3h8v8M-12-2h24',
  forest: 'M-6 9l-6 0 5-7h-3l6-9 6 9h-3l5 7ZM-6 9v4M7 11l-4 0 3-6h-2l4-7 4 7h-2l3 6ZM7 11v2',
  mine: 'M-13 12Q-13-9 0-9T13 12ZM-6 12Q-6-1 0-1T6 12M-11-11 4 0',
  harbour: 'M0-12a3 3 0 1 0 .1 0M0-6V12M-6-2H6M-11 4q1 8 11 8T11 4',
  village: 'M-13 11V0l6-6 6 6V11ZM1 11V-4l6-7 6 7V11ZM-9 11V5h4v6M5 11V4h4v7',
  market: 'M-13-4-10-11h20l3 7q-3 4-6 0-3 4-7 0-4 4-7 0-3 4-6 0ZM-10 0V11H10V0',
  road: 'M-10 12Q-2 6-6 0T4-12M0 12Q8 6 4 0T12-12M-3 9l3-2M0 2h3M2-6l3-1',
};

export function Emblem({ location }: { readonly location: number }) {
  const { locationId } = useReading();
  return <path class="emblem" d={emblems[locationId(location)] ?? ''} />;
}

export function EmblemPicture({ location, size = 22 }: { readonly location: number; readonly size?: number }) {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true">
      <Emblem location={location} />
    </svg>
  );
}

/** A number on a coin (what a tile sells for) or on a rosette (points). */
export function Badge({
  kind,
  number,
  x,
  y,
}: {
  readonly kind: 'price' | 'value';
  readonly number: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g class={`badge is-${kind}`} transform={`translate(${x} ${y})`}>
      {kind === 'price' ? <circle r="10" /> : <path d="M0-12 4-8 9-8 9-4 12 0 9 4 9 8 4 8 0 12-4 8-9 8-9 4-12 0-9-4-9-8-4-8Z" />}
      <text y="5">{number}</text>
    </g>
  );
}

export function House({ good }: { readonly good: number }) {
  return (
    <g class="house">
      <path class="house-wall" d="M-15 19V-3L0-18 15-3v22Z" />
      <path class="house-roof" d="M-19 0 0-20 19 0l-4 3L0-13-15 3Z" />
      <g transform="translate(0 7) scale(.56)">
        <Tile item={good} />
      </g>
    </g>
  );
}

export function Boat({ good }: { readonly good: number }) {
  return (
    <g class="boat">
      <path class="boat-hull" d="M-20 6q6 4 20 4t20-4q-2 13-9 13h-22q-7 0-9-13Z" />
      <path class="boat-bind" d="M-12 10v9M0 10v9M12 10v9" />
      <g transform="translate(0 -6) scale(.6)">
        <Tile item={good} />
      </g>
    </g>
  );
}

export function Cart({ state }: { readonly state: 'ready' | 'used' | 'absent' }) {
  return (
    <g class={`cart is-${state}`}>
      <path class="cart-body" d="M-16-9h26l-3 13h-20Z" />
      <path class="cart-bar" d="M10-5 18-10" />
      <circle class="cart-wheel" cx="-8" cy="8" r="6" />
      <circle class="cart-wheel" cx="5" cy="8" r="6" />
      {state === 'used' && <path class="cart-gone" d="M-17 14 17-14" />}
    </g>
  );
}

export function Bag() {
  return (
    <g class="bag">
      <path class="bag-body" d="M-11 16q-8-12 5-24l-4-7q10-4 20 0l-4 7q13 12 5 24-11 4-22 0Z" />
      <path class="bag-tie" d="M-6-8q6 3 12 0" />
    </g>
  );
}

export function Crate() {
  return (
    <g class="crate">
      <path class="crate-body" d="M-16-6 0-13 16-6V11L0 17-16 11Z" />
      <path class="crate-line" d="M-16-6 0 0 16-6M0 0v17" />
    </g>
  );
}

/** What an extension does, in a row of pictures about 120 units wide. */
export function Effect({ effect }: { readonly effect: ExtensionEffect }) {
  const { tables, goodOf } = useReading();
  if (effect.type === 'produce') {
    const inputs = [
      ...Object.entries(effect.inputs).flatMap(([id, count]) => new Array<number>(count).fill(goodOf(id))),
      ...new Array<number>(effect.coins).fill(tables.coin),
    ];
    const outputs = effect.outputs.map(goodOf);
    const scale = inputs.length + outputs.length > 3 ? 0.58 : 0.7;
    const step = 40 * scale + 2;
    const width = (inputs.length + outputs.length) * step + 20;
    const left = -width / 2 + step / 2;
    return (
      <g class="effect">
        {inputs.map((item, index) => (
          <g key={index} transform={`translate(${left + index * step} 0) scale(${scale})`}>
            <Tile item={item} />
          </g>
        ))}
        <path
          class="effect-arrow"
          transform={`translate(${left + inputs.length * step - step / 2 + 9} 0)`}
          d="M-6 0H5M0-5l6 5-6 5"
        />
        {outputs.map((item, index) => (
          <g key={`o${index}`} transform={`translate(${left + 20 + (inputs.length + index) * step} 0) scale(${scale})`}>
            <Tile item={item} />
          </g>
        ))}
        {outputs.slice(1).map((_, index) => (
          <path
            key={`s${index}`}
            class="effect-or"
            transform={`translate(${left + 20 + (inputs.length + index + 0.5) * step} 0)`}
            d="M2-13-2 13"
          />
        ))}
      </g>
    );
  }
  return <Standing effect={effect} />;
}

function Standing({ effect }: { readonly effect: Exclude<ExtensionEffect, { type: 'produce' }> }) {
  const { tables } = useReading();
  switch (effect.type) {
    case 'wildSpace':
      return (
        <g class="effect">
          <rect class="effect-space" x="-17" y="-17" width="34" height="34" rx="7" />
          <path class="effect-star" d="M0-12 3-4l9 1-7 5 3 9-8-5-8 5 3-9-7-5 9-1Z" />
        </g>
      );
    case 'paidTravel':
      return (
        <g class="effect">
          <g transform="translate(-26 0) scale(.7)">
            <Tile item={tables.coin} />
          </g>
          <path class="effect-arrow" d="M-8 0H5M0-5l6 5-6 5" />
          <g transform="translate(28 0) scale(.9)">
            <Cart state="ready" />
          </g>
        </g>
      );
    case 'exchange':
      return (
        <g class="effect">
          <g transform="translate(-30 0) scale(.8)">
            <Crate />
          </g>
          <path class="effect-arrow" d="M-12-5H11M6-10l6 5-6 5M12 7H-11M-6 2l-6 5 6 5" />
          <g transform="translate(30 0) scale(.8)">
            <Bag />
          </g>
        </g>
      );
    case 'moreSpaces':
      return (
        <g class="effect">
          {Array.from({ length: effect.spaces }, (_, index) => (
            <rect
              key={index}
              class="effect-space"
              x={(index - effect.spaces / 2) * 38 + 2}
              y="-17"
              width="34"
              height="34"
              rx="7"
            />
          ))}
        </g>
      );
    case 'lateStorage':
      return (
        <g class="effect">
          <g transform="translate(-34 0) scale(.85)">
            <Bag />
          </g>
          <text class="effect-count" x="-34" y="8">
            {effect.tiles}
          </text>
          <path class="effect-arrow" d="M-14 0H0M-6-5l6 5-6 5" />
          <path class="effect-space" d="M10-14h44v12H10ZM10 2h44v12H10ZM25-14v12M40-14v12M25 2v12M40 2v12" />
        </g>
      );
    case 'cornShed':
      return (
        <g class="effect">
          {Array.from({ length: effect.corn }, (_, index) => (
            <g key={index} transform={`translate(${(index - (effect.corn - 1) / 2) * 34} 0) scale(.75)`}>
              <Tile item={tables.corn} />
            </g>
          ))}
        </g>
      );
  }
}

export function EffectPicture({ effect, width = 100 }: { readonly effect: ExtensionEffect; readonly width?: number }) {
  return (
    <svg class="effect-picture" viewBox="-66 -20 132 40" width={width} height={(width * 40) / 132} aria-hidden="true">
      <Effect effect={effect} />
    </svg>
  );
}

/** What travels between places. */
export function Traveller({ kind }: { readonly kind: string }) {
  const { tables, goodOf } = useReading();
  const [what = '', index = ''] = kind.split(':');
  if (what === 'good') return <Tile item={Number(index)} />;
  if (what === 'coin') return <Tile item={tables.coin} />;
  if (what === 'cart') return <Cart state="ready" />;
  if (what === 'house') return <House good={goodOf(tables.components.houses[Number(index)]!.good)} />;
  return <Boat good={goodOf(tables.components.boats[Number(index)]!.good)} />;
}
