import { openGame, SeededChance, seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, mission as status } from '../index.ts';
import {
  buildBoat,
  buildHouse,
  buildRoad,
  deliver,
  done,
  endTurn,
  event,
  mission,
  newTable,
  pass,
  placeCorn,
  sell,
  store,
  tables,
  tableWith,
} from './table.ts';

const options = { missions: true };
const held = (missions: readonly number[], wanted: number) => missions.flatMap((entry, card) => (entry === wanted ? [card] : []));
const keep = (card: number) => ({ type: 'keepMission', mission: card }) as const;
const passOn = (card: number) => ({ type: 'passMission', mission: card }) as const;

describe('dealing', () => {
  test.each([3, 4, 5])(
    'AP-11.1 %i players: keep one of three, pass one left and one right, keep one of the two received',
    (seats) => {
      const table = newTable(seats, options);
      const hands = table.state().players.map(({ missions }) => held(missions, status.inHand));
      for (const [who, hand] of hands.entries()) {
        expect(hand).toHaveLength(3);
        expect(table.rule(who, done)).toBe('AP-11.1');
        expect(table.rule(who, passOn(hand[0]!))).toBe('AP-11.1');
        table.play(who, keep(hand[0]!), passOn(hand[1]!), done);
      }
      for (let who = 0; who < seats; who++) {
        const fromRight = hands[(who + seats - 1) % seats]![1]!;
        const fromLeft = hands[(who + 1) % seats]![2]!;
        expect(new Set(held(table.player(who).missions, status.inHand))).toEqual(new Set([fromRight, fromLeft]));
        table.play(who, keep(fromLeft), done);
      }
      for (let who = 0; who < seats; who++) {
        expect(held(table.player(who).missions, status.kept)).toHaveLength(2);
        expect(held(table.player(who).missions, status.dropped)).toEqual([hands[(who + seats - 1) % seats]![1]!]);
      }
      expect(table.state().phase).toBe('planning');
    },
  );

  test('AP-11.1 two players: keep one, give one to the opponent, remove one; the card received is kept', () => {
    const table = newTable(2, options);
    const hands = table.state().players.map(({ missions }) => held(missions, status.inHand));
    table.play(0, keep(hands[0]![0]!), passOn(hands[0]![1]!), done);
    table.play(1, keep(hands[1]![2]!), passOn(hands[1]![0]!), done);
    expect(new Set(held(table.player(0).missions, status.kept))).toEqual(new Set([hands[0]![0]!, hands[1]![0]!]));
    expect(new Set(held(table.player(1).missions, status.kept))).toEqual(new Set([hands[1]![2]!, hands[0]![1]!]));
    expect(held(table.player(0).missions, status.dropped)).toEqual([hands[0]![2]!]);
    expect(table.state().phase).toBe('planning');
  });

  test('AP-11.23 all choose at the same time and unseen, and may reconsider until the last one is done', () => {
    const table = newTable(3, options);
    expect(table.match.decisions()).toHaveLength(3);
    const before = table.match.view(seat(1));
    const [first, second] = held(table.player(0).missions, status.inHand);
    table.play(0, keep(first!), passOn(second!));
    expect(table.match.view(seat(1))).toEqual(before);
    expect(table.match.heard(seat(1)).flatMap(({ events }) => events)).toEqual([]);
    table.play(0, done);
    expect(table.match.takeBack(seat(0), 3).ok).toBe(true);
    expect(held(table.player(0).missions, status.inHand)).toHaveLength(3);
  });

  test('AP-11.23 undealt and dropped cards are not shown', () => {
    const { match } = newTable(3, options);
    expect(match.heardSetup('spectator').filter(({ type }) => type === 'missionsDealt')).toEqual([
      { type: 'missionsDealt', seat: 0, count: 3 },
      { type: 'missionsDealt', seat: 1, count: 3 },
      { type: 'missionsDealt', seat: 2, count: 3 },
    ]);
    const told = match.game.rules.narrate({ type: 'missionDropped', seat: seat(0), mission: 3 }, seat(1));
    expect(told).toBeUndefined();
  });

  test('AP-11.1, AP-11.2 an imagined opponent of two holds the card that was passed', () => {
    const table = newTable(2, options);
    const hands = table.state().players.map(({ missions }) => held(missions, status.inHand));
    for (const [who, hand] of hands.entries()) table.play(who, keep(hand[0]!), passOn(hand[1]!), done);
    const { rules } = openGame(box);
    for (let seed = 0; seed < 20; seed++) {
      const world = rules.imagine(table.match.view(seat(0)), seat(0), new SeededChance(seed));
      expect(world.players[1]!.missions[hands[0]![1]!]).toBe(status.kept);
      expect(world.players[1]!.missions[hands[0]![2]!]).toBe(status.unknown);
    }
  });
});

