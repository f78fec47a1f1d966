// One location of the circle: what still lies there, and whose figures stand there.
import { SeatShape, Target, useTable } from '@kontor/table/kit';
import type { ComponentChildren } from 'preact';
import { type AltiplanoTypes, outOfGame, unowned, type View } from '../../rules/index.ts';
import { Tile } from '../art/goods.tsx';
import { Boat, Cart, Emblem, House } from '../art/places.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { goodOf, locationId, tables } from '../texts/reading.ts';
import { tile } from './layout.ts';

export function Stack({
  good,
  count,
  x,
  y,
}: {
  readonly good: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target id={`good:${good}`} area={{ x: -34, y: -34, width: 68, height: 82, round: 12 }}>
        <g class={count === 0 ? 'stack is-gone' : 'stack'}>
          {count > 2 && (
            <g transform="translate(0 5) scale(1.35)">
              <Tile item={good} />
            </g>
          )}
          <g transform="scale(1.35)">
            <Tile item={good} />
          </g>
        </g>
        <text class="stack-count" y="46">
          {count}
        </text>
      </Target>
    </g>
  );
}

/** A card, or the place that it left with the mark of its owner. */
function CardSlot({
  id,
  owner,
  x,
  y,
  width,
  height,
  children,
}: {
  readonly id: string;
  readonly owner: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target id={id} area={{ x: -width / 2, y: -height / 2, width, height, round: 7 }}>
        <rect
          class={owner === unowned ? 'card-paper' : 'card-gap'}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx="7"
        />
        {owner === unowned ? children : owner >= 0 && <SeatShape seat={owner} radius={Math.min(8, height / 3)} />}
      </Target>
    </g>
  );
}

function Houses({ view }: { readonly view: View }) {
  return (
    <>
      {view.houses.map((owner, card) => (
        <CardSlot
          key={card}
          id={`house:${card}`}
          owner={owner}
          x={30 + (card % 5) * 42}
          y={70 + Math.floor(card / 5) * 62}
          width={39}
          height={58}
        >
          <g transform="scale(.88)">
            <House good={goodOf(tables.components.houses[card]!.good)} />
          </g>
        </CardSlot>
      ))}
      <g transform="translate(243 92)">
        <Target id="carts" area={{ x: -26, y: -40, width: 52, height: 88, round: 12 }}>
          <g transform="scale(1.15)">
            <Cart state={view.carts > 0 ? 'ready' : 'absent'} />
          </g>
          <text class="stack-count" y="38">
            {view.carts}
          </text>
        </Target>
      </g>
    </>
  );
}

function Boats({ view }: { readonly view: View }) {
  return (
    <>
      {view.boats.map((owner, card) => (
        <CardSlot
          key={card}
          id={`boat:${card}`}
          owner={owner}
          x={82 + (card % 5) * 42}
          y={70 + Math.floor(card / 5) * 62}
          width={39}
          height={58}
        >
          <g transform="scale(.9)">
            <Boat good={goodOf(tables.components.boats[card]!.good)} />
          </g>
        </CardSlot>
      ))}
    </>
  );
}

/** Order slips in two columns: points, then what they ask for. */
function Orders({ view }: { readonly view: View }) {
  const inPlay = view.orders.flatMap((owner, card) => (owner === outOfGame ? [] : [card]));
  return (
    <>
      {inPlay.map((card, index) => {
        const { goods, points } = tables.components.orders[card]!;
        return (
          <CardSlot
            key={card}
            id={`order:${card}`}
            owner={view.orders[card]!}
            x={110 + (index % 2) * 102 + 9}
            y={52 + Math.floor(index / 2) * 21.5}
            width={98}
            height={20}
          >
            <text class="order-points" x="-36" y="6">
              {points}
            </text>
            {goods.map((good, at) => (
              <g key={at} transform={`translate(${-19 + at * 14.8} 0) scale(.36)`}>
                <Tile item={goodOf(good)} />
              </g>
            ))}
          </CardSlot>
        );
      })}
    </>
  );
}

function Stock({ view, location }: { readonly view: View; readonly location: number }) {
  const { goods, holdsHouses, holdsBoats, holdsOrders } = tables.locations[location]!;
  const besideCards = holdsHouses || holdsBoats || holdsOrders;
  const step = tile.width / (goods.length + 1);
  return (
    <>
      {goods.map((good, index) => (
        <Stack
          key={good}
          good={good}
          count={view.supply[good]!}
          x={besideCards ? 32 : goods.length === 1 ? tile.width / 2 : step * (index + 1) + (index - (goods.length - 1) / 2) * 14}
          y={98}
        />
      ))}
      {holdsHouses && <Houses view={view} />}
      {holdsBoats && <Boats view={view} />}
      {holdsOrders && <Orders view={view} />}
    </>
  );
}

/** Where a figure stands in the header of a tile. */
export const figureAt = (view: View, seat: number): { readonly x: number; readonly y: number } => {
  const { figure } = view.players[seat]!;
  const before = view.players.slice(0, seat).filter((player) => player.figure === figure).length;
  return { x: tile.width - 22 - before * 27, y: 20 };
};

export function LocationTile({ view, location }: { readonly view: View; readonly location: number }) {
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { name } = table.texts.value.tongue.location(location);
  return (
    <g class={`place place-${locationId(location)}`}>
      <rect class="place-shadow" y="4" width={tile.width} height={tile.height} rx="14" />
      <Target id={`location:${location}`} area={{ x: 0, y: 0, width: tile.width, height: tile.height, round: 14 }}>
        <rect class="place-ground" width={tile.width} height={tile.height} rx="14" />
        <path class="place-band" d={`M0 38V14Q0 0 14 0H${tile.width - 14}q14 0 14 14V38Z`} />
      </Target>
      <g class="place-title" transform="translate(22 19)">
        <Emblem location={location} />
        <text class="place-name" x="22" y="7">
          {name}
        </text>
      </g>
      <Stock view={view} location={location} />
    </g>
  );
}
