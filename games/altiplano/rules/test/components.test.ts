import { editionFile, parseEdition } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, type Components, defineGame } from '../index.ts';
import { components, tables } from './table.ts';

const count = <T>(entries: readonly T[], by: (entry: T) => number) => entries.reduce((sum, entry) => sum + by(entry), 0);

describe('audit against the printed totals', () => {
  test('AP-1.2, AP-1.4, AP-1.6, AP-1.8 209 tiles, 15 carts, 28 extensions, 7 roles, 7 locations, 56 cards', () => {
    expect(count(components.goods, (good) => good.count)).toBe(209);
    expect(Object.fromEntries(components.goods.map((good) => [good.id, good.count]))).toEqual({
      food: 36,
      corn: 25,
      wood: 20,
      stone: 20,
      ore: 15,
      silver: 15,
      cloth: 15,
      wool: 15,
      fish: 12,
      glass: 12,
      alpaca: 12,
      cacao: 12,
    });
    expect(components.carts.count).toBe(15);
    expect(components.extensions).toHaveLength(28);
    expect(components.roles).toHaveLength(7);
    expect(components.locations).toHaveLength(7);
    const { houses, boats, orders, missions } = components;
    expect([houses.length, boats.length, orders.length, missions.length]).toEqual([10, 10, 16, 20]);
  });

  test('AP-1.6 extensions by number of players: 18, 22, 25 and 28', () => {
    const counts = [2, 3, 4, 5].map((seats) => components.extensions.filter(({ minPlayers }) => minPlayers <= seats).length);
    expect(counts).toEqual([18, 22, 25, 28]);
  });

  test('AP-1.9 every role starts with four tiles, one or two of them food', () => {
    for (const { start } of components.roles) {
      expect(count(Object.values(start.goods), (amount) => amount)).toBe(4);
      expect([1, 2]).toContain(start.goods['food']);
    }
  });

  test('AP-3.2, AP-6.7 planning spaces grow from 4 to 8 along the road', () => {
    expect(tables.planningSpaces).toEqual([4, 5, 5, 6, 6, 7, 7, 8, 8]);
  });

  test('AP-8.1, AP-8.27 28 tiles, 24 effects: four exist twice, the wild space among them', () => {
    const twice = tables.effects.flatMap((_, effect) => {
      const copies = components.extensions.filter((_entry, index) => tables.effectOf[index] === effect);
      return copies.length > 1 ? [copies.map(({ id }) => id)] : [];
    });
    expect(tables.effects).toHaveLength(24);
    expect(twice).toEqual([
      ['alpaca-pen', 'alpaca-pen-2'],
      ['sawmill', 'sawmill-2'],
      ['fishing-jetty', 'fishing-jetty-2'],
      ['wild-space', 'wild-space-2'],
    ]);
  });

  test('AP-10.3 tile values by group: four goods worth 0, three 1, two 2, two 3, one 4; orders from 9 to 19', () => {
    const values = components.goods.map(({ value }) => value).sort();
    expect(values).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]);
    const points = components.orders.map((order) => order.points);
    expect([Math.min(...points), Math.max(...points)]).toEqual([9, 19]);
    expect(new Set(components.houses.map((card) => card.points))).toEqual(new Set([4]));
    expect(new Set(components.boats.map((card) => card.points))).toEqual(new Set([2]));
  });

  test('every entry says where it comes from', () => {
    const lists = [
      'goods',
      'locations',
      'supply',
      'road',
      'warehouse',
      'track',
      'roles',
      'extensions',
      'houses',
      'boats',
      'orders',
      'missions',
    ] as const;
    for (const list of lists) for (const { origin } of components[list]) expect(origin.note?.length).toBeGreaterThan(5);
    expect(components.supply.every(({ origin }) => origin.provenance === 'printed')).toBe(true);
    expect(components.orders.every(({ origin }) => origin.provenance === 'reconstructed')).toBe(true);
  });
});