describe('secrecy', () => {
  const village = { figure: 'village', spaces: { village: { stone: 2 } }, missions: { M18: 'kept', M07: 'kept' } };

  test('AP-11.2 missions are secret until completed; the owner can look at them; completed ones score', () => {
    const table = tableWith({ players: [village, { coins: 1 }] }, { options });
    expect(table.match.view(seat(0)).players[0]!.missions[mission('M18')]).toBe(status.kept);
    expect(table.match.view(seat(1)).players[0]!.missions.every((entry) => entry === status.unknown)).toBe(true);
    expect(table.match.view(seat(1)).players[0]!.secretMissions).toBe(2);
    const events = table.play(0, buildHouse('house-ore'));
    expect(event(events, 'missionFulfilled')).toMatchObject({ mission: mission('M18'), points: 4 });
    const seen = table.match.view('spectator').players[0]!;
    expect(seen.missions[mission('M18')]).toBe(status.fulfilled);
    expect(seen.secretMissions).toBe(1);
    expect(table.part(0, 'missions')).toBe(4);
  });

  test('AP-11.28 they are revealed by themselves at once, and that cannot be taken back', () => {
    const table = tableWith({ players: [village, { coins: 1 }] }, { options });
    table.play(0, buildHouse('house-ore'));
    expect(table.match.takeBackable(seat(0))).toEqual([]);
    expect(table.player(0).missions[mission('M07')]).toBe(status.kept);
  });
});

/** One action away from fulfilling a mission; the move that does it. */
const row = (good: string, count: number, corn = 0) => ({ good, tiles: count, corn });
const storing = (spaces: object, warehouse: object[]) => ({ figure: 'village', spaces: { village: spaces }, warehouse });
const delivering = (finishedOrders: string[], order = 'O16', delivered: object = { silver: 1, cloth: 1 }) => ({
  figure: 'market',
  spaces: { market: { glass: 1 } },
  finishedOrders,
  order: { card: order, delivered },
});
const withHouse = (more: object) => ({ figure: 'village', spaces: { village: { stone: 2 } }, ...more });
const withBoat = (more: object) => ({ figure: 'harbour', spaces: { harbour: { wood: 2 } }, ...more });
const seven = ['ore', 'fish', 'wool', 'cloth', 'wood'].map((id) => row(id, 1));

