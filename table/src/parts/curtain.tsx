// Covers the table while the device goes from hand to hand.
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../model.ts';
import { SeatMark } from './piece.tsx';

export function Curtain() {
  const table = useTable();
  const button = useRef<HTMLButtonElement>(null);
  const seat = table.session.curtain.value;
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === undefined) return null;
  const name = table.names.value[seat] ?? '';
  const words = table.words.value;
  return (
    <div class="curtain">
      <div class="curtain-card">
        <SeatMark seat={seat} size={54} />
        <h2>{words.passTo(name)}</h2>
        <p>{words.curtainHint}</p>
        <button type="button" class="primary" ref={button} onClick={() => table.session.liftCurtain()}>
          {words.iAm(name)}
        </button>
      </div>
    </div>
  );
}
