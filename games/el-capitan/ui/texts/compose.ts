// Makes the words of the game out of one language's phrases and an edition: the logic once, for all languages.
import type { Refusal, Seat } from '@kontor/engine';
import type { Names, Wording } from '@kontor/table';
import {
  bank,
  type ElCapitanTypes,
  type Event,
  isNeutral,
  lastPhase,
  type Move,
  nextAmount,
  notInPlay,
  onDisplay,
  rowOf,
  takenSites,
  type View,
  wealthOf,
} from '../../rules/index.ts';
import type { ElCapitanTexts } from './el-capitan-texts.ts';
import { explainer } from './explain.ts';
import { heldDestinations } from './first-plan.ts';
import { lessonOf } from './lessons.ts';
import { type MovePhrases, type Phrases, type PromptPhrases, type RefusalReason, refusalReasons, type Say } from './phrases.ts';
import { neutralLeft, ownerName, type Print, seatsAt } from './print.ts';
import { type Tongue, tongue } from './tongue.ts';

function promptOf({ phrases: { prompts }, print }: Tongue, prompt: string, view: View, seat: Seat): string {
  const { pirate } = print;
  switch (prompt) {
    case 'beforeAction':
      return turnPrompt(prompts, print, view, seat);
    case 'afterAction':
      return view.protection === 'owed' ? prompts.afterActionPirateOwed : prompts.afterAction;
    case 'atBank':
      return prompts.atBank;
    case 'settlement':
      return prompts.settlement(openLoans(print, view, seat));
    case 'startPlayerChoice':
      return prompts.startPlayerChoice(view.phase + 1);
    case 'pirateErrand':
      if (view.errand === 'free') return prompts.pirate.free(pirate.protection[view.phase - 1]!);
      return view.errand === 'florins' ? prompts.pirate.florins(pirate.stepPrice) : prompts.pirate.cards;
    default:
      return '';
  }
}

/** What a turn begins with, by where the ship is and what can be done there. */
function turnPrompt(prompts: PromptPhrases, print: Print, view: View, seat: Seat): string {
  const { cityName, waysOf } = print;
  if (view.protection === 'owed') return prompts.pirateOwed;
  const at = view.ships[seat]!;
  const { way, isStuck } = waysOf(view, seat);
  if (isStuck && way !== 'none') return prompts.onlyBank(way);
  if (at === notInPlay) return prompts.notInPlay(way, heldDestinations(print, view, seat).length > 0);
  if (at === bank) return prompts.atTheBank(way);
  if (view.protection === 'collected') return prompts.voyageEnded(cityName(at));
  if (view.spaces[seat] === 0) return prompts.inFullHarbour(cityName(at));
  return prompts.inHarbour(cityName(at), way);
}

/** The loans of a player that were not turned over yet. */
function openLoans({ loans }: Print, view: View, seat: Seat): number {
  return loans.reduce((sum, _, loan) => sum + (view.loans[(seat * loans.length + loan) * 2] ?? 0), 0);
}

/** What is owed on them after the following payday (EC-9.3). */
function dueIfExtended({ loans }: Print, view: View, seat: Seat): number {
  return loans.reduce((sum, { extended }, loan) => sum + (view.loans[(seat * loans.length + loan) * 2] ?? 0) * extended, 0);
}

/** EC-9.5: a loan of the last phase is not extended. */
function takeLoanOf(moves: MovePhrases, { loans }: Print, { phase }: View, loan: number): string {
  const { amount, repayment, extended } = loans[loan]!;
  return moves.takeLoan(amount, repayment, phase < lastPhase ? extended : undefined);
}

