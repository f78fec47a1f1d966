// An address that leads nowhere.
import { DeadEnd } from '../parts/dead-end.tsx';
import { useWords } from '../words/index.ts';

export function Unknown() {
  const words = useWords();
  return <DeadEnd title={words.notFound} />;
}
