// Events as sentences, out of one language's phrases.
import type { Names } from '@kontor/table';
import type { Event, Placement } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';
import type { Tongue } from './tongue.ts';

/** What each player moved: 'Ana: 2 food (Farm), 1 fish (Harbour); Berta: nothing'. */
function placementLists(
  { log }: Phrases,
  { items, place, label, apart }: Tongue,
  lists: readonly (readonly Placement[])[],
  names: Names,
): string {
  return apart(
    lists.map((placements, seat) => {
      const byPlace = new Map<string, number[]>();
      for (const { spot, item } of placements) {
        const { name } = place(spot);
        byPlace.set(name, [...(byPlace.get(name) ?? []), item]);
      }
      const parts = [...byPlace].map(([name, all]) => `${items(all)} (${name})`);
      return label(names[seat] ?? '', parts.length === 0 ? log.nothing : parts.join(', '));
    }),
  );
}

export function eventOf(phrases: Phrases, tongue: Tongue, event: Event, names: Names): string {
  const { log } = phrases;
  const { count, coins, points, items, list, good, location, place, tables } = tongue;
  const who = 'seat' in event ? (names[event.seat] ?? '') : '';
  const missions = (cards: readonly number[] | undefined): string => tongue.apart((cards ?? []).map(tongue.missionWords));
  switch (event.type) {
    case 'tableLaid':
      return log.tableLaid(
        event.ring.map((index) => location(index).name).join(', '),
        names[event.startPlayer] ?? '',
        event.removedOrders.length,
      );
    case 'roleDrawn':
    case 'roleChosen':
      return log[event.type](who, tongue.role(event.role));
    case 'kitTaken':
      return log.kitTaken(who, list([...tongue.parts(event.goods), coins(event.coins)]));
    case 'missionsDealt':
    case 'missionsReceived':
      return log[event.type](who, event.count, missions(event.missions));
    case 'missionKept':
    case 'missionPassed':
    case 'missionDropped':
      return log[event.type](who, tongue.missionWords(event.mission));
    case 'missionFulfilled':
      return log.missionFulfilled(who, tongue.missionWords(event.mission), points(event.points));
    case 'roundBegan':
      return log.roundBegan(event.round, names[event.startPlayer] ?? '', event.isLast);
    case 'itemReturned':
      return log.itemReturned(who, count(event.item, 1), place(event.spot).name);
    case 'itemPlaced':
      return log.itemPlaced(who, count(event.item, 1), place(event.spot).at);
    case 'gotReady':
      return log.gotReady(who);
    case 'returnsShown':
    case 'plansShown':
      return log[event.type](placementLists(phrases, tongue, event.placements, names));
    case 'bagRefilled':
      return log.bagRefilled(who, tongue.tiles(event.tiles));
    case 'tilesDrawn':
      return event.goods.length === 0 ? log.nothingDrawn(who) : log.tilesDrawn(who, items(event.goods));
    case 'tileExchanged':
    case 'tileTaken':
      return log[event.type](who, count(event.good, 1));
    case 'exchangeSkipped':
      return log.exchangeSkipped(who);
    case 'figurePut':
      return log.figurePut(who, location(event.location).at);
    case 'travelled': {
      const how = event.by === 0 ? 'starting' : event.withCart ? 'cart' : 'foot';
      return log.travelled(who, location(event.to).to, how, count(event.paid === 'coin' ? tables.coin : tables.food, 1));
    }
    case 'used':
      return log.used(
        who,
        event.goods.length === 0
          ? coins(event.coins)
          : list([items(event.goods), ...(event.coins > 0 ? [coins(event.coins)] : [])]),
        event.wild,
      );
    case 'produced':
      return event.gained === 0
        ? log.producedNothing(who, good(event.good))
        : log.produced(who, count(event.good, event.gained), location(event.location).at);
    case 'boatBuilt':
      return log.boatBuilt(who, tongue.boat(event.boat), event.gained === 0 ? '' : count(event.good, event.gained));
    case 'houseBuilt':
      return log.houseBuilt(who, tongue.house(event.house));
    case 'noCardLeft':
      return log.noCardLeft[event.cards](who);
    case 'roadBuilt':
      return log.roadBuilt(who, event.step, event.gives);
    case 'stored':
      return log.stored(who, count(event.good, 1), tongue.row(event.row), event.from);
    case 'rowFilled':
      return log.rowFilled(who, tongue.row(event.row), points(event.points), event.isFirst);
    case 'cornReceived':
      return log.cornReceived(who, count(tables.corn, event.count));
    case 'cornHeld':
      return log.cornHeld(who, event.held);
    case 'cornForgone':
    case 'turnEnded':
      return log[event.type](who);
    case 'sold':
      return log.sold(who, count(event.good, 1), coins(event.coins));
    case 'orderTaken':
      return log.orderTaken(who, tongue.order(event.order), coins(event.coins));
    case 'delivered':
      return log.delivered(who, count(event.good, 1));
    case 'orderFinished':
      return log.orderFinished(who, points(event.points));
    case 'extensionBought':
      return log.extensionBought(who, tongue.extension(event.extension), coins(event.coins));
    case 'cartBought':
      return log.cartBought(who, coins(event.coins));
    case 'passed':
      return log.passed(who, event.forced);
    case 'endTriggered':
      return event.by === 'track'
        ? log.endByTrack(event.lastRound)
        : log.endByLocation(location(event.location), event.lastRound);
    case 'extensionRemoved':
      return log.extensionRemoved(tongue.extension(event.extension));
    case 'extensionsSlid':
      return log.extensionsSlid;
    case 'extensionRevealed':
      return log.extensionRevealed(tongue.extension(event.extension), event.space + 1);
    case 'lateStorageEnded':
      return log.lateStorageEnded(who, tongue.tiles(event.left));
    case 'gameEnded':
      return log.gameEnded(event.rounds);
  }
}
