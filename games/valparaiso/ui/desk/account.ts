// What the ways of carrying out one card take and give.
import type { Seat } from '@kontor/engine';
import { goodsCount, pointsOf, type State } from '../../rules/index.ts';
import type { DryStep } from '../texts/dry-run.ts';

/** What the ways of carrying out one card have in common and where they differ. */
export class Account {
  private readonly paidPesos: [number, number] = [Number.POSITIVE_INFINITY, 0];
  private readonly paidGoods: [number, number] = [Number.POSITIVE_INFINITY, 0];
  private readonly most = { pesos: 0, goods: 0, victoryPoints: 0, houses: 0, merchants: 0, cards: 0 };
  private readonly byGood = new Array<number>(goodsCount).fill(0);
  isComplete = true;
  constructor(private readonly seat: Seat) {}

  note(before: State, after: State): void {
    const { seat, most } = this;
    const range = (which: [number, number], paid: number) => {
      which[0] = Math.min(which[0], paid);
      which[1] = Math.max(which[1], paid);
    };
    const more = (what: keyof typeof most, count: number) => {
      most[what] = Math.max(most[what], count);
    };
    const pesos = after.money[seat]! - before.money[seat]!;
    const held = (state: State, good: number) =>
      state.warehouse[goodsCount * seat + good]! + state.hold[goodsCount * seat + good]!;
    let goods = 0;
    for (let good = 0; good < goodsCount; good++) {
      const change = held(after, good) - held(before, good);
      goods += change;
      this.byGood[good] = Math.max(this.byGood[good]!, change);
    }
    range(this.paidPesos, Math.max(0, -pesos));
    range(this.paidGoods, Math.max(0, -goods));
    more('pesos', pesos);
    more('goods', goods);
    more('victoryPoints', pointsOf(after, seat) - pointsOf(before, seat));
    more('houses', before.unbuilt[seat]! - after.unbuilt[seat]!);
    more('merchants', before.unhired[seat]! - after.unhired[seat]!);
    more('cards', after.owned[seat] === before.owned[seat] ? 0 : 1);
  }

  told(): Pick<DryStep, 'isComplete' | 'paid' | 'gained'> {
    const range = ([least, most]: [number, number]) => ({ least: Math.min(least, most), most });
    return {
      isComplete: this.isComplete,
      paid: { pesos: range(this.paidPesos), goods: range(this.paidGoods) },
      gained: { ...this.most, byGood: this.byGood },
    };
  }
}
