// Chooses who sits where and by which options, then plays here or opens a table online.
import { levels } from '@kontor/bots';
import type { Game } from '@kontor/engine';
import type { PageTexts } from '@kontor/table';
import { SeatMark } from '@kontor/table/kit';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../catalogue.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Emblem } from '../parts/emblems.tsx';
import { OptionFields, type OptionValues } from '../parts/option-fields.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { botName } from '../play/bot-names.ts';
import { faultIn } from '../play/faults.ts';
import { loadGame, loadUi } from '../play/load-game.ts';
import { type ClockChoice, clockChoices, openOnlineTable } from '../play/online-api.ts';
import { playable } from '../play/playable.ts';
import type { LocalSeat } from '../play/saves.ts';
import { firstSeats, startLocal } from '../play/start.ts';
import { go } from '../router.ts';
import { playerName } from '../settings.ts';
import { shownLanguage, useWords } from '../words/index.ts';

type SeatChoice = LocalSeat | undefined;

function SeatField({
  seat,
  value,
  onChange,
}: {
  readonly seat: number;
  readonly value: SeatChoice;
  readonly onChange: (value: SeatChoice) => void;
}) {
  const words = useWords();
  const kind = value === undefined ? 'none' : (value.bot ?? 'person');
  const choose = (next: string) => {
    if (next === 'none') onChange(undefined);
    else if (next === 'person') onChange({ name: seat === 0 ? playerName.value || words.guest : words.playerNumber(seat + 1) });
    else onChange({ name: value?.bot === undefined ? botName(seat) : value.name, bot: next });
  };
  return (
    <li class="seat-field">
      <SeatMark seat={seat} size={26} />
      <div class="seat-pair">
        <label>
          <span class="visually-hidden">{words.seat(seat + 1)}</span>
          <select value={kind} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="person">{words.person}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {words.levels[level]}
              </option>
            ))}
            {seat > 1 && <option value="none">{words.noSeat}</option>}
          </select>
        </label>
        {value && (
          <label>
            <span class="visually-hidden">{seat === 0 ? words.yourName : words.seat(seat + 1)}</span>
            <input
              type="text"
              maxLength={24}
              value={value.name}
              onChange={(event) => {
                const name = event.currentTarget.value.trim();
                if (seat === 0 && value.bot === undefined) playerName.value = name;
                onChange({ ...value, name: name || words.playerNumber(seat + 1) });
              }}
            />
          </label>
        )}
      </div>
    </li>
  );
}

function Toggle({ id, label, value }: { readonly id: string; readonly label: string; readonly value: Signal<boolean> }) {
  return (
    <div class="option is-toggle">
      <input
        id={id}
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
        }}
      />
      <label class="option-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}

export function Setup({ game }: { readonly game: string }) {
  const words = useWords();
  if (!playable.includes(game)) return <DeadEnd title={words.noGame} text={words.notFound} />;
  return <SetupOf key={game} game={game} />;
}

function SetupOf({ game: id }: { readonly game: string }) {
  const words = useWords();
  const isBroken = useSignal(false);
  const game = useSignal<Game | undefined>(undefined);
  /** The game's own words, and the language they are in: they come a moment after the page's. */
  const spoken = useSignal<{ readonly language: string; readonly texts: PageTexts } | undefined>(undefined);
  const seats = useSignal<readonly SeatChoice[]>([]);
  const options = useSignal<OptionValues>({});
  const problem = useSignal('');
  const isPublic = useSignal(false);
  const hints = useSignal(true);
  const clock = useSignal<ClockChoice>('none');
  const language = shownLanguage.value;
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadGame(id), loadUi(id).then((ui) => ui.texts[language]())])
      .then(([loaded, wording]) => {
        if (!isCurrent) return;
        game.value = loaded;
        spoken.value = { language, texts: wording.textsFor(loaded.edition.components) };
        if (seats.value.length > 0) return;
        const empty = Array.from({ length: loaded.box.seats.max - 3 }, () => undefined);
        seats.value = [...firstSeats(), ...empty];
      })
      .catch(() => {
        isBroken.value = true;
      });
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  const taken = seats.value.filter((seat) => seat !== undefined);
  const box = game.value?.box;
  const canStart = box !== undefined && taken.length >= box.seats.min && taken.length <= box.seats.max;
  const online = async () => {
    const answer = await openOnlineTable({
      game: id,
      seats: taken.map(({ bot }) => bot as (typeof levels)[number] | undefined),
      options: options.value,
      name: playerName.value,
      guest: words.guest,
      isPublic: isPublic.value,
      hints: hints.value,
      clock: clock.value,
    });
    if (typeof answer === 'string') go({ page: 'table', id: answer });
    else problem.value = faultIn(words, answer);
  };
  if (isBroken.value) return <DeadEnd title={words.setupTitle(titleOf(id))} text={words.fault} />;
  return (
    <PageFrame title={words.setupTitle(titleOf(id))}>
      <article class="setup">
        <div class={`setup-head card-${id}`}>
          <Emblem game={id} />
          <h1 tabIndex={-1}>{words.setupTitle(titleOf(id))}</h1>
        </div>
        <section class="setup-seats">
          <h2>{words.whoPlays}</h2>
          <ul class="seat-fields">
            {seats.value.map((seat, index) => (
              <SeatField
                key={index}
                seat={index}
                value={seat}
                onChange={(value) => {
                  seats.value = seats.value.map((other, at) => (at === index ? value : other));
                }}
              />
            ))}
          </ul>
        </section>
        {box && spoken.value && Object.keys(box.options).length > 0 && (
          <fieldset class="options" lang={spoken.value.language}>
            <legend>{words.options}</legend>
            <OptionFields
              table={box.options}
              values={options.value}
              texts={spoken.value.texts}
              seatNames={taken.map(({ name }) => name)}
              onChange={(values) => {
                options.value = values;
              }}
            />
          </fieldset>
        )}
        {box && !canStart && <p class="problem setup-note">{words.needPlayers(box.seats.min, box.seats.max)}</p>}
        <div class="setup-actions setup-ways">
          <section class="way">
            <h2>{words.oneDevice}</h2>
            <p>{words.oneDeviceHint}</p>
            <button type="button" class="primary" disabled={!canStart} onClick={() => void startLocal(id, taken, options.value)}>
              {words.startHere}
            </button>
          </section>
          <section class="way">
            <h2>{words.online}</h2>
            <p>{words.onlineHint}</p>
            <Toggle id="option-public" label={words.publicTable} value={isPublic} />
            <Toggle id="option-hints" label={words.allowHints} value={hints} />
            <label class="way-clock">
              <span>{words.clock}</span>
              <select
                id="option-clock"
                value={clock.value}
                onChange={(event) => {
                  clock.value = event.currentTarget.value as ClockChoice;
                }}
              >
                {clockChoices.map((name) => (
                  <option key={name} value={name}>
                    {words.clocks[name]}
                  </option>
                ))}
              </select>
            </label>
            <p class="problem" role="alert">
              {problem.value}
            </p>
            <button type="button" class="secondary" disabled={!canStart} onClick={() => void online()}>
              {words.startOnline}
            </button>
          </section>
        </div>
      </article>
    </PageFrame>
  );
}
