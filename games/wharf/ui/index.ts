// The page of Wharf: which part is in which file, and where its moves and pieces are on the table.
import type { GameUi, PiecesAt } from '@kontor/table/kit';
import { type Move, orders, type View, type WharfTypes } from '../rules/index.ts';
import { Traveller } from './art.tsx';
import { Board, boardSize } from './board.tsx';
import { Desk } from './desk.tsx';
import { guide } from './guide.ts';
import { Panel } from './panel.tsx';
import { texts, type WharfTexts } from './texts/index.ts';
import './wharf.css';

function targetsOf(move: Move): string[] {
  switch (move.type) {
    case 'layOrder':
      return [`order:${move.order}`];
    case 'sell':
      return [`hand:${move.good}`, `stall:${move.good}`];
    case 'offer':
      return [`hand:${move.good}`];
    case 'take':
      return [`stall:${move.good}`];
    default:
      return [];
  }
}

/** What the phase is about, allowed or not: greyed choices answer 'why not?'. */
function candidates(view: View, seat: number): Move[] {
  if (view.phase === 'planning') return [...orders.map((order): Move => ({ type: 'layOrder', order })), { type: 'getReady' }];
  const goods = view.prices.map((_, good) => good);
  if (view.frame?.type === 'sell') return goods.map((good): Move => ({ type: 'sell', good }));
  const isOffering = view.frame?.type === 'barter' && view.frame.given === null;
  return goods.map((good): Move => ({ type: isOffering ? 'offer' : 'take', good })).filter(() => view.hands[seat] !== null);
}

function pieces(view: View): PiecesAt[] {
  const list: PiecesAt[] = [];
  for (const good of view.prices.keys()) {
    const kind = `good:${good}`;
    list.push({ kind, place: `stall:${good}`, count: view.market[good]! });
    for (const [seat, hand] of view.hands.entries()) {
      if (hand) list.push({ kind, place: `hand:${good}`, count: hand[good]! });
      else list.push({ kind: 'crate', place: `seat:${seat}`, count: good === 0 ? view.handSizes[seat]! : 0 });
    }
  }
  list.push({ kind: 'crate', place: 'bag', count: view.bagSize });
  return list;
}

export const ui: GameUi<WharfTypes, WharfTexts> = {
  id: 'wharf',
  texts,
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    de: async () => (await import('./rules/de.md?raw')).default,
    fr: async () => (await import('./rules/fr.md?raw')).default,
    it: async () => (await import('./rules/it.md?raw')).default,
  },
  board: boardSize,
  Board,
  Desk,
  Panel,
  Traveller,
  targetsOf,
  candidates,
  guide,
  isClosing: ({ type }) => type === 'getReady' || type === 'stop',
  pieces,
  course: (view) => ({ coins: view.coins }),
};