describe('conditions during the game: AP-11.3, AP-11.4, AP-11.5, AP-11.6, AP-11.7, AP-11.8, AP-11.11, AP-11.13, AP-11.14, AP-11.15, AP-11.17, AP-11.18, AP-11.19, AP-11.20, AP-11.22', () => {
  test.each([
    ['AP-11.3', 'M01', delivering(['O01', 'O02']), deliver('glass')],
    ['AP-11.4', 'M02', storing({ alpaca: 1 }, [row('wood', 1), row('alpaca', 2)]), store('alpaca')],
    ['AP-11.5', 'M03', storing({ stone: 1 }, [...seven, row('corn', 1, 1)]), store('stone')],
    [
      'AP-11.6',
      'M04',
      storing({ wood: 1 }, [row('ore', 3), row('fish', 3), row('wool', 3), row('cloth', 3), row('silver', 3), row('stone', 4)]),
      store('wood'),
    ],
    ['AP-11.7', 'M05', storing({ ore: 1 }, [row('ore', 2)]), store('ore')],
    ['AP-11.8', 'M06', storing({ wood: 1 }, [row('ore', 3), row('fish', 3), row('wool', 3), row('wood', 2)]), store('wood')],
    ['AP-11.11', 'M09', storing({ wood: 1 }, [row('ore', 3, 1), row('corn', 3, 3), row('wood', 2)]), store('wood')],
    ['AP-11.13', 'M11', storing({ fish: 1 }, [row('ore', 1), row('fish', 2, 1)]), store('fish')],
    ['AP-11.14', 'M12', withBoat({ boats: ['boat-fish', 'boat-wool'] }), buildBoat('boat-ore')],
    ['AP-11.15', 'M13', withHouse({ houses: ['house-fish', 'house-wool'] }), buildHouse('house-ore')],
    ['AP-11.17', 'M15', storing({ cacao: 1 }, [row('cacao', 3), row('wood', 1)]), store('cacao')],
    ['AP-11.18', 'M16', withHouse({ boats: ['boat-fish'], finishedOrders: ['O01'] }), buildHouse('house-ore')],
    ['AP-11.19', 'M17', delivering([]), deliver('glass')],
    ['AP-11.20', 'M18', withHouse({}), buildHouse('house-ore')],
    ['AP-11.22', 'M20', delivering(['O05']), deliver('glass')],
  ])('%s %s is fulfilled by the move that completes it, and not before', (_rule, id, player, move) => {
    const table = tableWith({ players: [{ ...player, missions: { [id]: 'kept' } }] }, { options });
    expect(table.player(0).missions[mission(id)]).toBe(status.kept);
    table.play(0, move);
    expect(table.player(0).missions[mission(id)]).toBe(status.fulfilled);
  });

  test.each([
    ['AP-11.3', 'M01', delivering(['O01']), deliver('glass')],
    ['AP-11.4', 'M02', storing({ alpaca: 1 }, [row('alpaca', 1)]), store('alpaca')],
    ['AP-11.5', 'M03', storing({ stone: 1 }, seven), store('stone')],
    [
      'AP-11.6',
      'M04',
      storing({ wood: 1 }, [row('ore', 3), row('fish', 3), row('wool', 3), row('cloth', 3), row('silver', 3), row('stone', 3)]),
      store('wood'),
    ],
    ['AP-11.11', 'M09', storing({ wood: 1 }, [row('ore', 3), row('fish', 2), row('wood', 2)]), store('wood')],
    ['AP-11.14', 'M12', withBoat({ boats: ['boat-ore'] }), buildBoat('boat-fish')],
    ['AP-11.15', 'M13', withHouse({ houses: ['house-ore'] }), buildHouse('house-fish')],
    ['AP-11.17', 'M15', storing({ cacao: 1 }, [row('wood', 3), row('cacao', 2)]), store('cacao')],
    ['AP-11.18', 'M16', withHouse({ boats: ['boat-ore'] }), buildHouse('house-ore')],
  ])('%s %s one short is not enough', (_rule, id, player, move) => {
    const table = tableWith({ players: [{ ...player, missions: { [id]: 'kept' } }] }, { options });
    table.play(0, move);
    expect(table.player(0).missions[mission(id)]).toBe(status.kept);
  });

  test('AP-11.12 M10 five corn stored', () => {
    const road = { figure: 'road', road: 1, spaces: { road: { stone: 1, wood: 1 } } };
    const warehouse = [row('corn', 3, 3), row('fish', 2, 1)];
    const table = tableWith({ players: [{ ...road, warehouse, missions: { M10: 'kept' } }] }, { options });
    table.play(0, buildRoad());
    expect(table.player(0).missions[mission('M10')]).toBe(status.kept);
    table.play(0, placeCorn(2));
    expect(table.player(0).missions[mission('M10')]).toBe(status.fulfilled);
  });

  test('AP-11.24 corn counts as a tile and a kind, never as what it stands in for', () => {
    const table = tableWith(
      { players: [{ ...storing({ alpaca: 1 }, [row('alpaca', 2, 1)]), missions: { M02: 'kept' } }] },
      { options },
    );
    table.play(0, store('alpaca'));
    expect(table.player(0).missions[mission('M02')]).toBe(status.kept);
  });

  test('AP-11.8, AP-11.24 a row with corn does not count for rows without', () => {
    const rows = [row('ore', 3), row('fish', 3, 1), row('wool', 3), row('wood', 2)];
    const table = tableWith({ players: [{ ...storing({ wood: 1 }, rows), missions: { M06: 'kept' } }] }, { options });
    table.play(0, store('wood'));
    expect(table.player(0).missions[mission('M06')]).toBe(status.kept);
  });

  test('AP-11.22 orders without wool or cloth do not count', () => {
    const table = tableWith({ players: [{ ...delivering(['O01', 'O02']), missions: { M20: 'kept' } }] }, { options });
    table.play(0, deliver('glass'));
    expect(table.player(0).missions[mission('M20')]).toBe(status.kept);
  });

  test('AP-11.25 first is first of all players, with or without the card', () => {
    const table = tableWith({ players: [withHouse({}), withHouse({ missions: { M18: 'kept' } })] }, { options });
    table.play(0, buildHouse('house-ore'), endTurn);
    table.play(1, buildHouse('house-fish'));
    expect(table.player(1).missions[mission('M18')]).toBe(status.kept);
    expect(table.state().firsts[2]).toBe(0);
  });

  test.each([
    ['M05', storing({ ore: 1 }, [row('ore', 2)]), store('ore')],
    ['M11', storing({ fish: 1 }, [row('fish', 2)]), store('fish')],
  ])('AP-11.25 %s: whoever fills a row later was not first', (id, player, move) => {
    const table = tableWith({ players: [player, { ...player, missions: { [id]: 'kept' } }] }, { options });
    table.play(0, move, endTurn);
    table.play(1, move);
    expect(table.player(1).missions[mission(id)]).toBe(status.kept);
  });

  test('AP-11.25 M17: whoever finishes an order later was not first', () => {
    const order = { card: 'O03', delivered: { stone: 1, fish: 1, alpaca: 1 } };
    const later = { figure: 'market', spaces: { market: { fish: 1 } }, order, missions: { M17: 'kept' } };
    const table = tableWith({ players: [delivering([]), later] }, { options });
    table.play(0, deliver('glass'), endTurn);
    table.play(1, deliver('fish'));
    expect(table.player(1)).toMatchObject({ order: -1 });
    expect(table.player(1).missions[mission('M17')]).toBe(status.kept);
  });

  test('AP-11.25 a house action that brings no card builds no house', () => {
    const table = tableWith({ houses: [], players: [withHouse({ missions: { M18: 'kept' } })] }, { options });
    table.play(0, buildHouse(null));
    expect(table.player(0).missions[mission('M18')]).toBe(status.kept);
  });

  test('AP-11.26 a row of fish is one whose first tile is fish; it is also a row for M05', () => {
    const missions = { M05: 'kept', M11: 'kept' };
    const table = tableWith({ players: [{ ...storing({ fish: 1 }, [row('fish', 2, 1)]), missions }] }, { options });
    const events = table.play(0, store('fish'));
    expect(events.filter(({ type }) => type === 'missionFulfilled')).toHaveLength(2);
    const corn = tableWith({ players: [{ ...storing({ ore: 1 }, [row('ore', 2)]), missions }] }, { options });
    corn.play(0, store('ore'));
    expect(corn.player(0).missions[mission('M11')]).toBe(status.kept);
  });
});

