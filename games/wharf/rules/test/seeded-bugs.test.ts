// Each law must be able to fail: here the rules are broken on purpose, one fault at a time, and the law is named that finds it.
import { drawFromBag, type GameBox, type GameDefinition, type GameTypes, maySee, type Viewer } from '@kontor/engine';
import { checkLaws, LawBroken } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box, type Components, defineGame, type State, type WharfTypes } from '../index.ts';

type Rules = GameDefinition<WharfTypes>;

/** The box with one thing in its rules replaced. */
function broken(change: (rules: Rules, components: Components) => Partial<Rules>): GameBox<WharfTypes> {
  const standard = { ...box.standard };
  return {
    ...box,
    standard,
    defineGame(components) {
      const rules = defineGame(components);
      return { ...rules, ...change(rules, components) };
    },
  };
}

function lawThatFinds<T extends GameTypes>(faulty: GameBox<T>): string {
  try {
    for (let seatCount = 2; seatCount <= 4; seatCount++)
      checkLaws(faulty, seatCount, {}, { games: 40, matches: 6, maxMoves: 2000 });
  } catch (error) {
    if (error instanceof LawBroken) return error.law;
    throw error;
  }
  return 'none';
}

test('the sound rules break no law', () => {
  expect(lawThatFinds(broken(() => ({})))).toBe('none');
});

test('a shallow clone is found', () => {
  expect(lawThatFinds(broken(() => ({ clone: (state) => ({ ...state }) })))).toBe('clones are apart');
});

test('legality that peeks at a secret is found', () => {
  const faulty = broken((rules) => ({
    legalMoves(state, seat) {
      const moves = rules.legalMoves(state, seat);
      const rivalHoldsSpice = state.hands.some((hand, index) => index !== seat && hand[2]! > 0);
      return state.frame?.type === 'sell' && rivalHoldsSpice && moves.length > 1 ? moves.slice(1) : moves;
    },
  }));
  expect(['imagined worlds fit', 'legal moves are not refused']).toContain(lawThatFinds(faulty));
});

test('a view that leaks is found', () => {
  const faulty = broken((rules) => ({
    view: (state: State, viewer: Viewer) => ({ ...rules.view(state, viewer), hands: state.hands.map((hand) => [...hand]) }),
  }));
  expect(lawThatFinds(faulty)).toBe('imagined worlds fit');
});

test('a plan that others can see being laid is found', () => {
  const faulty = broken((rules) => ({
    view: (state: State, viewer: Viewer) => {
      const seen = rules.view(state, viewer);
      return { ...seen, plans: seen.plans.map((plan, index) => (plan === null && state.plans[index]!.length > 0 ? [] : plan)) };
    },
  }));
  expect(['imagined worlds fit', 'secret moves stay secret']).toContain(lawThatFinds(faulty));
});

test('chance taken twice, once for the deed and once for telling it, is found', () => {
  const faulty = broken((rules) => ({
    apply(state, seat, move, table) {
      rules.apply(state, seat, move, table);
      if (move.type === 'stop') table.emit?.({ type: 'loaded', seat, count: table.chance.below(5) });
    },
  }));
  expect(lawThatFinds(faulty)).toBe('moves repeat');
});

test('undo across a reveal is found', () => {
  const faulty = broken((rules) => ({ visibility: { plan: rules.visibility['plan']! } }));
  expect(['quiet moves reveal nothing', 'taking back restores']).toContain(lawThatFinds(faulty));
});

test('an event that tells a secret is found', () => {
  expect(lawThatFinds(broken(() => ({ narrate: (event) => event })))).toBe('secret moves stay secret');
});

test('an event that tells what was drawn is found', () => {
  const faulty = broken((rules) => ({
    narrate: (event, viewer) => (event.type === 'loaded' ? event : rules.narrate(event, viewer)),
  }));
  expect(lawThatFinds(faulty)).toBe('hearing tells no more than seeing');
});

test('moves that do not commute are found', () => {
  const faulty = broken((rules) => ({
    apply(state, seat, move, table) {
      if (state.phase === 'planning' && move.type === 'layOrder') state.startPlayer = seat;
      rules.apply(state, seat, move, table);
    },
  }));
  expect(['simultaneous moves commute', 'secret moves stay secret', 'quiet moves reveal nothing']).toContain(
    lawThatFinds(faulty),
  );
});

test('a good that vanishes is found', () => {
  const faulty = broken((rules) => ({
    apply(state, seat, move, table) {
      rules.apply(state, seat, move, table);
      if (move.type === 'take' && state.bag[0]! > 0) state.bag[0]!--;
    },
  }));
  expect(['nothing is lost', 'positions round-trip']).toContain(lawThatFinds(faulty));
});

test('looking that changes something is found', () => {
  const faulty = broken((rules) => ({
    view(state: State, viewer: Viewer) {
      state.step += maySee(rules.visibility['plan']!, state, 0 as never, viewer) ? 0 : 1;
      return rules.view(state, viewer);
    },
  }));
  expect(lawThatFinds(faulty)).not.toBe('none');
});

test('a move listed twice, a missing move and a refused legal move are found', () => {
  expect(
    lawThatFinds(
      broken((rules) => ({ legalMoves: (state, seat) => [...rules.legalMoves(state, seat), ...rules.legalMoves(state, seat)] })),
    ),
  ).toBe('moves are distinct and stable');
  expect(
    lawThatFinds(
      broken((rules) => ({
        legalMoves: (state, seat) => rules.legalMoves(state, seat).filter(({ type }) => type !== 'getReady'),
      })),
    ),
  ).toBe('asked seats have moves');
  expect(lawThatFinds(broken(() => ({ whyNot: () => ({ rule: 'WH-1.1', reason: 'never' }) })))).toBe(
    'legal moves are not refused',
  );
});

test('an imagined world with other components is found', () => {
  const faulty = broken((rules) => ({
    imagine(view, seat, chance) {
      const world = rules.imagine(view, seat, chance);
      drawFromBag(world.bag, chance);
      return { ...world };
    },
  }));
  expect(lawThatFinds(faulty)).toBe('imagined worlds fit');
});

test('standings that do not add up and positions that lose something are found', () => {
  const padded = broken((rules) => ({
    ranking: (state) => rules.ranking(state).map((standing) => ({ ...standing, score: standing.score + 1 })),
  }));
  expect(lawThatFinds(padded)).toBe('standings add up');
  const forgetful = broken((rules) => ({
    situation: { ...rules.situation, write: (state) => ({ ...rules.situation.write(state), prices: {} }) },
  }));
  expect(lawThatFinds(forgetful)).toBe('positions round-trip');
});

test('a game that never ends is found', () => {
  const faulty = broken((rules) => ({
    apply(state, seat, move, table) {
      rules.apply(state, seat, move, table);
      state.round = Math.min(state.round, 4);
    },
  }));
  expect(lawThatFinds(faulty)).toBe('games end');
});

test('data that JSON cannot hold is found', () => {
  expect(
    lawThatFinds(broken((rules) => ({ setup: (...args) => Object.assign(rules.setup(...args), { extra: new Map() }) }))),
  ).toBe('state is plain data');
});
