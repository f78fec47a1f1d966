import { readPosition, seat, writePosition } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, drawOdds } from '../index.ts';
import { good, newTable, tableWith } from './table.ts';

const file = (situation: object, players = 2, options: object = {}) => ({
  kontor: 'position',
  version: 1,
  game: 'altiplano',
  players,
  options,
  situation,
});

describe('positions', () => {
  test('an empty situation is the acting phase of a table on which nothing has happened', () => {
    const { state, match } = tableWith({});
    expect(state()).toMatchObject({ phase: 'acting', round: 1, active: 0, lastRound: 0 });
    expect(state().supply[good('fish')]).toBe(7);
    expect(match.legalMoves(seat(0))).toEqual([{ type: 'pass' }]);
  });

  test('what players have comes out of the supply; a supply that is told puts the rest into the box', () => {
    expect(tableWith({ players: [{ bag: { fish: 3 } }] }).state().supply[good('fish')]).toBe(4);
    const { state } = tableWith({ supply: { fish: 1 }, players: [{ bag: { fish: 3 } }] });
    expect(state().supply[good('fish')]).toBe(1);
    expect(state().box[good('fish')]).toBe(8);
  });

  test('a secret plan in the middle can be written down and read again', () => {
    const table = newTable(2, {}, 3);
    const move = table.moves(0)[0]!;
    table.play(0, move);
    const { game, options, seatCount, state } = { ...table.match, state: table.state() };
    const written = JSON.parse(JSON.stringify(writePosition({ game, options, seatCount, state })));
    expect(readPosition(box, written).state).toEqual(state);
  });

  test.each<[string, object, string]>([
    ['an unknown entry', { weather: 'fine' }, 'situation.weather'],
    ['an unknown good', { players: [{ bag: { opal: 1 } }] }, "situation.players[0].bag.opal: there is no good 'opal'"],
    ['too many tiles', { players: [{ bag: { fish: 20 } }] }, 'situation.players: the box has 12 fish, but players have 20'],
    ['too much supply', { supply: { fish: 10 }, players: [{ bag: { fish: 3 } }] }, 'situation.supply.fish: the box has 12 fish'],
    ['too many players', { players: [{}, {}, {}] }, 'situation.players: there are 2 players, not 3'],
    ['a seat that is not there', { startPlayer: 4 }, 'situation.startPlayer: seats go from 0 to 1'],
    [
      'a card twice',
      { players: [{ houses: ['house-ore'] }, { houses: ['house-ore'] }] },
      "situation.players[1].houses[0]: 'house-ore' is somewhere else already",
    ],
    [
      'a role twice',
      { players: [{ role: 'miner' }, { role: 'miner' }] },
      'situation.players[1].role: seat 0 is the miner already',
    ],
    [
      'a crowded location',
      { players: [{ spaces: { farm: { alpaca: 3 } } }] },
      'situation.players[0].spaces.farm: the farm has 2 spaces, not 3',
    ],
    [
      'a tile where it cannot lie',
      { players: [{ spaces: { farm: { ore: 1 } } }] },
      'situation.players[0].spaces.farm.ore: the farm takes no ore',
    ],
    [
      'a station that is not owned',
      { players: [{ stations: { sawmill: { food: 1 } } }] },
      "situation.players[0].stations.sawmill: this player does not own 'sawmill'",
    ],
    [
      'an overfilled station',
      { players: [{ role: 'miner', stations: { role: { food: 2 } } }] },
      'situation.players[0].stations.role.food: there is no room for 2 food here',
    ],
    [
      'an overfull row',
      { players: [{ warehouse: [{ good: 'ore', tiles: 4 }] }] },
      'situation.players[0].warehouse[0].tiles: row 1 has 3 spaces, not 4',
    ],
    [
      'stored food',
      { players: [{ warehouse: [{ good: 'food', tiles: 1 }] }] },
      'situation.players[0].warehouse[0].good: food is never stored',
    ],
    [
      'a row that begins with nothing',
      { players: [{ warehouse: [{ good: 'ore', tiles: 1, corn: 1 }] }] },
      'situation.players[0].warehouse[0].corn',
    ],
    [
      'a finished order as unfinished',
      { players: [{ order: { card: 'O16', delivered: { silver: 1, cloth: 1, glass: 1 } } }] },
      'situation.players[0].order: O16 is finished',
    ],
    ['a wild tile without a space', { players: [{ wild: 'ore' }] }, 'situation.players[0].wild: this player has no wild space'],
    ['corn without a shed', { players: [{ shed: 1 }] }, 'situation.players[0].shed'],
    [
      'two equal extensions',
      { players: [{ extensions: ['sawmill', 'sawmill-2'] }] },
      'situation.players[0].extensions: two of these extensions have the same effect',
    ],
    [
      'a broken circle',
      { ring: ['farm', 'farm', 'mine', 'harbour', 'village', 'market', 'road'] },
      'situation.ring: the circle has each of the 7 locations once',
    ],
    [
      'missions without the option',
      { players: [{ missions: { M01: 'kept' } }] },
      "situation.players[0].missions: missions need the option 'missions'",
    ],
    [
      'nobody to be asked',
      { phase: 'planning', players: [{ ready: true }, { ready: true }] },
      "situation.phase: in the phase 'planning' somebody must still be asked",
    ],
    ['somebody who has passed', { players: [{ passed: true }] }, 'situation.active: seat 0 has passed'],
    [
      'somebody who can do nothing',
      { turn: 'placed', players: [{ figure: 'farm' }] },
      'situation.phase: seat 0 is asked but could do nothing',
    ],
    [
      'something that cannot be repeated',
      { turn: 'acted', repeating: { location: 'farm', action: 1 } },
      'situation.repeating.action',
    ],
    [
      'a repetition elsewhere',
      { turn: 'acted', repeating: 'sell', players: [{ figure: 'farm' }] },
      'situation.repeating: this is not done where the figure of seat 0 stands',
    ],
    ['a repetition without a figure', { turn: 'acted', repeating: 'deliver' }, 'situation.repeating'],
    ['a repetition before the action', { repeating: 'storeCorn' }, 'situation.repeating'],
    ['a turn without a figure', { turn: 'placed' }, 'situation.turn: the figure of seat 0 is on no location'],
    ['a turn in planning', { phase: 'planning', turn: 'acted' }, "situation.turn: this belongs to the phase 'acting'"],
    ['corn before an action', { cornDue: 1 }, 'situation.cornDue'],
    ['corn that is not there', { turn: 'acted', cornDue: 1, supply: {} }, 'situation.cornDue: no corn is left on the road'],
    ['a last round that is over', { round: 5, lastRound: 4 }, 'situation.lastRound: round 4 is over'],
    ['tiles of late storage too early', { lateTiles: { ore: 1 } }, 'situation.lateTiles'],
    ['an exchange outside of it', { exchanged: 'ore' }, 'situation.exchanged'],
    ['an exchange without the extension', { phase: 'exchanging' }, 'situation.active: seat 0 has no extension'],
    [
      'an exchanged tile that is not there',
      { phase: 'exchanging', exchanged: 'ore', players: [{ extensions: ['tile-exchange'] }] },
      'situation.exchanged: no ore lies in the container of seat 0',
    ],
    [
      'two unfinished rows of one good',
      {
        players: [
          {
            warehouse: [
              { good: 'ore', tiles: 1 },
              { good: 'ore', tiles: 1 },
            ],
          },
        ],
      },
      'situation.players[0].warehouse[1].good: row 1 of ore is unfinished (AP-7.2)',
    ],
  ])('%s is refused by name', (_what, situation, message) => {
    expect(() => readPosition(box, file(situation))).toThrow(message);
  });

  test('a mission can be in one hand only', () => {
    const situation = { players: [{ missions: { M01: 'kept' } }, { missions: { M01: 'kept' } }] };
    expect(() => readPosition(box, file(situation, 2, { missions: true }))).toThrow(
      'situation.players[1].missions.M01: seat 0 has M01 already',
    );
  });

  test('AP-11.1 who chooses among missions has three of them', () => {
    const read = (phase: string, missions: object, seats: number) => () =>
      readPosition(box, file({ phase, players: [{ missions }] }, seats, { missions: true }));
    expect(read('passingMissions', { M01: 'inHand', M02: 'kept' }, 2)).toThrow('situation.players[0].missions');
    expect(read('choosingMissions', { M01: 'inHand', M02: 'inHand', M03: 'kept' }, 2)).toThrow('situation.phase');
    expect(read('choosingMissions', { M01: 'inHand', M02: 'inHand', M03: 'inHand' }, 3)).toThrow('situation.players[0].missions');
  });
});

