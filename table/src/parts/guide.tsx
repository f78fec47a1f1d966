// A step of the guided first round, above the action bar: nothing waits for it, and it can be left at any time.
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type TableModel, useTable } from '../model.ts';
import type { Lesson } from '../texts.ts';
import { sentenceId } from './action-bar.tsx';
import { Icon } from './icon.tsx';

/** What is taught now, in words. */
export function lessonNow({ guide, texts, snapshot, seat }: TableModel): Lesson | undefined {
  const step = guide.step.value;
  if (!step || seat.value === undefined) return undefined;
  return texts.value.lesson?.(step.id, snapshot.value.view, seat.value);
}

export function GuideStrip() {
  const table = useTable();
  const words = table.words.value;
  const strip = useRef<HTMLElement>(null);
  const lesson = lessonNow(table);
  const hadFocus = useRef(false);
  useEffect(() => {
    // Whoever read by keys goes on with the choices when there is nothing more to read.
    if (!lesson && hadFocus.current) document.getElementById(sentenceId)?.focus({ preventScroll: true });
    if (!lesson) hadFocus.current = false;
  }, [lesson === undefined]);
  const step = useComputed(() => table.guide.step.value?.id).value;
  useEffect(() => {
    // The board's camera goes there by itself; a desk scrolls.
    document.querySelector('.desk .is-taught')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [step]);
  if (!lesson) return null;
  const { title, lines, rule } = lesson;
  const remember = (run: () => void) => () => {
    hadFocus.current = strip.current?.contains(document.activeElement) === true;
    run();
  };
  return (
    <section class="guide" aria-label={words.guide} ref={strip}>
      <span class="guide-mark">
        <Icon name="guide" />
      </span>
      <p class="guide-text">
        <strong>{title}</strong> {lines.join(' ')}{' '}
        {rule !== undefined && (
          <button type="button" class="link-button" onClick={() => table.openRule(rule)}>
            {words.rule(rule)}
          </button>
        )}
      </p>
      <div class="guide-ways">
        <button type="button" class="secondary" onClick={remember(() => table.guide.next())}>
          {table.guide.step.value?.isLast ? words.guideEnd : words.guideNext}
        </button>
        {!table.guide.step.value?.isLast && (
          <button type="button" class="link-button" onClick={remember(() => table.guide.leave())}>
            {words.guideLeave}
          </button>
        )}
      </div>
    </section>
  );
}
