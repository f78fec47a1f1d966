// What lies at the edge of the board: the draw pile, the general supply, the scoring track.
import { Piece, SeatShape, Target } from '@kontor/table/kit';
import type { Print, View } from '../../rules/index.ts';
import { Coin, GoodPicture } from '../art/pictures.tsx';
import { pointsOfSeat } from '../texts/reading.ts';
import { boardSize, trackWidth } from './layout.ts';
import { useValparaiso } from './use-print.ts';

/** Spaces of the track, counted upwards. */
const spaces = 25;
const cell = 20.6;
const left = 4;
const middle = (value: number): number => boardSize.height - 12 - (value + 0.5) * cell;

/** The scoring track. Whoever goes beyond its last space begins again, one round richer. */
export function Track({ view }: { readonly view: View }) {
  const { end } = useValparaiso().game.edition.components;
  const points = view.money.map((_, seat) => pointsOfSeat(view, seat));
  const width = trackWidth - 8;
  const frame = { x: left, y: middle(spaces - 0.5) - 4, width, height: spaces * cell + 8 };
  return (
    <Target id="track" area={{ ...frame, round: 8 }}>
      <rect class="v-track" {...frame} rx="8" />
      {Array.from({ length: spaces }, (_, value) => (
        <g key={value} transform={`translate(${left + 3} ${middle(value)})`}>
          <rect
            class={value >= end.victoryPoints ? 'v-step is-end' : 'v-step'}
            y={1 - cell / 2}
            width={width - 6}
            height={cell - 2}
            rx="4"
          />
          <text class="v-step-number" x="20" y="5">
            {value}
          </text>
        </g>
      ))}
      {points.map((value, seat) => {
        const here = points.flatMap((other, index) => (other % spaces === value % spaces ? [index] : []));
        const [radius, step] = here.length > 2 ? [5.5, 8] : [8.5, 10];
        return (
          <Piece
            key={seat}
            id={`counter:${seat}`}
            x={left + width - 4 - radius - here.indexOf(seat) * step}
            y={middle(value % spaces)}
          >
            <SeatShape seat={seat} radius={radius} />
          </Piece>
        );
      })}
    </Target>
  );
}

export function Margin({ view }: { readonly view: View; readonly print: Print }) {
  return (
    <>
      <g transform="translate(1150 480)">
        <Target id="pile" area={{ x: -32, y: -42, width: 64, height: 84, round: 8 }}>
          {[6, 3, 0].map((shift) => (
            <rect key={shift} class="v-pile" x={-27 + shift} y={-38 + shift} width="50" height="68" rx="6" />
          ))}
          <text class="v-pile-count" x="-2" y="6">
            {view.pile.length}
          </text>
        </Target>
      </g>
      <g transform="translate(58 484)">
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
