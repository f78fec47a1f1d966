// Which places are taken, in the log and in the chat of every table: whoever comes second is told so before anything is written. What the
// database does not know yet is known here.
import type Database from 'libsql';
import { type DatabaseRow, TableKeys } from './database.ts';
import { type Batch, PlaceTaken } from './storage.ts';

/** So many tables are remembered. */
const mostRemembered = 20_000;

/** The last place that is taken at each table. */
class LastPlaces {
  readonly known = new Map<string, number>();
  private readonly read: Database.Statement;

  constructor(
    database: Database.Database,
    private readonly keys: TableKeys,
    private readonly what: string,
    question: string,
  ) {
    this.read = database.prepare(question);
  }

  /** Takes places one after the other, all or none. The answer gives them back. */
  take<T extends { readonly table: string }>(wanted: readonly T[], placeOf: (one: T) => number): () => void {
    const before: number[] = [];
    const giveBack = () => {
      for (let index = before.length - 1; index >= 0; index--) this.known.set(wanted[index]!.table, before[index]!);
    };
    for (const one of wanted) {
      const last = this.known.get(one.table) ?? this.inDatabase(one.table);
      const place = placeOf(one);
      if (place <= last) {
        giveBack();
        throw new PlaceTaken(`${this.what} ${place} of table ${one.table}`);
      }
      before.push(last);
      this.known.set(one.table, place);
    }
    return giveBack;
  }

  private inDatabase(table: string): number {
    return Number((this.read.get(this.keys.of(table)) as DatabaseRow | undefined)?.['last'] ?? -1);
  }
}

export class Places {
  private readonly rows: LastPlaces;
  private readonly chats: LastPlaces;

  constructor(database: Database.Database) {
    const keys = new TableKeys(database);
    this.rows = new LastPlaces(database, keys, 'row', 'SELECT seq AS last FROM heads WHERE table_key = ?');
    this.chats = new LastPlaces(database, keys, 'line of the chat', 'SELECT max(number) AS last FROM chat WHERE table_key = ?');
  }

  /** Takes the places of all rows and lines, or none of them: then it throws `PlaceTaken`. */
  take({ rows = [], chats = [] }: Batch): void {
    const giveBack = this.rows.take(rows, ({ seq }) => seq);
    try {
      this.chats.take(chats, ({ number }) => number);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  get areMany(): boolean {
    return this.rows.known.size + this.chats.known.size > mostRemembered;
  }

  /** Only while the database knows everything. */
  forget(): void {
    this.rows.known.clear();
    this.chats.known.clear();
  }
}
