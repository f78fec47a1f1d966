// Our search against boardgame.io's MCTSBot: iterations a second with playouts to the end of the game, and games at equal time.
// npm run bench:mcts -- [wharf|el-capitan] [games] [iterations of the peer] [peeking]
// Both know what their seat may see; what is hidden from it is dealt to the peer anew for each decision. 'peeking' shows it all.
import { type BotName, createBot, type Knowledge, sharesOfScores } from '@kontor/bots';
import * as elCapitanBot from '@kontor/el-capitan/bot';
import { elCapitan } from '@kontor/el-capitan/rules';
import { type Game, type GameTypes, openGame, parseOptions, SeededChance } from '@kontor/engine';
import * as wharfBot from '@kontor/wharf/bot';
import { wharf } from '@kontor/wharf/rules';
import { writeResults } from '../results.ts';
import { turnAway } from '../turn-away.ts';
import { peer } from './peer.ts';

const players = 2;

/** On which terms both play: how many games, how long the peer thinks, and whether it sees what is hidden from its seat. */
interface Terms {
  readonly games: number;
  readonly iterations: number;
  readonly isPeeking: boolean;
}

/** Iterations a second at the beginning of a game, both with random playouts to its end. */
async function speeds<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>) {
  const { rules, box } = game;
  const state = rules.setup(parseOptions(box.options, {}, players), players, { chance: new SeededChance(1) });
  const { seat } = rules.decisions(state)[0]!;
  const theirs = peer(game, players, 'speed');
  const view = rules.view(state, seat);
  const measure = async (iterations: number, think: (iterations: number) => Promise<number> | number) => {
    await think(Math.ceil(iterations / 4));
    const started = performance.now();
    const done = await think(iterations);
    return Math.round((1000 * done) / (performance.now() - started));
  };
  const ask = (bot: BotName) => {
    const thinker = createBot(bot, knowledge);
    return (iterations: number) => thinker.think(game, view, seat, { iterations }, new SeededChance(2)).iterations;
  };
  return {
    peer: await measure(100, async (iterations) => {
      await theirs.think(state, iterations);
      return iterations;
    }),
    plain: await measure(5000, ask('uct')),
    guided: await measure(5000, ask('captain')),
  };
}

/** Games from both seats; each side's thinking time is what the peer needed for its iterations, decision by decision. */
async function contest<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, { games, iterations, isPeeking }: Terms) {
  const { rules, box } = game;
  const captain = createBot('captain', knowledge);
  let wins = 0;
  let margin = 0;
  const time = { ours: 0, theirs: 0, ourDecisions: 0, theirDecisions: 0 };
  for (let index = 0; index < games; index++) {
    const ours = index % players;
    const chance = new SeededChance(`mcts ${Math.floor(index / players)}`);
    const theirs = peer(game, players, `peer ${index}`);
    const state = rules.setup(parseOptions(box.options, {}, players), players, { chance });
    for (let step = 0; ; step++) {
      const [asked] = rules.decisions(state);
      if (!asked) break;
      const moves = rules.legalMoves(state, asked.seat);
      let move = moves[0]!;
      const started = performance.now();
      if (moves.length > 1 && asked.seat === ours) {
        // As long as the peer's decisions took on average so far: never more than it had.
        const allowed = time.theirDecisions === 0 ? 50 : time.theirs / time.theirDecisions;
        const spent = () => (performance.now() - started) / allowed;
        ({ move } = captain.think(
          game,
          rules.view(state, asked.seat),
          asked.seat,
          { spent },
          new SeededChance(`${index}/${step}`),
        ));
        time.ours += performance.now() - started;
        time.ourDecisions += 1;
      } else if (moves.length > 1) {
        const dealt = new SeededChance(`dealt ${index}/${step}`);
        const seen = isPeeking ? state : rules.imagine(rules.view(state, asked.seat), asked.seat, dealt);
        move = await theirs.think(seen, iterations);
        time.theirs += performance.now() - started;
        time.theirDecisions += 1;
      }
      rules.apply(state, asked.seat, move, { chance });
    }
    const ranking = rules.ranking(state);
    const winners = ranking.filter(({ place }) => place === 1);
    if (winners.some(({ seat }) => seat === ours)) wins += 1 / winners.length;
    const scores: number[] = [];
    for (const { seat, score } of ranking) scores[seat] = score;
    margin += scores[ours]! - scores[1 - ours]!;
    console.error(
      `game ${index + 1} of ${games}: ${scores[ours]} to ${scores[1 - ours]} (share ${sharesOfScores(scores, 10)[ours]!.toFixed(2)})`,
    );
  }
  return {
    games,
    wins,
    meanMargin: margin / games,
    peerIterations: iterations,
    isPeeking,
    ourMillisecondsPerDecision: time.ours / time.ourDecisions,
    peerMillisecondsPerDecision: time.theirs / time.theirDecisions,
  };
}

async function run<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, terms: Terms): Promise<void> {
  const { games, isPeeking } = terms;
  const speed = await speeds(game, knowledge);
  console.log(
    `${game.box.title}, iterations a second: boardgame.io's MCTSBot ${speed.peer}, our plain search ${speed.plain}, our guided search ${speed.guided}`,
  );
  const result = games > 0 ? await contest(game, knowledge, terms) : undefined;
  if (result) console.log(`${game.box.title}, ${games} games at equal time: ${result.wins} won`, result);
  console.log(
    writeResults(`mcts-${game.box.id}${isPeeking ? '-peeking' : ''}`, {
      game: game.box.id,
      players,
      iterationsPerSecond: speed,
      ...(result && { contest: result }),
    }),
  );
}

const usage = `npm run bench:mcts -- [GAME] [GAMES] [ITERATIONS] [peeking]

GAME        wharf (unless named) or el-capitan
GAMES       how many they play, 10 unless said; with 0 only iterations a second are measured
ITERATIONS  how many the peer has for a decision, 100 unless said
peeking     shows the peer what is hidden from its seat`;

const [name = 'wharf', games = '10', iterations = '100', peeking, ...more] = process.argv.slice(2);
const isCount = (text: string, least: number) => /^\d{1,6}$/.test(text) && Number(text) >= least;
if (name !== 'wharf' && name !== 'el-capitan') turnAway(`the peer does not play '${name}'`, usage);
if (!isCount(games, 0)) turnAway(`'${games}' is no number of games`, usage);
if (!isCount(iterations, 1)) turnAway(`'${iterations}' is no number of iterations`, usage);
if (peeking !== undefined && peeking !== 'peeking')
  turnAway(`after the iterations comes 'peeking' or nothing, not '${peeking}'`, usage);
if (more.length > 0) turnAway(`'${more[0]}' is one word too many`, usage);

const terms: Terms = { games: Number(games), iterations: Number(iterations), isPeeking: peeking !== undefined };
if (name === 'wharf') {
  const game = openGame(wharf);
  await run(game, wharfBot.knowledge(game), terms);
} else {
  const game = openGame(elCapitan);
  await run(game, elCapitanBot.knowledge(game), terms);
}
