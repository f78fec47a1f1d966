// What a situation must hold together beyond its single entries, so that it could have come about and can be played on.
import { bagSize, seatsOf } from '@kontor/engine';
import { isAsked, legalMoves } from '../course.ts';
import { mission, none, type Player, rowSize, type State } from '../state.ts';
import type { Tables } from '../tables.ts';
import { fail } from './names.ts';

export function check(tables: Tables, state: State): void {
  checkRoles(tables, state);
  checkMissions(tables, state);
  state.players.forEach((player, seat) => {
    checkRows(tables, player, seat);
  });
  checkPhase(tables, state);
  checkTurn(tables, state);
  checkQuestions(tables, state);
}

function checkRoles(tables: Tables, state: State): void {
  state.players.forEach(({ role }, seat) => {
    const other = state.players.findIndex((player) => player.role === role);
    if (role !== none && other !== seat)
      fail(`players[${seat}].role`, `seat ${other} is the ${tables.components.roles[role]!.id} already`);
  });
}

/** AP-11.1: no card is in two hands, and who is still choosing has three to choose from. */
function checkMissions(tables: Tables, state: State): void {
  const { inHand, kept, fulfilled, passedLeft } = mission;
  for (const [card, { id }] of tables.components.missions.entries()) {
    const holders = state.players.flatMap(({ missions }, seat) =>
      missions[card] === inHand || missions[card] === kept || missions[card] === fulfilled ? [seat] : [],
    );
    if (holders.length > 1) fail(`players[${holders[1]}].missions.${id}`, `seat ${holders[0]} has ${id} already`);
  }
  const isPassing = state.phase === 'passingMissions';
  if (!isPassing && state.phase !== 'choosingMissions') return;
  if (!isPassing && state.players.length === 2) fail('phase', 'two players pass missions, they do not choose again (AP-11.1)');
  state.players.forEach(({ missions, ready }, seat) => {
    const count = (status: number) => missions.filter((entry) => entry === status).length;
    const [held, chosen, passed] = [count(inHand), count(kept), isPassing ? count(passedLeft) : 0];
    const isInOrder = isPassing ? chosen <= 1 && passed <= chosen : chosen === 1 || chosen === 2;
    if (held + chosen + passed !== 3 || !isInOrder || (ready && held !== 1))
      fail(`players[${seat}].missions`, `these are not three missions of which some are kept or passed (AP-11.1)`);
  });
}

/** AP-7.2 */
function checkRows(tables: Tables, { warehouse }: Player, seat: number): void {
  tables.rowSpaces.forEach((_, row) => {
    const good = warehouse[row * rowSize]!;
    for (let lower = 0; good !== none && lower < row; lower++) {
      if (warehouse[lower * rowSize] !== good || warehouse[lower * rowSize + 1] === tables.rowSpaces[lower]) continue;
      fail(`players[${seat}].warehouse[${row}].good`, `row ${lower + 1} of ${tables.goodIds[good]} is unfinished (AP-7.2)`);
    }
  });
}

/** Entries that have a meaning only in one phase. */
function checkPhase(tables: Tables, state: State): void {
  const only = (isSet: boolean, path: string, phase: State['phase']) => {
    if (isSet && state.phase !== phase) fail(path, `this belongs to the phase '${phase}', not to '${state.phase}'`);
  };
  only(state.turn !== 'fresh', 'turn', 'acting');
  only(state.exchanged !== none, 'exchanged', 'exchanging');
  only(bagSize(state.lateTiles) > 0, 'lateTiles', 'lateStoring');
  if (state.lastRound > 0 && state.lastRound < state.round)
    fail('lastRound', `round ${state.lastRound} is over: this is round ${state.round}`);
  const { abilities, container } = state.players[state.active]!;
  if (state.phase === 'exchanging' && (abilities & tables.exchange) === 0)
    fail('active', `seat ${state.active} has no extension that exchanges tiles`);
  if (state.exchanged !== none && container[state.exchanged] === 0)
    fail('exchanged', `no ${tables.goodIds[state.exchanged]} lies in the container of seat ${state.active}`);
}

/** AP-5.2, AP-5.8: what is repeated is done where the figure stands; corn waits for its place after an action only. */
function checkTurn(tables: Tables, state: State): void {
  const { repeating, turn } = state;
  const { figure } = state.players[state.active]!;
  if ((turn === 'placed' || turn === 'moved') && figure === none)
    fail('turn', `the figure of seat ${state.active} is on no location`);
  if (repeating !== null && turn !== 'acted') fail('repeating', "only an action that was done can be repeated: turn 'acted'");
  if (repeating !== null && repeating !== 'storeCorn' && !isDoneAt(tables, repeating, figure))
    fail('repeating', `this is not done where the figure of seat ${state.active} stands`);
  if (state.cornDue === 0) return;
  if (turn !== 'acted') fail('cornDue', "corn comes from an action: turn 'acted'");
  if (state.supply[tables.corn] === 0) fail('cornDue', 'no corn is left on the road');
}

function isDoneAt(tables: Tables, repeating: NonNullable<State['repeating']>, figure: number): boolean {
  const location = tables.locations[figure];
  if (location === undefined) return false;
  if (repeating === 'sell') return location.sells;
  if (repeating === 'store') return location.stores;
  if (repeating === 'deliver') return location.deliver >= 0;
  return typeof repeating === 'number' && location.productions.includes(repeating);
}

/** Somebody is asked, and has something to answer. */
function checkQuestions(tables: Tables, state: State): void {
  if (state.phase === 'over') return;
  const asked = seatsOf(state.players.length).filter((seat) => isAsked(state, seat));
  if (asked.length === 0) fail('phase', `in the phase '${state.phase}' somebody must still be asked`);
  if (state.phase === 'acting' && state.players[state.active]!.passed) fail('active', `seat ${state.active} has passed`);
  for (const seat of asked) {
    if (legalMoves(tables, state, seat).length === 0) fail('phase', `seat ${seat} is asked but could do nothing`);
  }
}
