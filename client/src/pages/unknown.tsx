// An address that leads nowhere.
import { PageFrame } from '../parts/page-frame.tsx';
import { useWords } from '../words/index.ts';

export function Unknown() {
  const words = useWords();
  return (
    <PageFrame title="">
      <article class="prose">
        <h1 tabIndex={-1}>{words.notFound}</h1>
        <p>
          <a class="primary" href="/">
            {words.toLanding}
          </a>
        </p>
      </article>
    </PageFrame>
  );
}
