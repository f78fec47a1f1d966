// Where the moves of Valparaíso are chosen on the table, which belong together, and what a player might expect to be possible.
import { actionCardCount, type Components, type Move, none, type View } from '../rules/index.ts';
import { printedIn } from './texts/printed.ts';
import { cardsOf, merchantsOf, tradedPlace } from './texts/reading.ts';

const goodsIn = (counts: readonly number[]): string[] =>
  counts.flatMap((count, good) => (count > 0 ? [`warehouse:${good}`] : []));

/** Giving up goods has no target: what cannot be taken back while planning must not be a slip of the finger. */
export function targetsOf(move: Move, view: View, _: number, components: Components): string[] {
  const print = printedIn(components).printOf(view.money.length);
  switch (move.type) {
    case 'takeGoods':
      return [`goods:${move.goods.join('-')}`];
    case 'placeMerchant':
    case 'visitVillage':
      return [`place:${move.place}`];
    case 'sendHome':
      return [`merchant:${move.place}`, `place:${move.place}`];
    case 'moveMerchant':
    case 'sailRiver':
      return [`merchant:${move.from}`, `place:${move.to}`];
    case 'useCard':
      return [`slot:${move.slot}`];
    case 'stow':
      return [`hold:${move.good}`];
    case 'takeFirstGood':
      return [`warehouse:${move.good}`];
    case 'exchange':
      return goodsIn(move.pay.some((count) => count > 0) ? move.pay : move.gain);
    case 'trade': {
      const place = tradedPlace(print, view);
      return place === none ? [] : [`tile:${print.columns[print.marketOf[place]!]!.start}`, `place:${place}`];
    }
    case 'build':
      return [`space:${move.space}`];
    case 'hire':
      return ['merchants'];
    case 'sail':
      return [`sector:${move.sector}`];
    case 'buyCard':
      return [`cardspace:${move.space}`];
    case 'takeIncome':
      return view.frame?.type === 'income' ? [`space:${view.frame.space}`] : [];
    case 'cashCard':
      return [`card:${move.card}`];
    default:
      return [];
  }
}

export function groupOf(move: Move): string {
  switch (move.type) {
    case 'layMayorCard':
      return 'layCard';
    case 'useCard':
      return `slot:${move.slot}`;
    case 'stay':
    case 'keepCards':
    case 'endTurn':
    case 'stop':
    case 'leaveVillage':
    case 'finishPlan':
      return 'closing';
    default:
      return move.type;
  }
}

const closing: readonly Move['type'][] = ['finishPlan', 'endTurn', 'stop', 'leaveVillage', 'keepCards', 'stay'];

export const isClosing = (move: Move): boolean => closing.includes(move.type);

/** Goods can be given up for money at any moment of one's turn. */
export const isAside = ({ type }: Move): boolean => type === 'giveUp';

/** What the moment is about, allowed or not. Spaces to build on and cards to buy are left out where a `legal` move has them, with its payment. */
export function candidates(view: View, seat: number, components: Components, legal: readonly Move[]): Move[] {
  const print = printedIn(components).printOf(view.money.length);
  const { frame } = view;
  const isOffered = (type: 'build' | 'buyCard', space: number) =>
    legal.some((move) => move.type === type && move.space === space);
  if (view.phase === 'planning') {
    const plan = view.plans[seat] ?? [];
    const free = cardsOf(print, view, seat).find((card) => !plan.includes(card));
    return free === undefined
      ? []
      : [
          { type: 'layCard', card: free },
          { type: 'layMayorCard', card: free },
        ];
  }
  if (view.phase === 'placingMerchants') {
    return print.board.places.map((_, place): Move => ({ type: 'placeMerchant', place }));
  }
  if (view.phase === 'homecoming') return [{ type: 'stay' }];
  if (view.phase !== 'usingCards') return [];
  if (frame === null) {
    return (view.plans[seat] ?? []).flatMap((card, slot): Move[] =>
      card === none
        ? []
        : [
            { type: 'useCard', slot, side: 'main' },
            ...(card < actionCardCount || print.cards[card]?.alternatives[0]
              ? [{ type: 'useCard', slot, side: 'alternative' } as const]
              : []),
          ],
    );
  }
  switch (frame.type) {
    case 'build':
      return print.spaces.flatMap((space, index): Move[] =>
        merchantsOf(print, view, seat, space.place) > 0 && !isOffered('build', index)
          ? [{ type: 'build', space: index, pay: [0, 0, 0] }]
          : [],
      );
    case 'overseas':
      return view.display.flatMap((card, space): Move[] =>
        card === none || isOffered('buyCard', space) ? [] : [{ type: 'buyCard', space, compensate: 0 }],
      );
    case 'trade': {
      const market = frame.village;
      const tile = market < 0 ? undefined : print.tiles[view.tiles[print.columns[market]!.start]!];
      return tile ? tile.exchange.options.map((option): Move => ({ type: 'trade', ...option })) : [];
    }
    default:
      return [];
  }
}
