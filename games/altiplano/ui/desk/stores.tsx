// What a player holds: planning spaces, bag, container and coins; the warehouse; the road; cards.
import { Count, DeskTarget, PlanSlot, useTable } from '@kontor/table/kit';
import { type AltiplanoTypes, mission, none } from '../../rules/index.ts';
import { TilePicture } from '../art/goods.tsx';
import { Bag, Boat, Crate, House } from '../art/places.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { rowAt, sum } from '../texts/reading.ts';
import { useReading } from '../use-reading.ts';
import { DeskPiece, useDesk } from './planning.tsx';

function useMark(): string {
  const { isForeign, seat } = useDesk();
  return isForeign ? `@${seat}` : '';
}

/** Drawn tiles, the spaces that are free, and those that only road building opens. */
export function PlanningRow() {
  const { tables } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { player, items, isPlanning, view } = useDesk();
  const { labels } = table.texts.value;
  const mark = useMark();
  const usable = tables.planningSpaces[player.road]!;
  const all = tables.components.planning.spaces;
  const home = items.filter(({ at, item }) => at === 'home' && item !== tables.coin);
  const movable = isPlanning ? home : home.filter(({ index }) => index >= 0);
  const fixed = player.planning.flatMap((count, good) => {
    const picked = movable.filter(({ item }) => item === good).length;
    return new Array<number>(Math.max(0, count - picked)).fill(good);
  });
  const taken = sum(player.planning);
  const content = (
    <>
      {fixed.map((good, index) => (
        <DeskTarget key={`f${index}`} id={`planned:${good}`} class="space">
          <TilePicture item={good} size={40} />
        </DeskTarget>
      ))}
      {movable.map((piece) => (
        <span key={piece.id} class="space">
          <DeskPiece piece={piece} size={40} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, usable - taken) }, (_, index) => (
        <span key={`e${index}`} class="space is-empty is-planning" />
      ))}
      {Array.from({ length: all - usable }, (_, index) => (
        <span key={`l${index}`} class="space is-locked" title={labels.notYet} />
      ))}
    </>
  );
  const isOpen = items.length > 0 && (isPlanning || view.phase === 'returning');
  return (
    <section class="planning">
      <DeskTarget id={`planning${mark}`} class="strip-head">
        {labels.planningSpaces}
      </DeskTarget>
      {isOpen ? (
        <PlanSlot id="planning" label={labels.planningSpaces} class="planning-spaces">
          {content}
        </PlanSlot>
      ) : (
        <div class="planning-spaces" data-place={mark === '' ? 'planning' : undefined}>
          {content}
        </div>
      )}
    </section>
  );
}

function Pouch({
  id,
  counts,
  size,
}: {
  readonly id: 'bag' | 'container';
  readonly counts: readonly number[] | null;
  readonly size: number;
}) {
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { labels, tongue } = table.texts.value;
  const mark = useMark();
  return (
    <section class="pouch">
      <DeskTarget id={`${id}${mark}`} class="pouch-head">
        <svg viewBox="-20 -20 40 40" width="30" height="30" aria-hidden="true">
          {id === 'bag' ? <Bag /> : <Crate />}
        </svg>
        <span>
          {labels[id]} <strong>{size}</strong>
        </span>
      </DeskTarget>
      <span class="pouch-tiles">
        {(counts ?? []).map((count, good) =>
          count === 0 ? null : (
            <DeskTarget key={good} id={id === 'container' ? `stock:${good}` : `good:${good}`} class="pouch-tile">
              <TilePicture item={good} size={20} />
              <span class="visually-hidden">{tongue.good(good)} </span>
              {count}
            </DeskTarget>
          ),
        )}
      </span>
    </section>
  );
}

export function Stores() {
  const { tables } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { player, items, seat } = useDesk();
  const { labels } = table.texts.value;
  const coin = items.find(({ at, item, index }) => item === tables.coin && at === 'home' && index < 0);
  return (
    <div class="stores">
      <section class="purse">
        {coin ? <DeskPiece piece={coin} size={30} /> : <TilePicture item={tables.coin} size={30} />}
        <DeskTarget id={`coins@${seat}`} class="purse-count">
          <strong>
            <Count value={player.coins} />
          </strong>
          <span class="visually-hidden"> {labels.coins}</span>
        </DeskTarget>
      </section>
      <Pouch id="bag" counts={player.bag} size={player.bagSize} />
      <Pouch id="container" counts={player.container} size={player.containerSize} />
    </div>
  );
}