function moveOf(
  { phrases: { moves, colours }, print, card }: Tongue,
  move: Move,
  view: View,
  seat: Seat,
  names: Names = colours,
): string {
  const { board, cardFace, cityName, fortressAt, loans, pirate } = print;
  const city = view.ships[seat] ?? notInPlay;
  switch (move.type) {
    case 'buyCard':
      return moves.buyCard(card(move.card), cardFace(move.card).price);
    case 'sail':
      return moves.sail(cityName(move.city), card(move.card));
    case 'buildWarehouse': {
      const price = city >= 0 ? board.cities[city]!.harbours[view.spaces[seat]! - 1] : undefined;
      return moves.buildWarehouse({ site: move.site, price, isNeutral: isNeutral(view, move.colour) });
    }
    case 'reopenWarehouse':
      return moves.reopenWarehouse({ site: move.site, isNeutral: isNeutral(view, move.colour) });
    case 'buildFortress': {
      const prices = city >= 0 ? board.cities[city]!.fortresses : [];
      return moves.buildFortress(prices.find((_, index) => fortressAt(view, city, index + 1) < 0));
    }
    case 'takeLoan':
      return takeLoanOf(moves, print, view, move.loan);
    case 'pass':
      return moves.pass;
    case 'movePirate':
      return moves.movePirate[move.by];
    case 'sailPirate':
      return moves.sailPirate(cityName(move.city), card(move.card));
    case 'landPirate': {
      const steps = view.errand === 'florins' ? (board.distance[view.pirateCity]?.[move.city] ?? 0) : 0;
      return moves.landPirate(cityName(move.city), move.space, steps * pirate.stepPrice);
    }
    case 'endTurn':
      return moves.endTurn;
    case 'repayLoan':
      return moves.repayLoan(loans[move.loan]!.amount, loans[move.loan]!.repayment);
    case 'extendLoans':
      return moves.extendLoans(openLoans(print, view, seat), dueIfExtended(print, view, seat));
    case 'chooseStartPlayer':
      return moves.chooseStartPlayer(move.seat === seat ? undefined : names[move.seat]);
  }
}

function eventOf({ events }: Phrases, say: Say, event: Event): string {
  if (event.type === 'paid') {
    const phrase = events.paid[event.source] as (line: typeof event, say: Say) => string;
    return phrase(event, say);
  }
  const phrase = events[event.type] as (event: Event, say: Say) => string;
  return phrase(event, say);
}

const isReason = (reason: string): reason is RefusalReason => (refusalReasons as readonly string[]).includes(reason);

function refusalOf({ refusals, notPossible }: Phrases, { reason, facts = {} }: Refusal): string {
  if (!isReason(reason)) return notPossible;
  const phrase = refusals[reason];
  if (typeof phrase === 'string') return phrase;
  const fact = (name: string): number => Number(facts[name] ?? Number.NaN);
  return phrase({
    price: fact('price'),
    money: fact('money'),
    steps: fact('steps'),
    seals: fact('seals'),
    site: fact('site'),
  });
}

function cityLine({ phrases, print, list }: Tongue, view: View, city: number, names: readonly string[]): string {
  const { board, cityName, fortressAt } = print;
  const { overview, labels } = phrases;
  const name = (seat: number) => names[seat] ?? '';
  const owner = (colour: number) => ownerName(view, colour, name, labels.neutral);
  const row = rowOf(board, view, city).flatMap((colour, index) => {
    if (colour === null) return [];
    return [overview.site(index + 1, owner(colour))];
  });
  const lines = [
    overview.city(
      cityName(city),
      row.length > 0 ? row.join(', ') : overview.nobody,
      nextAmount(board, city, takenSites(view, city)),
    ),
  ];
  const owners = board.cities[city]!.fortresses.flatMap((_, index) => {
    const builder = fortressAt(view, city, index + 1);
    return builder < 0 ? [] : [name(builder)];
  });
  if (owners.length > 0) lines.push(overview.fortresses(list(owners)));
  const colours = view.warehouses.length;
  const closed = [...view.warehouses.keys()].flatMap((colour) => {
    const count = view.closed[city * colours + colour] ?? 0;
    return count === 0 ? [] : [`${count} × ${owner(colour)}`];
  });
  if (closed.length > 0) lines.push(overview.closed(list(closed)));
  const ships = names.filter((_, seat) => view.ships[seat] === city);
  if (ships.length > 0) lines.push(overview.ships(list(ships)));
  if (view.pirateCity === city) lines.push(overview.pirate);
  return lines.join(' ');
}

