// What Valparaíso says in one language, put together from its words: the logic is here once, the words are in `en`, `de`, `fr`, `it`.
import type { Refusal, Seat } from '@kontor/engine';
import type { Names, PageTexts, Wording } from '@kontor/table';
import type { Source, ValparaisoTypes, View } from '../../rules/index.ts';
import { type DryRun, type DryRunTexts, dryRunIn, withDryRun } from './dry-run.ts';
import type { About } from './en/about.ts';
import type { Facts } from './en/log.ts';
import type { Terms } from './en/terms.ts';
import { eventIn } from './events.ts';
import { explainIn } from './explain.ts';
import { lessonIn } from './lessons.ts';
import { moveIn, promptIn } from './moves.ts';
import { overviewIn } from './overview.ts';
import { type Phrases, phrasesIn, type Words } from './phrases.ts';

export interface ValparaisoTexts extends PageTexts<ValparaisoTypes> {
  readonly labels: About['labels'];
  readonly terms: Terms;
  pesos(count: number): string;
  points(count: number): string;
  houses(count: number): string;
  merchants(count: number): string;
  pointsShort(count: number): string;
  card(card: number): string;
  /** Both halves of a card, for a seat with this colour. */
  halves(card: number, colour: number): { readonly main: string; readonly alternative: string | undefined };
  place(view: View, place: number): string;
  slotTitle(slot: number): string;
  readonly dryRunTitle: string;
  /** What a dry run found out, in sentences. */
  dryRun(run: DryRun, view: View, seat: Seat, names: Names): DryRunTexts;
}

/** A group of choices carries what its heading speaks of: 'slot:2'. */
function groupIn(words: Words, group: string): string {
  const { groups } = words.asking;
  const [kind = '', value = ''] = group.split(':');
  switch (kind) {
    case 'giveUp':
    case 'layCard':
      return groups[kind];
    case 'slot':
      return groups.slot(Number(value));
    default:
      return '';
  }
}

function compose(phrases: Phrases): ValparaisoTexts {
  const { words } = phrases;
  const { terms, about, log } = words;
  const seatOf = (viewer: number | 'spectator'): number => (viewer === 'spectator' ? -1 : viewer);
  const refusals: Readonly<Record<string, string | ((facts: Facts) => string)>> = log.refusals;
  const options: Readonly<Record<string, { readonly label: string; readonly hint: string }>> = terms.options;
  const series: Readonly<Record<string, string>> = terms.series;
  const refusal = ({ reason, facts = {} }: Refusal): string => {
    const phrase = refusals[reason] ?? log.notPossible;
    if (typeof phrase === 'string') return phrase;
    const fact = (name: string): number => Number(facts[name] ?? 0);
    return phrase({
      pesos: phrases.pesos(fact('pesos')),
      money: phrases.pesos(fact('money')),
      houses: phrases.houses(fact('houses')),
      slot: fact('slot'),
      goods: fact('goods'),
      room: fact('room'),
    });
  };
  return {
    prompt: (prompt, view, seat) => promptIn(phrases, prompt, view, seat),
    move: (move, view, seat) => moveIn(phrases, move, view, seat),
    event: (event, names) => eventIn(phrases, event, names),
    refusal,
    source: (source) => terms.sources[source as Source] ?? source,
    option: (name) => options[name] ?? { label: name, hint: '' },
    overview: (view, viewer, names) => overviewIn(phrases, view, seatOf(viewer), names),
    explain: (target, view, viewer, names) =>
      withDryRun(phrases, explainIn(phrases, target, view, seatOf(viewer), names), target, view, seatOf(viewer)),
    stage: (view) => `${terms.round(view.round)} · ${terms.phases[view.phase]}`,
    group: (group) => groupIn(words, group),
    tieBreak: terms.tieBreak,
    series: (name) => series[name] ?? name,
    lesson: (id, view, seat) => lessonIn(phrases, id, view, seat),
    labels: about.labels,
    terms,
    pesos: phrases.pesos,
    points: phrases.points,
    houses: phrases.houses,
    merchants: phrases.merchants,
    pointsShort: (count) => terms.pointsShort.replace('#', String(count)),
    card: phrases.card,
    halves(card, colour) {
      const main = phrases.mainOf(card);
      const alternative = phrases.alternativeOf(card, colour);
      return { main: main ? phrases.action(main) : '', alternative: alternative && phrases.action(alternative) };
    },
    place: (view, place) => phrases.place(phrases.printOf(view.money.length), place),
    slotTitle: (slot) => about.slots.title(slot),
    dryRunTitle: words.dryRun.title,
    dryRun: (run, view, seat, names) => dryRunIn(phrases, refusal, run, view, seat, names),
  };
}

/** One language, ready for any edition. */
export const wordingOf = (words: Words): Wording<ValparaisoTypes, ValparaisoTexts> => ({
  textsFor: (components) => compose(phrasesIn(words, components)),
});
