// What is told fits the table: whose coins they are, what can be done, and what is there to be counted.
import { seat, type Viewer } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, mission as status } from '../../rules/index.ts';
import * as rules from '../../rules/test/table.ts';
import { texts } from '../texts/index.ts';
import { heldMissions } from '../texts/reading.ts';
import { course } from '../where.ts';

const { done, good, newTable, pass, ring, sell, spot, tables, tableWith, track } = rules;
const { components } = box.standard;
const names = ['Ada', 'Berta'];
const me = seat(0);
const you = /\b(you|du|vous|hai|have)\b/i;

describe.each([...languages])('in %s', (language) => {
  const words = async () => (await texts[language]()).textsFor(components);

  test('AP-1.14, AP-10.4 coins are named as those of their owner', async () => {
    const lying = { extensions: ['cacao-stall'], stations: { 'cacao-stall': { coin: 1 } } };
    const { match } = tableWith({ ring, track, players: [{ ...lying, coins: 5 }, { coins: 9 }] });
    const { explain } = await words();
    const said = (target: string, viewer: Viewer) => explain(target, match.view(viewer), viewer, names)!.lines.join(' ');
    const placed = `on:${spot('cacao-stall', 'coin')}:${tables.coin}`;
    for (const target of ['coins', 'coins@0', placed]) expect(said(target, me)).toMatch(/^(You have|Du hast|Vous avez|Hai) 5 /);
    for (const [target, viewer] of [
      ['coins@1', me],
      [`${placed}@1`, me],
      ['coins@1', 'spectator'],
    ] as const) {
      expect(said(target, viewer)).toMatch(/^Berta \S+ 9 /);
      expect(said(target, viewer)).not.toMatch(you);
    }
    expect(said(`${placed}@0`, 'spectator')).toMatch(/^Ada \S+ 5 /);
    for (const target of ['coins', placed]) expect(said(target, 'spectator')).not.toMatch(/\d/);
  });

  test('AP-5.4, AP-5.8 after an action only what is possible is named', async () => {
    const { prompt } = await words();
    const asked = (wood: number, cart: string) => {
      const table = tableWith({ ring, track, players: [{ figure: 'market', carts: [cart], spaces: { market: { wood } } }, {}] });
      table.play(0, sell('wood'));
      return prompt(table.match.decisions()[0]!.prompt, table.match.view(me), me);
    };
    const goOn = /Go on|weiter|Poursuivez|Continua/;
    const move = /\bmove\b|Bewege|bewege|éplacez|uoviti/i;
    const says = (text: string) => [goOn.test(text), move.test(text)];
    expect(says(asked(2, 'ready'))).toEqual([true, true]);
    expect(says(asked(2, 'used'))).toEqual([true, false]);
    expect(says(asked(1, 'ready'))).toEqual([false, true]);
    expect(says(asked(1, 'used'))).toEqual([false, false]);
  });

  test('AP-5.4, AP-5.10 before an action movement is named where it is possible', async () => {
    const { prompt } = await words();
    const asked = (turn: string, cart: string) => {
      const spaces = { farm: { alpaca: 1 }, market: { wood: 1 } };
      const { match } = tableWith({ ring, track, turn, players: [{ figure: 'market', carts: [cart], spaces }, {}] });
      return prompt(match.decisions()[0]!.prompt, match.view(me), me);
    };
    const move = /\bmove\b|bewege|weiter|éplacez|continuez|uoviti|prosegui/i;
    for (const turn of ['fresh', 'moved']) {
      expect(asked(turn, 'ready')).toMatch(move);
      expect(asked(turn, 'used')).not.toMatch(move);
    }
  });

  test('AP-11.1 with two players the mission that is received comes from one opponent', async () => {
    const { event } = await words();
    const said = (count: number) => event({ type: 'missionsReceived', seat: me, count }, names);
    expect(said(1)).not.toMatch(/voisins|vicini/);
    expect(said(2)).not.toBe(said(1));
  });

  test('AP-2.2, AP-9.4 in the last round the bag tells of no next draw', async () => {
    const { explain } = await words();
    const lines = (lastRound: number) => {
      const player = { figure: 'market', coins: 1, bag: { wood: 3 } };
      const { match } = tableWith({ ring, track, round: 5, lastRound, players: [player, {}] });
      return explain('bag', match.view(me), me, names)!.lines.length;
    };
    expect(lines(6)).toBe(3);
    expect(lines(5)).toBe(1);
  });

  test('AP-11.1 with two players a mission goes to the opponent, not to the left', async () => {
    const { move, explain } = await words();
    const left = /left|links|gauche|sinistra/i;
    const label = (players: number) => {
      const table = newTable(players, { missions: true });
      table.play(0, table.moves(0)[0]!);
      const [passing] = table.moves(0);
      const said = move(passing!, table.match.view(me), me, names);
      table.play(0, passing!);
      const card = table.player(0).missions.indexOf(status.passedLeft);
      return [said, explain(`mission:${card}`, table.match.view(me), me, names)!.lines.join(' ')];
    };
    for (const text of label(3)) expect(text).toMatch(left);
    for (const text of label(2)) {
      expect(text).not.toMatch(left);
      expect(text).toMatch(/opponent|Gegenüber|adversaire|avversario/);
    }
  });

  test('AP-8.34 what is drawn for late storage is still owned', async () => {
    const { explain } = await words();
    const table = tableWith({
      round: 5,
      lastRound: 5,
      players: [
        { figure: 'market', coins: 1, extensions: ['late-storage'], bag: { fish: 7 }, warehouse: [{ good: 'fish', tiles: 1 }] },
        {},
      ],
    });
    table.play(0, pass);
    expect(table.state().phase).toBe('lateStoring');
    expect(explain(`good:${good('fish')}`, table.match.view(me), me, names)!.worth).toMatch(/\b8\b/);
    expect(course(table.match.view('spectator'), components)['tiles']).toEqual([8, 0]);
  });
});

test('AP-10.9 the course of coins counts those on coin and movement spaces', () => {
  const placed = { extensions: ['paid-travel', 'cacao-stall'], movement: ['coin'], stations: { 'cacao-stall': { coin: 2 } } };
  const { match } = tableWith({ players: [{ ...placed, coins: 1 }, { coins: 2 }] });
  expect(course(match.view('spectator'), components)['coins']).toEqual([4, 2]);
});

test('AP-11.1 a mission given away is listed until the cards change hands', () => {
  const table = newTable(3, { missions: true });
  const own = () => {
    const view = table.match.view(me);
    return heldMissions(view, view.players[me]!);
  };
  table.play(0, table.moves(0)[0]!);
  table.play(0, table.moves(0)[0]!, done);
  expect(own().map((entry) => entry.status)).toContain(status.passedLeft);
  for (const who of [1, 2]) {
    table.play(who, table.moves(who)[0]!);
    table.play(who, table.moves(who)[0]!, done);
  }
  expect(table.state().phase).toBe('choosingMissions');
  expect(
    own()
      .map((entry) => entry.status)
      .sort(),
  ).toEqual([status.inHand, status.inHand, status.kept]);
});
