// The lens: what the building would change that the pointer, the focus or the adviser is at, or for which one would sail.
import type { Seat } from '@kontor/engine';
import { type TableModel, useTable } from '@kontor/table/kit';
import type { ElCapitanTypes, View } from '../rules/index.ts';
import { laidOut } from './edition.ts';
import { type Foreseer, type Foresight, isOwnWarehouse, isPlacement } from './texts/foresight.ts';
import { type ElCapitanTexts, readTarget } from './texts/index.ts';

type Table = TableModel<ElCapitanTypes, ElCapitanTexts>;

/** The choice in the action bar that is pointed at, or else the one that was advised. */
function choiceInSight(table: Table) {
  const hinted = table.hinted.value;
  if (hinted.length === 0) return table.hint.value?.choice;
  const choices = table.choices.value;
  // Two choices can lie at the same targets: the very list tells which one it is.
  return choices.find(({ targets }) => targets === hinted) ?? choices.find(({ targets }) => targets.join() === hinted.join());
}

/** What a building at a target would change, if the ship lay there. */
export function foreseenAt(foreseer: Foreseer, view: View, seat: Seat, target: string): Foresight | undefined {
  const { kind, index: city, part } = readTarget(target);
  if (kind === 'city') return foreseer.ofPlan(view, seat, city, isOwnWarehouse(seat));
  if (kind === 'site') return foreseer.ofPlan(view, seat, city, isOwnWarehouse(seat, part));
  if (kind === 'closed') return foreseer.ofPlan(view, seat, city, ({ type }) => type === 'reopenWarehouse');
  if (kind === 'fortress') return foreseer.ofPlan(view, seat, city, ({ type }) => type === 'buildFortress');
  return undefined;
}

/** What was worked out last: the board, the scale and every panel ask for the same at once. */
let latest:
  | { readonly view: View; readonly seat: Seat; readonly about: string; readonly foresight: Foresight | undefined }
  | undefined;

function foreseen(table: Table, view: View, seat: Seat): Foresight | undefined {
  const { foreseer } = laidOut(table.game.edition.components);
  const choice = choiceInSight(table);
  const about = choice?.key ?? table.pointed.value?.target;
  if (about === undefined) return undefined;
  if (latest?.view === view && latest.seat === seat && latest.about === about) return latest.foresight;
  const placed = choice && isPlacement(choice.move) ? foreseer.ofMove(view, seat, choice.move) : undefined;
  const target = !choice ? about : choice.move.type === 'sail' ? `city:${choice.move.city}` : '';
  const foresight = placed ?? foreseenAt(foreseer, view, seat, target);
  latest = { view, seat, about, foresight };
  return foresight;
}

/** Draws anew whenever something else is pointed at: use it in small parts. */
export function useForesight(): Foresight | undefined {
  const table = useTable<ElCapitanTypes, ElCapitanTexts>();
  const seat = table.seat.value;
  const { view } = table.snapshot.value;
  return seat === undefined || view.stage === 'over' ? undefined : foreseen(table, view, seat);
}
