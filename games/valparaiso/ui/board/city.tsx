// Valparaíso: building spaces in the order of the arrow from the lighthouse, each with its revenue, and the merchants below.
import { Piece, Target } from '@kontor/table/kit';
import { none, type Print, type View } from '../../rules/index.ts';
import { House, Lighthouse, Seal, TokenRow } from '../art/pictures.tsx';
import { gainTokens } from '../art/tokens.ts';
import { citySpace, groundPath, groundSize, placePoint, spacePoint } from './layout.ts';
import { useValparaiso } from './use-print.ts';
import { Merchants } from './village.tsx';

/** Roofs and towers behind the building spaces. */
function Skyline({ x, y, wide }: { readonly x: number; readonly y: number; readonly wide: number }) {
  const step = 26;
  const count = Math.floor((2 * wide - 90) / step);
  return (
    <g class="v-skyline">
      {Array.from({ length: count }, (_, index) => {
        const left = x - (count * step) / 2 + index * step;
        const high = 6 + ((index * 7) % 5) * 3;
        return (
          <path key={index} class={`v-roof-${index % 3}`} d={`M${left} ${y}V${y - high}l${step / 2}-9 ${step / 2} 9V${y}Z`} />
        );
      })}
    </g>
  );
}

function CitySpace({ view, print, space }: { readonly view: View; readonly print: Print; readonly space: number }) {
  const { x, y } = spacePoint(print, space);
  const owner = view.houses[space] ?? none;
  const { victoryPoints } = print.spaces[space]!;
  const city = print.board.places[print.city]!;
  const income = city.kind === 'city' ? city.buildingSpaces[print.spacesAt[print.city]!.indexOf(space)]?.income : undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target id={`space:${space}`} area={{ x: -23, y: -22, width: 46, height: 68, round: 8 }}>
        <rect class="v-space is-city" x="-20" y="-19" width="40" height="40" rx="6" />
        {owner !== none && <House seat={owner} />}
        {owner === none &&
          (victoryPoints > 0 ? (
            <Seal count={victoryPoints} radius={12} />
          ) : (
            <path class="v-ghost" d="M-10 10V-1L0-10 10-1V10Z" />
          ))}
        <g transform="translate(0 34)">
          <TokenRow tokens={gainTokens(income ?? {})} width={48} size={1.2} />
        </g>
      </Target>
    </g>
  );
}

export function City({ view, print }: { readonly view: View; readonly print: Print }) {
  const texts = useValparaiso().texts.value;
  const place = print.city;
  const point = placePoint(print, place);
  const { wide, high } = groundSize(print, place);
  const centre = { x: point.x, y: point.y + 8 };
  const ground = groundPath(centre, wide, high);
  const spaces = print.spacesAt[place]!;
  const left = point.x - (spaces.length * citySpace) / 2;
  const right = point.x + (spaces.length * citySpace) / 2;
  return (
    <g class="v-city">
      <Target id={`place:${place}`} area={{ path: ground }}>
        <path class="v-ground is-city" d={ground} />
        <Skyline x={point.x} y={point.y - 34} wide={wide} />
        <text class="v-name is-city" x={centre.x - 20} y={point.y + 60}>
          {texts.place(view, place)}
        </text>
      </Target>
      <path class="v-order" d={`M${left - 8} ${point.y - 12}H${right + 12}m-9-6 10 6-10 6`} />
      {spaces.map((space) => (
        <CitySpace key={space} view={view} print={print} space={space} />
      ))}
      <Merchants view={view} print={print} place={place} />
      <g transform={`translate(${left - 24} ${point.y - 14})`}>
        <Target id="lighthouse" area={{ x: -15, y: -30, width: 30, height: 62, round: 8 }}>
          <Piece id="lighthouse" x={0} y={0}>
            <Lighthouse />
          </Piece>
        </Target>
      </g>
    </g>
  );
}
