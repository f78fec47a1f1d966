// What the guided first round says at a moment: the phrases of a language, filled in from the table.
import type { Seat } from '@kontor/engine';
import type { Lesson } from '@kontor/table';
import { coloursOf, lastPhase, type View } from '../../rules/index.ts';
import {
  amountsAt,
  exampleCity,
  firstPlan,
  heldDestinations,
  nextSpace,
  onwards,
  outerCities,
  rowAt,
  spreadEnds,
} from './first-plan.ts';
import type { LessonWords } from './lesson-phrases.ts';
import { closesWithTriangle } from './print.ts';
import type { Tongue } from './tongue.ts';

/** The steps of the guide, and the rule that tells more. */
const rules = {
  aim: 'EC-12.1',
  city: 'EC-10.3',
  neutral: 'EC-13.2',
  firstCard: 'EC-3.1',
  firstSail: 'EC-3.6',
  firstBuilding: 'EC-4.2',
  afterBuilding: 'EC-2.2',
  spread: 'EC-10.2',
  secondTurn: 'EC-2.8',
  loan: 'EC-9.1',
  outer: 'EC-14.2',
  pirate: 'EC-14.9',
  end: 'EC-10.1',
} as const;
export type LessonId = keyof typeof rules;
export const lessonIds = Object.keys(rules) as readonly LessonId[];

const isLesson = (id: string): id is LessonId => id in rules;

/** With the city in which the payment of cities is shown. */
function cityWords({ phrases: { lessons }, print }: Tongue, view: View): LessonWords {
  const city = exampleCity(print, view);
  return lessons.city({
    city: print.cityName(city),
    ...amountsAt(print, view, city),
    hasSecond: coloursOf(view) === view.money.length,
  });
}

function firstCardWords({ phrases: { lessons }, print, card }: Tongue, view: View, seat: Seat): LessonWords {
  const plan = firstPlan(print, view, seat);
  if (!plan) return lessons.anyCard;
  return lessons.firstCard({
    ...plan,
    card: card(plan.card),
    city: print.cityName(plan.city),
    left: view.money[seat]! - plan.price - plan.building,
  });
}

function firstSailWords({ phrases: { lessons }, print, card }: Tongue, view: View, seat: Seat): LessonWords {
  const [held] = heldDestinations(print, view, seat);
  if (held === undefined) return lessons.anyCard;
  const city = print.cardCity(held);
  const space = Math.max(1, nextSpace(print, view, city));
  return lessons.firstSail({
    card: card(held),
    city: print.cityName(city),
    price: print.board.cities[city]!.harbours[space - 1] ?? 0,
  });
}

/** Where the ship is; the example before it is anywhere. */
const cityOf = ({ print }: Tongue, view: View, seat: Seat): number =>
  view.ships[seat]! >= 0 ? view.ships[seat]! : exampleCity(print, view);

function firstBuildingWords(speech: Tongue, view: View, seat: Seat): LessonWords {
  const {
    phrases: { lessons },
    print,
  } = speech;
  const at = cityOf(speech, view, seat);
  const city = print.cityName(at);
  const { after, far } = amountsAt(print, view, at);
  if (far !== undefined) return lessons.emptyCity({ city, near: after, far });
  return lessons.nextSite({ city, site: rowAt(print, view, at).next, amount: after });
}

function secondTurnWords(speech: Tongue, view: View, seat: Seat): LessonWords {
  const { phrases, print, card } = speech;
  const at = cityOf(speech, view, seat);
  const plan = onwards(print, view, seat);
  return phrases.lessons.secondTurn({
    city: print.cityName(at),
    price: print.board.cities[at]!.harbours[Math.max(1, view.spaces[seat]!) - 1] ?? 0,
    onwards: plan && { card: card(plan.card), price: plan.price, city: print.cityName(plan.city) },
  });
}

function wordsOf(speech: Tongue, id: LessonId, view: View, seat: Seat): LessonWords {
  const { phrases, print, list } = speech;
  const { lessons } = phrases;
  switch (id) {
    case 'aim':
    case 'neutral':
      return lessons[id];
    case 'city':
      return cityWords(speech, view);
    case 'firstCard':
      return firstCardWords(speech, view, seat);
    case 'firstSail':
      return firstSailWords(speech, view, seat);
    case 'firstBuilding':
      return firstBuildingWords(speech, view, seat);
    case 'afterBuilding':
      return lessons.afterBuilding(print.cityName(cityOf(speech, view, seat)));
    case 'spread': {
      const { few, all } = spreadEnds(print, view);
      return lessons.spread(few, all);
    }
    case 'secondTurn':
      return secondTurnWords(speech, view, seat);
    case 'loan':
      return lessons.loan({
        amounts: print.loans.map(({ amount }) => amount),
        repayments: print.loans.map(({ repayment }) => repayment),
        extended: print.loans.map(({ extended }) => extended),
      });
    case 'outer':
      return lessons.outer(list(outerCities(print, view).map(print.cityName)));
    case 'pirate':
      return lessons.pirate(
        print.cityName(print.board.islasCanarias),
        print.pirate.protection[Math.min(view.phase, lastPhase) - 1] ?? 0,
      );
    case 'end':
      return lessons.end(closesWithTriangle(view));
  }
}

export function lessonOf(speech: Tongue, id: string, view: View, seat: Seat): Lesson {
  if (!isLesson(id)) throw new Error(`there is no lesson '${id}'`);
  return { ...wordsOf(speech, id, view, seat), rule: rules[id] };
}
