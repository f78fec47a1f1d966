// What the table has to say to its player: why something was refused, or what a bot would do. Stands beside what is asked, so that nothing moves.
import type { Choice } from '../choices.ts';
import { type TableModel, useTable } from '../model.ts';
import { Icon } from './icon.tsx';

interface Said {
  readonly text: string;
  readonly rule?: string;
  /** What a bot would do, while it can be done. */
  readonly choice?: Choice;
}

function saidNow(table: TableModel): Said | undefined {
  const { choice } = table.hint.value ?? {};
  if (choice && table.choices.value.some(({ key }) => key === choice.key))
    return { text: table.words.value.hintIs(choice.label), choice };
  return table.notice.value;
}

/** The same in one sentence, for screen readers. */
export function noticeText(table: TableModel): string {
  const { text = '', rule } = saidNow(table) ?? {};
  return rule === undefined ? text : `${text} (${table.words.value.rule(rule)})`;
}

export function NoticeLine() {
  const table = useTable();
  const words = table.words.value;
  const said = saidNow(table);
  if (!said) return null;
  const { text, rule, choice } = said;
  const close = () => {
    table.notice.value = undefined;
    table.hint.value = undefined;
  };
  return (
    <p class="notice">
      {choice && <Icon name="hint" />}
      <span>{text}</span>
      {rule !== undefined && (
        <button type="button" class="link-button" onClick={() => table.openRule(rule)}>
          {words.rule(rule)}
        </button>
      )}
      {choice && (
        <button type="button" class="secondary" onClick={() => void table.choose(choice)}>
          {words.doThat}
        </button>
      )}
      <button type="button" class="icon-button" aria-label={words.close} onClick={close}>
        <Icon name="close" />
      </button>
    </p>
  );
}
