// Why a planned card's main action cannot be carried out, as told of all the worlds in which its turn comes.
import type { Refusal, Seat } from '@kontor/engine';
import { goodsOf, type State } from '../../rules/index.ts';
import { type Budget, type Rules, useOf, type World } from './carry-out.ts';

/** Nobody gives up more goods than this for one card. */
const mostGivenUp = 4;
/** So many sales are looked at for one card. More would be felt while cards are laid. */
const salesInAll = 400;

/** A ship or a merchant is elsewhere. In a world where it is not, the next reason is the one that helps. */
const isAboutPlace: ReadonlySet<string> = new Set([
  'ship-at-home',
  'ship-not-at-home',
  'no-merchant-at-market',
  'no-merchant-at-river',
  'no-free-building-space',
]);

export interface Refused {
  readonly refusal: Refusal;
  readonly goodsToGiveUp?: number;
}

interface RefusedWorld {
  readonly state: State;
  readonly refusal: Refusal;
}

/** What is missing in money, if it is money that is missing. */
const missingIn = ({ facts }: Refusal): number => Number(facts?.['pesos'] ?? 0) - Number(facts?.['money'] ?? 0);

/** VP-4.6: the fewest goods that have to be given up for the card's main action, and the world in which they are enough. */
function fewestToGiveUp(
  rules: Rules,
  worlds: readonly RefusedWorld[],
  seat: Seat,
  slot: number,
  budget: Budget,
): Refused | undefined {
  let salesLeft = salesInAll;
  let best: Refused | undefined;
  const short = worlds
    .filter(({ refusal }) => missingIn(refusal) > 0)
    .sort((one, other) => missingIn(one.refusal) - missingIn(other.refusal));
  for (const { state, refusal } of short) {
    const most: number = best?.goodsToGiveUp === undefined ? mostGivenUp : best.goodsToGiveUp - 1;
    let some = [state];
    for (let count = 1; count <= most && some.length > 0; count++) {
      const next = new Map<string, State>();
      for (const before of some) {
        for (const move of rules.legalMoves(before, seat)) {
          if (move.type !== 'giveUp') continue;
          if (salesLeft-- <= 0) return best;
          const poorer = rules.clone(before);
          rules.apply(poorer, seat, move, budget);
          next.set(`${goodsOf(poorer.warehouse, seat)} ${goodsOf(poorer.hold, seat)}`, poorer);
        }
      }
      some = [...next.values()];
      if (some.some((poorer) => useOf(rules, poorer, seat, slot, 'main'))) {
        best = { refusal, goodsToGiveUp: count };
        break;
      }
    }
    if (best?.goodsToGiveUp === 1) break;
  }
  return best;
}

/** The reason that comes furthest: of the richest world in which everything is in its place, else of the richest. */
export function whyRefused(
  rules: Rules,
  worlds: readonly World[],
  seat: Seat,
  slot: number,
  budget: Budget,
): Refused | undefined {
  const refused = worlds
    .flatMap(({ state }): RefusedWorld[] => {
      const refusal = rules.whyNot(state, seat, { type: 'useCard', slot, side: 'main' });
      return refusal ? [{ state, refusal }] : [];
    })
    .sort((one, other) => other.state.money[seat]! - one.state.money[seat]!);
  const furthest = refused.find(({ refusal }) => !isAboutPlace.has(refusal.reason)) ?? refused[0];
  return fewestToGiveUp(rules, refused, seat, slot, budget) ?? (furthest && { refusal: furthest.refusal });
}
