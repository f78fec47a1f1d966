// A player in one glance, and everything that lies openly before them.
import type { Seat } from '@kontor/engine';
import { Count, useTable } from '@kontor/table/kit';
import type { ComponentChildren } from 'preact';
import { type AltiplanoTypes, none, type View } from '../rules/index.ts';
import { TilePicture } from './art/goods.tsx';
import { Bag, Boat, Crate, EmblemPicture, House } from './art/places.tsx';
import { ActionBoard, Movement, StandingEffects } from './desk/action-board.tsx';
import { DeskFrame } from './desk/planning.tsx';
import { Cards, PlanningRow, Road, Stores, Warehouse } from './desk/stores.tsx';
import type { AltiplanoTexts } from './texts/index.ts';
import { ownExtensions } from './texts/reading.ts';
import { useReading } from './use-reading.ts';
import { storedOf } from './where.ts';

function Fact({
  label,
  value,
  children,
}: {
  readonly label: string;
  readonly value: number;
  readonly children: ComponentChildren;
}) {
  return (
    <span class="fact" title={label}>
      {children}
      <span class="visually-hidden">{label} </span>
      <Count value={value} />
    </span>
  );
}

export function Panel({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { tables } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { labels, tongue } = table.texts.value;
  const player = view.players[seat]!;
  const owned = (owners: readonly number[]): number => owners.filter((owner) => owner === seat).length;
  const finished = owned(view.orders) - (player.order === none ? 0 : 1);
  const isPlanningPhase = view.phase === 'planning' || view.phase === 'returning';
  return (
    <div class="altiplano-glance">
      <p class="glance-role">
        {player.role === none ? labels.role : tongue.role(player.role)}
        {player.figure === none ? (
          ` · ${labels.offBoard}`
        ) : (
          <>
            {' · '}
            <EmblemPicture location={player.figure} size={16} /> {tongue.location(player.figure).name}
          </>
        )}
        {view.startPlayer === seat && <span class="glance-tag is-start">{labels.startPlayer}</span>}
        {player.passed && view.phase === 'acting' && <span class="glance-tag">{labels.passed}</span>}
        {isPlanningPhase && player.ready && <span class="glance-tag">{labels.planned}</span>}
      </p>
      <p class="glance-facts">
        <Fact label={labels.coins} value={player.coins}>
          <TilePicture item={tables.coin} size={17} />
        </Fact>
        <Fact label={labels.bag} value={player.bagSize}>
          <svg viewBox="-18 -18 36 36" width="17" height="17" aria-hidden="true">
            <Bag />
          </svg>
        </Fact>
        <Fact label={labels.container} value={player.containerSize}>
          <svg viewBox="-18 -16 36 36" width="17" height="17" aria-hidden="true">
            <Crate />
          </svg>
        </Fact>
        <Fact label={labels.warehouse} value={storedOf(tables, player)}>
          <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
            <path class="emblem" d="M2 8 10 2l8 6v10H2ZM2 13h16M7 8v10M13 8v10" />
          </svg>
        </Fact>
        <Fact label={labels.houses} value={owned(view.houses)}>
          <svg viewBox="-21 -22 42 43" width="17" height="17" aria-hidden="true">
            <House good={tables.food} />
          </svg>
        </Fact>
        <Fact label={labels.boats} value={owned(view.boats)}>
          <svg viewBox="-21 -22 42 43" width="17" height="17" aria-hidden="true">
            <Boat good={tables.food} />
          </svg>
        </Fact>
        <Fact label={labels.orders} value={finished}>
          <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
            <path class="emblem" d="M4 2h12v16H4ZM7 6h6M7 10h6M7 14h3" />
          </svg>
        </Fact>
        <Fact label={labels.extensions} value={ownExtensions(view, seat).length}>
          <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
            <path class="emblem" d="M3 3h14v14H3ZM10 6v8M6 10h8" />
          </svg>
        </Fact>
      </p>
    </div>
  );
}

export function Area({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  return (
    <div class="altiplano-desk altiplano-area">
      <DeskFrame view={view} seat={seat} isForeign>
        <ActionBoard />
        <StandingEffects />
        <Movement />
        <PlanningRow />
        <Stores />
        <Warehouse />
        <Road />
        <Cards />
      </DeskFrame>
    </div>
  );
}
