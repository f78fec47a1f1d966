// The states a match went through, from the set-up to now: for replays and for charts of the course.
import { type GameTypes, Match, noChance, ScriptedChance } from '@kontor/engine';

/** One state more than there are entries in the log. */
export function replayStates<T extends GameTypes>(match: Match<T>): T['State'][] {
  const { game, seatCount, options, position } = match;
  const again = position
    ? Match.from(position, noChance)
    : Match.start(game, { seatCount, options, chance: new ScriptedChance(match.setupChance) });
  const states = [again.state];
  for (const { actor, move, chance } of match.log) {
    const refused = again.replay(actor, move, chance);
    if (refused) throw new Error(`move ${states.length} does not replay: ${refused.message}`);
    states.push(again.state);
  }
  return states;
}
