// The guided first round in words: the lessons filled in with what lies on the table.
import type { Seat } from '@kontor/engine';
import type { Lesson } from '@kontor/table';
import { none, type View } from '../../rules/index.ts';
import { easyRole, laidAt, proposalFor } from './first-plan.ts';
import { type LessonFacts, type LessonId, lessonRules } from './lesson-phrases.ts';
import type { Phrases } from './phrases.ts';
import type { Tongue } from './tongue.ts';

const isLesson = (id: string): id is LessonId => id in lessonRules;

export function lessonOf({ lessons }: Phrases, tongue: Tongue, id: string, view: View, seat: Seat): Lesson {
  const known: LessonId = isLesson(id) ? id : 'onwards';
  return { ...lessons[known](factsOf(tongue, view, seat)), rule: lessonRules[known] };
}

function factsOf(tongue: Tongue, view: View, seat: Seat): LessonFacts {
  const { tables, place, location, production, list } = tongue;
  const player = view.players[seat]!;
  const role = easyRole(tongue, view);
  const prices = view.track.filter((extension) => extension !== none).map((extension) => tongue.priceNow(view, extension));
  const { productions, stage } = proposalFor(tongue, view, player);
  const plan = productions.map((index) => {
    const { slot, location: where } = tables.productions[index]!;
    const at = slot < 0 ? location(where).name : `${place(tables.firstSlotSpot + slot).name}, ${location(where).name}`;
    return `${production(index)} (${at})`;
  });
  return {
    role: role === undefined ? '' : tongue.role(role),
    plan: stage === 'open' ? tongue.apart(plan) : '',
    isLaid: stage === 'laid',
    cartSteps: tables.components.carts.steps,
    foodSteps: tables.components.movement.steps,
    isFirstAction: view.turn === 'placed' && view.active === seat,
    places: list(laidAt(tongue, player).map((where) => location(where).name)),
    price: prices.length === 0 ? '' : tongue.coins(Math.min(...prices)),
  };
}
