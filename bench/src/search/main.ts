// How fast the captain searches each game, for how much memory, and where its time goes: npm run bench:search [game]
// It is asked now and then while apprentices play a whole game; time is the processor's.
import { createBot } from '@kontor/bots';
import { type Game, openGame, parseOptions, type Seat, SeededChance } from '@kontor/engine';
import { games } from '@kontor/games';
import { writeResults } from '../results.ts';
import { turnAway } from '../turn-away.ts';
import { costOf } from './profile.ts';

const questions = 24;
const iterations = 200;

interface Question {
  readonly view: object;
  readonly seat: Seat;
}

/** Every so often a decision with a choice, from the first to the last round. */
function questionsOf(game: Game, players: number, apprentice: ReturnType<typeof createBot>): Question[] {
  const { rules, box } = game;
  const chance = new SeededChance(`search ${players}`);
  const state = rules.setup(parseOptions(box.options, {}, players), players, { chance });
  const asked: Question[] = [];
  for (let step = 0; ; step++) {
    const [decision] = rules.decisions(state);
    if (!decision) break;
    const { seat } = decision;
    const view = rules.view(state, seat);
    if (rules.legalMoves(state, seat).length > 1) asked.push({ view, seat });
    const { move } = apprentice.think(game, view, seat, { iterations: 1 }, new SeededChance(`step ${step}`));
    rules.apply(state, seat, move, { chance });
  }
  return Array.from({ length: questions }, (_, index) => asked[Math.floor((index * asked.length) / questions)]!);
}

async function measure(id: string, players: number) {
  const entry = games[id]!;
  const game = openGame((await entry.rules()).box);
  const knowledge = (await entry.bot!()).knowledge(game);
  const captain = createBot('captain', knowledge);
  const asked = questionsOf(game, players, createBot('apprentice', knowledge));
  let done = 0;
  const think = () => {
    done = 0;
    for (const [index, { view, seat }] of asked.entries()) {
      done += captain.think(game, view, seat, { iterations }, new SeededChance(index)).iterations;
    }
  };
  think();
  const before = process.cpuUsage();
  think();
  const { user, system } = process.cpuUsage(before);
  const { bytes, shares } = await costOf(think);
  return {
    game: id,
    players,
    iterationsPerSecond: Math.round((done * 1e6) / (user + system)),
    bytesPerIteration: Math.round(bytes / done),
    profile: Object.fromEntries(shares.slice(0, 8).map(([name, share]) => [name, Math.round(share * 1000) / 1000])),
  };
}

const known = Object.keys(games).filter((id) => games[id]!.bot);
const usage = `npm run bench:search            all games, written down
npm run bench:search -- GAME    only one of them: ${known.join(', ')}`;
const [wanted, ...more] = process.argv.slice(2);
if (wanted !== undefined && !known.includes(wanted)) turnAway(`there are no bots for '${wanted}'`, usage);
if (more.length > 0) turnAway(`'${more[0]}' is one word too many`, usage);
const rows = [];
for (const id of known) {
  if (wanted !== undefined && wanted !== id) continue;
  for (const players of [2, 3, 4]) {
    const row = await measure(id, players);
    rows.push(row);
    const parts = Object.entries(row.profile).map(([name, share]) => `${name} ${Math.round(share * 100)} %`);
    console.log(
      `${id}, ${players} players: ${row.iterationsPerSecond} iterations a second, ${row.bytesPerIteration} bytes each; ${parts.join(', ')}`,
    );
  }
}
if (wanted === undefined) console.log(`written to ${writeResults('search', { rows })}`);
