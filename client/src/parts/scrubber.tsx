// Moves through a replay: step by step, by slider, by itself; from any seat; with a link to the very moment.
import { type Seat, seat as toSeat } from '@kontor/engine';
import { Icon, type IconName, LatestEntry } from '@kontor/table/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplaySession } from '../play/replay-session.ts';
import { useWords } from '../words/index.ts';
import { Coach } from './coach.tsx';
import { copyText } from './copy.ts';

const pace = 900;

export function Scrubber({ session, link }: { readonly session: ReplaySession; readonly link: (() => string) | undefined }) {
  const words = useWords();
  const isPlaying = useSignal(false);
  const said = useSignal('');
  /** A link that has to be copied by hand. */
  const shownLink = useSignal('');
  const { step, total, viewer, seats } = session;
  const show = (to: number) => {
    step.value = Math.max(0, Math.min(total, to));
  };
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      if (step.value >= total) isPlaying.value = false;
      else show(step.value + 1);
    }, pace);
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as Element).closest?.('input, select, .surface')) return;
      if (event.key === 'ArrowLeft') show(step.value - 1);
      else if (event.key === 'ArrowRight') show(step.value + 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const copy = async (address: string) => {
    const isCopied = await copyText(address);
    said.value = isCopied ? words.copied : words.notCopied;
    shownLink.value = isCopied ? '' : address;
  };
  const save = () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(session.file)], { type: 'application/json' }));
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.download = `kontor-${session.game.box.id}.json`;
    anchor.click();
    URL.revokeObjectURL(address);
  };
  const steps: readonly { readonly icon: IconName; readonly text: string; readonly to: () => number }[] = [
    { icon: 'first', text: words.first, to: () => 0 },
    { icon: 'back', text: words.back, to: () => step.value - 1 },
    { icon: 'forward', text: words.forward, to: () => step.value + 1 },
    { icon: 'last', text: words.last, to: () => total },
  ];
  return (
    <section class="scrubber" aria-label={words.replayTitle}>
      <div class="scrubber-row">
        {steps.map(({ icon, text, to }) => (
          <button key={text} type="button" class="icon-button" aria-label={text} title={text} onClick={() => show(to())}>
            <Icon name={icon} />
          </button>
        ))}
        <button
          type="button"
          class="secondary"
          aria-pressed={isPlaying.value}
          onClick={() => (isPlaying.value = !isPlaying.value)}
        >
          {isPlaying.value ? words.pause : words.playThrough}
        </button>
        <input
          type="range"
          min={0}
          max={total}
          value={step.value}
          aria-label={words.moveOf(step.value, total)}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
        <span class="scrubber-count">{words.moveOf(step.value, total)}</span>
      </div>
      <div class="scrubber-row">
        <LatestEntry />
        <label>
          {words.perspective}
          <select
            value={String(viewer.value)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              viewer.value = value === 'spectator' ? 'spectator' : (toSeat(Number(value)) as Seat);
            }}
          >
            <option value="spectator">{words.spectator}</option>
            {seats.map(({ name }, seat) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Coach session={session} />
        {link && (
          <button type="button" class="secondary" title={words.copyLink} onClick={() => void copy(link())}>
            <Icon name="link" />
            <span class="tool-word">{words.copyLink}</span>
          </button>
        )}
        <button type="button" class="secondary" title={words.download} onClick={save}>
          <Icon name="download" />
          <span class="tool-word">{words.download}</span>
        </button>
        <span role="status">{said.value}</span>
        {shownLink.value !== '' && (
          <input
            key={shownLink.value}
            class="shown-link"
            type="text"
            readOnly
            value={shownLink.value}
            aria-label={words.copyLink}
            ref={(field) => field?.select()}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </div>
    </section>
  );
}
