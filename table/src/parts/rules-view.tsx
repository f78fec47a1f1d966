// The rules of a game, searchable, with every number a link to its place.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { parseRules, type RulesItem, ruleNumber, searchRules } from '../rules-book.ts';
import type { Words } from '../words/index.ts';

const inline = new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*\\s][^*]*\\*|_[^_\\s][^_]*_|\`[^\`]+\`|${ruleNumber.source})`, 'u');

function Inline({ text, onRule }: { readonly text: string; readonly onRule: (rule: string) => void }) {
  const parts = text.split(inline).map((part, at): ComponentChildren => {
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>;
    if (/^\*.+\*$/.test(part) || /^_.+_$/.test(part)) return <em key={at}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`')) return <code key={at}>{part.slice(1, -1)}</code>;
    if (ruleNumber.test(part) && part.match(ruleNumber)?.[0] === part)
      return (
        <button key={at} type="button" class="link-button" onClick={() => onRule(part)}>
          {part}
        </button>
      );
    return part;
  });
  return <>{parts}</>;
}

function Table({ lines, onRule }: { readonly lines: readonly string[]; readonly onRule: (rule: string) => void }) {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head, ...body] = rows;
  return (
    <div class="rules-table">
      <table>
        <thead>
          <tr>
            {head?.map((cell, at) => (
              <th key={at} scope="col">
                <Inline text={cell} onRule={onRule} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inline text={cell} onRule={onRule} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A paragraph, a list or a table, as the lines say. */
function Block({ lines, onRule }: { readonly lines: readonly string[]; readonly onRule: (rule: string) => void }) {
  const blocks: { kind: 'text' | 'list' | 'table'; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = line.startsWith('|') ? 'table' : /^[-*]\s/.test(line) ? 'list' : 'text';
    const last = blocks[blocks.length - 1];
    if (last && (last.kind === kind || (last.kind === 'list' && kind === 'text'))) {
      if (last.kind === 'list' && kind === 'text') last.lines[last.lines.length - 1] += ` ${line}`;
      else last.lines.push(line);
    } else blocks.push({ kind, lines: [line] });
  }
  return (
    <>
      {blocks.map((block, at) => {
        if (block.kind === 'table') return <Table key={at} lines={block.lines} onRule={onRule} />;
        if (block.kind === 'list')
          return (
            <ul key={at}>
              {block.lines.map((line) => (
                <li key={line}>
                  <Inline text={line.replace(/^[-*]\s+/, '')} onRule={onRule} />
                </li>
              ))}
            </ul>
          );
        return (
          <p key={at}>
            <Inline text={block.lines.join(' ')} onRule={onRule} />
          </p>
        );
      })}
    </>
  );
}

function Item({
  item,
  shown,
  onRule,
}: {
  readonly item: RulesItem;
  readonly shown: string | undefined;
  readonly onRule: (rule: string) => void;
}) {
  return (
    <div
      class={item.id !== '' && item.id === shown ? 'rule is-shown' : 'rule'}
      id={item.id === '' ? undefined : `rule-${item.id}`}
      tabIndex={item.id === '' ? undefined : -1}
    >
      {item.id !== '' && <span class="rule-number">{item.id}</span>}
      <div class="rule-text">
        <Block lines={item.lines} onRule={onRule} />
      </div>
    </div>
  );
}

export interface RulesViewProps {
  /** In the form of RULES.md. */
  readonly text: string;
  readonly words: Words;
  readonly shown: string | undefined;
  readonly onRule: (rule: string) => void;
}

export function RulesView({ text, words, shown, onRule }: RulesViewProps) {
  const query = useSignal('');
  const root = useRef<HTMLDivElement>(null);
  const book = useMemo(() => parseRules(text), [text]);
  const found = searchRules(book, query.value);
  const go = (rule: string) => {
    query.value = '';
    onRule(rule);
  };
  useEffect(() => {
    if (!shown) return;
    const place = root.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(shown)}, #chapter-${CSS.escape(shown)}`);
    place?.scrollIntoView({ block: place.matches('h2') ? 'start' : 'center' });
    place?.focus({ preventScroll: true });
  }, [shown, text]);
  return (
    <div class="rules" ref={root}>
      <label class="rules-search">
        <span class="visually-hidden">{words.searchRules}</span>
        <input
          type="search"
          placeholder={words.searchRules}
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
      </label>
      {query.value === '' && (
        <details class="rules-contents">
          <summary>{words.contents}</summary>
          <ul>
            {book.chapters
              .filter(({ id, title }) => id !== '' && title !== '')
              .map(({ id, title }) => (
                <li key={id}>
                  <button type="button" class="link-button" onClick={() => go(id)}>
                    {title}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      )}
      {found.chapters.length === 0 && <p>{words.noRuleFound}</p>}
      {found.chapters.map((chapter) => (
        <section key={chapter.id + chapter.title} class="rules-chapter">
          {(chapter.id !== '' || chapter.title !== '') && (
            <h2 id={chapter.id === '' ? undefined : `chapter-${chapter.id}`} tabIndex={-1}>
              {chapter.id !== '' && <span class="rule-number">{chapter.id}</span>} {chapter.title}
            </h2>
          )}
          {chapter.items.map((item, at) => (
            <Item key={item.id || at} item={item} shown={shown} onRule={go} />
          ))}
        </section>
      ))}
    </div>
  );
}
