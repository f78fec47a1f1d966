// Laws about whole matches: records replay, taking back restores, and refused input changes nothing.
import { canonicalJson, hashOf } from '../canonical.ts';
import { type Chance, SeededChance } from '../chance.ts';
import type { GameTypes } from '../game.ts';
import { Match } from '../match/match.ts';
import { type Game, openGame } from '../open.ts';
import { readRecord, recordOf } from '../record.ts';
import { type Seat, seatsOf } from '../seat.ts';
import { copyOf, difference } from './law.ts';
import { randomStep, type Weigh } from './random-play.ts';

/** What a whole match showed to be wrong: the law's name and the detail. */
export interface MatchFault {
  readonly law: string;
  readonly detail: string;
}

/** Plays a match through its own door, takes moves back at random, knocks with bad input, and replays the record. */
export function checkMatch<T extends GameTypes>(
  game: Game<T>,
  start: { seatCount: number; options: unknown; seed: number; maxMoves: number; weigh?: Weigh<T> | undefined },
): MatchFault | undefined {
  const match = Match.start(game, { seatCount: start.seatCount, options: start.options, chance: start.seed });
  const choose = new SeededChance(start.seed + 1);
  for (let moves = 0; !match.isOver; moves++) {
    if (moves > start.maxMoves) return { law: 'games end', detail: `no end within ${start.maxMoves} moves` };
    const fault = choose.below(16) === 0 ? (checkTakeBack(match, choose) ?? checkKnocks(match, choose)) : undefined;
    if (fault) return fault;
    const step = randomStep(game, match.state, choose, start.weigh)!;
    const verdict = step.seat === 'outside' ? match.announce(step.move) : match.submit(step.seat, step.move);
    if (!verdict.ok) return { law: 'legal moves are taken', detail: verdict.message };
  }
  const record = JSON.parse(JSON.stringify(recordOf(match, { omitEdition: game === openGame(game.box) })));
  try {
    const { match: again } = readRecord(game.box, record);
    return hashOf(again.state) === hashOf(match.state)
      ? undefined
      : { law: 'records replay', detail: difference(match.state, again.state) ?? '' };
  } catch (error) {
    return { law: 'records replay', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Taking back and doing again leads to the same state and log; another seat's later moves are untouched. */
function checkTakeBack<T extends GameTypes>(match: Match<T>, choose: Chance): MatchFault | undefined {
  for (const seat of seatsOf(match.seatCount)) {
    const open = match.takeBackable(seat);
    if (open.length === 0) continue;
    const count = 1 + choose.below(open.length);
    const before = match.state;
    const redo = open
      .slice(0, count)
      .reverse()
      .map((index) => match.log[index]!.move);
    const crossed = match.log
      .slice(open[count - 1])
      .find((entry) => entry.barrier === 'all' || (entry.actor === seat && entry.chance.length > 0));
    if (crossed) return { law: 'undo stops at barriers', detail: `${canonicalJson(crossed.move)} could be taken back` };
    const back = match.takeBack(seat, count);
    if (!back.ok) return { law: 'taking back restores', detail: back.message };
    const again = match.submit(seat, redo);
    if (!again.ok) return { law: 'taking back restores', detail: `what was taken back cannot be done again: ${again.message}` };
    const changed = difference(before, match.state);
    if (changed) return { law: 'taking back restores', detail: changed };
  }
  return undefined;
}

/** Whatever is refused leaves the match exactly as it was. */
function checkKnocks<T extends GameTypes>(match: Match<T>, choose: Chance): MatchFault | undefined {
  const before = copyOf(match.state);
  const { revision } = match;
  const asked = new Set(match.decisions().map(({ seat }) => seat));
  const stranger = seatsOf(match.seatCount).find((seat) => !asked.has(seat));
  const someone = [...asked][choose.below(asked.size)]!;
  const legal = match.legalMoves(someone)[0]!;
  const knocks: [Seat, unknown][] = [
    [someone, { ...legal, type: `${legal.type}?` }],
    [someone, { ...legal, extra: 1 }],
    [someone, [legal, { type: 'nonsense' }]],
    [someone, null],
    [someone, []],
    [99 as Seat, legal],
  ];
  if (stranger !== undefined) knocks.push([stranger, legal]);
  for (const [seat, input] of knocks) {
    if (match.submit(seat, input).ok) return { law: 'only legal moves are taken', detail: canonicalJson(input) };
  }
  const changed = difference(before, match.state) ?? (match.revision === revision ? undefined : 'the revision changed');
  return changed === undefined ? undefined : { law: 'refusals change nothing', detail: changed };
}
