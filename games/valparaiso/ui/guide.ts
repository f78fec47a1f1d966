// The guided first round: what is told at which moment, and where to look meanwhile. The words are the texts' `lesson`.
import type { Seat } from '@kontor/engine';
import type { GuideStep } from '@kontor/table/kit';
import { type Components, none, type Print, type View } from '../rules/index.ts';
import {
  bottommostAt,
  firstPlan,
  goodStep,
  goodsForMerchant,
  homelessAt,
  marketToStart,
  marketToTrade,
  spaceToBuild,
} from './texts/first-round.ts';
import { printedIn } from './texts/printed.ts';
import { storeOf } from './texts/reading.ts';

/** A market and the tile in it that is traded with. */
const atMarket = (print: Print, place: number | undefined): string[] =>
  place === undefined ? [] : [`place:${place}`, `tile:${bottommostAt(print, place)}`];

function planning(print: Print, view: View, seat: Seat): GuideStep[] {
  const plan = view.plans[seat] ?? [];
  const isEmpty = plan.every((card) => card === none);
  const targets = firstPlan(print, view, seat).map((card) => `card:${card}`);
  return isEmpty
    ? [{ id: 'plan', targets, pane: 'desk' }]
    : [
        { id: 'plan', targets, pane: 'desk' },
        { id: 'dry', pane: 'desk' },
      ];
}

/** What is asked of the seat, one step for each kind of question. */
function asked(print: Print, view: View, seat: Seat, prompt: string | undefined): GuideStep[] {
  switch (prompt) {
    case 'takingGoods': {
      const goods = goodsForMerchant(print, view);
      return [{ id: 'goods', targets: goods ? [`goods:${goods.join('-')}`] : [], pane: 'desk' }];
    }
    case 'placingMerchants':
      return [{ id: 'village', targets: atMarket(print, marketToStart(print, view)), pane: 'board' }];
    case 'planning':
      return planning(print, view, seat);
    case 'useCard': {
      const slot = (view.plans[seat] ?? []).findIndex((card, index) => index > 0 && card !== none);
      return [{ id: 'use', targets: [`slot:${Math.max(slot, 0)}`], pane: 'desk' }];
    }
    case 'moveMerchants': {
      const step = goodStep(print, view, seat);
      return [{ id: 'move', targets: step ? [`merchant:${step.from}`, `place:${step.to}`] : [], pane: 'board' }];
    }
    case 'visitVillage':
    case 'trade':
      return [{ id: 'trade', targets: atMarket(print, marketToTrade(print, view)), pane: 'board' }];
    case 'build': {
      const space = spaceToBuild(print, view, seat);
      return [{ id: 'build', targets: space === undefined ? [] : [`space:${space}`], pane: 'board' }];
    }
    case 'transfer':
      return [{ id: 'ship', targets: ['hold:0', 'hold:1', 'hold:2'], pane: 'desk' }];
    case 'moveShip':
    case 'overseas': {
      const sectors = Array.from({ length: print.sectorCount }, (_, sector) => `sector:${sector}`);
      return [{ id: 'ship', targets: sectors, pane: 'board' }];
    }
    case 'homecoming':
      return [{ id: 'home', targets: homelessAt(print, view, seat).map((place) => `place:${place}`), pane: 'board' }];
    default:
      return [];
  }
}

export function guide(view: View, seat: Seat, prompt: string | undefined, components: Components): GuideStep[] {
  if (view.round > 1 || view.phase === 'over') return [{ id: 'end', isLast: true }];
  const print = printedIn(components).printOf(view.money.length);
  const now = asked(print, view, seat, prompt);
  // Whoever has begun without reading learns what is asked, and the rest by playing.
  if (storeOf(view, 'warehouse', seat).some((count) => count > 0) || view.phase !== 'takingGoods') return now;
  return [
    { id: 'aim', targets: ['track'], pane: 'board' },
    { id: 'market', targets: print.columns.map(({ start }) => `tile:${start}`), pane: 'board' },
    ...now,
  ];
}
