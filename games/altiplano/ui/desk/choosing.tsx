// What is chosen from outside of rounds: roles, missions, and the tiles drawn for late storage.
import { DeskTarget, SeatMark, useTable } from '@kontor/table/kit';
import { type AltiplanoTypes, mission } from '../../rules/index.ts';
import { TilePicture } from '../art/goods.tsx';
import { EffectPicture, EmblemPicture } from '../art/places.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { heldMissions } from '../texts/reading.ts';
import { useReading } from '../use-reading.ts';
import { useDesk } from './planning.tsx';

/** All roles, open, with who has chosen which. */
export function Roles() {
  const { tables, goodOf, locationId } = useReading();
  const { view } = useDesk();
  const { tongue } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  return (
    <div class="role-tiles">
      {tables.components.roles.map(({ action, start }, role) => {
        const owner = view.players.findIndex((player) => player.role === role);
        const location = tables.locationIds.indexOf(action.location);
        return (
          <DeskTarget
            key={role}
            id={`role:${role}`}
            class={`role-tile place-${locationId(location)}${owner >= 0 ? ' is-taken' : ''}`}
          >
            <span class="role-name">
              <EmblemPicture location={location} size={20} />
              {tongue.role(role)}
              {owner >= 0 && <SeatMark seat={owner} size={16} />}
            </span>
            <EffectPicture effect={action} width={104} />
            <span class="role-start">
              {Object.entries(start.goods).flatMap(([id, count]) =>
                Array.from({ length: count }, (_, index) => <TilePicture key={`${id}${index}`} item={goodOf(id)} size={20} />),
              )}
              {Array.from({ length: start.coins }, (_, index) => (
                <TilePicture key={`coin${index}`} item={tables.coin} size={18} />
              ))}
            </span>
          </DeskTarget>
        );
      })}
    </div>
  );
}

/** The missions in hand and those decided about, until they change hands. */
export function Missions() {
  const { tables } = useReading();
  const { view, player } = useDesk();
  const { tongue, labels } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  const held = heldMissions(view, player);
  return (
    <div class="mission-hand">
      <h2 class="strip-head">{labels.chooseFromHand}</h2>
      {held.map(({ status, card }) => (
        <DeskTarget
          key={card}
          id={`mission:${card}`}
          class={`mission-card is-large${status === mission.kept ? ' is-kept' : status === mission.passedLeft ? ' is-passed' : ''}`}
        >
          <strong>{tables.components.missions[card]!.points}</strong>
          <span>{tongue.mission(card)}</span>
        </DeskTarget>
      ))}
    </div>
  );
}

export function LateTiles() {
  const { view } = useDesk();
  const { labels } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  return (
    <div class="late-tiles">
      <h2 class="strip-head">{labels.lateTiles}</h2>
      {view.lateTiles.map((count, good) =>
        count === 0 ? null : (
          <DeskTarget key={good} id={`late:${good}`} class="pouch-tile">
            <TilePicture item={good} size={34} />
            {count}
          </DeskTarget>
        ),
      )}
    </div>
  );
}
