// Says in one sentence what is asked, offers the choices as buttons, greys what is forbidden and answers why, takes back, advises.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Choice, type ChoiceGroup, mostButtons, planBar } from '../choices.ts';
import { type TableModel, useTable } from '../model.ts';
import { ClockFace } from './clock.tsx';
import { useFocusKept } from './focus.ts';
import { Icon } from './icon.tsx';
import { NoticeLine } from './notice.tsx';
import { SeatMark } from './piece.tsx';

/** The name under which the choices that are not possible fold and open. */
const refusedGroup = '?';

/** The sentence that says what is asked, by which others find it. */
export const sentenceId = 'asked-sentence';
/** Can be given the focus, but is no stop for the Tab key. */
const focusable = { tabIndex: -1 } as const;

/** On a phone, and on a low screen, there is room for less. */
const isNarrow = (): boolean => matchMedia('(max-width: 760px)').matches;
const isTight = (): boolean => isNarrow() || matchMedia('(max-height: 760px)').matches;

function ChoiceButton({ choice, table }: { readonly choice: Choice; readonly table: TableModel }) {
  const point = (targets: readonly string[]) => {
    table.hinted.value = targets;
  };
  const isAdvised = useComputed(() => table.hint.value?.choice?.key === choice.key).value;
  return (
    <button
      type="button"
      class={`choice${choice.isClosing ? ' is-closing' : ''}${isAdvised ? ' is-advised' : ''}`}
      onClick={() => void table.choose(choice)}
      onPointerEnter={() => point(choice.targets)}
      onPointerLeave={() => point([])}
      onFocus={() => point(choice.targets)}
      onBlur={() => point([])}
    >
      {choice.label}
    </button>
  );
}

/** Answers 'why not?' in the notice. */
function RefusedChoice({ choice, table }: { readonly choice: Choice; readonly table: TableModel }) {
  return (
    <button
      type="button"
      class="choice is-refused"
      aria-disabled="true"
      title={table.words.value.whyNot}
      onClick={() => choice.refusal && table.explainRefusal(choice.refusal)}
    >
      {choice.label}
    </button>
  );
}

/** Stands for a whole group: opens it in place of the others, and closes it. */
function FoldButton({
  heading,
  count,
  isOpen,
  look,
  onToggle,
}: {
  readonly heading: string;
  readonly count: number;
  readonly isOpen: boolean;
  /** 'is-refused' where nothing in the group can be done. */
  readonly look: string;
  readonly onToggle: () => void;
}) {
  return (
    <button type="button" class={`choice is-fold ${look}`} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen && <Icon name="turn" size={16} />}
      <span>{heading}</span>
      {!isOpen && <span class="choice-count">{count}</span>}
      {!isOpen && <Icon name="open" size={16} />}
    </button>
  );
}

function Choices({ table }: { readonly table: TableModel }) {
  const opened = useSignal<string | undefined>(undefined);
  const words = table.words.value;
  const refused = table.refused.value;
  const most = isTight() ? mostButtons.narrow : mostButtons.wide;
  const { groups, closing, showsRefused } = planBar(table.choices.value, refused.length, most);
  /** Something else can be done now: whoever has opened a group has to see it. */
  const known = useRef(groups.map(({ name }) => name));
  useEffect(() => {
    const names = groups.map(({ name }) => name);
    if (names.some((name) => !known.current.includes(name))) opened.value = undefined;
    known.current = names;
  }, [table.choices.value]);
  const toggle = (name: string) => {
    opened.value = opened.value === name ? undefined : name;
  };
  const advised = table.hint.value?.choice?.key;
  const headingOf = (name: string) => (table.texts.value.group?.(name) ?? '').replace(/\s*:$/u, '');
  const opensRefused = opened.value === refusedGroup && refused.length > 0 && !showsRefused;
  const open = opensRefused || groups.some(({ name, isFolded }) => isFolded && name === opened.value);
  const shown = open ? groups.filter(({ name }) => name === opened.value) : groups;
  const list = useRef<HTMLUListElement>(null);
  /** Where the folded choices can be pointed at: known when board and desk are drawn. */
  const advice = useSignal<'board' | 'desk' | undefined>(undefined);
  useEffect(() => {
    const folded = groups.flatMap(({ isFolded, choices }) => (isFolded ? choices.flatMap(({ targets }) => targets) : []));
    const isIn = (part: string) => {
      const drawn = list.current?.closest('.table')?.querySelectorAll(`${part} :is([data-target], .plan-item)`) ?? [];
      const ids = new Set([...drawn].map((element) => element.getAttribute('data-place')));
      return folded.some((id) => ids.has(id));
    };
    advice.value = folded.length === 0 ? undefined : isIn('.surface') ? 'board' : isIn('.desk') ? 'desk' : undefined;
  }, [table.choices.value]);
  const group = ({ name, choices, isFolded }: ChoiceGroup) => {
    const heading = headingOf(name);
    const isOpen = opened.value === name;
    return (
      <li key={name} class="choice-group">
        {isFolded ? (
          <FoldButton
            heading={heading === '' ? words.choices : heading}
            count={choices.length}
            isOpen={isOpen}
            look={!isOpen && choices.some(({ key }) => key === advised) ? 'is-quiet is-advised' : 'is-quiet'}
            onToggle={() => toggle(name)}
          />
        ) : (
          heading !== '' && choices.length > 1 && <span class="choice-heading">{heading}</span>
        )}
        {(!isFolded || isOpen) && choices.map((choice) => <ChoiceButton key={choice.key} choice={choice} table={table} />)}
      </li>
    );
  };
  return (
    <ul class={open ? 'choices is-open' : 'choices'} ref={list} aria-labelledby={sentenceId} {...focusable}>
      {shown.map(group)}
      {advice.value && !open && (
        <li class="choice-heading is-advice">{advice.value === 'board' ? words.onTheBoard : words.onTheDesk}</li>
      )}
      {refused.length > 0 && (!open || opensRefused) && (
        <li class="choice-group">
          {showsRefused ? (
            <span class="choice-heading">{words.otherChoices}</span>
          ) : (
            <FoldButton
              heading={words.otherChoices}
              count={refused.length}
              isOpen={opensRefused}
              look="is-refused"
              onToggle={() => toggle(refusedGroup)}
            />
          )}
          {(showsRefused || opensRefused) &&
            refused.map((choice) => <RefusedChoice key={choice.key} choice={choice} table={table} />)}
        </li>
      )}
      {closing.length > 0 && (
        <li class="choice-group is-last">
          {closing.map((choice) => (
            <ChoiceButton key={choice.key} choice={choice} table={table} />
          ))}
        </li>
      )}
    </ul>
  );
}

