// A village: its ground, its building spaces, the merchants that stand there.
import { Target } from '@kontor/table/kit';
import { none, type Print, type View } from '../../rules/index.ts';
import { House, Merchant, Seal } from '../art/pictures.tsx';
import { merchantsOf } from '../texts/reading.ts';
import { groundPath, groundPoint, groundSize, merchantPoint, spacePoint } from './layout.ts';
import { useValparaiso } from './use-print.ts';

/** A building space of a village; the house on it, if there is one. */
export function BuildingSpace({ view, print, space }: { readonly view: View; readonly print: Print; readonly space: number }) {
  const { x, y } = spacePoint(print, space);
  const owner = view.houses[space] ?? none;
  const { victoryPoints, kind } = print.spaces[space]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target id={`space:${space}`} area={{ x: -20, y: -20, width: 40, height: 40, round: 7 }}>
        <rect class={`v-space is-${kind}`} x="-19" y="-19" width="38" height="38" rx="6" />
        {owner === none ? (
          victoryPoints > 0 ? (
            <Seal count={victoryPoints} radius={12} />
          ) : (
            <path class="v-ghost" d="M-10 10V-1L0-10 10-1V10Z" />
          )
        ) : (
          <House seat={owner} />
        )}
      </Target>
    </g>
  );
}

export function Merchants({ view, print, place }: { readonly view: View; readonly print: Print; readonly place: number }) {
  const table = useValparaiso();
  const own = table.seat.value;
  const here = view.money.flatMap((_, seat) => (merchantsOf(print, view, seat, place) > 0 ? [seat] : []));
  return (
    <>
      {here.map((seat, index) => {
        const { x, y } = merchantPoint(print, place, index, here.length);
        const picture = <Merchant seat={seat} count={merchantsOf(print, view, seat, place)} />;
        return (
          <g key={seat} transform={`translate(${x} ${y})`} class="v-standing">
            {seat === own ? (
              <Target id={`merchant:${place}`} area={{ x: -14, y: -19, width: 28, height: 38, round: 10 }}>
                {picture}
              </Target>
            ) : (
              picture
            )}
          </g>
        );
      })}
    </>
  );
}

export function Village({ view, print, place }: { readonly view: View; readonly print: Print; readonly place: number }) {
  const texts = useValparaiso().texts.value;
  const centre = groundPoint(print, place);
  const { wide, high } = groundSize(print, place);
  const ground = groundPath(centre, wide, high);
  const name = texts.place(view, place);
  return (
    <g class={print.marketOf[place]! >= 0 ? 'v-village is-market' : 'v-village'}>
      <Target id={`place:${place}`} area={{ path: ground }}>
        <path class="v-ground" d={ground} />
        <path
          class="v-huts"
          d={`M${centre.x + 18} ${centre.y + 10}v-14l11-9 11 9v14ZM${centre.x + 38} ${centre.y + 10}v-9l8-7 8 7v9Z`}
        />
        <text class="v-name" x={centre.x} y={centre.y + high - 11}>
          {name}
        </text>
      </Target>
      {print.spacesAt[place]!.map((space) => (
        <BuildingSpace key={space} view={view} print={print} space={space} />
      ))}
      <Merchants view={view} print={print} place={place} />
    </g>
  );
}
