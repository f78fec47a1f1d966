// Pieces of which there is only one each: they keep their identity, so that the page can show them travelling.
import type { ComponentChildren } from 'preact';
import { seatLooks, shapePath } from '../seats.ts';

export interface PieceProps {
  /** The same before and after a move, and once on the whole page. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly children?: ComponentChildren;
}

/** A unique piece on the board, drawn around its own origin. It travels by itself when its place changes. */
export function Piece({ id, x, y, children }: PieceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="piece" data-piece={id}>
        {children}
      </g>
    </g>
  );
}

/** A seat's shape in its colour, for SVG. */
export function SeatShape({ seat, radius = 10 }: { readonly seat: number; readonly radius?: number }) {
  const look = seatLooks[seat % seatLooks.length]!;
  return <path class="seat-shape" d={shapePath(look.shape, radius)} fill={look.fill} />;
}

/** A seat's shape in its colour, for HTML. */
export function SeatMark({ seat, size = 18 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg class="seat-mark" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <SeatShape seat={seat} radius={9.5} />
    </svg>
  );
}
