// What is printed beside the spaces of a location: its basic actions as pictures. In words they are with the location itself.
import type { ComponentChildren } from 'preact';
import type { Components } from '../../rules/index.ts';
import { TilePicture } from '../art/goods.tsx';
import { Boat, Cart, House } from '../art/places.tsx';
import { useReading } from '../use-reading.ts';

type BasicAction = Components['locations'][number]['actions'][number];

const size = 19;

/** Any tile, a sheet of paper, a roofed store, a tile that is added to the board, a road. */
const signs = {
  tile: 'M-14-14h28v28h-28Z',
  order: 'M-12-17h24v34h-24ZM-6-9H6M-6-1H6M-6 7H1',
  store: 'M-17-4 0-17 17-4V16H-17ZM-17 6H17M-6-4V16M6-4V16',
  extension: 'M-14-14h28v28h-28ZM0-8V8M-8 0H8',
  road: 'M-14 17-4-17M14 17 4-17M0 13V7M0 1v-4M0-9v-3',
} as const;

export const Small = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox="-21 -21 42 42" width={size + 3} height={size + 3} aria-hidden="true">
    {children}
  </svg>
);
export const Sign = ({ name }: { readonly name: keyof typeof signs }) => (
  <Small>
    <path class="emblem" d={signs[name]} />
  </Small>
);

function Asked({ action }: { readonly action: BasicAction }) {
  const { tables, goodOf } = useReading();
  if (action.type === 'store' || action.type === 'sell' || action.type === 'deliver') return <Sign name="tile" />;
  const inputs = 'inputs' in action ? Object.entries(action.inputs).map(([id, count]) => [goodOf(id), count] as const) : [];
  const coins = 'inputs' in action ? 0 : 'coins' in action ? action.coins : 1;
  return (
    <>
      {[...inputs, [tables.coin, coins] as const].flatMap(([item, count]) =>
        Array.from({ length: count }, (_, index) => <TilePicture key={`${item}.${index}`} item={item} size={size} />),
      )}
    </>
  );
}

function Given({ action }: { readonly action: BasicAction }) {
  const { tables, goodOf } = useReading();
  switch (action.type) {
    case 'produce':
      return (
        <>
          {action.outputs.map((id, index) => (
            <span key={id} class="recipe">
              {index > 0 && '/'}
              <TilePicture item={goodOf(id)} size={size} />
            </span>
          ))}
          {action.repeats && '×n'}
        </>
      );
    case 'buildBoat':
    case 'buildHouse':
      return <Small>{action.type === 'buildBoat' ? <Boat good={tables.food} /> : <House good={tables.food} />}</Small>;
    case 'buildRoad':
      return <Sign name="road" />;
    case 'buyCart':
      return (
        <Small>
          <Cart state="ready" />
        </Small>
      );
    case 'store':
      return <Sign name="store" />;
    case 'sell':
      return <TilePicture item={tables.coin} size={size} />;
    case 'buyExtension':
      return <Sign name="extension" />;
    case 'takeOrder':
      return <Sign name="order" />;
    case 'deliver':
      return (
        <>
          <Sign name="order" />→<TilePicture item={tables.corn} size={size} />
        </>
      );
  }
}

export function Recipes({ location }: { readonly location: number }) {
  const { tables } = useReading();
  return (
    <div class="recipes" aria-hidden="true">
      {tables.components.locations[location]!.actions.map((action, index) => (
        <span key={index} class="recipe">
          <Asked action={action} />→<Given action={action} />
        </span>
      ))}
    </div>
  );
}
