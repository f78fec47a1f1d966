// The guided first round: what is told at which moment, and where to look meanwhile. The words are the texts' `lesson`.
import type { Seat } from '@kontor/engine';
import type { GuideStep } from '@kontor/table/kit';
import { type Components, coloursOf, hand, notInPlay, type View } from '../rules/index.ts';
import { laidOut } from './edition.ts';
import {
  exampleCity,
  firstPlan,
  heldDestinations,
  nextSpace,
  onwards,
  outerCities,
  rowAt,
  spreadEnds,
} from './texts/first-plan.ts';
import type { LessonId } from './texts/lessons.ts';
import type { Print } from './texts/print.ts';

interface Step extends GuideStep {
  readonly id: LessonId;
}

interface Moment {
  readonly print: Print;
  readonly view: View;
  readonly seat: Seat;
  readonly prompt: string | undefined;
}

const onBoard = (id: LessonId, ...targets: string[]): Step => ({ id, targets, pane: 'board' });

const end: Step = { id: 'end', isLast: true };

/** Before the first move: what it is about, and how cities pay. */
function opening({ print, view, seat }: Moment): Step[] {
  const city = exampleCity(print, view);
  const hasNeutral = coloursOf(view) > view.money.length;
  return [
    { id: 'aim' },
    onBoard('city', `city:${city}`, ...openSites(print, view, city)),
    ...(hasNeutral ? [{ id: 'neutral', targets: [`player:${seat}`], pane: 'desk' } as const] : []),
  ];
}

/** In an empty city two sites are open (EC-4.2). */
function openSites(print: Print, view: View, city: number): string[] {
  const { isEmpty, next } = rowAt(print, view, city);
  const sites = isEmpty ? [1, 2] : next > 0 ? [next] : [];
  return sites.map((site) => `site:${city}:${site}`);
}

function firstCard({ print, view, seat }: Moment): Step {
  const plan = firstPlan(print, view, seat);
  return onBoard('firstCard', ...(plan ? [`card:${plan.card}`, `city:${plan.city}`] : []));
}

function firstSail({ print, view }: Moment, card: number): Step {
  const city = print.cardCity(card);
  const space = nextSpace(print, view, city);
  return onBoard('firstSail', `city:${city}`, `card:${card}`, ...(space > 0 ? [`harbour:${city}:${space}`] : []));
}

const firstBuilding = ({ print, view, seat }: Moment): Step =>
  onBoard('firstBuilding', ...openSites(print, view, view.ships[seat]!));

/** The ways that are open where a ship has stayed. */
function stayOrSail({ print, view, seat }: Moment): Step {
  const city = view.ships[seat]!;
  const plan = onwards(print, view, seat);
  return onBoard('secondTurn', ...openSites(print, view, city), ...(plan ? [`card:${plan.card}`] : []));
}

const spread = ({ print, view }: Moment): Step => {
  const { few, all } = spreadEnds(print, view);
  return onBoard('spread', `spread:${few.cities}`, `spread:${all.cities}`);
};

/** What belongs to the move of the pirate ship that one has to make (EC-14.9). */
const pirate = ({ view, prompt }: Moment): Step[] =>
  prompt !== undefined && (view.protection === 'owed' || view.errand === 'free') ? [onBoard('pirate', 'pirate')] : [];

/** A card, the voyage, the building: whichever comes next. */
function beforeAction(moment: Moment): Step[] {
  const { print, view, seat } = moment;
  const city = view.ships[seat]!;
  if (city < 0) {
    const [held] = heldDestinations(print, view, seat);
    return [held === undefined ? firstCard(moment) : firstSail(moment, held)];
  }
  // A ship in a full city cannot build there (EC-3.10).
  if (view.spaces[seat] === 0) return [];
  const hasArrived = view.hasSpent && view.rows[city * coloursOf(view) + seat] === 0;
  return [...pirate(moment), hasArrived ? firstBuilding(moment) : stayOrSail(moment)];
}

/** What fits the question. It comes before all that is general: whoever never asks for the next step is still advised. */
function askedNow(moment: Moment): Step[] {
  const { view, seat, prompt } = moment;
  if (prompt === 'beforeAction') return beforeAction(moment);
  if (prompt === 'afterAction') return [...pirate(moment), onBoard('afterBuilding', `city:${view.ships[seat]}`)];
  return pirate(moment);
}

function firstTurn(moment: Moment): Step[] {
  const { view, seat, prompt } = moment;
  // The first move can be one of the pirate ship (EC-14.11).
  const hasSpent = view.active === seat && view.hasSpent;
  const hasMoved = hasSpent || view.ships[seat] !== notInPlay || view.cards.includes(hand(seat));
  if (!hasMoved) return [...opening(moment), ...askedNow(moment)];
  return prompt === undefined ? [spread(moment)] : askedNow(moment);
}

/** How many seats of a round come before this one. */
const turnOf = ({ startPlayer, money }: View, seat: Seat): number => (seat - startPlayer + money.length) % money.length;

function secondTurn(moment: Moment): Step[] {
  const { print, view, seat, prompt } = moment;
  if (prompt === undefined) return [turnOf(view, view.active) < turnOf(view, seat) ? spread(moment) : end];
  if (prompt === 'pirateErrand') return askedNow(moment);
  if (prompt !== 'beforeAction') return [...askedNow(moment), end];
  const outer = outerCities(print, view);
  return [
    ...askedNow(moment),
    spread(moment),
    onBoard('loan', ...print.loans.map((_, loan) => `loan:${loan}`)),
    ...(outer.length > 0 ? [onBoard('outer', ...outer.map((city) => `city:${city}`))] : []),
    end,
  ];
}

/** Through the first round and to the second turn, with which all kinds of turns are open. */
export function guide(view: View, seat: Seat, prompt: string | undefined, components: Components): GuideStep[] {
  const moment: Moment = { print: laidOut(components).print, view, seat, prompt };
  if (view.phase > 1 || view.round > 2) return [end];
  return view.round === 1 ? firstTurn(moment) : secondTurn(moment);
}
