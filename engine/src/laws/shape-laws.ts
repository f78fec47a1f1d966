// Laws about the shape of a game: who is asked, what moves look like, and that data stays data.
import { canonicalJson } from '../canonical.ts';
import { seatsOf } from '../seat.ts';
import { difference, type Law, some } from './law.ts';

export const askedSeatsHaveMoves: Law = {
  name: 'asked seats have moves',
  claim: 'Exactly the seats that are asked have moves; each is asked once, by a prompt.',
  check({ game: { rules }, state, seatCount }) {
    const asked = rules.decisions(state);
    for (const seat of seatsOf(seatCount)) {
      const questions = asked.filter((decision) => decision.seat === seat);
      const moves = rules.legalMoves(state, seat).length;
      if (questions.length > 1) return `seat ${seat} is asked ${questions.length} times`;
      if (questions.length === 1 && moves === 0) return `seat ${seat} is asked '${questions[0]!.prompt}' but has no move`;
      if (questions.length === 0 && moves > 0) return `seat ${seat} is not asked but has ${moves} moves`;
    }
    const prompted = asked.every(({ prompt }) => typeof prompt === 'string' && prompt !== '');
    return prompted ? undefined : 'a decision has no prompt';
  },
};

export const movesAreDistinctAndStable: Law = {
  name: 'moves are distinct and stable',
  claim: 'No move is listed twice, and the list is the same each time it is asked for.',
  check({ game: { rules }, state }) {
    for (const { seat } of rules.decisions(state)) {
      const moves = rules.legalMoves(state, seat).map(canonicalJson);
      if (new Set(moves).size < moves.length) {
        return `seat ${seat} is offered ${moves.find((move, index) => moves.indexOf(move) !== index)} twice`;
      }
      const again = rules.legalMoves(rules.clone(state), seat).map(canonicalJson);
      const changed = difference(moves, again);
      if (changed) return `the list of seat ${seat} is not stable: ${changed}`;
    }
    return undefined;
  },
};

export const legalMovesAreNotRefused: Law = {
  name: 'legal moves are not refused',
  claim: 'No rule speaks against a legal move.',
  check({ game: { rules }, state, chance }) {
    for (const { seat } of rules.decisions(state)) {
      for (const move of some(rules.legalMoves(state, seat), 8, chance)) {
        const refusal = rules.whyNot(state, seat, move);
        if (refusal)
          return `${canonicalJson(move)} is legal for seat ${seat}, yet ${refusal.rule} refuses it (${refusal.reason})`;
      }
    }
    return undefined;
  },
};

export const stateIsPlainData: Law = {
  name: 'state is plain data',
  claim: 'A state, a view and every move survive being written as JSON, without loss.',
  check({ game: { rules }, state, seatCount }) {
    const views = [rules.view(state, 'spectator'), ...seatsOf(seatCount).map((seat) => rules.view(state, seat))];
    const moves = rules.decisions(state).map(({ seat }) => rules.legalMoves(state, seat));
    for (const [name, data] of Object.entries({ state, views, moves })) {
      const fault = notPlain(data);
      if (fault) return `${name}${fault}`;
    }
    return undefined;
  },
};

/** Where and why a value is not plain data, as words that follow its name. */
function notPlain(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ` is ${String(value)}`;
  if (typeof value !== 'object') return ` is of type ${typeof value}`;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = index in value ? notPlain(value[index]) : ' is a hole';
      if (fault) return `[${index}]${fault}`;
    }
    return Object.keys(value).length === value.length ? undefined : ' has entries with names';
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return ' is not a plain object';
  for (const key of Object.keys(value)) {
    const fault = notPlain((value as Record<string, unknown>)[key]);
    if (fault) return `.${key}${fault}`;
  }
  return undefined;
}

export const positionsRoundTrip: Law = {
  name: 'positions round-trip',
  claim: 'A situation that was written as a position reads back as the same state, byte for byte.',
  check({ game: { rules }, state, options, seatCount }) {
    const written = JSON.parse(JSON.stringify(rules.situation.write(state)));
    return difference(state, rules.situation.read(written, options, seatCount));
  },
};

export const standingsAddUp: Law = {
  name: 'standings add up',
  claim: 'Every seat has one standing, the parts of a score add up to it, and places are in order.',
  check({ game: { rules }, state, seatCount }) {
    const standings = rules.ranking(state);
    const seats = standings.map(({ seat }) => seat).sort((a, b) => a - b);
    if (canonicalJson(seats) !== canonicalJson(seatsOf(seatCount))) return `the standings are of seats ${seats.join(', ')}`;
    let previous = 1;
    for (const [index, { seat, place, score, parts }] of standings.entries()) {
      const sum = parts.reduce((total, { amount }) => total + amount, 0);
      if (sum !== score) return `the parts of seat ${seat} add up to ${sum}, not to ${score}`;
      if (place < previous || place > index + 1) return `seat ${seat} has place ${place} in row ${index + 1}`;
      previous = place;
    }
    return standings[0]?.place === 1 ? undefined : 'nobody is first';
  },
};
