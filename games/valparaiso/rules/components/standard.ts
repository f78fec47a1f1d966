// The edition in the box: what the rulebook prints, and stand-ins of our own where it shows only pictures.
import type { Edition, Origin } from '@kontor/engine';
import { achievementCards } from './achievementCards.ts';
import { actionCards, colourSets } from './actionCards.ts';
import { boards } from './boards.ts';
import { marketTiles } from './marketTiles.ts';
import type { Components, GoodName, OuterSector } from './types.ts';

const printed: Origin = { provenance: 'printed' };

const sector = (id: string, good: GoodName): OuterSector => ({
  id,
  pesos: 5,
  cardSpaces: [
    { good, count: 3 },
    { good, count: 3 },
    { good, count: 3 },
  ],
  origin: {
    provenance: 'reconstructed',
    note: 'three sectors with three card spaces are printed; which good each asks for is ours',
  },
});

export const standard: Edition<Components> = {
  id: 'kontor-2026',
  title: 'Valparaíso, with our own map and card tables where no text lists the print',
  components: {
    start: { pesos: 20, goodsOfChoice: 3, merchants: { 2: 3, 3: 4, 4: 4, 5: 4 }, origin: printed },
    repository: {
      houses: 4,
      lastHouseVictoryPoints: 1,
      hold: 6,
      fullHoldVictoryPoints: 1,
      mayorFee: 5,
      origin: printed,
    },
    slots: [
      { surcharge: 0, housesNeeded: 0, origin: printed },
      { surcharge: 1, housesNeeded: 0, origin: printed },
      { surcharge: 2, housesNeeded: 0, origin: { provenance: 'inferred', note: 'between the 1 and the 4 that are named' } },
      { surcharge: 3, housesNeeded: 0, origin: { provenance: 'inferred', note: 'between the 1 and the 4 that are named' } },
      { surcharge: 4, housesNeeded: 2, origin: printed },
    ],
    tariffs: {
      giveUp: 3,
      toll: 2,
      rivalFee: 1,
      compensation: 10,
      majority: [5, 2],
      pesosPerVictoryPoint: 20,
      origin: printed,
    },
    end: {
      victoryPoints: 18,
      lastRound: 40,
      origin: { provenance: 'printed', note: 'the 18 points; that round 40 is the last is ours (VP-7.9)' },
    },
    boards,
    outerSectors: [sector('1', 'wheat'), sector('2', 'silver'), sector('3', 'copper')],
    marketTiles,
    achievementCards,
    actionCards,
    colours: colourSets,
  },
};
