// What lies before a player, explained: planning, bag, container, spaces, carts, role, warehouse, road, missions.
import type { Explanation } from '@kontor/table';
import { cart, drawOdds, mission, none, type PlayerView } from '../../rules/index.ts';
import type { Asked } from './explain-board.ts';
import { actionLines, explainExtension } from './explain-board.ts';
import { rowAt } from './reading.ts';

export function explainPlanning({ phrases, tongue }: Asked, player: PlayerView): Explanation {
  const { tables } = tongue;
  const { explain, labels } = phrases.about;
  const { planning, road } = tables.components;
  return {
    title: labels.planningSpaces,
    lines: [
      explain.planning(tables.planningSpaces[player.road]!, planning.spaces),
      explain.liesHere(tongue.amounts(player.planning)),
      ...(player.road < road.length ? [explain.planningNext] : []),
    ],
    rule: 'AP-3.2',
    origin: planning.origin,
  };
}

/** What is in the bag, and the exact odds of the next draw. */
export function explainBag({ phrases, tongue, view, own }: Asked, player: PlayerView): Explanation {
  const { explain, labels } = phrases.about;
  if (!player.bag) return { title: labels.bag, lines: [explain.othersSize(tongue.tiles(player.bagSize))], rule: 'AP-1.14' };
  const odds = player === own ? drawOdds(view, tongue.tables.components) : undefined;
  const coming = [...(odds?.goods ?? [])].sort((a, b) => b.expected - a.expected || a.good - b.good);
  return {
    title: labels.bag,
    lines: [
      player.bagSize === 0 ? explain.bagEmpty : explain.bagHolds(tongue.amounts(player.bag)),
      ...(odds ? [odds.tiles === 0 ? explain.noDraw : explain.nextDraw(tongue.tiles(odds.tiles), odds.refills)] : []),
      ...coming.map(({ good, chance, expected }) =>
        explain.odds(tongue.good(good), tongue.percent(chance), tongue.average(expected)),
      ),
    ],
    rule: 'AP-3.3',
  };
}

export function explainContainer({ phrases, tongue }: Asked, player: PlayerView): Explanation {
  const { explain, labels } = phrases.about;
  const { container } = player;
  if (!container)
    return { title: labels.container, lines: [explain.othersSize(tongue.tiles(player.containerSize))], rule: 'AP-1.14' };
  const inside = player.containerSize === 0 ? explain.containerEmpty : explain.containerHolds(tongue.amounts(container));
  return { title: labels.container, lines: [inside, explain.containerHint], rule: 'AP-3.7' };
}

export function explainSpot(asked: Asked, player: PlayerView, spot: number): Explanation | undefined {
  const { phrases, tongue } = asked;
  const { tables, itemsOn, roomOn, extensionOfAbility } = tongue;
  const entry = tables.spots[spot];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  const lying = itemsOn(player, spot);
  const here = lying.length > 0 ? [explain.liesHere(tongue.items(lying))] : [];
  const title = tongue.place(spot).name;
  switch (entry.type) {
    case 'location': {
      const { location } = entry;
      const takes = tables.goodIds.flatMap((_, good) =>
        tables.takes[location * tables.goodCount + good] ? [tongue.low(tongue.good(good))] : [],
      );
      return {
        title,
        lines: [
          ...actionLines(phrases, tongue, location),
          explain.takes(takes.join(', ')),
          explain.spaces(lying.length, roomOn(player, spot)),
          ...here,
        ],
        rule: 'AP-4.6',
        origin: tables.components.locations[location]!.origin,
      };
    }
    case 'wild':
      return { title, lines: [explain.wildSpace, ...here], rule: 'AP-8.30' };
    case 'movement':
      return explainCart(asked, player, entry.space + 1);
    case 'slot': {
      const { role, ability } = tables.productions[entry.production]!;
      const base = role >= 0 ? explainRole(asked, role) : explainExtension(asked, extensionOfAbility(ability));
      return base && { ...base, lines: [...base.lines.slice(0, 1), ...here] };
    }
  }
}