describe('editions', () => {
  type Loose = {
    -readonly [Key in keyof Components]: Components[Key] extends readonly (infer Entry)[]
      ? { -readonly [Field in keyof Entry]: Entry[Field] }[]
      : { -readonly [Field in keyof Components[Key]]: Components[Key][Field] };
  };
  const changed = (change: (draft: Loose) => void): unknown => {
    const draft = JSON.parse(JSON.stringify(components)) as Loose;
    change(draft);
    return draft;
  };

  test('the edition in the box passes its own door and comes back unchanged', () => {
    const file = JSON.parse(JSON.stringify(editionFile(box)));
    expect(parseEdition(box, file).components).toEqual(components);
  });

  test('a changed edition plays: other prices, another road, another start', () => {
    const edited = box.parseComponents(
      changed((draft) => {
        draft.planning = { ...draft.planning, start: 3 };
        draft.road = draft.road.slice(0, 4);
        draft.track = draft.track.slice(0, 3);
        draft.goods[2]!.price = 7;
        draft.locations[0]!.spaces = 4;
      }),
    );
    const rules = defineGame(edited);
    const state = rules.setup({ draftRoles: false, missions: false }, 2, { chance: { below: () => 0 } });
    expect(state.track).toHaveLength(3);
    expect(count(state.players[0]!.planning, (tiles) => tiles)).toBe(3);
  });

  test.each<[string, (draft: Loose) => void, string]>([
    [
      'a good twice',
      (draft) => {
        draft.goods[3]!.id = 'wood';
      },
      "components.goods[3].id: 'wood' is there twice",
    ],
    [
      'an unknown good',
      (draft) => {
        draft.houses[0]!.good = 'opal';
      },
      "components.houses[0].good: there is no good 'opal'",
    ],
    [
      'two foods',
      (draft) => {
        draft.goods[2]!.nature = 'food';
      },
      "components.goods: one good has the nature 'food', not 2",
    ],
    [
      'an unknown location',
      (draft) => {
        draft.roles[0]!.action = { ...draft.roles[0]!.action, location: 'lake' };
      },
      "components.roles[0].action.location: there is no location 'lake'",
    ],
    [
      'a thing on two locations',
      (draft) => {
        draft.locations[1]!.holds = ['corn'];
      },
      "components.locations[6].holds[0]: 'corn' lies on forest already",
    ],
    [
      'more supply than tiles',
      (draft) => {
        draft.supply[0]!.goods = { ...draft.supply[0]!.goods, fish: 99 };
      },
      'components.supply[0].goods.fish: the box has 12 fish, not 99',
    ],
    [
      'too little to start with',
      (draft) => {
        draft.supply[3]!.goods = { ...draft.supply[3]!.goods, alpaca: 1 };
      },
      'components.supply[3].goods.alpaca: 5 roles may start with',
    ],
    [
      'no supply for four',
      (draft) => {
        draft.supply.splice(2, 1);
      },
      'components.supply: there is no supply for 4 players',
    ],
    [
      'too few extensions',
      (draft) => {
        draft.extensions = draft.extensions.slice(0, 4);
      },
      'components.extensions: two players have',
    ],
    [
      'a road that is too long',
      (draft) => {
        draft.planning = { ...draft.planning, start: 6 };
      },
      'components.road: the road opens 10 planning spaces',
    ],
    [
      'an order for corn',
      (draft) => {
        draft.orders[0]!.goods = ['corn'];
      },
      'components.orders[0].goods[0].corn: corn lies on no action space',
    ],
    [
      'a wrong number',
      (draft) => {
        draft.extensions[5]!.price = -1;
      },
      'components.extensions[5].price',
    ],
    [
      'an action twice',
      (draft) => {
        draft.locations[5]!.actions = [{ type: 'sell' }, { type: 'sell' }];
      },
      "components.locations[5].actions[1]: 'sell' is there twice",
    ],
    [
      'a mission for an unknown good',
      (draft) => {
        draft.missions[1]!.condition = { type: 'stored', good: 'opal', count: 1 };
      },
      'components.missions[1].condition',
    ],
  ])('%s is refused by name', (_what, change, message) => {
    expect(() => box.parseComponents(changed(change))).toThrow(message);
  });

  test('what is no edition at all is refused', () => {
    expect(() => box.parseComponents({})).toThrow('components.goods');
    expect(() => box.parseComponents(null)).toThrow('components');
  });
});
