// A page with nothing to show: what is wrong, what can be done, and the way back.
import type { ComponentChildren } from 'preact';
import { useWords } from '../words/index.ts';
import { PageFrame } from './page-frame.tsx';

interface DeadEndProps {
  readonly title: string;
  readonly text?: string;
  /** Other ways on, beside the one to the games. */
  readonly children?: ComponentChildren;
}

export function DeadEnd({ title, text, children }: DeadEndProps) {
  const words = useWords();
  return (
    <PageFrame title={title}>
      <article class="prose">
        <h1 tabIndex={-1}>{title}</h1>
        {text !== undefined && <p role="alert">{text}</p>}
        <div class="setup-actions">
          <a class="primary" href="/">
            {words.toLanding}
          </a>
          {children}
        </div>
      </article>
    </PageFrame>
  );
}
