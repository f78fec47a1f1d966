// What many games were like, in one table: length, scores, and what each game measures of itself.
import type { Measures, Standing } from '@kontor/engine';
import { columns } from './terminal.ts';

interface PlayedGame {
  readonly moves: number;
  readonly milliseconds: number;
  readonly standings: readonly Standing[];
  readonly measures: Measures;
}

interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

const spread = (values: readonly number[]): Spread => ({
  mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  least: Math.min(...values),
  most: Math.max(...values),
});

const round = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1));

/** Collects games one by one. */
export class Summary {
  private readonly games: PlayedGame[] = [];

  add(game: PlayedGame): void {
    this.games.push(game);
  }

  /** Everything as numbers, for other programs. */
  data() {
    const { games } = this;
    const moves = games.reduce((sum, game) => sum + game.moves, 0);
    const seconds = games.reduce((sum, game) => sum + game.milliseconds, 0) / 1000;
    const numbers: Record<string, Spread> = {};
    const words: Record<string, Record<string, number>> = {};
    for (const name of new Set(games.flatMap(({ measures }) => Object.keys(measures)))) {
      const values = games.map(({ measures }) => measures[name]).filter((value) => value !== undefined);
      const numeric = values.filter((value) => typeof value === 'number');
      if (numeric.length > 0) numbers[name] = spread(numeric);
      for (const word of values.filter((value) => typeof value === 'string')) {
        words[name] ??= {};
        words[name][word] = (words[name][word] ?? 0) + 1;
      }
    }
    return {
      moves: spread(games.map((game) => game.moves)),
      winningScore: spread(games.map(({ standings }) => standings[0]!.score)),
      lastScore: spread(games.map(({ standings }) => standings.at(-1)!.score)),
      winsBySeat: this.winsBySeat(),
      measures: numbers,
      counts: words,
      movesPerSecond: Math.round(moves / seconds),
    };
  }

  /** Shared wins count in parts. */
  private winsBySeat(): number[] {
    const wins = new Array<number>(this.games[0]?.standings.length ?? 0).fill(0);
    for (const { standings } of this.games) {
      const first = standings.filter(({ place }) => place === 1);
      for (const { seat } of first) wins[seat]! += 1 / first.length;
    }
    return wins.map((count) => count / this.games.length);
  }

  /** A table for people. */
  text(): string {
    const data = this.data();
    const row = (name: string, { mean, least, most }: Spread) => [name, round(mean), round(least), round(most)];
    const tables = [
      columns([
        ['', 'mean', 'least', 'most'],
        row('moves a game', data.moves),
        row("winner's score", data.winningScore),
        row("last one's score", data.lastScore),
        ...Object.entries(data.measures).map(([name, value]) => row(name, value)),
      ]),
    ];
    for (const [name, counts] of Object.entries(data.counts)) {
      const rows = Object.entries(counts).sort((a, b) => b[1] - a[1]);
      tables.push(
        columns([
          [name, 'games', 'share'],
          ...rows.map(([word, count]) => [word, String(count), percent(count / this.games.length)]),
        ]),
      );
    }
    tables.push(columns([['wins by seat', ...data.winsBySeat.map((share, seat) => `${seat}: ${percent(share)}`)]]));
    tables.push(`  ${data.movesPerSecond.toLocaleString('en')} moves a second`);
    return tables.join('\n\n');
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
