// Says in one sentence what is asked, offers the choices as buttons, greys what is forbidden and answers why, takes back.
import { useComputed, useSignal } from '@preact/signals';
import { type Choice, type TableModel, useTable } from '../model.ts';
import { Icon } from './icon.tsx';
import { SeatMark } from './piece.tsx';

/** A group with more choices than this folds, because the board is the better place to choose. */
const fold = 7;

function ChoiceButton({ choice, table }: { readonly choice: Choice; readonly table: TableModel }) {
  const point = (targets: readonly string[]) => {
    table.hinted.value = targets;
  };
  return (
    <button
      type="button"
      class={choice.isClosing ? 'choice is-closing' : 'choice'}
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

function Group({
  name,
  choices,
  table,
}: {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly table: TableModel;
}) {
  const isOpen = useSignal(false);
  const words = table.words.value;
  const heading = table.texts.value.group?.(name) ?? '';
  const folded = choices.length > fold && !isOpen.value;
  return (
    <li class="choice-group">
      {heading !== '' && <span class="choice-heading">{heading}</span>}
      {folded && <span class="choice-heading">{words.onTheBoard}</span>}
      {!folded && choices.map((choice) => <ChoiceButton key={choice.key} choice={choice} table={table} />)}
      {choices.length > fold && (
        <button type="button" class="choice is-quiet" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
          {folded ? words.allChoices(choices.length) : words.fewerChoices}
        </button>
      )}
    </li>
  );
}

function RefusedChoice({ choice, table }: { readonly choice: Choice; readonly table: TableModel }) {
  const words = table.words.value;
  return (
    <button
      type="button"
      class="choice is-refused"
      aria-disabled="true"
      title={words.whyNot}
      onClick={() => {
        if (choice.refusal) table.notice.value = table.refusalText(choice.refusal);
      }}
    >
      {choice.label}
    </button>
  );
}

/** One sentence: what is asked of this seat, or for whom everybody waits. */
export function askedSentence(table: TableModel): string {
  const { view, asked, isOver } = table.snapshot.value;
  const words = table.words.value;
  const seat = table.seat.value;
  if (isOver) return words.gameOver;
  if (table.prompt.value !== undefined && seat !== undefined) return table.texts.value.prompt(table.prompt.value, view, seat);
  const format = new Intl.ListFormat(table.language.value, { type: 'conjunction' });
  return words.waitingFor(format.format(asked.map((decision) => table.names.value[decision.seat] ?? '')));
}

export function ActionBar() {
  const table = useTable();
  const words = table.words.value;
  const isAsked = table.prompt.value !== undefined;
  const groups = useComputed(() => {
    const map = new Map<string, Choice[]>();
    for (const choice of table.choices.value) {
      const list = map.get(choice.group);
      if (list) list.push(choice);
      else map.set(choice.group, [choice]);
    }
    return [...map];
  }).value;
  const undoLabel = table.undoLabel.value;
  const undoWords = undoLabel === undefined ? words.nothingToUndo : words.undoWhat(undoLabel);
  const notice = table.notice.value;
  return (
    <section class={isAsked ? 'action-bar is-asked' : 'action-bar'} aria-label={words.yourTurn}>
      <div class="asked">
        {isAsked && table.seat.value !== undefined && <SeatMark seat={table.seat.value} size={22} />}
        <p class="asked-sentence">{askedSentence(table)}</p>
        <button
          type="button"
          class="undo"
          aria-disabled={undoLabel === undefined}
          aria-description={undoLabel === undefined ? words.nothingToUndo : undefined}
          title={undoWords}
          onClick={() => void table.undo()}
        >
          <Icon name="undo" />
          <span class="undo-word">{undoLabel === undefined ? words.undo : words.undoWhat(undoLabel)}</span>
        </button>
      </div>
      {notice !== '' && (
        <p class="notice">
          {notice}
          <button type="button" class="icon-button" aria-label={words.close} onClick={() => (table.notice.value = '')}>
            <Icon name="close" />
          </button>
        </p>
      )}
      {(groups.length > 0 || table.refused.value.length > 0) && (
        <ul class="choices">
          {groups.map(([name, choices]) => (
            <Group key={`${table.prompt.value}-${name}`} name={name} choices={choices} table={table} />
          ))}
          {table.refused.value.length > 0 && (
            <li class="choice-group">
              <span class="choice-heading">{words.otherChoices}</span>
              {table.refused.value.map((choice) => (
                <RefusedChoice key={choice.key} choice={choice} table={table} />
              ))}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
