// Tiles and cards of a position: those that are named lie where they are named, the others fill what is left, in order.
import { achievementBit } from './holdings.ts';
import type { Print } from './print.ts';
import type { Fail, Names, SituationJson } from './situationSchema.ts';
import { actionCardCount, none, type State } from './state.ts';

export function fillTiles(print: Print, names: Names, form: SituationJson, fail: Fail): number[] {
  const tiles: number[] = new Array<number>(print.reserve.start + print.reserve.size).fill(none);
  const where = new Map<number, string>();
  const lay = (start: number, size: number, list: readonly string[], path: string) => {
    if (list.length > size) fail(path, `there are ${size} spaces, not ${list.length}`);
    list.forEach((name, index) => {
      const tile = names.tile(name, `${path}[${index}]`);
      const before = where.get(tile);
      if (before !== undefined) fail(`${path}[${index}]`, `tile '${name}' lies at ${before} already`);
      where.set(tile, `${path}[${index}]`);
      tiles[start + index] = tile;
    });
  };
  for (const [name, list] of Object.entries(form.markets)) {
    const market = print.marketOf[names.place(name, `markets.${name}`)]!;
    const column = print.columns[market] ?? fail(`markets.${name}`, `'${name}' has no market`);
    lay(column.start, column.size, list, `markets.${name}`);
  }
  lay(print.reserve.start, print.reserve.size, form.reserve, 'reserve');
  const rest = print.tiles.map((_, tile) => tile).filter((tile) => !where.has(tile));
  return tiles.map((tile) => (tile === none ? rest.shift()! : tile));
}

export function fillCards(print: Print, names: Names, state: State, form: SituationJson, fail: Fail): void {
  const where = new Map<number, string>();
  const put = (card: number, path: string): number => {
    const before = where.get(card);
    if (before !== undefined) fail(path, `card '${print.cards[card]!.id}' is at ${before} already`);
    where.set(card, path);
    return card;
  };
  state.owned.forEach((bits, seat) => {
    for (let card = actionCardCount; card < print.cards.length; card++) {
      if ((bits & achievementBit(card)) !== 0) put(card, `players[${seat}].cards`);
    }
  });
  form.removed.forEach((name, index) => {
    state.removed |= achievementBit(put(names.achievement(name, `removed[${index}]`), `removed[${index}]`));
  });
  if (form.display.length > print.cardSpaces.length)
    fail('display', `there are ${print.cardSpaces.length} card spaces, not ${form.display.length}`);
  const display = form.display.map((name, index) =>
    name === null ? none : put(names.achievement(name, `display[${index}]`), `display[${index}]`),
  );
  const pile = form.pile?.map((name, index) => put(names.achievement(name, `pile[${index}]`), `pile[${index}]`));
  const rest = print.cardsInPlay.filter((card) => !where.has(card));
  while (display.length < print.cardSpaces.length) display.push(rest.shift() ?? none);
  state.display = display;
  state.pile = print.cardsInPlay.filter((card) => (pile ?? rest).includes(card));
  if (pile && rest.length > 0) fail('pile', `card '${print.cards[rest[0]!]!.id}' is nowhere: it lies in the pile or is removed`);
  if (state.pile.length > 0 && display.includes(none))
    fail(`display[${display.indexOf(none)}]`, 'a card space stays empty only when the pile is used up');
}
