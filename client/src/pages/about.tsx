// What Kontor is, whose the games are, and which keys there are.
import { catalogue } from '../catalogue.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useWords } from '../words/index.ts';

export function About() {
  const words = useWords();
  return (
    <PageFrame title={words.about}>
      <article class="prose">
        <h1 tabIndex={-1}>{words.aboutTitle}</h1>
        {words.aboutText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul>
          {catalogue.map(({ id }) => (
            <li key={id}>{words.gameCredits[id]}</li>
          ))}
        </ul>
        <p>{words.artCredits}</p>
        <h2>{words.keys}</h2>
        <ul>
          {words.keyList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </article>
    </PageFrame>
  );
}
