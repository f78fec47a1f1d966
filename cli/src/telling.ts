// A game in words for the terminal: by the game's own texts where it has them, otherwise by the bare facts.
import type { Game, GameTypes, LogEntry, Refused, Seat, Standing, Viewer } from '@kontor/engine';
import type { GameEntry } from '@kontor/games';
import type { GameTexts } from '@kontor/table/texts';
import { columns } from './terminal.ts';

type Fact = { readonly type: string };

/** Words for everything that happens at a table. */
export interface Teller {
  entry(entry: LogEntry<Fact, Fact>): string[];
  event(event: Fact): string;
  move(move: Fact, view: object, seat: Seat): string;
  prompt(prompt: string, view: object, seat: Seat): string;
  refusal(refused: Refused): string;
  overview(view: object, viewer: Viewer): string[];
  standings(standings: readonly Standing[]): string[];
}

/** A fact without words of its own: its name, then what belongs to it. */
function bare({ type, ...facts }: Fact & Record<string, unknown>): string {
  const told = Object.entries(facts).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return told.length === 0 ? spaced(type) : `${spaced(type)}: ${told.join(', ')}`;
}

const spaced = (name: string): string => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** The words for a game, in English. */
export async function tellerFor(entry: GameEntry, { edition }: Game, names: readonly string[]): Promise<Teller> {
  const wording = entry.texts && (await (await entry.texts()).texts.en());
  const texts: GameTexts<GameTypes> | undefined = wording?.textsFor(edition.components);
  const name = (seat: Seat | 'outside') => (seat === 'outside' ? 'From outside' : (names[seat] ?? `Player ${seat + 1}`));
  const event = (fact: Fact) => texts?.event(fact, names) ?? bare(fact as Fact & Record<string, unknown>);
  return {
    event,
    entry: ({ actor, move, events }) =>
      events.length > 0
        ? events.map(event).filter((line) => line !== '')
        : [`${name(actor)}: ${bare(move as Fact & Record<string, unknown>)}`],
    move: (move, view, seat) => texts?.move(move, view, seat) ?? bare(move as Fact & Record<string, unknown>),
    prompt: (prompt, view, seat) => texts?.prompt(prompt, view, seat) ?? `${name(seat)}: ${spaced(prompt)}`,
    refusal: (refused) =>
      texts && refused.rule && refused.detail
        ? `${texts.refusal({ rule: refused.rule, reason: refused.detail, ...(refused.facts && { facts: refused.facts }) })} (${refused.rule})`
        : refused.message,
    overview: (view, viewer) => texts?.overview(view, viewer, names) ?? JSON.stringify(view, null, 1).split('\n'),
    standings: (standings) => [
      columns(
        standings.map(({ seat, place, score, parts }) => [
          `${place}.`,
          name(seat),
          String(score),
          parts.map(({ source, amount }) => `${texts?.source(source) ?? source} ${amount}`).join(', '),
        ]),
      ),
    ],
  };
}