describe('conditions at the end: AP-11.9, AP-11.10, AP-11.16, AP-11.21', () => {
  const end = (own: object, other: object, id: string) => {
    const table = tableWith(
      { round: 3, lastRound: 3, players: [{ ...own, figure: 'market', coins: 1, missions: { [id]: 'kept' } }, other] },
      { options },
    );
    expect(table.part(0, 'missions')).toBe(0);
    table.play(0, pass);
    expect(table.match.isOver).toBe(true);
    return table.part(0, 'missions');
  };

  test.each([
    ['AP-11.9', 'M07', { bag: { silver: 3 }, container: { cloth: 3 } }, 7],
    ['AP-11.9', 'M07', { bag: { silver: 3 }, container: { cloth: 2 } }, 0],
    ['AP-11.10', 'M08', { bag: { glass: 3 }, warehouse: [row('glass', 1)] }, 6],
    ['AP-11.10', 'M08', { bag: { glass: 3 }, order: { card: 'O14', delivered: { glass: 1 } } }, 0],
    ['AP-11.16', 'M14', { bag: { ore: 3 } }, 5],
    ['AP-11.16', 'M14', { bag: { ore: 2 } }, 0],
    ['AP-11.21', 'M19', { bag: { stone: 3 } }, 4],
    ['AP-11.21', 'M19', { bag: { stone: 2 } }, 0],
  ])('%s, AP-11.27 %s with %j scores %i', (_rule, id, own, points) => {
    expect(end(own, { bag: { ore: 2, stone: 2 } }, id)).toBe(points);
  });

  test('AP-11.27 having more than every other is strict, also at zero', () => {
    expect(end({}, {}, 'M14')).toBe(0);
    expect(end({ bag: { ore: 1 } }, {}, 'M14')).toBe(5);
  });

  test('AP-11.27 they are not revealed before the end', () => {
    const table = tableWith(
      {
        players: [
          { figure: 'market', spaces: { market: { wood: 1 } }, bag: { glass: 9 }, missions: { M08: 'kept' } },
          { coins: 1 },
        ],
      },
      { options, players: 5 },
    );
    table.play(0, sell('wood'), endTurn);
    expect(table.player(0).missions[mission('M08')]).toBe(status.kept);
    expect(tables.missions[mission('M08')]).toMatchObject({ type: 'owned' });
  });
});
