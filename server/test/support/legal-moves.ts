// The legal moves of a viewer, found as a page finds them: by the rules, in a world imagined from what is seen.
import { type Game, type GameTypes, type Seat, SeededChance } from '@kontor/engine';
import type { TableDocument } from '@kontor/protocol';
import { Library } from '../../src/library.ts';

const library = await Library.load();
const games = new Map(library.all.map(({ id }): [string, Game] => [id, library.open(id)!]));

export function movesSeen(document: TableDocument | undefined): readonly GameTypes['Move'][] {
  const { play, viewer } = document ?? {};
  if (!document || !play || viewer === 'spectator' || play.standings) return [];
  const { rules } = games.get(document.table.game)!;
  const seat = viewer as Seat;
  return rules.legalMoves(rules.imagine(play.view, seat, new SeededChance(1)), seat);
}
