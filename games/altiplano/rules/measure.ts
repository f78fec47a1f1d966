// What a study of many games would want to know of a finished one.
import type { Measures } from '@kontor/engine';
import { ranking } from './scoring.ts';
import { ownCoins } from './spots.ts';
import { none, type State } from './state.ts';
import type { Tables } from './tables.ts';

export function measure(tables: Tables, state: State): Measures {
  const standings = ranking(tables, state);
  const count = standings.length;
  const mean = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  const bySource: Record<string, number> = {};
  for (const { parts } of standings) {
    for (const { source, amount } of parts) {
      const name = `points from ${source.startsWith('tiles-') ? 'tiles' : source.replace('-', ' ')}`;
      bySource[name] = (bySource[name] ?? 0) + amount / count;
    }
  }
  const { trigger } = state;
  const winners = standings.filter(({ place }) => place === 1);
  return {
    rounds: state.round,
    'end trigger': trigger === none ? 'none' : trigger === tables.locationCount ? 'track' : tables.locationIds[trigger]!,
    'mean score': mean(standings.map(({ score }) => score)),
    'margin of victory': standings[0]!.score - (standings[1]?.score ?? 0),
    ...bySource,
    'extensions bought a player': state.extensions.filter((owner) => owner >= 0).length / count,
    'orders finished a player':
      state.orders.filter((owner, order) => owner >= 0 && state.players[owner]!.order !== order).length / count,
    'houses built a player': state.houses.filter((owner) => owner >= 0).length / count,
    'boats built a player': state.boats.filter((owner) => owner >= 0).length / count,
    'road steps a player': mean(state.players.map(({ road }) => road)),
    'coins left a player': mean(state.players.map((player) => ownCoins(tables, player))),
    'winning role':
      winners.length > 1 ? 'shared' : (tables.components.roles[state.players[winners[0]!.seat]!.role]?.id ?? 'none'),
  };
}
