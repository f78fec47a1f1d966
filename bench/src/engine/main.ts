// npm run bench: what the rules of each game cost, and the reference game side by side with boardgame.io in the same run.
import { Match, openGame, SeededChance, sameData } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { games } from '@kontor/games';
import { box as wharf } from '@kontor/wharf/rules';
import { writeResults } from '../results.ts';
import { rate } from '../timing.ts';
import { peers } from './boardgame-io.ts';
import { type EngineRates, measureGame } from './playouts.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const PLAYERS = 3;

async function measureAll(): Promise<EngineRates[]> {
  const rows: EngineRates[] = [];
  for (const entry of Object.values(games)) {
    const { box } = await entry.rules();
    const row = measureGame(openGame(box), PLAYERS);
    rows.push(row);
    console.log(
      `${row.game.padEnd(12)} ${whole(row.movesPerSecond).padStart(11)} moves/s ${whole(row.playoutsPerSecond).padStart(8)} games/s of ${whole(row.movesPerGame)} moves` +
        `   legalMoves ${whole(row.legalMovesPerSecond)}/s   apply ${whole(row.applyPerSecond)}/s   clone ${row.cloneMicroseconds.toFixed(2)} µs`,
    );
  }
  return rows;
}

/** Legality checked by membership, as a server would, and no events built. */
function checkedPlayout(seed: number): number {
  const { rules } = openGame(wharf);
  const chance = new SeededChance(seed);
  const table = { chance };
  const state = rules.setup({ startPlayer: 'drawn' }, PLAYERS, table);
  let moves = 0;
  for (;;) {
    const asked = rules.decisions(state);
    if (asked.length === 0) return moves;
    const { seat } = asked[chance.below(asked.length)]!;
    const legal = rules.legalMoves(state, seat);
    const wanted = legal[chance.below(legal.length)]!;
    const move = rules.legalMoves(state, seat).find((candidate) => sameData(candidate, wanted));
    if (move) rules.apply(state, seat, move, table);
    moves += 1;
  }
}

/** The whole match: clones, log, events, barriers. */
function matchPlayout(seed: number): number {
  const game = openGame(wharf);
  const match = Match.start(game, { seatCount: PLAYERS, chance: seed });
  const choose = new SeededChance(seed);
  for (let step = randomStep(game, match.state, choose); step; step = randomStep(game, match.state, choose))
    match.submit(step.seat as never, step.move);
  return match.log.length;
}

function measurePeers() {
  let seed = 0;
  const ours = rate(() => checkedPlayout(++seed), 1);
  const throughMatch = rate(() => matchPlayout(++seed), 1);
  const theirs = peers(openGame(wharf), PLAYERS).map(({ name, play }) => ({ name, movesPerSecond: rate(() => play(++seed), 1) }));
  const best = Math.max(...theirs.map(({ movesPerSecond }) => movesPerSecond));
  console.log(`\nthe reference game, ${PLAYERS} players, moves a second, legality checked`);
  console.log(
    `  Kontor, rules without events     ${whole(ours).padStart(11)}   ${(ours / best).toFixed(0)} times the faster peer`,
  );
  console.log(
    `  Kontor, whole match with events  ${whole(throughMatch).padStart(11)}   ${(throughMatch / best).toFixed(1)} times the faster peer`,
  );
  for (const { name, movesPerSecond } of theirs) console.log(`  ${name.padEnd(32)} ${whole(movesPerSecond).padStart(11)}`);
  return {
    players: PLAYERS,
    kontorRules: ours,
    kontorMatch: throughMatch,
    peers: theirs,
    ratioRules: ours / best,
    ratioMatch: throughMatch / best,
  };
}

const rates = await measureAll();
const reference = measurePeers();
console.log(`\nwritten to ${writeResults('engine', { games: rates, reference })}`);
