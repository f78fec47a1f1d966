// The guided first round: what a newcomer could be told at a moment, and what of the table it speaks of.
import type { Seat } from '@kontor/engine';
import type { GuideStep } from '@kontor/table/kit';
import { type Components, mission, none, type PlayerView, type View } from '../rules/index.ts';
import { easyRole, laidAt, proposalFor } from './texts/first-plan.ts';
import type { LessonId } from './texts/lesson-phrases.ts';
import { heldMissions, type Reading, readingFor } from './texts/reading.ts';

const step = (id: LessonId, pane?: GuideStep['pane'], targets?: readonly string[]): GuideStep => ({
  id,
  ...(pane && { pane }),
  ...(targets && { targets }),
});

export function guide(view: View, seat: Seat, prompt: string | undefined, components: Components): GuideStep[] {
  const reading = readingFor(components);
  const player = view.players[seat]!;
  const last: GuideStep = { id: 'onwards' satisfies LessonId, isLast: true };
  if (view.round > 1 || view.phase === 'over') return prompt === 'returnTiles' ? [step('returning', 'desk'), last] : [last];
  const hasTable = view.phase === 'planning' || view.phase === 'acting';
  const general = [step('aim'), ...(hasTable ? [circle(reading)] : [])];
  const asked = askedSteps(reading, view, seat, prompt);
  // Whoever plays without reading on is told what fits the question; the rest can wait.
  return hasMoved(view, player) ? [...asked, ...general] : [...general, ...asked];
}

/** What is asked now. */
function askedSteps(reading: Reading, view: View, seat: Seat, prompt: string | undefined): GuideStep[] {
  const player = view.players[seat]!;
  switch (view.phase) {
    case 'choosingRoles':
      return prompt === 'chooseRole' ? [roleStep(reading, view)] : [];
    case 'passingMissions':
    case 'choosingMissions':
      return prompt === undefined ? [] : [missionStep(view, player)];
    case 'planning':
      return prompt === undefined ? [] : planningSteps(reading, view, seat);
    case 'acting':
      return actingSteps(reading, view, player, prompt);
    default:
      return [];
  }
}

/** Whether the player has made a move, as far as the table shows it: a role that was chosen looks like one that was drawn. */
function hasMoved(view: View, player: PlayerView): boolean {
  switch (view.phase) {
    case 'choosingRoles':
      return player.role !== none;
    case 'passingMissions':
      return heldMissions(view, player).some(({ status }) => status !== mission.inHand);
    case 'planning':
      return player.ready || (player.secret?.length ?? 0) > 0 || player.missions.length > 0;
    default:
      return true;
  }
}

const circle = ({ tables }: Reading): GuideStep =>
  step(
    'circle',
    'board',
    tables.locations.map((_, location) => `location:${location}`),
  );

function roleStep(reading: Reading, view: View): GuideStep {
  const role = easyRole(reading, view);
  return step('role', 'desk', role === undefined ? [] : [`role:${role}`]);
}

function missionStep(view: View, player: PlayerView): GuideStep {
  const inHand = heldMissions(view, player).filter(({ status }) => status === mission.inHand);
  return step(
    'missions',
    'desk',
    inHand.map(({ card }) => `mission:${card}`),
  );
}

/** How to lay a plan; once something lies there, first what it needs and what it gives. */
function planningSteps(reading: Reading, view: View, seat: Seat): GuideStep[] {
  const player = view.players[seat]!;
  const { left, stage } = proposalFor(reading, view, player);
  const drawn = player.planning.flatMap((count, good) => (count > 0 ? [good] : []));
  const items = left.length > 0 ? left.map(({ item }) => item) : stage === 'open' ? drawn : [];
  const place = step('place', 'desk', [
    ...new Set([
      ...items.map((item) => (item === reading.tables.coin ? `coins@${seat}` : `planned:${item}`)),
      ...left.map(({ spot }) => `space:${spot}`),
    ]),
  ]);
  if ((player.secret?.length ?? 0) === 0) return [place];
  const carts = player.carts.map((_, by) => `cart:${by}`);
  const further = [step('movement', 'desk', carts), step('dryRun', 'desk', ['dry'])];
  // A proposal stays in sight until it lies.
  if (stage === 'open') return [place, ...further];
  return stage === 'other' ? further : [...further, place];
}

function actingSteps(reading: Reading, view: View, player: PlayerView, prompt: string | undefined): GuideStep[] {
  const steps: GuideStep[] = [];
  const places = laidAt(reading, player).map((location) => `location:${location}`);
  if (prompt === 'act' && player.figure === none) steps.push(step('figure', 'board', places));
  if ((prompt === 'act' || prompt === 'actHere') && player.figure !== none)
    steps.push(step('act', undefined, [`location:${player.figure}`]));
  if (prompt !== 'act' && prompt !== 'actHere' && player.containerSize > 0)
    steps.push(step('cycle', 'desk', ['bag', 'container']));
  const track = view.track.filter((extension) => extension !== none).map((extension) => `extension:${extension}`);
  if (prompt === 'endTurn' && player.coins > 0) steps.push(step('buy', 'board', track));
  return steps;
}
