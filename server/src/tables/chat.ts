// What is said at a table: numbered in order, each only once.
import type { ChatLine, Person } from '@kontor/protocol';
import type { StoredChat } from '../storage/storage.ts';
import type { Keeper } from './keeper.ts';

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

  say(keeper: Keeper, person: Person, id: string, text: string, at: number): void {
    if (this.held.some((line) => line.id === id && line.person === person.id)) return;
    const number = (this.held.at(-1)?.number ?? 0) + 1;
    const line: StoredChat = { table: this.table, number, person: person.id, name: person.name, text, at, id };
    this.held = [...this.held, line].slice(-linesHeld);
    keeper.tell({ chats: [line] }, () => ({ chat: chatLine(line) }));
  }
}
