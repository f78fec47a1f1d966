// What people say to each other at the table.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Chat } from '../session.ts';
import type { Words } from '../words/index.ts';

export function ChatView({ chat, words }: { readonly chat: Chat; readonly words: Words }) {
  const text = useSignal('');
  const end = useRef<HTMLLIElement>(null);
  const lines = chat.lines.value;
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [lines.length]);
  const say = (event: Event) => {
    event.preventDefault();
    if (text.value.trim() === '') return;
    chat.say(text.value.trim());
    text.value = '';
  };
  return (
    <div class="chat">
      <ol class="log" aria-live="polite">
        {lines.map((line) => (
          <li key={line.number}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
        <li ref={end} />
      </ol>
      <form onSubmit={say}>
        <input
          type="text"
          maxLength={500}
          aria-label={words.chatField}
          placeholder={words.chatField}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="primary">
          {words.say}
        </button>
      </form>
    </div>
  );
}
