// The 25 market tiles (VP-5.13, VP-5.28). Their six forms are named by the rulebook; which tile has which letter is not.
import type { Origin } from '@kontor/engine';
import type { MarketTile } from './types.ts';

const ours: Origin = {
  provenance: 'reconstructed',
  note: 'a form of tile that the rulebook explains, on a letter of our choice',
};

export const marketTiles: readonly MarketTile[] = [
  { id: 'A1', letter: 'A', pay: {}, gain: { silver: 1, copper: 1 }, limit: 3, origin: ours },
  { id: 'A2', letter: 'A', pay: {}, gain: { silver: 1, wheat: 1 }, limit: 3, origin: ours },
  { id: 'A3', letter: 'A', pay: {}, gain: { copper: 1, wheat: 1 }, limit: 3, origin: ours },
  {
    id: 'A4',
    letter: 'A',
    pay: { pesos: 2 },
    gain: { goodsOfChoice: { count: 2, kinds: 'different' } },
    limit: null,
    origin: ours,
  },
  { id: 'A5', letter: 'A', pay: { pesos: 2 }, gain: { goodsOfChoice: { count: 2, kinds: 'equal' } }, limit: null, origin: ours },
  { id: 'B1', letter: 'B', pay: {}, gain: { silver: 1, copper: 1 }, limit: 3, origin: ours },
  { id: 'B2', letter: 'B', pay: {}, gain: { silver: 1, wheat: 1 }, limit: 3, origin: ours },
  { id: 'B3', letter: 'B', pay: {}, gain: { copper: 1, wheat: 1 }, limit: 3, origin: ours },
  { id: 'B4', letter: 'B', pay: {}, gain: { pesos: 7 }, limit: null, origin: ours },
  {
    id: 'B5',
    letter: 'B',
    pay: { pesos: 2 },
    gain: { goodsOfChoice: { count: 2, kinds: 'different' } },
    limit: null,
    origin: ours,
  },
  { id: 'C1', letter: 'C', pay: {}, gain: { pesos: 7 }, limit: null, origin: ours },
  { id: 'C2', letter: 'C', pay: {}, gain: { pesos: 8 }, limit: null, origin: ours },
  {
    id: 'C3',
    letter: 'C',
    pay: { pesos: 2 },
    gain: { goodsOfChoice: { count: 2, kinds: 'different' } },
    limit: null,
    origin: ours,
  },
  { id: 'C4', letter: 'C', pay: { pesos: 2 }, gain: { goodsOfChoice: { count: 2, kinds: 'equal' } }, limit: null, origin: ours },
  { id: 'C5', letter: 'C', pay: { pesos: 2 }, gain: { goodsOfChoice: { count: 2, kinds: 'equal' } }, limit: null, origin: ours },
  { id: 'D1', letter: 'D', pay: { silver: 1 }, gain: { victoryPoints: 1 }, limit: 3, origin: ours },
  { id: 'D2', letter: 'D', pay: { copper: 1 }, gain: { victoryPoints: 1 }, limit: 3, origin: ours },
  { id: 'D3', letter: 'D', pay: { wheat: 1 }, gain: { victoryPoints: 1 }, limit: 3, origin: ours },
  { id: 'D4', letter: 'D', pay: { silver: 1 }, gain: { victoryPoints: 1 }, limit: 3, origin: ours },
  { id: 'D5', letter: 'D', pay: {}, gain: { pesos: 8 }, limit: null, origin: ours },
  { id: 'E1', letter: 'E', pay: { pesos: 10, silver: 1 }, gain: { victoryPoints: 2 }, limit: 3, origin: ours },
  { id: 'E2', letter: 'E', pay: { pesos: 10, copper: 1 }, gain: { victoryPoints: 2 }, limit: 3, origin: ours },
  { id: 'E3', letter: 'E', pay: { pesos: 10, wheat: 1 }, gain: { victoryPoints: 2 }, limit: 3, origin: ours },
  { id: 'E4', letter: 'E', pay: { copper: 1 }, gain: { victoryPoints: 1 }, limit: 3, origin: ours },
  { id: 'E5', letter: 'E', pay: { wheat: 1 }, gain: { victoryPoints: 1 }, limit: 3, origin: ours },
];