describe('chances of the next draw', () => {
  const odds = (player: object, more: object = {}) => drawOdds(tableWith({ ...more, players: [player] }).match.view(seat(0)))!;

  test('AP-3.2 four of a bag of six', () => {
    const { tiles: drawn, refills, goods } = odds({ bag: { wood: 4, ore: 2 } });
    expect([drawn, refills]).toEqual([4, false]);
    const ore = goods.find((entry) => entry.good === good('ore'))!;
    expect(ore.chance).toBeCloseTo(1 - 1 / 15);
    expect(ore.expected).toBeCloseTo(4 / 3);
  });

  test('AP-3.3 the bag first, then the container', () => {
    const { goods, refills } = odds({ bag: { wood: 1 }, container: { ore: 2, fish: 2 } });
    expect(refills).toBe(true);
    expect(goods.find((entry) => entry.good === good('wood'))).toEqual({ good: good('wood'), chance: 1, expected: 1 });
    const fish = goods.find((entry) => entry.good === good('fish'))!;
    expect(fish.chance).toBeCloseTo(1);
    expect(fish.expected).toBeCloseTo(1.5);
  });

  test('AP-3.2 tiles on planning spaces reduce the draw, the road adds to it; expectations add up', () => {
    const { tiles: drawn, goods } = odds({ planning: { ore: 2 }, road: 1, bag: { wood: 3, fish: 3, glass: 1 } });
    expect(drawn).toBe(3);
    expect(goods.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(3);
  });

  test('AP-8.19 in an exchange one tile is drawn', () => {
    const owner = { extensions: ['tile-exchange'], container: { ore: 1 }, bag: { wood: 1, fish: 3 } };
    const { tiles: drawn, goods } = odds(owner, { phase: 'exchanging', exchanged: 'ore' });
    expect(drawn).toBe(1);
    expect(goods.find((entry) => entry.good === good('fish'))!.chance).toBeCloseTo(0.75);
  });

  test('AP-2.2, AP-9.4 after the last draw there is none to tell of, but for an exchange', () => {
    const owner = { extensions: ['tile-exchange'], container: { ore: 1 }, bag: { wood: 4 }, spaces: { farm: { food: 1 } } };
    const last = (phase: string, more: object = {}) => odds(owner, { round: 5, lastRound: 5, trigger: 'road', phase, ...more });
    expect(last('returning')).toMatchObject({ tiles: 4 });
    expect(last('exchanging', { exchanged: 'ore' })).toMatchObject({ tiles: 1 });
    for (const phase of ['exchanging', 'planning', 'acting', 'over']) expect(last(phase), phase).toBeUndefined();
    expect(last('acting', { round: 4 })).toMatchObject({ tiles: 4 });
  });

  test('AP-1.14 nobody is told of a bag they may not look into', () => {
    expect(drawOdds(tableWith({}).match.view('spectator'))).toBeUndefined();
  });
});