export function explainCart({ phrases, tongue }: Asked, player: PlayerView, by: number): Explanation | undefined {
  const { tables, itemsOn } = tongue;
  const { explain, labels } = phrases.about;
  const status = player.carts[by];
  if (status === undefined) return undefined;
  const about = status === cart.ready ? explain.cartReady : status === cart.used ? explain.cartUsed : explain.cartAbsent;
  const { carts, movement } = tables.components;
  if (by === 0)
    return {
      title: labels.startingCart,
      lines: [explain.startingCart(carts.steps), about],
      rule: 'AP-5.5',
      origin: carts.origin,
    };
  const lying = itemsOn(player, tables.firstMovementSpot + by - 1);
  return {
    title: phrases.movement(by).name,
    lines: [
      explain.movement(movement.steps, carts.steps),
      about,
      ...(lying.length > 0 ? [explain.liesHere(tongue.items(lying))] : []),
    ],
    rule: 'AP-5.5',
    origin: movement.origin,
  };
}

export function explainRole({ phrases, tongue, view, names }: Asked, role: number): Explanation | undefined {
  const { tables } = tongue;
  const entry = tables.components.roles[role];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  const owner = view.players.findIndex((player) => player.role === role);
  const start = tables.goodIds.map((id) => entry.start.goods[id] ?? 0);
  return {
    title: tongue.role(role),
    lines: [
      tongue.effect(entry.action),
      explain.roleStart(tongue.list([...tongue.parts(start), tongue.coins(entry.start.coins)])),
      owner >= 0 ? explain.ownedBy(names[owner] ?? '') : explain.roleFree,
    ],
    rule: 'AP-1.8',
    origin: entry.origin,
  };
}

export function explainRow({ phrases, tongue }: Asked, player: PlayerView, row: number): Explanation | undefined {
  const { tables } = tongue;
  const entry = tables.components.warehouse[row];
  if (!entry) return undefined;
  const { explain, labels } = phrases.about;
  const { good, tiles, corn } = rowAt(player, row);
  return {
    title: tongue.label(labels.warehouse, tongue.row(row)),
    lines: [
      explain.row(entry.spaces, tongue.points(entry.points)),
      good === none ? explain.rowEmpty : explain.rowOf(tongue.good(good), tiles),
      ...(corn > 0 && good !== tables.corn ? [explain.rowCorn(tongue.count(tables.corn, corn))] : []),
      ...(tiles === entry.spaces ? [explain.rowFull] : []),
    ],
    rule: 'AP-7.1',
    origin: entry.origin,
  };
}

export function explainRoad({ phrases, tongue }: Asked, player: PlayerView): Explanation {
  const { tables } = tongue;
  const { explain, labels } = phrases.about;
  const { road, locations } = tables.components;
  const next = road[player.road];
  const build = locations.flatMap(({ actions }) => actions).find(({ type }) => type === 'buildRoad');
  const bill = build && 'inputs' in build ? Object.entries(build.inputs) : [];
  return {
    title: labels.road,
    lines: [
      explain.road(player.road, road.length, tongue.list(bill.map(([id, count]) => tongue.count(tongue.goodOf(id), count)))),
      next ? explain.roadNext[next.gives] : explain.roadDone,
    ],
    rule: 'AP-6.7',
    ...(next && { origin: next.origin }),
  };
}

const statusWords = {
  [mission.inHand]: 'inHand',
  [mission.kept]: 'kept',
  [mission.passedLeft]: 'passedLeft',
  [mission.passedRight]: 'passedRight',
  [mission.dropped]: 'dropped',
} as const;

export function explainMission({ phrases, tongue, view, own, names }: Asked, card: number): Explanation | undefined {
  const { tables } = tongue;
  const entry = tables.components.missions[card];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  const holder = view.players.findIndex(({ missions }) => missions[card] === mission.fulfilled);
  const status = own?.missions[card] as keyof typeof statusWords | undefined;
  const known = status === undefined ? undefined : statusWords[status];
  const word = known === 'passedLeft' && view.players.length === 2 ? 'toOpponent' : known;
  return {
    title: tongue.mission(card),
    lines: [
      explain.mission(tongue.points(entry.points)),
      ...(holder >= 0 ? [explain.ownedBy(names[holder] ?? ''), explain.missionFulfilled] : []),
      ...(holder < 0 && word ? [explain.missionStatus[word]] : []),
    ],
    rule: `AP-11.${card + 3}`,
    origin: entry.origin,
  };
}

export function explainSecretMissions({ phrases }: Asked, player: PlayerView): Explanation {
  return {
    title: phrases.about.labels.missions,
    lines: [phrases.about.labels.secretMissions(player.secretMissions)],
    rule: 'AP-11.2',
  };
}
