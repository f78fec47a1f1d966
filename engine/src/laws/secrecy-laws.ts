// Laws about secrets: what a viewer learns depends on nothing that the viewer may not see.
import { canonicalJson, sameData } from '../canonical.ts';
import { RecordingChance, SeededChance } from '../chance.ts';
import type { GameTypes } from '../game.ts';
import { barrierOf, watch } from '../match/log.ts';
import { type Seat, seatsOf, type Viewer } from '../seat.ts';
import { after } from './conduct-laws.ts';
import { difference, type Law, type Situation, some } from './law.ts';

/** Another world that looks the same to `seat`. */
const imagined = <T extends GameTypes>({ game: { rules }, state, chance }: Situation<T>, seat: Seat): T['State'] =>
  rules.imagine(rules.view(state, seat), seat, new SeededChance(chance.below(1_000_000)));

export const imaginedWorldsFit: Law = {
  name: 'imagined worlds fit',
  claim:
    'A world imagined from a seat’s view looks to that seat, and to a spectator, exactly like the real one, and offers the seat the same moves.',
  check(situation) {
    const { game, state, seatCount, inventory } = situation;
    const { rules } = game;
    const openly = rules.view(state, 'spectator');
    const decisions = rules.decisions(state);
    for (const seat of seatsOf(seatCount)) {
      const world = imagined(situation, seat);
      for (const viewer of [seat, 'spectator'] as const) {
        const changed = difference(viewer === 'spectator' ? openly : rules.view(state, viewer), rules.view(world, viewer));
        if (changed) return `to ${name(viewer)} the world that seat ${seat} imagines looks different: ${changed}`;
      }
      const moves = difference(rules.legalMoves(state, seat), rules.legalMoves(world, seat));
      if (moves) return `seat ${seat} has other moves in the world it imagines: ${moves}`;
      const asked = difference(decisions, rules.decisions(world));
      if (asked) return `in the world that seat ${seat} imagines others are asked: ${asked}`;
      const census = difference(inventory, rules.census(world));
      if (census) return `the world that seat ${seat} imagines has other components: ${census}`;
    }
    return undefined;
  },
};

export const refusalsKeepSecrets: Law = {
  name: 'refusals keep secrets',
  claim: 'Why a move is refused depends only on what the seat may see.',
  check(situation) {
    const { game, state, seatCount, chance } = situation;
    const { rules } = game;
    const attempts = seatsOf(seatCount).flatMap((seat) => some(rules.legalMoves(state, seat), 4, chance));
    for (const seat of some(seatsOf(seatCount), 2, chance)) {
      const world = imagined(situation, seat);
      for (const move of attempts) {
        const changed = difference(rules.whyNot(state, seat, move), rules.whyNot(world, seat, move));
        if (changed) return `seat ${seat} is told of ${canonicalJson(move)} what it may not know: ${changed}`;
      }
    }
    return undefined;
  },
};

/** Carries out a move of the situation's step in one world, and takes down what a viewer sees and hears of it. */
function witnessed<T extends GameTypes>(
  { game, seatCount, step }: Situation<T>,
  world: T['State'],
  viewers: readonly Viewer[],
  seed: number,
) {
  const { rules } = game;
  const chance = new RecordingChance(new SeededChance(seed));
  const events: T['Event'][] = [];
  let isSealed = false;
  const next = after(game, world, step!, {
    chance,
    emit: (event) => {
      events.push(event);
    },
    seal: () => {
      isSealed = true;
    },
  });
  const barrier = barrierOf(
    step!.seat,
    watch(rules, world, seatCount),
    watch(rules, next, seatCount),
    chance.answers.length > 0,
    isSealed,
  );
  const seen = viewers.map((viewer) => ({
    view: rules.view(next, viewer),
    heard: events.map((event) => rules.narrate(event, viewer)).filter((event) => event !== undefined),
  }));
  const isDone = rules.decisions(world).length > 1 && !rules.decisions(next).some(({ seat }) => seat === step!.seat);
  return { barrier, seen, isDone };
}

export const quietMovesRevealNothing: Law = {
  name: 'quiet moves reveal nothing',
  claim: 'A move that can be taken back tells no viewer anything that the viewer could not have known before it.',
  check(situation) {
    const { game, state, step, seatCount, chance } = situation;
    if (!step || step.seat === 'outside') return undefined;
    const { rules } = game;
    const mover = step.seat;
    const seed = chance.below(1_000_000);
    const everybody = [...seatsOf(seatCount), 'spectator'] as const;
    const real = witnessed(situation, state, everybody, seed);
    if (real.barrier !== 'none') return undefined;
    for (const seat of seatsOf(seatCount)) {
      const viewers = [seat, 'spectator'] as const;
      const world = imagined(situation, seat);
      const isPossible = rules.legalMoves(world, mover).some((move) => sameData(move, step.move));
      if (!isPossible && real.isDone) continue;
      const other = isPossible ? witnessed(situation, world, viewers, seed) : unmoved(situation, viewers);
      if (other.barrier !== 'none') continue;
      for (const [index, viewer] of viewers.entries()) {
        const changed = difference(real.seen[everybody.indexOf(viewer)], other.seen[index]);
        if (changed)
          return `${canonicalJson(step.move)} of seat ${mover} shows ${name(viewer)} what was hidden, and could be taken back: ${changed}`;
      }
    }
    return undefined;
  },
};

