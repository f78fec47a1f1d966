// The players: a glance each, opening to everything that lies openly before them.

import { type Seat, seatsOf } from '@kontor/engine';
import { useSignal } from '@preact/signals';
import { useTable } from '../model.ts';
import { ClockFace } from './clock.tsx';
import { Icon } from './icon.tsx';
import { SeatMark } from './piece.tsx';
import { Walkable } from './walkable.tsx';

export function PlayerPanel({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const isOpen = useSignal(false);
  const { ui, session } = table;
  const words = table.words.value;
  const { view, asked } = table.snapshot.value;
  const player = session.players.value[seat];
  if (!player) return null;
  const isAsked = !session.isReplay && asked.some((decision) => decision.seat === seat);
  const isOwn = table.seat.value === seat;
  const { Panel, Area } = ui;
  const isCalledYou = player.name.toLowerCase() === words.you;
  const about =
    isOwn && !session.isReplay ? (isCalledYou ? '' : words.you) : player.bot !== undefined ? words.bot(player.bot) : '';
  return (
    <li class={`player-panel seat-${seat}${isAsked ? ' is-asked' : ''}${isOwn ? ' is-own' : ''}`} data-place={`seat:${seat}`}>
      <div class="player-head">
        <SeatMark seat={seat} size={22} />
        <span class="player-name" title={player.name}>
          {player.name}
        </span>
        <span class="player-facts">
          {about !== '' && <span class="player-about">{about}</span>}
          {player.isConnected === false && <span class="player-away">{words.isAway}</span>}
          {player.clock && <ClockFace clock={player.clock} />}
          {isAsked && <span class="player-asked">{words.isAsked}</span>}
        </span>
        {Area && (
          <button
            type="button"
            class="icon-button"
            aria-expanded={isOpen.value}
            aria-label={isOpen.value ? words.closeArea(player.name) : words.openArea(player.name)}
            title={isOpen.value ? words.closeArea(player.name) : words.openArea(player.name)}
            onClick={() => (isOpen.value = !isOpen.value)}
          >
            <Icon name={isOpen.value ? 'fold' : 'open'} />
          </button>
        )}
      </div>
      <div class="player-glance">
        <Panel view={view} seat={seat} />
      </div>
      {Area && isOpen.value && (
        <div class="player-area">
          <Area view={view} seat={seat} />
        </div>
      )}
    </li>
  );
}

/** All players, the viewer's own seat first, then clockwise. */
export function PlayerPanels() {
  const table = useTable();
  const first = table.seat.value ?? 0;
  const { seatCount } = table.session;
  const seats = seatsOf(seatCount).map((_, step) => ((first + step) % seatCount) as Seat);
  return (
    <Walkable class="panels" label={table.words.value.players}>
      <ul>
        {seats.map((seat) => (
          <PlayerPanel key={seat} seat={seat} />
        ))}
      </ul>
    </Walkable>
  );
}
