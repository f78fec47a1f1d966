// Matches that are known before they are played: both the server and its clients draw chance from the same few seeds, so a client knows
// its moves and need not look for them. What is measured is the server, not how quickly a client finds a move.
import { Match, openGame, type Seat, SeededChance, seatsOf } from '@kontor/engine';
import { games } from '@kontor/games';

/** The last letter of its id says which of the matches is played at a table. */
const seedOf = (table: string): string => `bench ${table.slice(-1)}`;

export const chanceAt = (table: string): SeededChance => new SeededChance(seedOf(table));

/** By seat: its moves one after the other, each as it is sent, a list with one move in it. */
export type Script = readonly (readonly string[])[];

export class Scripts {
  private readonly known = new Map<string, Script>();

  private constructor(private readonly write: (table: string) => Script) {}

  static async of(game: string): Promise<Scripts> {
    const opened = openGame((await games[game]!.rules()).box);
    return new Scripts((table) => {
      const match = Match.start(opened, { seatCount: 2, chance: chanceAt(table) });
      const script = seatsOf(2).map((): string[] => []);
      for (let count = 1; !match.isOver; count++) {
        const asked = match.decisions();
        const seat: Seat = asked[count % asked.length]!.seat;
        const legal = match.legalMoves(seat);
        const move = legal[(count * 7) % legal.length]!;
        script[seat]!.push(JSON.stringify([move]));
        const verdict = match.submit(seat, move);
        if (!verdict.ok) throw new Error(verdict.message);
      }
      return script;
    });
  }

  /** How the match at a table is played. */
  at(table: string): Script {
    const seed = seedOf(table);
    let script = this.known.get(seed);
    if (!script) {
      script = this.write(table);
      this.known.set(seed, script);
    }
    return script;
  }
}
