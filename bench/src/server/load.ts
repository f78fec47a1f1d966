// The clients of the load benchmark, in a process of their own: pairs who play a game as fast as they are let,
// or at a given rate, and measure how long a move takes until it is acknowledged and until the other side sees it.
// At a given rate they are measured once; as fast as they are let, whenever they are told that it is their turn.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { inGroups } from './groups.ts';
import { connectBare } from './load-bare.ts';
import { connectBoardgame } from './load-boardgame.ts';
import { connectKontor } from './load-kontor.ts';
import type { Pair, Side, Slice, Watch } from './sides.ts';

const [kind, address, game, clientText, rateText, secondsText, serverText] = process.argv.slice(2) as string[] as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const clients = Number(clientText);
/** Moves a second in all; 0 for as fast as it goes. */
const rate = Number(rateText);
const seconds = Number(secondsText);

let acknowledged: number[] = [];
let broadcast: number[] = [];
let faults = 0;
let isPlaying = false;
/** Moves that were not acknowledged yet, and still may be. */
let inFlight = 0;
/** When this turn began. What was sent before, and answered only now, does not count: the server had more time for it than its turn. */
let turnBegan = 0;
const isOfThisTurn = (milliseconds: number): boolean => milliseconds <= performance.now() - turnBegan;

const play = (side: Side): void => {
  inFlight += 1;
  side.move();
};

const watch: Watch = {
  acknowledged: (milliseconds) => {
    inFlight = Math.max(0, inFlight - 1);
    if (isOfThisTurn(milliseconds)) acknowledged.push(milliseconds);
  },
  broadcast: (milliseconds) => {
    if (isOfThisTurn(milliseconds)) broadcast.push(milliseconds);
  },
  fault: () => {
    faults += 1;
  },
  ready: (side) => {
    if (isPlaying && rate === 0) play(side);
  },
};

/** At a given rate the server is measured warm: compiled code, full caches. In turns it is the first turns that warm it up. */
const warmUp = 4;
/** How long a turn has gone on when the measuring begins: where no answer has come by then, work counts that was done before. */
const runUp = 0.6 * seconds;
/** A short match of the game. */
const movesAMatch = 50;
/** What a server is thought to carry before it was seen, in moves a second. */
const firstGuess = 14_000;
/** Where nothing is acknowledged for so many milliseconds, nothing more will be. */
const longestSilence = 1500;

const connect = kind === 'kontor' ? connectKontor : kind === 'bare' ? connectBare : connectBoardgame;
const wanted = Math.ceil(clients / 2);
/** Tables are made before: what is measured are moves. So many for each pair are enough for a number of moves in all. */
const tablesFor = (moves: number): number => 1 + Math.ceil(moves / movesAMatch / wanted);
/** For the next turn: a third more than was played in the last. */
let ahead = tablesFor(rate === 0 ? firstGuess * (runUp + seconds) : rate * (warmUp + seconds));
const plan = { game, ahead };
const atOnce = 100;

const pairs: readonly Pair[] = await inGroups(wanted, atOnce, (index) => connect(address, index, watch, plan));
const sides = pairs.flatMap((pair) => pair.sides);

/** Processor time of the server in seconds, where the system tells it. */
function serverTime(): number {
  try {
    const fields = readFileSync(`/proc/${serverText}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** For how many seconds the server's main thread could have gone on but had no processor, where the system tells it. */
function serverWait(): number {
  try {
    return Number(readFileSync(`/proc/${serverText}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
  } catch {
    return 0;
  }
}

/** For how many seconds the machine that this one is a part of had no processor for it, where the system tells it. */
function stolenTime(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split(/\s+/, 9)[8]) / 100;
  } catch {
    return 0;
  }
}

async function measure(): Promise<Slice> {
  [acknowledged, broadcast, faults] = [[], [], 0];
  const began = performance.now();
  const processor = process.cpuUsage();
  const [serverBefore, waitBefore, stolenBefore] = [serverTime(), serverWait(), stolenTime()];
  await pause(seconds * 1000);
  const { user, system } = process.cpuUsage(processor);
  return {
    seconds: (performance.now() - began) / 1000,
    moves: acknowledged.length,
    acknowledged: [...acknowledged],
    broadcast: [...broadcast],
    faults,
    server: serverTime() - serverBefore,
    serverWait: serverWait() - waitBefore,
    stolen: stolenTime() - stolenBefore,
    client: (user + system) / 1e6,
  };
}

/** One turn: all play as fast as they can, and leave nothing behind that the next would have to bear. */
async function takeTurn(): Promise<Slice> {
  await inGroups(pairs.length, atOnce, (index) => pairs[index]!.prepare?.(ahead) ?? Promise.resolve());
  isPlaying = true;
  turnBegan = performance.now();
  for (const side of sides) if (side.canMove) play(side);
  await pause(runUp * 1000);
  const slice = await measure();
  isPlaying = false;
  ahead = tablesFor((slice.moves / slice.seconds) * (runUp + seconds) * 1.33);
  for (let before = -1; inFlight > 0 && inFlight !== before; ) {
    before = inFlight;
    for (let waited = 0; inFlight > 0 && waited < longestSilence; waited += 10) await pause(10);
  }
  inFlight = 0;
  await pause(50);
  return slice;
}

/**
 * Every pair plays a part of its match, some more and some less. From then on there are tables at all stages of a match at any moment:
 * a move late in a match asks more of the rules than an early one, and all would come to the same stage together.
 */
async function spreadOut(): Promise<void> {
  if (!pairs.some(({ spread }) => spread)) return;
  for (const pair of pairs) pair.spread?.(true);
  isPlaying = true;
  for (const side of sides) if (side.canMove) play(side);
  for (let before = -1; acknowledged.length !== before; await pause(longestSilence)) before = acknowledged.length;
  isPlaying = false;
  inFlight = 0;
  for (const pair of pairs) pair.spread?.(false);
}

/** Every few milliseconds as many moves as are due, by whoever can. */
async function keepPace(): Promise<Slice> {
  let due = 0;
  let next = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    due = Math.min(due + ((now - last) / 1000) * rate, rate);
    last = now;
    for (let tried = 0; due >= 1 && tried < sides.length; tried++) {
      next = (next + 1) % sides.length;
      const side = sides[next]!;
      if (!side.canMove) continue;
      play(side);
      due -= 1;
    }
  }, 2);
  await pause(warmUp * 1000);
  return measure();
}

if (rate > 0) {
  process.send!(await keepPace(), () => process.exit(0));
} else {
  process.on('message', () => {
    takeTurn().then(
      (slice) => process.send!(slice),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
  await spreadOut();
  process.send!('ready');
}
