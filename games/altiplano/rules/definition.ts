// Altiplano in one screen: which file decides what. The course of a match is in course.ts.
import type { GameBox, GameDefinition } from '@kontor/engine';
import { census } from './census.ts';
import type { Components } from './components/components.ts';
import { parseComponents } from './components/schema.ts';
import { standard } from './components/standard.ts';
import { apply, legalMoves } from './course.ts';
import { decisions } from './decisions.ts';
import { imagine } from './imagine.ts';
import { measure } from './measure.ts';
import { ranking } from './scoring.ts';
import { setup } from './setup.ts';
import { situationForm } from './situation/form.ts';
import { type AltiplanoTypes, clone } from './state.ts';
import { tablesOf } from './tables.ts';
import { narrate, view, visibility } from './view.ts';
import { whyNot } from './whyNot.ts';

/** The rules of Altiplano for one edition of its components. */
export function defineGame(components: Components): GameDefinition<AltiplanoTypes> {
  const tables = tablesOf(components);
  return {
    setup: (options, seatCount, table) => setup(tables, options, seatCount, table),
    decisions,
    legalMoves: (state, seat) => legalMoves(tables, state, seat),
    apply: (state, seat, move, table) => apply(tables, state, seat, move, table),
    whyNot: (state, seat, move) => whyNot(tables, state, seat, move),
    ranking: (state) => ranking(tables, state),
    clone,
    visibility,
    view: (state, viewer) => view(tables, state, viewer),
    narrate,
    imagine: (seen, seat, chance) => imagine(tables, seen, seat, chance),
    situation: situationForm(tables),
    census: (state) => census(tables, state),
    measure: (state) => measure(tables, state),
  };
}

export const altiplano: GameBox<AltiplanoTypes> = {
  id: 'altiplano',
  title: 'Altiplano',
  seats: { min: 2, max: 5 },
  rulesVersion: 1,
  options: {
    draftRoles: { kind: 'toggle', default: false },
    missions: { kind: 'toggle', default: false },
  },
  standard,
  parseComponents,
  defineGame,
};
