// Log, rules, the table in words and the chat, in a drawer at the side.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type DrawerName, useTable } from '../model.ts';
import { ChatView } from './chat.tsx';
import { Icon } from './icon.tsx';
import { Log } from './log.tsx';
import { RulesView } from './rules-view.tsx';

/** What scrolls can be reached by keys. */
const scrollable = { tabIndex: 0 };
const drawers: readonly DrawerName[] = ['log', 'rules', 'words', 'chat'];

function DrawerRules() {
  const table = useTable();
  const text = useSignal('');
  const language = table.language.value;
  useEffect(() => {
    let isCurrent = true;
    void table.ui.rules[language]().then((loaded) => {
      if (isCurrent) text.value = loaded;
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return <RulesView text={text.value} words={table.words.value} shown={table.ruleShown.value} onRule={table.openRule} />;
}

/** The whole table as lines of text: what a screen reader can walk through. */
function TableInWords() {
  const table = useTable();
  const { view, viewer } = table.snapshot.value;
  return (
    <div class="in-words">
      {table.texts.value.overview(view, viewer, table.names.value).map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}

export function Drawer({ onPick }: { readonly onPick?: ((index: number) => void) | undefined }) {
  const table = useTable();
  const words = table.words.value;
  const root = useRef<HTMLElement>(null);
  const open = table.drawer.value;
  const close = () => {
    table.drawer.value = undefined;
  };
  const isChat = open === 'chat';
  /** What had the focus before, and has it again when the drawer is gone. */
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (open) opener.current = document.activeElement;
    else if (document.activeElement === document.body) (opener.current as HTMLElement | null)?.focus({ preventScroll: true });
  }, [open !== undefined]);
  useEffect(() => {
    if (!open) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    // Where fingers point, a field that has the focus brings up the keyboard: there it waits for a tap.
    const field = isChat && !matchMedia('(pointer: coarse)').matches ? find('.chat input') : undefined;
    (field ?? find('[aria-current="true"]'))?.focus();
  }, [open !== undefined, isChat]);
  if (!open) return null;
  const titles: Record<DrawerName, string> = {
    log: words.log,
    rules: words.rules,
    words: words.inWords,
    chat: words.chat,
  };
  return (
    <aside
      class="drawer"
      ref={root}
      aria-label={titles[open]}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        // Whoever writes means words, also beside the field: no letter is a shortcut here.
        else if (isChat && event.key.length === 1) event.stopPropagation();
      }}
    >
      <header class="drawer-head">
        {drawers
          .filter((name) => name !== 'chat' || table.session.chat)
          .map((name) => (
            <button
              key={name}
              type="button"
              class="drawer-tab"
              aria-current={open === name}
              onClick={() => (table.drawer.value = name)}
            >
              {titles[name]}
            </button>
          ))}
        <button type="button" class="icon-button drawer-close" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="drawer-body" {...scrollable}>
        {open === 'log' && <Log onPick={onPick} />}
        {open === 'rules' && <DrawerRules />}
        {open === 'words' && <TableInWords />}
        {open === 'chat' && table.session.chat && <ChatView chat={table.session.chat} words={words} />}
      </div>
    </aside>
  );
}