function playerLine(speech: Tongue, view: View, seat: Seat, name: string, isViewer: boolean): string {
  const { phrases, card, list } = speech;
  const { board, cityName } = speech.print;
  const { overview } = phrases;
  const held = [...view.cards.keys()].filter((index) => view.cards[index] === 3 + seat).map(card);
  const at = view.ships[seat]!;
  return [
    overview.player(name, view.money[seat]!, wealthOf(board, view, seat), isViewer),
    overview.pieces(view.warehouses[seat]!, neutralLeft(view, seat), view.fortresses[seat]!),
    at >= 0 ? overview.shipIn(cityName(at)) : at === bank ? overview.shipAtBank : overview.shipNotInPlay,
    ...(held.length > 0 ? [overview.hand(list(held))] : []),
  ].join(' ');
}

function compose(speech: Tongue): ElCapitanTexts {
  const { phrases, print, card, florins, florinWord, list, number } = speech;
  const { board, cardFace, cityName } = print;
  const { stages } = phrases;
  return {
    labels: phrases.labels,
    florins,
    florinWord,
    card,
    prompt: (prompt, view, seat) => promptOf(speech, prompt, view, seat),
    move: (move, view, seat, names) => moveOf(speech, move, view, seat, names),
    event: (event, names) =>
      eventOf(
        phrases,
        {
          who: (seat) => names[seat] ?? '',
          city: cityName,
          card,
          isNeutral: (colour) => colour >= names.length,
          bonusCities: print.bonus.cities,
          list,
          number,
        },
        event,
      ),
    refusal: (refusal) => refusalOf(phrases, refusal),
    source: (source) => (phrases.sources as Readonly<Record<string, string>>)[source] ?? source,
    option: (name) =>
      (phrases.options as Readonly<Record<string, { readonly label: string; readonly hint: string }>>)[name] ?? {
        label: name,
        hint: '',
      },
    overview: (view, viewer, names) => [
      phrases.overview.stage(view.phase, view.round, view.lastRound),
      ...[...board.cities.keys()].filter((city) => view.inPlay & (1 << city)).map((city) => cityLine(speech, view, city, names)),
      phrases.overview.display(
        [...view.cards.keys()]
          .filter((index) => view.cards[index] === onDisplay)
          .map((index) => phrases.overview.card(card(index), cardFace(index).price))
          .join(', '),
      ),
      ...seatsAt(view).map((seat) => playerLine(speech, view, seat, names[seat] ?? '', seat === viewer)),
    ],
    explain: explainer(speech),
    lesson: (id, view, seat) => lessonOf(speech, id, view, seat),
    stage: (view) => {
      if (view.stage === 'over') return stages.over;
      const where = phrases.stage(view.phase, view.round);
      if (view.stage === 'settlement') return `${where} · ${stages.settlement}`;
      if (view.stage === 'startPlayerChoice') return `${where} · ${stages.startPlayerChoice}`;
      return view.lastRound ? `${where} · ${stages.lastRound}` : where;
    },
    group: (group) => (phrases.groups as Readonly<Record<string, string>>)[group] ?? '',
    tieBreak: phrases.tieBreak,
    series: (name) => (phrases.series as Readonly<Record<string, string>>)[name] ?? name,
  };
}

/** One language, ready for any edition. */
export const wordingOf = (phrases: Phrases): Wording<ElCapitanTypes, ElCapitanTexts> => ({
  textsFor: (components) => compose(tongue(phrases, components)),
});
