// What lies before the player: the action board with the plan, planning spaces, bag and container, warehouse, road and cards.
import type { Seat } from '@kontor/engine';
import type { View } from '../../rules/index.ts';
import { ActionBoard, Movement, StandingEffects } from './action-board.tsx';
import { LateTiles, Missions, Roles } from './choosing.tsx';
import { DryRunLine } from './dry-run.tsx';
import { DeskFrame } from './planning.tsx';
import { Cards, PlanningRow, Road, Stores, Warehouse } from './stores.tsx';

export function Desk({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { phase } = view;
  return (
    <div class="altiplano-desk">
      <DeskFrame view={view} seat={seat}>
        {phase === 'choosingRoles' && <Roles />}
        {(phase === 'passingMissions' || phase === 'choosingMissions') && <Missions />}
        {phase === 'lateStoring' && view.active === seat && <LateTiles />}
        {phase !== 'choosingRoles' && (
          <>
            <ActionBoard />
            <div class="stock">
              <Warehouse />
              <Road />
            </div>
            <div class="desk-strip">
              <PlanningRow />
              <Movement />
              <StandingEffects />
              <Stores />
              <Cards />
              <DryRunLine />
            </div>
          </>
        )}
      </DeskFrame>
    </div>
  );
}
