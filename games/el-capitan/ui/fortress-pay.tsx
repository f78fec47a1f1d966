// What a fortress would bring its owner at a payday, on a small tag at its foot.
import { type Box, middle } from './layout.ts';

interface FortressPayProps {
  readonly box: Box;
  readonly amount: number;
  /** After the building that is in sight. */
  readonly isForeseen?: boolean;
}

export function FortressPay({ box, amount, isForeseen = false }: FortressPayProps) {
  const { x, y } = middle(box);
  return (
    <g class={isForeseen ? 'fortress-pay is-foreseen' : 'fortress-pay'} transform={`translate(${x} ${y + 19})`}>
      <rect x="-17" y="-11" width="34" height="20" rx="10" />
      <text y="5.5">{amount}</text>
    </g>
  );
}
