// The wooden pieces and the money of El Capitán, each around its origin, about 40 units wide.
import { seatLooks, shapePath } from '@kontor/table/kit';

const lookOf = (colour: number) => seatLooks[colour % seatLooks.length]!;

/** A seat's shape in ink, so that colour is never alone. */
function Shape({ colour, radius, y = 0 }: { readonly colour: number; readonly radius: number; readonly y?: number }) {
  const { shape, ink } = lookOf(colour);
  return <path transform={`translate(0 ${y})`} d={shapePath(shape, radius)} fill={ink} />;
}

export function House({ colour, isClosed = false }: { readonly colour: number; readonly isClosed?: boolean }) {
  return (
    <g class={isClosed ? 'house is-closed' : 'house'}>
      <path class="piece-shade" d="M-15 17h32l3-3V-2L3-17Z" />
      <path class="piece-body" d="M-15-3h30v19h-30Z" fill={lookOf(colour).fill} />
      <path class="piece-body" d="M-19-2 0-18 19-2Z" fill={lookOf(colour).fill} />
      <path class="piece-dusk" d="M-19-2 0-18 19-2Z" />
      <Shape colour={colour} radius={7} y={7} />
      {isClosed && <path class="house-bars" d="M-15 16 15-3M-15-3l30 19" />}
    </g>
  );
}

export function Fortress({ colour }: { readonly colour: number }) {
  return (
    <g class="fortress">
      <path class="piece-shade" d="M-17 19h36l2-3v-30h-4Z" />
      <path class="piece-body" d="M-18 18v-26h-2v-10h7v5h6v-5h14v5h6v-5h7v10h-2v26Z" fill={lookOf(colour).fill} />
      <path class="piece-dusk" d="M-20-8h40v-2h-40Z" />
      <Shape colour={colour} radius={8} y={5} />
    </g>
  );
}

export function Ship({ colour }: { readonly colour: number }) {
  return (
    <g class="ship">
      <path class="ship-wake" d="M-27 18q6-4 13 0t13 0 13 0 13 0" />
      <path class="ship-mast" d="M0 6v-30" />
      <path class="ship-sail" d="M-15-21q15-4 30 0 4 11 0 23-15-4-30 0 4-11 0-23Z" />
      <g transform="translate(1 -10)">
        <path class="seat-shape" d={shapePath(lookOf(colour).shape, 8.5)} fill={lookOf(colour).fill} />
      </g>
      <path class="piece-body" d="M-24 3q6 3 12 3h24q6 0 13-5-1 15-13 17h-22q-11-1-14-15Z" fill={lookOf(colour).fill} />
      <path class="ship-pennant" d="M0-24h9l-3 3 3 3h-9Z" fill={lookOf(colour).fill} />
    </g>
  );
}

export function PirateShip() {
  return (
    <g class="pirate-ship">
      <path class="ship-wake" d="M-27 18q6-4 13 0t13 0 13 0 13 0" />
      <path class="ship-mast" d="M0 6v-32" />
      <path class="pirate-sail" d="M-16-22q16-4 32 0 4 11 0 24-16-4-32 0 4-12 0-24Z" />
      <g class="pirate-skull">
        <path d="M-6-11a6 6 0 0 1 12 0q0 3-2 4v3h-8v-3q-2-1-2-4Z" />
        <path class="pirate-bones" d="M-9-1l18-4M-9-5 9-1" />
        <path class="pirate-eyes" d="M-3.4-11h.1M3.4-11h.1" />
      </g>
      <path class="pirate-hull" d="M-25 3q6 3 12 3h25q6 0 13-6-1 16-13 18h-22q-12-1-15-15Z" />
    </g>
  );
}

/** An amount of florins on a coin. */
export function Coin({ amount, radius = 13 }: { readonly amount: number; readonly radius?: number }) {
  return (
    <g class="coin">
      <circle class="coin-face" r={radius} />
      <circle class="coin-rim" r={radius - 2.5} />
      <text class="coin-amount" y={radius * 0.45} font-size={radius * (amount > 99 ? 1 : 1.34)}>
        {amount}
      </text>
    </g>
  );
}

/** El Capitán, the mark of the start player: a ship's wheel. */
export function Wheel() {
  return (
    <g class="wheel">
      <circle r="11" />
      <circle r="4" />
      <path d="M0-17v34M-17 0h34M-12-12l24 24M-12 12l24-24" />
    </g>
  );
}

/** What is seen travelling. */
export function Traveller({ kind }: { readonly kind: string }) {
  const [what, colour = '0'] = kind.split(':');
  switch (what) {
    case 'house':
      return <House colour={Number(colour)} />;
    case 'fortress':
      return <Fortress colour={Number(colour)} />;
    case 'florin':
      return (
        <g class="coin">
          <circle class="coin-face" r="14" />
          <circle class="coin-rim" r="10" />
        </g>
      );
    default:
      return (
        <g class="card-back">
          <rect x="-20" y="-13" width="40" height="26" rx="4" />
          <path d="M0-8 3-1 10 0 3 2 0 9-3 2-10 0-3-1Z" />
        </g>
      );
  }
}
