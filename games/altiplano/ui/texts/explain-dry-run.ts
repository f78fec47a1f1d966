// The dry run in words: the line on the desk, and what its parts explain.
import { type Explanation, plural } from '@kontor/table';
import type { Item, View } from '../../rules/index.ts';
import { actionsOf, type DryRun, type Gain, type Half, type Outcome, type Risk, type Stop } from './dry-run.ts';
import { ruleAt } from './explain-board.ts';
import type { DryRunPhrases, Phrases } from './phrases.ts';
import type { Tongue } from './tongue.ts';

export interface DryRunTexts {
  /** The words that stand on the desk. */
  readonly labels: Pick<DryRunPhrases, 'title' | 'tooFar' | 'lacks' | 'idle' | 'full'>;
  /** How much of the plan is in reach, in a few words. */
  summary(run: DryRun): string;
  /** The whole of it, or what it tells of a location. */
  explain(run: DryRun, view: View, location?: number): Explanation;
  /** What lies on a spot and serves no action. */
  explainHalf(run: DryRun, spot: number): Explanation;
}

export function dryRunTexts(phrases: Phrases, tongue: Tongue): DryRunTexts {
  const { dryRun: words, language } = phrases;
  const { count, coins, points, tiles, good, low, location, place, items, list, tables } = tongue;
  const { gains: given, risks: broken } = words;
  const lists = new Intl.ListFormat(language, { type: 'disjunction' });
  const orList = (parts: readonly string[]): string => lists.format(parts);

  const gain = (entry: Gain): string[] => {
    switch (entry.type) {
      case 'goods': {
        const { among, count: times } = entry;
        if (among.length === 0) return [given.nothing];
        if (among.length === 1) return [count(among[0]!, times)];
        return [given.among(tiles(times), orList(among.map((one) => low(good(one)))))];
      }
      case 'coins':
        return [coins(entry.count)];
      case 'boat':
      case 'house':
        return [entry.left === 0 ? given.noCard : given[entry.type]];
      case 'road':
        return [given.planning];
      case 'corn':
        return [count(tables.corn, entry.count)];
      case 'stored':
        return [given.stored(tiles(entry.count)), ...(entry.points > 0 ? [given.rows(points(entry.points))] : [])];
      case 'delivered':
        return [given.delivered(tiles(entry.count)), ...(entry.points > 0 ? [given.order(points(entry.points))] : [])];
      case 'mission':
        return [given.mission(tongue.missionWords(entry.mission))];
      case 'cart':
        return [given.cart(coins(entry.coins))];
    }
  };
  const outcome = ({ gains }: Outcome): string => list(gains.flatMap(gain));

  const risk = (entry: Risk): string => {
    switch (entry.type) {
      case 'supply':
        return broken.supply(count(entry.good, entry.left));
      case 'first':
        return broken.first(tongue.missionWords(entry.mission));
      default:
        return broken[entry.type](plural(language, entry.left, phrases[entry.type]));
    }
  };
  const risks = ({ outcomes }: Stop): string[] => [...new Set(outcomes.flatMap((entry) => entry.risks.map(risk)))];

  const half = ({ items: lying, lacks, isFull, location: at }: Half): string[] => [
    words.lying(items(lying)),
    ...(lacks.length > 0 ? [words.needs(orList(lacks.map((way: readonly Item[]) => items(way))))] : []),
    ...(isFull ? [words.noRoom] : []),
    ...(at === undefined ? [words.wildIdle] : []),
  ];

  const gives = ({ outcomes }: Stop): string => words.gives(orList(outcomes.map(outcome)));

  const summary = ({ stops, unreached, halves, missing, isSure }: DryRun): string => {
    const reached = actionsOf(stops);
    const all = reached + actionsOf(unreached);
    if (all === 0) return halves.length === 0 ? words.nothingLaid : words.nothingWhole;
    if (unreached.length === 0) return words.all(all);
    if (!isSure) return words.someAtLeast(reached, all);
    return missing === undefined ? words.some(reached, all) : words.someMissing(reached, all, missing);
  };

  const offers = (run: DryRun, view: View): string[] =>
    run.offers.map(({ location: at, hasOrder, extensions, hasCart }) =>
      words.offer(
        location(at).at,
        orList([
          ...(hasOrder ? [words.anOrder] : []),
          ...extensions.map((entry) => words.extension(tongue.extension(entry), coins(tongue.priceNow(view, entry)))),
          ...(hasCart ? [words.aCart] : []),
        ]),
      ),
    );

  const aboutAll = (run: DryRun, view: View): string[] => {
    const { stops, unreached, missing, movements, isSure } = run;
    const hasRisk = stops.some((stop) => risks(stop).length > 0);
    return [
      words.about,
      ...(stops.length > 0 ? [words.route(stops.map((stop) => location(stop.location).name).join(', '))] : []),
      ...(unreached.length > 0 && missing !== undefined ? [words.missing(count(tables.food, missing))] : []),
      ...(isSure ? [] : [words.unsure]),
      ...(isSure && movements.left > 0 ? [words.spare(movements.left)] : []),
      ...offers(run, view),
      ...(hasRisk ? [words.aboutRisks] : []),
    ];
  };

  const aboutPlace = ({ stops, unreached, isSure }: DryRun, at: number): string[] => [
    ...stops.flatMap((stop, index) =>
      stop.location === at ? [words.stop(index + 1, stops.length), gives(stop), ...risks(stop)] : [],
    ),
    ...unreached.flatMap((stop) => (stop.location === at ? [isSure ? words.unreached : words.unreachedMaybe, gives(stop)] : [])),
  ];

  return {
    labels: words,
    summary,
    explain: (run, view, at) =>
      at === undefined
        ? { title: words.title, lines: aboutAll(run, view), worth: raised(summary(run)), rule: 'AP-5.1' }
        : { title: tongue.label(words.title, location(at).name), lines: aboutPlace(run, at), rule: ruleAt(tongue, at) },
    explainHalf: ({ halves }, spot) => {
      const here = halves.filter((entry) => entry.spot === spot);
      return {
        title: tongue.label(words.title, place(spot).name),
        lines: here.flatMap(half),
        rule: ruleAt(tongue, here[0]?.location ?? spot),
      };
    },
  };
}

const raised = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
