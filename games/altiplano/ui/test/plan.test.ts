// Rearranging a plan on the desk always leads to moves that the rules accept.
import { SeededChance } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box } from '../../rules/index.ts';
import { playBusyMatch } from '../../rules/test/busy-player.ts';
import { planOn } from '../desk/plan.ts';
import { readingFor } from '../texts/reading.ts';

const reading = readingFor(box.standard.components);
const { tables } = reading;
const { deskItems, draftOf, fits, movesFor } = planOn(reading);

test('any placement can be taken out of a plan, and any order of it can be laid', () => {
  let rearranged = 0;
  let movements = 0;
  for (const seed of [1, 2]) {
    playBusyMatch({ seatCount: 3, options: {}, seed }, new SeededChance(seed), (match, seat) => {
      const { phase } = match.state;
      if ((phase !== 'planning' && phase !== 'returning') || match.takeBackable(seat).length === 0) return;
      const player = match.view(seat).players[seat]!;
      const draft = draftOf(player);
      if (draft.length < 2 || player.ready) return;
      const original = movesFor(player, phase, draft);
      const plans = [[...draft].reverse(), ...draft.map((_, without) => draft.filter((_, index) => index !== without))];
      for (const plan of plans) {
        const before = draftOf(match.view(seat).players[seat]!).length;
        const moves = movesFor(match.view(seat).players[seat]!, phase, plan);
        expect(match.submit(seat, moves, before), JSON.stringify({ draft, moves })).toMatchObject({ ok: true });
        rearranged++;
        movements += plan.filter(({ spot }) => tables.spots[spot]!.type === 'movement').length;
      }
      const now = draftOf(match.view(seat).players[seat]!).length;
      expect(match.submit(seat, original, now).ok).toBe(true);
    });
  }
  expect(rearranged).toBeGreaterThan(50);
  expect(movements).toBeGreaterThan(10);
});

test('what fits on the desk is what the rules let place', () => {
  let asked = 0;
  playBusyMatch({ seatCount: 4, options: {}, seed: 5 }, new SeededChance(5), (match, seat) => {
    if (match.state.phase !== 'planning') return;
    const view = match.view(seat);
    const player = view.players[seat]!;
    const legal = match.legalMoves(seat);
    for (const { item, at } of deskItems(view, player)) {
      if (at !== 'home') continue;
      for (const [spot, { type }] of tables.spots.entries()) {
        if (type === 'movement') continue;
        const isLegal = legal.some((move) =>
          item === tables.coin
            ? move.type === 'placeCoin' && move.spot === spot
            : move.type === 'placeTile' && move.spot === spot && move.good === item,
        );
        expect(fits(player, spot, item), `${item} on ${spot}`).toBe(isLegal);
        asked++;
      }
    }
  });
  expect(asked).toBeGreaterThan(1000);
});
