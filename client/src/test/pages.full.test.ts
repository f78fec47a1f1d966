// Every game with a page: complete words and rules in all languages, and words for all that happens in random games.

import { type GameTypes, Match, openGame, type Seat, SeededChance, seat, type Viewer } from '@kontor/engine';
import { games } from '@kontor/games';
import { languages, type PageTexts, parseRules, ruleNumber } from '@kontor/table';
import type { GameUi } from '@kontor/table/kit';
import { describe, expect, test } from 'vitest';

const pages = import.meta.glob<{ readonly ui: GameUi }>('../../../games/*/ui/index.ts');
const rulebooks = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });
const componentsOf = async (id: string) => (await games[id]!.rules()).box.standard.components;
const idOf = (path: string): string => path.split('/').at(-3)!;

const numbers = (text: string): string[] =>
  parseRules(text).chapters.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)].filter((entry) => entry !== ''));

/** Plays at random and shows every situation. */
async function playThrough(
  id: string,
  seed: number,
  look: (match: Match<GameTypes>, asked: readonly Seat[]) => void,
): Promise<void> {
  const { box } = await games[id]!.rules();
  const chance = new SeededChance(seed);
  const match = Match.start(openGame(box), { seatCount: Math.min(3, box.seats.max), chance });
  for (let count = 0; count < 1500 && !match.isOver; count++) {
    const asked = match.decisions().map((decision) => decision.seat);
    look(match, asked);
    const who = asked[chance.below(asked.length)]!;
    const moves = match.legalMoves(who);
    const verdict = match.submit(who, moves[chance.below(moves.length)]);
    expect(verdict.ok).toBe(true);
  }
  look(match, []);
}

describe.each(Object.entries(pages).map(([path, load]) => ({ id: idOf(path), load })))('$id', ({ id, load }) => {
  test.each([...languages])('the rules are complete in %s', async (language) => {
    const { ui } = await load();
    const numbered = numbers(await ui.rules[language]());
    const wanted = numbers(await rulebooks[`../../../games/${id}/RULES.md`]!());
    expect(wanted.filter((number) => !numbered.includes(number))).toEqual([]);
  });

  test.each([...languages])('everything in a random game has words in %s', async (language) => {
    const { ui } = await load();
    const texts: PageTexts = (await ui.texts[language]()).textsFor(await componentsOf(id));
    const names = ['Ana', 'Berta', 'Clara'];
    const isSaid = (text: string, what: unknown) => {
      expect(text, JSON.stringify(what)).toMatch(/\S/);
      expect(text, JSON.stringify(what)).not.toMatch(/undefined|NaN|\[object/);
    };
    let heard = 0;
    await playThrough(id, 7, (match, asked) => {
      const viewer: Viewer = asked[0] ?? 'spectator';
      const view = match.view(viewer);
      isSaid(texts.stage(view), view);
      for (const { seat: who, prompt } of match.decisions()) if (who === viewer) isSaid(texts.prompt(prompt, view, who), prompt);
      if (viewer !== 'spectator') {
        for (const move of match.legalMoves(viewer)) {
          isSaid(texts.move(move, view, viewer), move);
          for (const target of ui.targetsOf(move, view, viewer, match.game.edition.components))
            isSaid(texts.explain(target, view, viewer, names)?.title ?? '', target);
        }
        for (const move of ui.candidates?.(view, viewer, match.game.edition.components, match.legalMoves(viewer)) ?? []) {
          const refusal = match.game.rules.whyNot(match.state, viewer, move);
          if (refusal) isSaid(texts.refusal(refusal), refusal);
        }
      }
      for (const { events } of match.heard(viewer, heard)) for (const event of events) isSaid(texts.event(event, names), event);
      heard = match.log.length;
      if (heard % 20 === 0)
        for (const line of texts.overview(view, viewer, names)) expect(line).not.toMatch(/undefined|NaN|\[object/);
      for (const { source } of match.ranking()[0]?.parts ?? []) isSaid(texts.source(source), source);
    });
  });

  test('explanations name rules that exist', async () => {
    const { ui } = await load();
    const texts = (await ui.texts.en()).textsFor(await componentsOf(id));
    const known = new Set(numbers(await ui.rules.en()));
    const unknown = new Set<string>();
    await playThrough(id, 11, (match) => {
      const view = match.view(seat(0));
      for (const move of match.legalMoves(seat(0)))
        for (const target of ui.targetsOf(move, view, seat(0), match.game.edition.components)) {
          const rule = texts.explain(target, view, seat(0), ['Ana', 'Berta', 'Clara'])?.rule;
          if (rule !== undefined && (!ruleNumber.test(rule) || !known.has(rule))) unknown.add(`${target}: ${rule}`);
        }
    });
    expect([...unknown]).toEqual([]);
  });
});