function UndoButton({ table }: { readonly table: TableModel }) {
  const words = table.words.value;
  const label = table.undoLabel.value;
  const sentence = label === undefined ? words.undo : words.undoWhat(label);
  return (
    <button
      type="button"
      class="undo"
      aria-disabled={label === undefined}
      aria-label={sentence}
      aria-description={label === undefined ? words.nothingToUndo : undefined}
      title={label === undefined ? words.nothingToUndo : sentence}
      onClick={() => void table.undo()}
    >
      <Icon name="undo" />
      <span class="undo-word">{isNarrow() ? (label ?? words.undo) : sentence}</span>
    </button>
  );
}

function HintButton({ table }: { readonly table: TableModel }) {
  const words = table.words.value;
  const isThinking = table.hint.value !== undefined && table.hint.value.choice === undefined;
  return (
    <button type="button" class="hint" title={words.hintTitle} aria-busy={isThinking} onClick={() => void table.askHint()}>
      <Icon name="hint" />
      <span class="hint-word">{isThinking ? words.thinking : words.hint}</span>
    </button>
  );
}

/** One sentence: what is asked of this seat, or for whom everybody waits. */
export function askedSentence(table: TableModel): string {
  const { view, asked, isOver } = table.snapshot.value;
  const words = table.words.value;
  const seat = table.seat.value;
  if (table.session.isReplay) return '';
  if (isOver) return words.gameOver;
  if (table.prompt.value !== undefined && seat !== undefined) return table.texts.value.prompt(table.prompt.value, view, seat);
  const format = new Intl.ListFormat(table.language.value, { type: 'conjunction' });
  return words.waitingFor(format.format(asked.map((decision) => table.names.value[decision.seat] ?? '')));
}

/** The game's own timer, while it runs. */
function Timer({ table }: { readonly table: TableModel }) {
  const clock = table.session.timed?.value;
  if (!clock) return null;
  return (
    <span class="timer" role="timer" aria-label={table.words.value.timeLeft} title={table.words.value.timeLeft}>
      <Icon name="sandglass" />
      <ClockFace clock={clock} short={15_000} />
    </span>
  );
}

/** The choices that are there now, or else the sentence. */
const heirOf = (bar: HTMLElement): HTMLElement | null => bar.querySelector('.choices') ?? bar.querySelector('.asked-sentence');

export function ActionBar() {
  const table = useTable();
  const bar = useRef<HTMLElement>(null);
  useFocusKept(bar, heirOf);
  const hasChoices = table.choices.value.length + table.refused.value.length > 0;
  useEffect(() => {
    // The sentence had it only while there was nothing to choose.
    if (hasChoices && document.activeElement?.id === sentenceId) heirOf(bar.current!)?.focus({ preventScroll: true });
  }, [hasChoices]);
  const prompt = table.prompt.value;
  const seat = table.seat.value;
  const isAsked = prompt !== undefined;
  return (
    <section class={isAsked ? 'action-bar is-asked' : 'action-bar'} aria-label={table.words.value.yourTurn} ref={bar}>
      <div class="asked">
        {isAsked && seat !== undefined && <SeatMark seat={seat} size={22} />}
        <p class="asked-sentence" id={sentenceId} {...focusable}>
          {askedSentence(table)}
        </p>
        <Timer table={table} />
        <NoticeLine />
        {isAsked && table.session.hint && <HintButton table={table} />}
        {seat !== undefined && <UndoButton table={table} />}
      </div>
      {hasChoices && <Choices key={prompt} table={table} />}
    </section>
  );
}
