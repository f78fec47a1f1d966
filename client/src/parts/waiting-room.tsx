// Before the start: who sits where, the link for friends, and a seat in one click.
import { levels } from '@kontor/bots';
import type { TableDocument } from '@kontor/protocol';
import { SeatMark } from '@kontor/table/kit';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { titleOf } from '../catalogue.ts';
import { botName } from '../play/bot-names.ts';
import { faultIn } from '../play/faults.ts';
import { call, enter, isFault } from '../play/online-api.ts';
import { playerName } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { copyText } from './copy.ts';
import { Emblem } from './emblems.tsx';
import { TableFacts } from './table-facts.tsx';

export function WaitingRoom({
  id,
  document,
  onSeated,
}: {
  readonly id: string;
  readonly document: TableDocument;
  readonly onSeated: () => void;
}) {
  const words = useWords();
  const problem = useSignal('');
  const said = useSignal('');
  const linkField = useRef<HTMLInputElement>(null);
  const { table, viewer } = document;
  const isHost = viewer !== 'spectator' && table.seats[viewer]?.person === table.host;
  const isFull = table.seats.every((seat) => seat.person !== undefined || seat.bot !== undefined);
  const tell = (answer: object) => {
    problem.value = isFault(answer) ? faultIn(words, answer) : '';
    return !isFault(answer);
  };
  const sit = async (seat: number) => {
    const fault = await enter(playerName.value, words.guest);
    if (fault) return tell(fault);
    const isSeated = tell(await call('join', { id, body: { seat } }));
    if (isSeated) onSeated();
    return isSeated;
  };
  const link = location.href;
  const copy = async () => {
    const isCopied = await copyText(link);
    said.value = isCopied ? words.copied : words.notCopied;
    if (!isCopied) linkField.current?.focus();
  };
  const canSit = viewer === 'spectator' && !isFull;
  return (
    <article class="prose waiting">
      <div class={`setup-head card-${table.game}`}>
        <Emblem game={table.game} />
        <h1 tabIndex={-1}>{words.setupTitle(titleOf(table.game))}</h1>
      </div>
      {canSit && (
        <label class="way-clock">
          <span>{words.yourName}</span>
          <input
            type="text"
            maxLength={24}
            value={playerName.value}
            placeholder={words.guest}
            onInput={(event) => {
              playerName.value = event.currentTarget.value.trim();
            }}
          />
        </label>
      )}
      <ul class="tables">
        {table.seats.map((seat, index) => (
          <li key={index} class="table-row">
            <SeatMark seat={index} size={24} />
            {isHost && seat.bot !== undefined && <strong>{botName(index)}</strong>}
            {seat.person === undefined && isHost ? (
              <select
                aria-label={words.seatBot}
                value={seat.bot ?? ''}
                onChange={(event) => {
                  const level = event.currentTarget.value;
                  const body = { seat: index, level: level === '' ? null : (level as (typeof levels)[number]) };
                  void call('seatBot', { id, body }).then(tell);
                }}
              >
                <option value="">{words.waitingForFriend}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {words.levels[level]}
                  </option>
                ))}
              </select>
            ) : (
              <strong>
                {seat.name ?? (seat.bot === undefined ? words.noSeat : `${botName(index)} · ${words.levels[seat.bot]}`)}
              </strong>
            )}
            {seat.person === undefined && seat.bot === undefined && viewer === 'spectator' && (
              <button type="button" class="primary" onClick={() => void sit(index)}>
                {words.join}
              </button>
            )}
          </li>
        ))}
      </ul>
      <TableFacts table={table} />
      {isFull && viewer === 'spectator' && (
        <p class="way" role="status">
          {words.noSeatFree}
        </p>
      )}
      {!isFull && (
        <section class="way">
          <p>{words.inviteLink}</p>
          <div class="invite-link">
            <input
              ref={linkField}
              type="text"
              readOnly
              value={link}
              aria-label={words.invite}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" class="secondary" onClick={() => void copy()}>
              {words.copyInvite}
            </button>
          </div>
          <span role="status">{said.value}</span>
        </section>
      )}
      <p class="problem" role="alert">
        {problem.value}
      </p>
      <div class="setup-actions">
        {isHost && (
          <button type="button" class="primary" disabled={!isFull} onClick={() => void call('start', { id }).then(tell)}>
            {words.startMatch}
          </button>
        )}
        {viewer !== 'spectator' && (
          <button type="button" class="secondary" onClick={() => void call('leave', { id }).then(tell)}>
            {words.leave}
          </button>
        )}
        {!isFull && isHost && <p class="facts">{words.beginWhenFull}</p>}
        {!isHost && viewer !== 'spectator' && <p class="facts">{words.waitingForHost}</p>}
      </div>
    </article>
  );
}
