// One location of the circle: what still lies there, and whose figures stand there.
import { SeatShape, Target, useTable } from '@kontor/table/kit';
import type { ComponentChildren } from 'preact';
import { type AltiplanoTypes, outOfGame, unowned, type View } from '../../rules/index.ts';
import { Tile } from '../art/goods.tsx';
import { Badge, Boat, Cart, Emblem, House } from '../art/places.tsx';
import { Scene } from '../art/scenes.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { useReading } from '../use-reading.ts';
import { grids, type Place, tile } from './layout.ts';

/** A good's stock: the tiles, how many, what one sells for and what it is worth at the end. */
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
  const { tables } = useReading();
  const price = tables.prices[good]!;
  const value = tables.values[good]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target id={`good:${good}`} area={{ x: -31, y: -36, width: 62, height: 88, round: 12 }}>
        <g class={count === 0 ? 'stack is-gone' : 'stack'}>
          {[8, 4, 0].slice(count > 5 ? 0 : count > 1 ? 1 : 2).map((drop) => (
            <g key={drop} transform={`translate(0 ${drop}) scale(1.3)`}>
              <Tile item={good} />
            </g>
          ))}
        </g>
        <text class="stack-count" y="48">
          {count}
        </text>
        {price > 0 && <Badge kind="price" x={-21} y={-22} number={price} />}
        {value > 0 && <Badge kind="value" x={21} y={-22} number={value} />}
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

/** Where the cards of a grid lie, from its left edge. */
const cell = (grid: (typeof grids)[keyof typeof grids], index: number) => ({
  x: (index % grid.columns) * grid.across + grid.across / 2,
  y: tile.band + 4 + Math.floor(index / grid.columns) * grid.down + grid.down / 2,
  width: grid.across - 4,
  height: grid.down - 4,
});

function Houses({ view }: { readonly view: View }) {
  const { tables, goodOf } = useReading();
  return (
    <>
      {view.houses.map((owner, card) => (
        <CardSlot key={card} id={`house:${card}`} owner={owner} {...cell(grids.houses, card)}>
          <text class="card-points" y="-15">
            {tables.components.houses[card]!.points}+
          </text>
          <g transform="translate(0 8) scale(.8)">
            <House good={goodOf(tables.components.houses[card]!.good)} />
          </g>
        </CardSlot>
      ))}
      <g transform={`translate(${grids.houses.columns * grids.houses.across + 30} 94)`}>
        <Target id="carts" area={{ x: -26, y: -40, width: 52, height: 92, round: 12 }}>
          <g transform="scale(1.15)">
            <Cart state={view.carts > 0 ? 'ready' : 'absent'} />
          </g>
          <text class="stack-count" y="46">
            {view.carts}
          </text>
        </Target>
      </g>
    </>
  );
}

function Boats({ view }: { readonly view: View }) {
  const { tables, goodOf } = useReading();
  return (
    <>
      {view.boats.map((owner, card) => (
        <CardSlot key={card} id={`boat:${card}`} owner={owner} {...cell(grids.houses, card)}>
          <text class="card-points" y="-15">
            {tables.components.boats[card]!.points}
          </text>
          <g transform="translate(0 9) scale(.88)">
            <Boat good={goodOf(tables.components.boats[card]!.good)} />
          </g>
        </CardSlot>
      ))}
    </>
  );
}

/** Order slips: points, then what they ask for. */
function Orders({ view }: { readonly view: View }) {
  const { tables, goodOf } = useReading();
  const inPlay = view.orders.flatMap((owner, card) => (owner === outOfGame ? [] : [card]));
  return (
    <>
      {inPlay.map((card, index) => {
        const { goods, points } = tables.components.orders[card]!;
        const step = goods.length > 4 ? 15.3 : 20.5;
        return (
          <CardSlot key={card} id={`order:${card}`} owner={view.orders[card]!} {...cell(grids.orders, index)}>
            <text class="order-points" x="-41" y="6">
              {points}
            </text>
            {goods.map((good, at) => (
              <g key={at} transform={`translate(${-18 + at * step} 0) scale(.52)`}>
                <Tile item={goodOf(good)} />
              </g>
            ))}
          </CardSlot>
        );
      })}
    </>
  );
}

function Stock({ view, location, width }: { readonly view: View; readonly location: number; readonly width: number }) {
  const { tables } = useReading();
  const { goods, holdsHouses, holdsBoats, holdsOrders } = tables.locations[location]!;
  const hasCards = holdsHouses || holdsBoats || holdsOrders;
  const step = hasCards ? tile.stack : width / (goods.length + 0.4);
  const first = hasCards ? 6 + step / 2 : width / 2 - ((goods.length - 1) * step) / 2;
  return (
    <>
      {goods.map((good, index) => (
        <Stack key={good} good={good} count={view.supply[good]!} x={first + index * step} y={94} />
      ))}
      <g transform={`translate(${8 + goods.length * tile.stack} 0)`}>
        {holdsHouses && <Houses view={view} />}
        {holdsBoats && <Boats view={view} />}
        {holdsOrders && <Orders view={view} />}
      </g>
    </>
  );
}

/** Where a figure stands in the header of a tile: beside the name, closer together where there are many. */
export function figureAt(view: View, seat: number, width: number, name: string): { readonly x: number; readonly y: number } {
  const { figure } = view.players[seat]!;
  const here = view.players.flatMap((player, other) => (player.figure === figure ? [other] : []));
  const room = width - 76 - name.length * 12.5;
  const step = Math.min(27, room / Math.max(1, here.length - 1));
  return { x: width - 20 - here.indexOf(seat) * step, y: 17 };
}

export function LocationTile({
  view,
  location,
  place,
}: {
  readonly view: View;
  readonly location: number;
  readonly place: Place;
}) {
  const { locationId } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { name } = table.texts.value.tongue.location(location);
  const { width } = place;
  const { height, band } = tile;
  return (
    <g class={`place place-${locationId(location)}`} transform={`translate(${place.x} ${place.y})`}>
      <rect class="place-shadow" x="-1" y="5" width={width + 2} height={height} rx="15" />
      <Target id={`location:${location}`} area={{ x: 0, y: 0, width, height, round: 14 }}>
        <rect class="place-ground" width={width} height={height} rx="14" />
        <Scene location={location} width={width} height={height} />
        <path class="place-band" d={`M0 ${band}V14Q0 0 14 0H${width - 14}q14 0 14 14V${band}Z`} />
        <rect class="place-rim" width={width} height={height} rx="14" />
      </Target>
      <g class="place-title" transform="translate(20 17)">
        <Emblem location={location} />
        <text class="place-name" x="20" y="7">
          {name}
        </text>
      </g>
      <Stock view={view} location={location} width={width} />
    </g>
  );
}
