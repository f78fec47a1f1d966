// The table in lines of text, for a terminal or a screen reader.
import type { Viewer } from '@kontor/engine';
import { type Names, plural } from '@kontor/table';
import { mission, none, unowned, type View } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';
import { ownExtensions, rowAt } from './reading.ts';
import type { Tongue } from './tongue.ts';

export function overviewOf(phrases: Phrases, tongue: Tongue, view: View, viewer: Viewer, names: Names): string[] {
  const { overview } = phrases.about;
  const { food } = tongue.tables;
  const track = view.track.map((extension) =>
    extension === none
      ? phrases.about.labels.empty
      : `${tongue.extension(extension)} (${tongue.coins(tongue.priceNow(view, extension))})`,
  );
  return [
    overview.stage(view.round, phrases.phases[view.phase]),
    overview.ring(view.ring.map((location) => tongue.location(location).name).join(', ')),
    ...view.ring.map((location) => overview.stock(tongue.location(location).name, tongue.stock(view, location).join(', '))),
    overview.middle(tongue.count(food, view.supply[food]!)),
    overview.track(track.join(', ')),
    overview.pile(view.extensions.filter((owner) => owner === unowned).length),
    ...names.map((_, seat) => playerLine(phrases, tongue, view, viewer, names, seat)),
  ];
}

function playerLine(phrases: Phrases, tongue: Tongue, view: View, viewer: Viewer, names: Names, seat: number): string {
  const { overview, labels } = phrases.about;
  const { itemsOn, tables } = tongue;
  const player = view.players[seat]!;
  const name = seat === viewer ? `${names[seat]} (${overview.you})` : names[seat]!;
  const role = player.role === none ? overview.noRole : tongue.role(player.role);
  const placed = tables.spots.flatMap((_, spot) => {
    const items = itemsOn(player, spot);
    return items.length > 0 ? [`${tongue.items(items)} (${tongue.place(spot).name})`] : [];
  });
  const rows = tables.rowSpaces.flatMap((spaces, row) => {
    const { good, tiles } = rowAt(player, row);
    return good === none ? [] : [`${tongue.good(good)} ${tiles}/${spaces}`];
  });
  const cards = (owners: readonly number[], word: (card: number) => string) =>
    owners.flatMap((owner, card) => (owner === seat ? [word(card)] : []));
  const owns = [
    ...ownExtensions(view, seat).map(tongue.extension),
    ...cards(view.houses, tongue.house),
    ...cards(view.boats, tongue.boat),
    ...cards(view.orders, (card) => `${tongue.order(card)}${card === player.order ? '' : `, ${labels.finished}`}`),
    plural(phrases.language, player.carts.filter((status) => status !== 0).length, phrases.carts),
  ];
  const missions = player.missions.flatMap((status, card) =>
    status === mission.kept || status === mission.inHand || status === mission.fulfilled
      ? [`${tongue.missionWords(card)}${status === mission.fulfilled ? ` (${labels.fulfilled})` : ''}`]
      : [],
  );
  const orNothing = (parts: readonly string[], between: string): string =>
    parts.length > 0 ? parts.join(between) : overview.nothing;
  return [
    overview.player(name, role, tongue.coins(player.coins)),
    player.figure === none ? overview.noFigure : overview.figure(tongue.location(player.figure).at),
    overview.planning(tongue.amounts(player.planning)),
    overview.placed(orNothing(placed, ', ')),
    player.bag && player.container
      ? `${overview.bag(tongue.amounts(player.bag))} ${overview.container(tongue.amounts(player.container))}`
      : overview.sizes(tongue.tiles(player.bagSize), tongue.tiles(player.containerSize)),
    overview.warehouse(orNothing(rows, ', ')),
    overview.owns(tongue.apart(owns)),
    overview.roadSteps(player.road),
    ...(missions.length > 0 ? [overview.missions(tongue.apart(missions))] : []),
  ].join(' ');
}
