// Valparaíso in one screen: which file decides what.
import type { GameBox, GameDefinition } from '@kontor/engine';
import { census } from './census.ts';
import { parseComponents } from './components/schema.ts';
import { standard } from './components/standard.ts';
import { type Components, dealtColours } from './components/types.ts';
import { apply, decisions, legalMoves } from './decisions.ts';
import { imagine } from './imagine.ts';
import { measure } from './measure.ts';
import { applyTimeIsUp, timerMoves } from './planning.ts';
import { type Print, printFor } from './print.ts';
import { ranking } from './scoring.ts';
import { setup } from './setup.ts';
import { situationForm } from './situation.ts';
import { cloneState, type State, type ValparaisoTypes } from './state.ts';
import { narrate, view, visibility } from './view.ts';
import { whyNot } from './whyNot.ts';

const seats = { min: 2, max: 5 };

/** The rules of Valparaíso for one edition of its components. */
export function defineGame(components: Components): GameDefinition<ValparaisoTypes> {
  const prints: (Print | undefined)[] = [];
  const printOf = (seatCount: number): Print => {
    prints[seatCount] ??= printFor(components, seatCount);
    return prints[seatCount];
  };
  const printAt = (state: Pick<State, 'money'>): Print => printOf(state.money.length);
  return {
    setup: (options, seatCount, table) => setup(printOf(seatCount), options, table),
    decisions,
    legalMoves: (state, seat) => legalMoves(printAt(state), state, seat),
    apply: (state, seat, move, table) => apply(printAt(state), state, seat, move, table),
    outside: {
      legalMoves: timerMoves,
      apply: (state, _, table) => applyTimeIsUp(printAt(state), state, table),
    },
    whyNot: (state, seat, move) => whyNot(printAt(state), state, seat, move),
    ranking: (state) => ranking(printAt(state), state),
    clone: cloneState,
    visibility,
    view: (state, viewer) => view(printAt(state), state, viewer),
    narrate,
    imagine: (seen, seat, chance) => imagine(printAt(seen), seen, seat, chance),
    situation: situationForm(printOf),
    census: (state) => census(printAt(state), state),
    measure: (state, events) => measure(printAt(state), state, events),
  };
}

export const valparaiso: GameBox<ValparaisoTypes> = {
  id: 'valparaiso',
  title: 'Valparaíso',
  seats,
  rulesVersion: 1,
  options: {
    race: { kind: 'toggle', default: false, together: true },
    startPlayer: { kind: 'seat', default: 'drawn' },
    colours: { kind: 'assignment', values: dealtColours },
  },
  standard,
  parseComponents,
  defineGame,
};
