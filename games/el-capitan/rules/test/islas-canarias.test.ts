import { describe, expect, test } from 'vitest';
import { bank } from '../index.ts';
import {
  at,
  borrow,
  build,
  callPirate,
  card,
  city,
  endTurn,
  landPirate,
  newTable,
  sail,
  sailPirate,
  tableWith,
} from './table.ts';

const [red, green, blue, yellow] = [0, 1, 2, 3] as const;

describe('Islas Canarias and the pirate ship', () => {
  const islands = { islasCanarias: true };
  const arriving = { ...at('tanger'), cards: ['napoli-1'] };
  const arrived = (situation: object = {}, others: object[] = [], cards: string[] = []) => {
    const table = tableWith(
      { round: 2, display: [], players: [{ ...arriving, cards: ['napoli-1', ...cards] }, ...others], ...situation },
      4,
      islands,
    );
    table.play(sail('napoli-1', 'islas-canarias'));
    return table;
  };

  test('EC-14.8 the pirate ship begins on the second space of Islas Canarias and blocks its space', () => {
    expect(newTable(3, islands).state()).toMatchObject({ pirateCity: city('islas-canarias'), pirateSpace: 2 });
    expect(newTable(3).state().pirateCity).toBe(-1);
    const table = tableWith({ round: 2, players: [arriving], pirate: { city: 'islas-canarias', space: 1 } }, 3, islands);
    table.play(sail('napoli-1', 'islas-canarias'));
    expect(table.state().spaces[0]).toBe(2);
    const full = tableWith({ round: 2, players: [arriving, at('islas-canarias', 1)] }, 3, islands);
    full.play(sail('napoli-1', 'islas-canarias'));
    expect(full.state()).toMatchObject({ spaces: [0, 1, 0], protection: 'none' });
    expect(tableWith({ round: 2 }, 3).refusal(callPirate('florins'))).toBe('EC-14.8 no-pirate-in-play');
  });

  test('EC-14.9 who sails there must move the pirate ship in that turn, before or after building, for protection money', () => {
    const cities = { marseille: { row: [green, red, blue], fortresses: [green] } };
    const before = arrived({ cities });
    const events = before.play(callPirate('free'), landPirate('marseille', 1));
    expect(events.flatMap((event) => (event.type === 'protectionPaid' ? [event.payer] : []))).toEqual([green, blue]);
    expect(events).toContainEqual({
      type: 'protectionPaid',
      seat: red,
      payer: green,
      city: city('marseille'),
      buildings: 2,
      owed: 2,
      amount: 2,
    });
    expect(before.state().money).toEqual([23, 18, 19, 20]);
    before.play(build(1), endTurn);
    const after = arrived({ cities });
    after.play(build(1));
    expect(after.refusal(endTurn)).toBe('EC-14.9 pirate-move-owed');
    after.play(callPirate('free'), landPirate('marseille', 2), endTurn);
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('EC-14.9 in phase %i two buildings cost %i; closed ones count too', (phase, owed) => {
    const cities = { napoli: { row: [null, 2, 3, 2, 3, 2, green], closed: [green, red] } };
    const table = arrived({ phase, cities });
    table.play(callPirate('free'), landPirate('napoli', 1));
    expect(table.state().money[green]).toBe(20 - owed);
  });

  test('EC-14.9 who has less pays what there is; at zero or below nothing, and no debt remains', () => {
    const cities = { napoli: { row: [green, blue, green, blue, yellow] } };
    const table = arrived({ phase: 3, round: 2, cities }, [{ money: 4 }, { money: 0 }, { money: -7 }]);
    table.play(callPirate('free'), landPirate('napoli', 1));
    expect(table.state().money).toEqual([24, 0, 0, -7]);
  });

  test('EC-14.10, EC-14.17 onto a free space, or onto a taken one: then that ship is pushed; never within one city', () => {
    const table = arrived({}, [at('napoli', 1), at('tunis', 1), at('tunis', 2)]);
    table.play(callPirate('free'));
    expect(table.refusal(landPirate('tunis', 1))).toBe('EC-14.10 harbour-full');
    expect(table.refusal(landPirate('islas-canarias', 1))).toBe('EC-14.10 another-city-only');
    expect(table.play(landPirate('napoli', 1))).toContainEqual({
      type: 'shipPushed',
      seat: red,
      owner: green,
      city: city('napoli'),
      from: 1,
      to: 2,
    });
    table.play(build(1), endTurn);
    expect(table.play(build(1, green))[0]).toMatchObject({ type: 'warehouseBuilt', price: 5 });
  });

  test('EC-14.17 in Porto the nearest free space, of two the lower-numbered; any free space may be chosen', () => {
    const porto = (others: object[], space: number) => {
      const table = tableWith({ round: 2, display: [], players: [arriving, ...others] }, 4, { porto: true, islasCanarias: true });
      table.play(sail('napoli-1', 'islas-canarias'), callPirate('free'), landPirate('porto', space));
      return table.state();
    };
    expect(porto([at('porto', 2)], 2).spaces[1]).toBe(1);
    expect(porto([at('porto', 1), at('porto', 2)], 1).spaces).toMatchObject({ 1: 3, 2: 2 });
    expect(porto([at('porto', 2)], 3)).toMatchObject({ pirateSpace: 3, spaces: { 1: 2 } });
  });

  test('EC-14.17, EC-14.16 Islas Canarias is a target when the pirate ship is elsewhere, and the mover’s own ship can be pushed', () => {
    const table = arrived({ pirate: { city: 'napoli', space: 1 } });
    expect(table.state().spaces[0]).toBe(1);
    table.play(callPirate('free'), landPirate('islas-canarias', 1));
    expect(table.state()).toMatchObject({
      pirateCity: city('islas-canarias'),
      pirateSpace: 1,
      spaces: { 0: 2 },
      protection: 'collected',
    });
    expect(table.play(build(1))[0]).toMatchObject({ price: 4 });
  });

  test('EC-14.11 any player may move it once a turn for 2 florins a step, without protection money', () => {
    const cities = { napoli: { row: [green] } };
    const table = tableWith({ round: 2, cities, players: [{ ship: 'bank', money: 6 }] }, 4, islands);
    table.play(callPirate('florins'));
    expect(table.refusal(landPirate('venezia', 1))).toBe('EC-1.8 too-dear');
    const events = table.play(landPirate('napoli', 2));
    expect(events).toEqual([
      { type: 'pirateLanded', seat: 0, by: 'florins', from: city('islas-canarias'), to: city('napoli'), space: 2, price: 6 },
    ]);
    expect(table.state().money.slice(0, 2)).toEqual([0, 20]);
  });

  test('EC-14.11 who stays at Islas Canarias can move it only by cards or florins', () => {
    const table = tableWith({ round: 2, players: [{ ...at('islas-canarias', 1), cards: ['tunis-2'] }] }, 4, islands);
    expect(table.refusal(callPirate('free'))).toBe('EC-14.9 sail-to-islas-canarias-first');
    expect(table.offered('movePirate')).toEqual([callPirate('florins'), callPirate('cards')]);
  });

  test('EC-14.11, EC-14.19 with cards it sails like a ship, several cards on end; they are discarded', () => {
    const players = [{ ...at('napoli'), cards: ['tunis-2', 'tunis-alexandria', 'venezia-tanger'] }];
    const table = tableWith({ round: 2, players }, 4, islands);
    table.play(build(1), callPirate('cards'));
    expect(table.refusal(sailPirate('venezia-tanger', 'venezia'))).toBe('EC-14.2 outer-city-by-route-only');
    expect(table.refusal(sailPirate('tunis-2', 'athina'))).toBe('EC-3.2 too-many-steps');
    table.play(sailPirate('tunis-2', 'tunis'));
    expect(table.refusal(endTurn)).toBe('EC-14.10 pirate-under-way');
    table.play(sailPirate('tunis-alexandria', 'alexandria'), landPirate('alexandria', 2));
    expect([card('tunis-2'), card('tunis-alexandria')].map((index) => table.state().cards[index])).toEqual([2, 2]);
    expect(table.refusal(callPirate('florins'))).toBe('EC-14.19 once-a-turn');
    table.play(endTurn);
  });

  test('EC-14.19 it may pass a full city, if a card leads on to one with a free space', () => {
    const players = [{ ...at('napoli'), cards: ['alexandria-1'] }, at('tanger'), at('tanger')];
    const alone = tableWith({ round: 2, display: [], players }, 4, islands);
    alone.play(callPirate('cards'));
    expect(alone.moves()).toEqual([sailPirate('alexandria-1', 'alexandria')]);
    const two = tableWith(
      {
        round: 2,
        display: [],
        players: [{ ...at('napoli'), cards: ['alexandria-1', 'tanger-tunis'] }, at('tanger'), at('tanger')],
      },
      4,
      islands,
    );
    two.play(callPirate('cards'), sailPirate('alexandria-1', 'tanger'));
    expect(two.moves()).toEqual([sailPirate('tanger-tunis', 'tunis')]);
    two.play(sailPirate('tanger-tunis', 'tunis'), landPirate('tunis', 1));
  });

  test('EC-14.19 the paid move comes besides the free one, and never in a turn with a loan', () => {
    const table = arrived({}, [], ['tunis-2']);
    table.play(callPirate('free'), landPirate('napoli', 1), callPirate('florins'), landPirate('tunis', 1), build(1), endTurn);
    const hired = tableWith({ round: 2, players: [at('napoli')] }, 4, islands);
    hired.play(callPirate('florins'), landPirate('tanger', 1));
    expect(hired.refusal(borrow(10))).toBe('EC-2.5 a-loan-is-the-whole-turn');
    const borrowed = tableWith({ round: 2, players: [at('napoli')] }, 4, islands);
    borrowed.play(borrow(10));
    expect(borrowed.moves()).toEqual([endTurn]);
    expect(tableWith({ round: 2 }, 4, islands).offered('movePirate')).toEqual([callPirate('florins')]);
  });

  test('EC-14.16 sailing through gives no free move; coming back gives it; once made, the ship sails no more', () => {
    const table = arrived({}, [], ['valencia-2', 'tanger-1', 'marseille-1']);
    table.play(sail('valencia-2', 'valencia'));
    expect(table.refusal(callPirate('free'))).toBe('EC-14.9 sail-to-islas-canarias-first');
    table.play(sail('tanger-1', 'tanger'), sail('marseille-1', 'islas-canarias'));
    expect(table.state().protection).toBe('owed');
    const stay = arrived({}, [], ['marseille-1']);
    stay.play(callPirate('free'), landPirate('napoli', 1));
    expect(stay.refusal(sail('marseille-1', 'marseille'))).toBe('EC-14.16 voyage-ended-in-islas-canarias');
  });

  test('EC-14.9, EC-2.9 with a free move owed nobody goes to the bank; afterwards a stuck player may', () => {
    const table = arrived({ players: [{ ...arriving, money: 0 }] });
    expect(table.refusal(borrow(10))).toBe('EC-14.9 pirate-move-owed');
    table.play(callPirate('free'), landPirate('napoli', 1), borrow(10), endTurn);
    expect(table.state().ships[0]).toBe(bank);
  });

  test('EC-14.16 being pushed is not sailing', () => {
    const table = tableWith(
      {
        round: 2,
        pirate: { city: 'napoli', space: 1 },
        players: [{ ...at('tunis'), money: 20 }, at('islas-canarias', 1)],
      },
      4,
      islands,
    );
    table.play(callPirate('florins'), landPirate('islas-canarias', 1), build(1), endTurn);
    expect(table.state()).toMatchObject({ active: 1, spaces: { 1: 2 }, protection: 'none' });
    expect(table.offered('movePirate')).not.toContainEqual(callPirate('free'));
  });

  test('EC-14.18 there is always a target: every harbour that five ships can fill still leaves others', () => {
    const players = [arriving, at('napoli', 1), at('napoli', 2), at('tunis', 1), at('tunis', 2)];
    const table = tableWith({ round: 2, display: [], players }, 5, islands);
    table.play(sail('napoli-1', 'islas-canarias'), callPirate('free'));
    expect(table.moves()).toHaveLength(2 * 7);
  });
});
