// From points to shares of the win: what a search adds up, so that a lead counts for what it is worth.
import type { GameTypes, Standing } from '@kontor/engine';
import type { Knowledge } from './contract.ts';

/** How much of the value at the end of a game is still the margin: whoever has lost, or won, goes on playing well. */
const marginAtTheEnd = 0.2;
/** A part of the value goes by a doubt that is wider by this factor, so that no lead is too great to care for more. */
const wideness = 5;
const widePart = 0.25;

/** The shares of the win that go with expected scores: equal scores share alike, a lead of `doubt` has odds of e to one. */
export function sharesOfScores(scores: readonly number[], doubt: number): number[] {
  let best = scores[0]!;
  for (let index = 1; index < scores.length; index++) if (scores[index]! > best) best = scores[index]!;
  const shares: number[] = [];
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const odds = Math.exp((scores[index]! - best) / doubt);
    shares.push(odds);
    sum += odds;
  }
  for (let index = 0; index < shares.length; index++) shares[index]! /= sum;
  return shares;
}

/** The shares of the win in a game that is over: the winners share it, a part goes by the margin. */
export function sharesOfStandings(standings: readonly Standing[], doubt: number): number[] {
  const scores: number[] = standings.map(() => 0);
  let winners = 0;
  for (const { seat, score, place } of standings) {
    scores[seat] = score;
    if (place === 1) winners += 1;
  }
  const shares = sharesOfScores(scores, wideness * doubt);
  for (const { seat, place } of standings) {
    shares[seat] = marginAtTheEnd * shares[seat]! + (place === 1 ? (1 - marginAtTheEnd) / winners : 0);
  }
  return shares;
}

/** The shares of the win in the judgement of a game's knowledge. */
export function sharesOf<T extends GameTypes>(knowledge: Knowledge<T>, state: T['State']): number[] {
  const scores = knowledge.evaluate(state);
  const doubt = knowledge.doubt(state);
  const shares = sharesOfScores(scores, doubt);
  const wide = sharesOfScores(scores, wideness * doubt);
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = (1 - widePart) * shares[seat]! + widePart * wide[seat]!;
  return shares;
}
