// The guided first round: what a newcomer could be told at a moment, and what of the table it speaks of.
import type { Seat } from '@kontor/engine';
import type { GuideStep } from '@kontor/table/kit';
import { type Components, mission, none, type PlayerView, type View } from '../rules/index.ts';
import { easyRole, firstPlan, laidAt } from './texts/first-plan.ts';
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
  const aim = step('aim');
  switch (view.phase) {
    case 'choosingRoles':
      return [aim, ...(prompt === 'chooseRole' ? [roleStep(reading, view)] : [])];
    case 'passingMissions':
    case 'choosingMissions':
      return [aim, ...(prompt === undefined ? [] : [missionStep(view, player)])];
    case 'planning':
      return [aim, circle(reading), ...(prompt === undefined ? [] : planningSteps(reading, view, player))];
    case 'acting':
      return [aim, circle(reading), ...actingSteps(reading, view, player, prompt)];
    default:
      return [aim];
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

/** How to lay a plan; once something lies there, what it needs and what it gives. */
function planningSteps(reading: Reading, view: View, player: PlayerView): GuideStep[] {
  const { tables, spotsOf } = reading;
  const spots = firstPlan(reading, view, player).map((production) => {
    const { slot, location } = tables.productions[production]!;
    return `spot:${slot < 0 ? location : spotsOf(production)[0]}`;
  });
  const hasBegun = (player.secret?.length ?? 0) > 0;
  return [
    step('place', 'desk', ['planning', ...spots]),
    ...(hasBegun
      ? [
          step(
            'movement',
            'desk',
            player.carts.map((_, by) => `cart:${by}`),
          ),
          step('dryRun', 'desk', ['dry']),
        ]
      : []),
  ];
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
