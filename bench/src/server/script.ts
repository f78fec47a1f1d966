// Matches that are known before they are played: both the server and its clients know how chance will answer at a table, so a client
// knows its moves and need not look for them. What is measured is the server, not how quickly a client finds a move.
import { type Chance, Match, openGame, type Seat, seatsOf } from '@kontor/engine';
import { games } from '@kontor/games';

/** There are as many different matches. */
export const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** The last letter of its id says which of the matches is played at a table. */
const matchAt = (table: string): string => table.slice(-1);

/** Always the same share of what is asked for: a table that is closed and opened again goes on as if it had not been. */
export function chanceAt(table: string): Chance {
  const share = (letters.indexOf(matchAt(table)) + 0.5) / letters.length;
  return { below: (bound) => Math.floor(bound * share) };
}

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
    const match = matchAt(table);
    let script = this.known.get(match);
    if (!script) {
      script = this.write(table);
      this.known.set(match, script);
    }
    return script;
  }
}

const scripts = new Map<string, Promise<Scripts>>();

/** The scripts of a game, the same for all who play it. */
export function scriptsOf(game: string): Promise<Scripts> {
  const known = scripts.get(game) ?? Scripts.of(game);
  scripts.set(game, known);
  return known;
}
