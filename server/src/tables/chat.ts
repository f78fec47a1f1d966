// What is said at a table: numbered in order, each only once.
import type { ChatLine, Person } from '@kontor/protocol';
import type { StoredChat } from '../storage/storage.ts';

const linesHeld = 100;

export const chatLine = ({ number, person, name, text, at }: StoredChat): ChatLine => ({ number, person, name, text, at });

export class Chat {
  constructor(
    private readonly table: string,
    private held: readonly StoredChat[],
  ) {}

  get lines(): ChatLine[] {
    return this.held.map(chatLine);
  }

  /** The line to store and to tell; none if it was said before. */
  say(person: Person, id: string, text: string, at: number): StoredChat | undefined {
    if (this.held.some((line) => line.id === id && line.person === person.id)) return undefined;
    const number = (this.held.at(-1)?.number ?? 0) + 1;
    const line: StoredChat = { table: this.table, number, person: person.id, name: person.name, text, at, id };
    this.held = [...this.held, line].slice(-linesHeld);
    return line;
  }
}
