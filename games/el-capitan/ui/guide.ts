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
  const city = exampleCity(print, view, seat);
  const { paying } = rowAt(print, view, city);
  const hasNeutral = coloursOf(view) > view.money.length;
  return [
    { id: 'aim' },
    onBoard('city', `city:${city}`, `site:${city}:${paying}`),
    ...(hasNeutral ? [{ id: 'neutral', targets: [`player:${seat}`], pane: 'desk' } as const] : []),
  ];
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

/** In an empty city two sites are open (EC-4.2). */
function firstBuilding({ print, view, seat }: Moment): Step {
  const city = view.ships[seat]!;
  const { paying, next } = rowAt(print, view, city);
  const sites = paying === 1 ? [1, 2] : [next];
  return onBoard('firstBuilding', ...sites.map((site) => `site:${city}:${site}`));
}

const spread = ({ print, view }: Moment): Step => {
  const { few, all } = spreadEnds(print, view);
  return onBoard('spread', `spread:${few.cities}`, `spread:${all.cities}`);
};

/** What belongs to the move of the pirate ship that one has to make (EC-14.9). */
const pirate = ({ view, prompt }: Moment): Step[] =>
  prompt !== undefined && (view.protection === 'owed' || view.errand === 'free') ? [onBoard('pirate', 'pirate')] : [];

function firstTurn(moment: Moment): Step[] {
  const { print, view, seat, prompt } = moment;
  const at = view.ships[seat]!;
  const hasMoved = at !== notInPlay || view.cards.includes(hand(seat));
  const before = hasMoved ? [] : opening(moment);
  if (prompt === undefined) return hasMoved ? [spread(moment)] : before;
  if (prompt === 'afterAction') return [...pirate(moment), onBoard('afterBuilding', `city:${at}`)];
  if (prompt !== 'beforeAction') return pirate(moment);
  const [held] = heldDestinations(print, view, seat);
  if (at === notInPlay) return held === undefined ? [...before, firstCard(moment)] : [firstSail(moment, held)];
  return view.spaces[seat]! > 0 ? [...pirate(moment), firstBuilding(moment)] : [];
}

/** The ways that are open from now on. */
function secondTurn(moment: Moment): Step[] {
  const { print, view, seat } = moment;
  const city = view.ships[seat]!;
  const plan = onwards(print, view, seat);
  const outer = outerCities(print, view);
  const { next } = rowAt(print, view, Math.max(0, city));
  const ways = [...(next > 0 ? [`site:${city}:${next}`] : []), ...(plan ? [`card:${plan.card}`] : [])];
  return [
    ...pirate(moment),
    spread(moment),
    ...(view.spaces[seat]! > 0 ? [onBoard('secondTurn', ...ways)] : []),
    onBoard('loan', ...print.loans.map((_, loan) => `loan:${loan}`)),
    ...(outer.length > 0 ? [onBoard('outer', ...outer.map((other) => `city:${other}`))] : []),
    end,
  ];
}

/** How many seats of a round come before this one. */
const turnOf = ({ startPlayer, money }: View, seat: Seat): number => (seat - startPlayer + money.length) % money.length;

/** Through the first round and to the second turn, with which all kinds of turns are open. */
export function guide(view: View, seat: Seat, prompt: string | undefined, components: Components): GuideStep[] {
  const moment: Moment = { print: laidOut(components).print, view, seat, prompt };
  if (view.phase > 1 || view.round > 2) return [end];
  if (view.round === 1) return firstTurn(moment);
  if (prompt === 'beforeAction') return secondTurn(moment);
  const isToCome = prompt === undefined && turnOf(view, view.active) < turnOf(view, seat);
  return isToCome ? [spread(moment)] : [...pirate(moment), end];
}
