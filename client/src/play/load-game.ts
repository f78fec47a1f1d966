// Loads the parts of a game, each when it is needed: rules and page.
import { type Game, openGame } from '@kontor/engine';
import { games } from '@kontor/games';
import type { GameUi } from '@kontor/table/kit';
import { pageOf } from './playable.ts';

export async function loadGame(id: string): Promise<Game> {
  const entry = games[id];
  if (!entry) throw new Error(`there is no game '${id}'`);
  return openGame((await entry.rules()).box);
}

export async function loadUi(id: string): Promise<GameUi> {
  const load = pageOf(id);
  if (!load) throw new Error(`'${id}' has no page`);
  return (await load()).ui;
}
