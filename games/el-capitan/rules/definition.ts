// El Capitán in one screen: which file decides what.
import { type Decision, type GameBox, type GameDefinition, seatsOf } from '@kontor/engine';
import { layOut } from './board.ts';
import { census } from './census.ts';
import { clone } from './clone.ts';
import type { Components } from './components/components.ts';
import { parseComponents } from './components/schema.ts';
import { standard } from './components/standard.ts';
import { measure } from './measure.ts';
import { ranking } from './scoring.ts';
import { setup } from './setup.ts';
import { situationForm } from './situation.ts';
import { type ElCapitanTypes, type State, stages } from './state.ts';
import { apply, legalMoves } from './turn.ts';
import { imagine, narrate, view, visibility } from './view.ts';
import { whyNot } from './why-not.ts';

const mostSeats = 5;
const nobody: readonly Decision[] = [];
const asked = (prompt: string) => seatsOf(mostSeats).map((seat): readonly Decision[] => [{ seat, prompt }]);
const questions = Object.fromEntries(stages.map((stage) => [stage, asked(stage)]));
const pirateQuestions = asked('pirateErrand');

/** The stage of the turn, or the pirate ship that is under way, is what is asked. */
function decisions(state: State): readonly Decision[] {
  if (state.stage === 'over') return nobody;
  return (state.errand === 'none' ? questions[state.stage]! : pirateQuestions)[state.active]!;
}

/** The rules of El Capitán for one edition of its components. */
export function defineGame(components: Components): GameDefinition<ElCapitanTypes> {
  const board = layOut(components);
  return {
    setup: (options, seatCount, table) => setup(board, options, seatCount, table),
    decisions,
    legalMoves: (state, seat) => legalMoves(board, state, seat),
    apply: (state, seat, move, table) => apply(board, state, seat, move, table),
    whyNot: (state, seat, move) => whyNot(board, state, seat, move),
    ranking: (state) => ranking(board, state),
    clone,
    visibility,
    view,
    narrate,
    imagine,
    situation: situationForm(board),
    census: (state) => census(board, state),
    measure: (state, events) => measure(board, state, events),
  };
}

export const elCapitan: GameBox<ElCapitanTypes> = {
  id: 'el-capitan',
  title: 'El Capitán',
  seats: { min: 2, max: mostSeats },
  rulesVersion: 2,
  options: {
    porto: { kind: 'toggle', default: false },
    lisboa: { kind: 'toggle', default: false },
    islasCanarias: { kind: 'toggle', default: false },
    startPlayer: { kind: 'seat', default: 'drawn' },
  },
  standard,
  parseComponents,
  defineGame,
};
