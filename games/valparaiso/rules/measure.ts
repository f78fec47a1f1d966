// What a study of many finished games would want to know.
import { type Measures, seatsOf } from '@kontor/engine';
import { pointsFrom, pointsOf } from './holdings.ts';
import type { Print } from './print.ts';
import { ranking } from './scoring.ts';
import { type Event, none, type State, sources } from './state.ts';

/** VP-7.5: how the game ended, read off the final state. Points scored at the end do not count for the 18. */
export function endingOf(print: Print, state: State): string {
  const { victoryPoints } = print.components.end;
  const onTrack = seatsOf(print.seatCount).map(
    (seat) => pointsOf(state, seat) - pointsFrom(state, seat, 'money') - pointsFrom(state, seat, 'ownedCards'),
  );
  const reached = Math.max(...onTrack) >= victoryPoints;
  const isEmpty = state.display.includes(none);
  if (reached && isEmpty) return `${victoryPoints} points and an empty card space`;
  if (reached) return `${victoryPoints} points`;
  return isEmpty ? 'empty card space' : 'last round';
}

/** `lastHouse` as 'last house'. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function measure(print: Print, state: State, events: readonly Event[]): Measures {
  const seats = seatsOf(print.seatCount);
  const standings = ranking(print, state);
  const total = seats.reduce((sum, seat) => sum + pointsOf(state, seat), 0);
  const count = (type: Event['type']) => events.reduce((sum, event) => sum + (event.type === type ? 1 : 0), 0);
  const shares = sources.map((source) => {
    const points = seats.reduce((sum, seat) => sum + pointsFrom(state, seat, source), 0);
    return [`share of points from ${inWords(source)}`, total === 0 ? 0 : points / total];
  });
  return {
    rounds: state.round,
    ending: endingOf(print, state),
    'margin of victory': standings[0]!.score - standings[1]!.score,
    ...(Object.fromEntries(shares) as Record<string, number>),
    'cards bought': count('cardBought'),
    'cards used': count('cardUsed'),
    'houses built': count('houseBuilt'),
    'merchants hired': count('merchantHired'),
    trades: count('traded'),
    'goods given up': count('goodGivenUp'),
    'mayor used': count('mayorPaid'),
  };
}
