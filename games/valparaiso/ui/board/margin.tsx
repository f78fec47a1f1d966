// What lies at the edge of the board: the draw pile, the general supply, the scoring track.
import { Piece, SeatShape, Target } from '@kontor/table/kit';
import type { Print, View } from '../../rules/index.ts';
import { Coin, GoodPicture } from '../art/pictures.tsx';
import { pointsOfSeat } from '../texts/reading.ts';
import { boardSize } from './layout.ts';
import { useValparaiso } from './use-print.ts';

const last = 25;
const cell = 45;
const left = (boardSize.width - last * cell) / 2;

/** The scoring track. Whoever goes beyond its last space begins again, one round richer. */
export function Track({ view }: { readonly view: View }) {
  const { end } = useValparaiso().game.edition.components;
  const points = view.money.map((_, seat) => pointsOfSeat(view, seat));
  return (
    <Target id="track" area={{ x: left - 4, y: 645, width: last * cell + 8, height: 34, round: 10 }}>
      <rect class="v-track" x={left - 4} y="645" width={last * cell + 8} height="34" rx="10" />
      {Array.from({ length: last }, (_, value) => (
        <g key={value} transform={`translate(${left + (value + 0.5) * cell} 662)`}>
          <rect
            class={value >= end.victoryPoints ? 'v-step is-end' : 'v-step'}
            x={-cell / 2 + 1.5}
            y="-14"
            width={cell - 3}
            height="28"
            rx="5"
          />
          <text class="v-step-number" y="5.500">
            {value}
          </text>
        </g>
      ))}
      {points.map((value, seat) => {
        const same = points.filter((other, index) => other % last === value % last && index < seat).length;
        return (
          <Piece key={seat} id={`counter:${seat}`} x={left + ((value % last) + 0.5) * cell - 10 + same * 7} y={662 - same * 2}>
            <SeatShape seat={seat} radius={9} />
          </Piece>
        );
      })}
    </Target>
  );
}

export function Margin({ view }: { readonly view: View; readonly print: Print }) {
  return (
    <>
      <g transform="translate(1164 588)">
        <Target id="pile" area={{ x: -32, y: -42, width: 64, height: 84, round: 8 }}>
          {[6, 3, 0].map((shift) => (
            <rect key={shift} class="v-pile" x={-27 + shift} y={-38 + shift} width="50" height="68" rx="6" />
          ))}
          <text class="v-pile-count" x="-2" y="6">
            {view.pile.length}
          </text>
        </Target>
      </g>
      <g transform="translate(54 596)">
        <Target id="supply" area={{ x: -40, y: -30, width: 80, height: 60, round: 8 }}>
          <path class="v-chest" d="M-34-6h68v30h-68ZM-34-6q0-20 18-20h32q18 0 18 20Z" />
          <g transform="translate(-16 -20)">
            <GoodPicture good={2} />
          </g>
          <g transform="translate(4 -23)">
            <Coin radius={10} />
          </g>
          <g transform="translate(22 -19)">
            <GoodPicture good={1} />
          </g>
          <path class="v-chest-line" d="M-34-6h68M-6-6v10h12V-6" />
        </Target>
      </g>
    </>
  );
}
