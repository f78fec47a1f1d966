// The buttons in the table's header. On a phone only their signs are seen.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DrawerName, TableModel } from '../model.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isOn: boolean;
  /** So much is new behind it. */
  readonly news?: number;
  readonly onClick: () => void;
}

export function Tool({ icon, text, isOn, news = 0, onClick }: ToolProps) {
  return (
    <button type="button" class="tool" title={text} aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} />
      <span class="tool-word">{text}</span>
      {news > 0 && <span class="news">{news}</span>}
    </button>
  );
}

/** How many lines of the chat came since it was last open. What was said before the page opened is not news. */
function useUnread(table: TableModel): number {
  const count = table.session.chat?.lines.value.length ?? 0;
  const read = useSignal(count);
  const isOpen = table.drawer.value === 'chat';
  useEffect(() => {
    if (isOpen) read.value = count;
  }, [isOpen, count]);
  return isOpen ? 0 : count - read.value;
}

/** The ways into the drawer. */
export function DrawerTools({ table }: { readonly table: TableModel }) {
  const words = table.words.value;
  const unread = useUnread(table);
  const open = table.drawer.value;
  const toggle = (name: DrawerName) => () => {
    table.drawer.value = open === name ? undefined : name;
  };
  return (
    <>
      {table.session.chat && <Tool icon="chat" text={words.chat} isOn={open === 'chat'} news={unread} onClick={toggle('chat')} />}
      <Tool icon="log" text={words.log} isOn={open === 'log'} onClick={toggle('log')} />
      <Tool icon="rules" text={words.rules} isOn={open === 'rules'} onClick={toggle('rules')} />
    </>
  );
}
