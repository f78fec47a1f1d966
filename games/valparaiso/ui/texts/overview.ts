// The table in lines of text: for a terminal, a screen reader, or whoever prefers to read.
import type { Names } from '@kontor/table';
import { none, type View } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';
import { achievementsOf, merchantsOf, pointsOfSeat, seatCountOf, storeOf } from './reading.ts';

export function overviewIn(phrases: Phrases, view: View, viewer: number, names: Names): string[] {
  const { overview, pile, labels } = phrases.words.about;
  const { terms } = phrases.words;
  const print = phrases.printOf(seatCountOf(view));
  const counted = (counts: readonly number[]): string =>
    names.flatMap((name, seat) => (counts[seat]! > 0 ? [`${name} ${counts[seat]}`] : [])).join(', ');
  const lines = [overview.stage(terms.round(view.round), terms.phases[view.phase])];
  for (const [index, place] of print.board.places.entries()) {
    const parts = [overview.place(phrases.place(print, index), terms.placeKinds[place.kind])];
    const market = print.marketOf[index]!;
    if (market >= 0) parts.push(overview.lowest(phrases.tile(view.tiles[print.columns[market]!.start] ?? none)));
    const houses = counted(names.map((_, seat) => print.spacesAt[index]!.filter((space) => view.houses[space] === seat).length));
    const merchants = counted(names.map((_, seat) => merchantsOf(print, view, seat, index)));
    if (houses !== '') parts.push(overview.houses(houses));
    if (merchants !== '') parts.push(overview.merchants(merchants));
    lines.push(`${phrases.apart(parts)}.`);
  }
  for (let sector = 0; sector < print.sectorCount; sector++) {
    const ships = names.filter((_, seat) => view.ships[seat] === sector);
    if (ships.length > 0) lines.push(overview.ships(phrases.capitalised(phrases.sector(sector)), phrases.list(ships)));
    if (sector === 0) continue;
    const cards = view.display.flatMap((card, space) =>
      print.cardSpaces[space]?.sector === sector ? [card === none ? labels.none : phrases.card(card)] : [],
    );
    const pesos = phrases.pesos(view.sectorMoney[sector - 1] ?? 0);
    lines.push(overview.sector(phrases.capitalised(phrases.sector(sector)), pesos, cards.join(', ')));
  }
  lines.push(phrases.label(pile.title, pile.count(phrases.cards(view.pile.length))));
  for (const [seat, name] of names.entries()) {
    const plan = view.plans[seat];
    const cards = achievementsOf(print, view, seat).map((card) => phrases.card(card));
    const planned = plan ? phrases.planned(plan) : [];
    const parts = [
      overview.player(
        seat === viewer ? overview.you(name) : name,
        phrases.points(pointsOfSeat(view, seat)),
        phrases.pesos(view.money[seat] ?? 0),
      ),
      overview.warehouse(phrases.goods(storeOf(view, 'warehouse', seat))),
      overview.hold(phrases.goods(storeOf(view, 'hold', seat))),
      overview.left(phrases.houses(view.unbuilt[seat] ?? 0), phrases.merchants(view.unhired[seat] ?? 0)),
      ...(cards.length > 0 ? [overview.cards(cards.join(', '))] : []),
      ...(planned.length > 0 ? [overview.plan(planned.join(', '))] : []),
    ];
    lines.push(`${phrases.apart(parts)}.`);
  }
  return lines;
}
