// On a phone, board, desk and players lie side by side: tabs lead to each and tell where something can be chosen.
import { useComputed, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PaneName } from '../contract.ts';
import { useTable } from '../model.ts';
import { isStill } from './motion.ts';

export interface PaneTabsProps {
  /** What scrolls from pane to pane. */
  readonly strip: RefObject<HTMLElement | null>;
  readonly names: readonly PaneName[];
}

export function PaneTabs({ strip, names }: PaneTabsProps) {
  const table = useTable();
  const words = table.words.value;
  const { snapshot } = table;
  const current = useSignal<PaneName>('board');
  /** The panes that hold something to choose, as one word: the tabs are drawn anew only when it changes. */
  const calling = useSignal('');
  const paneOf = (name: PaneName) => strip.current?.querySelector<HTMLElement>(`[data-pane="${name}"]`);
  const show = (name: PaneName) =>
    strip.current?.scrollTo({ left: paneOf(name)?.offsetLeft ?? 0, behavior: isStill() ? 'instant' : 'smooth' });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const onScroll = () => {
      const shown = [...element.querySelectorAll<HTMLElement>('[data-pane]')];
      const at = Math.round((element.scrollLeft / Math.max(1, element.scrollWidth)) * shown.length);
      current.value = (shown[at]?.dataset['pane'] ?? 'players') as PaneName;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    const isCalling = (name: PaneName) => paneOf(name)?.querySelector('.can-choose, .plan-desk.is-draft') != null;
    calling.value = table.prompt.value === undefined ? '' : names.filter(isCalling).join(' ');
  }, [snapshot.value]);
  const taught = useComputed(() => table.guide.step.value?.pane).value;
  const lesson = useComputed(() => table.guide.step.value?.id).value;
  useEffect(() => {
    if (taught !== undefined && names.includes(taught)) show(taught);
  }, [lesson]);
  const titles = { board: words.board, desk: words.desk, players: words.players };
  return (
    <div class="pane-tabs">
      {names.map((name) => (
        <button key={name} type="button" aria-current={current.value === name} onClick={() => show(name)}>
          {titles[name]}
          {calling.value.includes(name) && <span class="calling" title={words.choicesHere} />}
        </button>
      ))}
    </div>
  );
}
