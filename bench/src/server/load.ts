// The clients of the load benchmark, in a process of their own: pairs who play the reference game as fast as they are let,
// or at a given rate, and measure how long a move takes until it is acknowledged and until the other side sees it.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { connectBare } from './load-bare.ts';
import { connectBoardgame } from './load-boardgame.ts';
import { connectKontor } from './load-kontor.ts';
import { type LoadResult, percentiles, type Side, type Watch } from './sides.ts';

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

const acknowledged: number[] = [];
const broadcast: number[] = [];
let isMeasuring = false;
let isRunning = true;
let moves = 0;
let faults = 0;

const watch: Watch = {
  acknowledged: (milliseconds) => {
    if (!isMeasuring) return;
    moves += 1;
    acknowledged.push(milliseconds);
  },
  broadcast: (milliseconds) => {
    if (isMeasuring) broadcast.push(milliseconds);
  },
  fault: () => {
    faults += 1;
  },
  ready: (side) => {
    if (isRunning && rate === 0) side.move();
  },
};

/** The servers are measured warm: compiled code, full caches. */
const warmUp = 4;
/** Tables are made before: what is measured are moves. More moves than are made, over a short match of the game. */
const mostMoves = (rate || 12_000) * (warmUp + seconds);
const movesAMatch = 50;

const connect = kind === 'kontor' ? connectKontor : kind === 'bare' ? connectBare : connectBoardgame;
const sides: Side[] = [];
const pairs = Math.ceil(clients / 2);
const plan = { game, ahead: 1 + Math.ceil(mostMoves / movesAMatch / pairs) };
const atOnce = 100;
for (let first = 0; first < pairs; first += atOnce) {
  const group = Array.from({ length: Math.min(atOnce, pairs - first) }, (_, index) =>
    connect(address, first + index, watch, plan),
  );
  for (const pair of await Promise.all(group)) sides.push(...pair);
}
if (rate === 0) for (const side of sides) if (side.canMove) side.move();

/** At a given rate: every few milliseconds as many moves as are due, by whoever can. */
let due = 0;
let next = 0;
let last = performance.now();
const pacer = setInterval(() => {
  const now = performance.now();
  due = Math.min(due + ((now - last) / 1000) * rate, rate);
  last = now;
  for (let tried = 0; due >= 1 && tried < sides.length; tried++) {
    next = (next + 1) % sides.length;
    const side = sides[next]!;
    if (!side.canMove) continue;
    side.move();
    due -= 1;
  }
}, 2);

/** Processor time of the server in seconds, where the system tells it. */
function serverTime(): number {
  try {
    const fields = readFileSync(`/proc/${serverText}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
await pause(warmUp * 1000);
isMeasuring = true;
const began = performance.now();
const processor = process.cpuUsage();
const serverBefore = serverTime();
await pause(seconds * 1000);
isMeasuring = false;
isRunning = false;
const passed = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(processor);
const serverSeconds = serverTime() - serverBefore;
clearInterval(pacer);
const result: LoadResult = {
  clients: sides.length,
  rate,
  perSecond: Math.round(moves / passed),
  acknowledged: percentiles(acknowledged),
  broadcast: percentiles(broadcast),
  faults,
  serverProcessor: Math.round((serverSeconds / passed) * 100) / 100,
  serverMicroseconds: Math.round((serverSeconds * 1e6) / Math.max(1, moves)),
  clientProcessor: Math.round(((user + system) / 1e6 / passed) * 100) / 100,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
