// Laws about secrets: what a viewer learns depends on nothing that the viewer may not see.
import { canonicalJson } from '../canonical.ts';
import { RecordingChance, SeededChance } from '../chance.ts';
import type { GameTypes } from '../game.ts';
import { barrierOf, watch } from '../match/log.ts';
import { type Seat, seatsOf, type Viewer } from '../seat.ts';
import { after } from './conduct-laws.ts';
import { difference, type Law, type Situation } from './law.ts';

/** Another world that looks the same to `seat`. */
const imagined = <T extends GameTypes>({ game: { rules }, state, chance }: Situation<T>, seat: Seat): T['State'] =>
  rules.imagine(rules.view(state, seat), seat, new SeededChance(chance.below(1_000_000)));

export const imaginedWorldsFit: Law = {
  name: 'imagined worlds fit',
  claim:
    'A world imagined from a seat’s view looks to that seat, and to a spectator, exactly like the real one, and offers the seat the same moves.',
  check(situation) {
    const { game, state, seatCount } = situation;
    const { rules } = game;
    for (const seat of seatsOf(seatCount)) {
      const world = imagined(situation, seat);
      for (const viewer of [seat, 'spectator'] as const) {
        const changed = difference(rules.view(state, viewer), rules.view(world, viewer));
        if (changed) return `to ${name(viewer)} the world that seat ${seat} imagines looks different: ${changed}`;
      }
      const moves = difference(rules.legalMoves(state, seat), rules.legalMoves(world, seat));
      if (moves) return `seat ${seat} has other moves in the world it imagines: ${moves}`;
      const asked = difference(rules.decisions(state), rules.decisions(world));
      if (asked) return `in the world that seat ${seat} imagines others are asked: ${asked}`;
      const census = difference(rules.census(state), rules.census(world));
      if (census) return `the world that seat ${seat} imagines has other components: ${census}`;
    }
    return undefined;
  },
};

export const refusalsKeepSecrets: Law = {
  name: 'refusals keep secrets',
  claim: 'Why a move is refused depends only on what the seat may see.',
  check(situation) {
    const { game, state, seatCount } = situation;
    const { rules } = game;
    const attempts = seatsOf(seatCount).flatMap((seat) => rules.legalMoves(state, seat));
    for (const seat of seatsOf(seatCount)) {
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
  return { barrier, seen };
}

export const quietMovesRevealNothing: Law = {
  name: 'quiet moves reveal nothing',
  claim: 'A move that can be taken back tells no viewer anything that the viewer could not have known before it.',
  check(situation) {
    const { game, step, seatCount, chance } = situation;
    if (!step || step.seat === 'outside') return undefined;
    const mover = step.seat;
    const seed = chance.below(1_000_000);
    for (const seat of seatsOf(seatCount)) {
      const world = imagined(situation, seat);
      if (!game.rules.legalMoves(world, mover).some((move) => canonicalJson(move) === canonicalJson(step.move))) continue;
      const viewers = [seat, 'spectator'] as const;
      const real = witnessed(situation, situation.state, viewers, seed);
      const other = witnessed(situation, world, viewers, seed);
      if (real.barrier !== 'none' || other.barrier !== 'none') continue;
      for (const [index, viewer] of viewers.entries()) {
        const changed = difference(real.seen[index], other.seen[index]);
        if (changed)
          return `${canonicalJson(step.move)} of seat ${mover} shows ${name(viewer)} what was hidden, and could be taken back: ${changed}`;
      }
    }
    return undefined;
  },
};

export const secretMovesStaySecret: Law = {
  name: 'secret moves stay secret',
  claim: 'While others decide at the same time, which move a seat makes shows nobody else more than that it is done.',
  check({ game, state, chance, exceptions }) {
    const { rules } = game;
    const asked = rules.decisions(state);
    if (asked.length < 2) return undefined;
    const seat = asked[chance.below(asked.length)]!.seat;
    const quiet = rules
      .legalMoves(state, seat)
      .map((move) => ({ move, next: after(game, state, { seat, move }, { chance: new SeededChance(1) }) }));
    const still = quiet.filter(
      ({ move, next }) => rules.decisions(next).some((decision) => decision.seat === seat) && !exceptions.isRacing?.(move),
    );
    for (const { seat: other } of asked) {
      if (other === seat) continue;
      const before = canonicalJson(rules.view(state, other));
      const told = still.find(
        ({ move, next }) => canonicalJson(rules.view(next, other)) !== before && !isOpen(game.rules, state, seat, move),
      );
      if (told)
        return `seat ${other} sees that seat ${seat} made ${canonicalJson(told.move)}: ${difference(JSON.parse(before), rules.view(told.next, other))}`;
    }
    return undefined;
  },
};

/** A move that by the rules is made for all to see says so by being sealed. */
function isOpen<T extends GameTypes>(
  rules: Situation<T>['game']['rules'],
  state: T['State'],
  seat: Seat,
  move: T['Move'],
): boolean {
  let isSealed = false;
  rules.apply(rules.clone(state), seat, move, {
    chance: new SeededChance(1),
    seal: () => {
      isSealed = true;
    },
  });
  return isSealed;
}

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
        if (!rules.legalMoves(now, seat).some((legal) => canonicalJson(legal) === canonicalJson(move))) {
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