/** What viewers would see and hear if nothing had happened. */
function unmoved<T extends GameTypes>({ game: { rules }, state }: Situation<T>, viewers: readonly Viewer[]) {
  return { barrier: 'none', seen: viewers.map((viewer) => ({ view: rules.view(state, viewer), heard: [] })) };
}

export const hearingTellsNoMoreThanSeeing: Law = {
  name: 'hearing tells no more than seeing',
  claim: 'Where chance could have answered otherwise and a viewer would see the same afterwards, the viewer hears the same too.',
  check(situation) {
    const { step, state, seatCount, chance } = situation;
    if (!step) return undefined;
    const viewers = [...seatsOf(seatCount), 'spectator'] as const;
    const one = witnessed(situation, state, viewers, chance.below(1_000_000));
    const two = witnessed(situation, state, viewers, chance.below(1_000_000));
    for (const [index, viewer] of viewers.entries()) {
      if (!sameData(one.seen[index]!.view, two.seen[index]!.view)) continue;
      const changed = difference(one.seen[index]!.heard, two.seen[index]!.heard);
      if (changed) return `${name(viewer)} hears what it may not see: ${changed}`;
    }
    return undefined;
  },
};

export const secretMovesStaySecret: Law = {
  name: 'secret moves stay secret',
  claim: 'While others decide at the same time, nobody sees or hears which move a seat makes; at the most that it is done.',
  check(situation) {
    const { game, state, chance, seatCount } = situation;
    const { rules } = game;
    const asked = rules.decisions(state);
    if (asked.length < 2) return undefined;
    const { seat } = asked[chance.below(asked.length)]!;
    const viewers = [...seatsOf(seatCount).filter((other) => other !== seat), 'spectator'] as const;
    const before = unmoved(situation, viewers);
    for (const move of some(rules.legalMoves(state, seat), 6, chance)) {
      const after = witnessed({ ...situation, step: { seat, move } }, state, viewers, 1);
      if (after.barrier !== 'none' || after.isDone) continue;
      for (const [index, viewer] of viewers.entries()) {
        const told = difference(before.seen[index], after.seen[index]);
        if (told) return `${name(viewer)} learns that seat ${seat} made ${canonicalJson(move)}: ${told}`;
      }
    }
    return undefined;
  },
};

export const simultaneousMovesCommute: Law = {
  name: 'simultaneous moves commute',
  claim: 'Where several seats decide at once, the order in which their moves arrive makes no difference.',
  check({ game, state, chance, exceptions }) {
    const { rules } = game;
    const asked = rules.decisions(state);
    if (asked.length < 2) return undefined;
    const first = asked[chance.below(asked.length)]!.seat;
    const others = asked.filter(({ seat }) => seat !== first);
    const second = others[chance.below(others.length)]!.seat;
    const pick = (seat: Seat) => {
      const moves = rules.legalMoves(state, seat);
      return moves[chance.below(moves.length)]!;
    };
    const moves = new Map([
      [first, pick(first)],
      [second, pick(second)],
    ]);
    if ([...moves.values()].some((move) => exceptions.isRacing?.(move))) return undefined;
    const seeds = new Map([
      [first, chance.below(1_000_000)],
      [second, chance.below(1_000_000)],
    ]);
    const last = chance.below(1_000_000);
    const run = (order: readonly Seat[]): World | string => {
      let now = state;
      for (const [index, seat] of order.entries()) {
        const move = moves.get(seat)!;
        if (!rules.legalMoves(now, seat).some((legal) => sameData(legal, move))) {
          return `${canonicalJson(move)} of seat ${seat} is not legal any more after the other's ${canonicalJson(moves.get(order[0]!))}`;
        }
        const ends = index === 1 && rules.decisions(now).length === 1;
        now = after(game, now, { seat, move }, { chance: new SeededChance(ends ? last : seeds.get(seat)!) });
      }
      return { state: now };
    };
    const one = run([first, second]);
    const two = run([second, first]);
    if (typeof one === 'string') return one;
    if (typeof two === 'string') return two;
    return difference(one.state, two.state);
  },
};

interface World {
  readonly state: object;
}

const name = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);
