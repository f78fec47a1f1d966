// Tells screen readers what happened and what is asked, without moving the focus.
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useTable } from '../model.ts';
import { askedSentence } from './action-bar.tsx';
import { lessonNow } from './guide.tsx';
import { noticeText } from './notice.tsx';

export function Announcer() {
  const table = useTable();
  const heard = useRef(table.snapshot.peek().log.length);
  const news = useComputed(() => {
    const { log, viewer } = table.snapshot.value;
    const fresh = log.slice(Math.min(heard.current, log.length));
    heard.current = log.length;
    return fresh
      .filter(({ actor }) => actor !== viewer || fresh.length === 1)
      .flatMap(({ events }) => events.map((event) => table.texts.value.event(event, table.names.value)))
      .join(' ');
  });
  const asked = useComputed(() => askedSentence(table));
  const taught = useComputed(() => {
    const lesson = lessonNow(table);
    return lesson ? [`${lesson.title}.`, ...lesson.lines].join(' ') : '';
  });
  const notice = useComputed(() => noticeText(table));
  return (
    <>
      <div class="visually-hidden" aria-live="polite">
        {news}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {asked}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {taught}
      </div>
      <div class="visually-hidden" aria-live="assertive">
        {notice}
      </div>
    </>
  );
}