/** One row: its tiles from the left, free spaces, and its points. */
function Row({ row }: { readonly row: number }) {
  const { tables } = useReading();
  const { player } = useDesk();
  const { tongue } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  const mark = useMark();
  const { spaces, points } = tables.components.warehouse[row]!;
  const { good, tiles, corn } = rowAt(player, row);
  const own = good === none || good === tables.corn ? 0 : tiles - corn;
  const isFull = tiles === spaces;
  return (
    <DeskTarget id={`row:${row}${mark}`} class={`row${isFull ? ' is-full' : ''}`}>
      {Array.from({ length: spaces }, (_, index) => (
        <span key={index} class="row-space">
          {index < tiles && <TilePicture item={index < own ? good : tables.corn} />}
        </span>
      ))}
      <span class="row-points">
        {points}
        <span class="visually-hidden"> {tongue.points(points)}</span>
      </span>
    </DeskTarget>
  );
}

export function Warehouse() {
  const { tables } = useReading();
  const { labels } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  const rows = tables.components.warehouse.map(({ depot }, row) => ({ depot, row }));
  return (
    <section class="warehouse">
      <h2 class="strip-head">{labels.warehouse}</h2>
      <div class="depots">
        {(['left', 'right'] as const).map((side) => (
          <div key={side} class="depot">
            {rows
              .filter(({ depot }) => depot === side)
              .reverse()
              .map(({ row }) => (
                <Row key={row} row={row} />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

export function Road() {
  const { tables } = useReading();
  const { player } = useDesk();
  const { labels } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  const mark = useMark();
  return (
    <section class="road">
      <DeskTarget id={`road${mark}`} class="road-line">
        <span class="strip-head">{labels.road}</span>
        <span class="road-steps">
          {tables.components.road.map(({ gives }, step) => (
            <span key={step} class={step < player.road ? 'road-step is-built' : 'road-step'}>
              {gives === 'corn' ? <TilePicture item={tables.corn} size={16} /> : <span class="road-space" />}
            </span>
          ))}
        </span>
      </DeskTarget>
    </section>
  );
}

function OrderCard({ card }: { readonly card: number }) {
  const { tables, goodOf } = useReading();
  const { player } = useDesk();
  const { goods, points } = tables.components.orders[card]!;
  const isOpen = player.order === card;
  const left = [...player.delivered];
  return (
    <DeskTarget id={`order:${card}`} class={isOpen ? 'order-card' : 'order-card is-finished'}>
      <strong>{points}</strong>
      {goods.map((id, index) => {
        const good = goodOf(id);
        const isThere = !isOpen || left[good]! > 0;
        if (isOpen && isThere) left[good]!--;
        return (
          <span key={index} class={isThere ? 'order-tile is-there' : 'order-tile'}>
            <TilePicture item={good} size={20} />
          </span>
        );
      })}
    </DeskTarget>
  );
}

/** Houses, boats, orders and missions. */
export function Cards() {
  const { tables, goodOf } = useReading();
  const { view, seat, player } = useDesk();
  const { labels, tongue } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  const mark = useMark();
  const owned = (owners: readonly number[]): number[] => owners.flatMap((owner, card) => (owner === seat ? [card] : []));
  const orders = owned(view.orders).sort((a, b) => Number(b === player.order) - Number(a === player.order));
  const houses = owned(view.houses);
  const boats = owned(view.boats);
  const missions = player.missions.flatMap((status, card) =>
    status === mission.kept || status === mission.fulfilled ? [card] : [],
  );
  const isBusy = view.phase === 'passingMissions' || view.phase === 'choosingMissions';
  if (orders.length + houses.length + boats.length + missions.length + player.secretMissions === 0) return null;
  return (
    <div class="cards">
      {orders.map((card) => (
        <OrderCard key={card} card={card} />
      ))}
      {houses.map((card) => (
        <DeskTarget key={`h${card}`} id={`house:${card}`} class="small-card">
          <svg viewBox="-21 -22 42 43" width="30" height="30" aria-hidden="true">
            <House good={goodOf(tables.components.houses[card]!.good)} />
          </svg>
        </DeskTarget>
      ))}
      {boats.map((card) => (
        <DeskTarget key={`b${card}`} id={`boat:${card}`} class="small-card">
          <svg viewBox="-21 -22 42 43" width="30" height="30" aria-hidden="true">
            <Boat good={goodOf(tables.components.boats[card]!.good)} />
          </svg>
        </DeskTarget>
      ))}
      {!isBusy &&
        missions.map((card) => (
          <DeskTarget
            key={`m${card}`}
            id={`mission:${card}`}
            class={player.missions[card] === mission.fulfilled ? 'mission-card is-fulfilled' : 'mission-card'}
          >
            <strong>{tables.components.missions[card]!.points}</strong>
            <span>{tongue.mission(card)}</span>
          </DeskTarget>
        ))}
      {mark !== '' && player.secretMissions > 0 && (
        <DeskTarget id={`missions${mark}`} class="mission-card is-secret">
          {labels.secretMissions(player.secretMissions)}
        </DeskTarget>
      )}
    </div>
  );
}
