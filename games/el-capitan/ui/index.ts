// The page of El Capitán: which part is in which file, and where its moves and pieces are on the table.
import type { Seat } from '@kontor/engine';
import type { GameUi, PiecesAt } from '@kontor/table/kit';
import {
  type Components,
  coloursOf,
  type ElCapitanTypes,
  type Move,
  nextSite,
  ownerOf,
  spreadOf,
  takenSites,
  type View,
} from '../rules/index.ts';
import { Traveller } from './art/pieces.tsx';
import { Board } from './board.tsx';
import { Desk } from './desk.tsx';
import { laidOut } from './edition.ts';
import { guide } from './guide.ts';
import { boardSize } from './layout.ts';
import { Area, Panel } from './panel.tsx';
import { freeFortressSite } from './texts/foresight.ts';
import { type ElCapitanTexts, groupOf, texts } from './texts/index.ts';
import './el-capitan.css';

function targetsOf(move: Move, view: View, seat: Seat, components: Components): string[] {
  const city = view.ships[seat]!;
  switch (move.type) {
    case 'buyCard':
      return [`card:${move.card}`];
    case 'sail':
    case 'sailPirate':
      return [`city:${move.city}`, `card:${move.card}`];
    case 'buildWarehouse':
      return [`site:${city}:${move.site}`];
    case 'reopenWarehouse':
      return [`site:${city}:${move.site}`, `closed:${city}`];
    case 'buildFortress':
      return [`fortress:${city}:${freeFortressSite(laidOut(components).board, view, city)}`];
    case 'takeLoan':
      return [`loan:${move.loan}`];
    case 'pass':
      return ['bank'];
    case 'movePirate':
      return ['pirate'];
    case 'landPirate':
      return [`harbour:${move.city}:${move.space}`];
    case 'repayLoan':
      return [`owed:${move.loan}`, `loan:${move.loan}`];
    case 'chooseStartPlayer':
      return [`player:${move.seat}`];
    case 'endTurn':
    case 'extendLoans':
      return [];
  }
}

/** The action of a turn, and ending it: who cannot yet is told why. */
function candidates(view: View, seat: Seat, components: Components): Move[] {
  if (view.errand !== 'none' || (view.stage !== 'beforeAction' && view.stage !== 'afterAction')) return [];
  const city = view.ships[seat]!;
  const site = city < 0 ? 1 : Math.max(1, nextSite(laidOut(components).board, city, takenSites(view, city)));
  const moves: Move[] = [{ type: 'endTurn' }];
  if (view.stage === 'afterAction') return moves;
  if (city >= 0) {
    moves.push({ type: 'buildWarehouse', colour: seat, site }, { type: 'buildFortress' });
    if ((view.closed[city * coloursOf(view) + seat] ?? 0) > 0) moves.push({ type: 'reopenWarehouse', colour: seat, site });
  }
  return [...moves, { type: 'takeLoan', loan: 0 }];
}

/** Houses, fortresses and florins that are seen travelling between the board, the players and the bank. */
function pieces(view: View, components: Components): PiecesAt[] {
  const { board } = laidOut(components);
  const colours = coloursOf(view);
  const list: PiecesAt[] = [];
  for (let colour = 0; colour < colours; colour++) {
    const kind = `house:${colour}`;
    for (const city of board.cities.keys()) {
      const row = view.rows[city * colours + colour]!;
      for (let site = 1; site <= board.lastSite[city]!; site++)
        list.push({ kind, place: `site:${city}:${site}`, count: row & (1 << site) ? 1 : 0 });
      list.push({ kind, place: `closed:${city}`, count: view.closed[city * colours + colour]! });
    }
    list.push({ kind, place: `seat:${ownerOf(view, colour)}`, count: view.warehouses[colour]! });
  }
  for (const [index, owner] of view.strongholds.entries()) {
    const place = `fortress:${Math.floor(index / board.fortressSites)}:${(index % board.fortressSites) + 1}`;
    if (owner >= 0) list.push({ kind: `fortress:${owner}`, place, count: 1 });
  }
  for (const seat of view.money.keys()) {
    list.push({ kind: `fortress:${seat}`, place: `seat:${seat}`, count: view.fortresses[seat]! });
    list.push({ kind: 'florin', place: `seat:${seat}`, count: Math.max(0, view.money[seat]!) });
  }
  list.push({ kind: 'florin', place: 'bank', count: 100_000 - view.money.reduce((sum, money) => sum + Math.max(0, money), 0) });
  return list;
}

const openWarehouses = (view: View, colour: number): number => {
  let open = 0;
  for (let index = colour; index < view.rows.length; index += coloursOf(view))
    for (let row = view.rows[index]!; row !== 0; row &= row - 1) open++;
  return open;
};

export const ui: GameUi<ElCapitanTypes, ElCapitanTexts> = {
  id: 'el-capitan',
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
  Area,
  Traveller,
  targetsOf,
  groupOf,
  candidates,
  guide,
  isClosing: ({ type }) => type === 'endTurn' || type === 'extendLoans',
  pieces,
  course: (view) => ({
    spread: view.money.map((_, seat) => spreadOf(view, seat)),
    warehouses: view.money.map((_, seat) => openWarehouses(view, seat)),
  }),
};
