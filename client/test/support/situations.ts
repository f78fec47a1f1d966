/// <reference types="node" />
// The same games for every reader: matches among bots, played once from a seed, and their moments as saves of the page.
import { answer } from '@kontor/bots';
import { type Game, type GameTypes, Match, openGame, recordOf, type Seat } from '@kontor/engine';
import { games } from '@kontor/games';
import type { Page } from 'playwright-core';

/** A save as the page keeps it (`client/src/play/saves.ts`). */
export interface Save {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  readonly at: number;
  readonly isOver: boolean;
  readonly record: object;
}

const seats = [{ name: 'Amalia' }, { name: 'Mistral', bot: 'apprentice' }, { name: 'Levante', bot: 'apprentice' }];

function saveOf(match: Match<GameTypes>, id: string): Save {
  const record = recordOf(match, { seats, omitEdition: true });
  return { id, game: match.game.box.id, seats, at: Date.now(), isOver: match.isOver, record };
}

async function playedByBots(id: string): Promise<Match<GameTypes>> {
  const entry = games[id]!;
  const game: Game = openGame((await entry.rules()).box);
  const knowledge = (await entry.bot!()).knowledge(game);
  const match = Match.start(game, { seatCount: seats.length, options: {}, chance: `situations of ${id}` });
  while (!match.isOver) {
    const { seat } = match.decisions()[0]!;
    const request = { game: id, bot: 'apprentice', view: match.view(seat), seat, seed: match.log.length } as const;
    const { move } = answer(game, knowledge, request, () => 0);
    match.submit(seat, move);
  }
  return match;
}

/**
 * Replays the match and keeps moments after these shares of it at which the first seat is asked, each for something else
 * where it soon is; and the end.
 */
export async function situationsOf(id: string, shares: readonly number[] = [0, 0.15, 0.5, 0.8]): Promise<Save[]> {
  const whole = await playedByBots(id);
  const match = Match.start(whole.game, { seatCount: seats.length, options: {}, chance: `situations of ${id}` });
  const saves: Save[] = [];
  const prompts = new Set<string>();
  for (const [index, { actor, move }] of whole.log.entries()) {
    const late = index / whole.log.length - (shares[saves.length] ?? 2);
    const prompt = match.decisions().find(({ seat }) => seat === 0)?.prompt;
    if (prompt !== undefined && late >= 0 && (late > 0.1 || !prompts.has(prompt))) {
      saves.push(saveOf(match, `${id}-${saves.length}`));
      prompts.add(prompt);
    }
    match.submit(actor as Seat, move);
  }
  return [...saves, saveOf(match, `${id}-end`)];
}

/** Puts saves into the page's drawer, as if they had been played there. */
export const putSaves = (page: Page, saves: readonly Save[]): Promise<unknown> =>
  page.context().addInitScript((kept) => {
    for (const save of kept) localStorage.setItem(`kontor.save.${save.id}`, JSON.stringify(save));
  }, saves as Save[]);
