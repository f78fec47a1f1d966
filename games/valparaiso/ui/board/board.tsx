// The coast of Chile in 1811: sea with its sectors, the city at the harbour, villages, roads, rivers, markets and reserve.
import { steady } from '@kontor/table/kit';
import type { Print, View } from '../../rules/index.ts';
import { City } from './city.tsx';
import { Coast, Country } from './landscape.tsx';
import { riverPaths, roadPath, trackWidth } from './layout.ts';
import { Margin, Track } from './margin.tsx';
import { Sea } from './sea.tsx';
import { Columns } from './tiles.tsx';
import { usePrint } from './use-print.ts';
import { Village } from './village.tsx';

/** What is printed and stays as it is. */
const Landscape = steady(({ print }: { readonly print: Print }) => {
  const { places, paths } = print.board;
  const indexOf = (id: string) => places.findIndex((place) => place.id === id);
  return (
    <>
      <Country />
      {riverPaths(print).map((path) => (
        <g key={path}>
          <path class="v-river-bank" d={path} />
          <path class="v-river" d={path} />
        </g>
      ))}
      <Coast print={print} />
      {paths.map(({ between: [one, other] }) => {
        const path = roadPath(print, indexOf(one), indexOf(other));
        return (
          <g key={`${one}-${other}`}>
            <path class="v-road-edge" d={path} />
            <path class="v-road" d={path} />
          </g>
        );
      })}
    </>
  );
});

export function Board({ view }: { readonly view: View }) {
  const print = usePrint(view.money.length);
  return (
    <>
      <g class="v-board" transform={`translate(${trackWidth} 0)`}>
        <Landscape print={print} />
        <Sea view={view} print={print} />
        <City view={view} print={print} />
        {print.board.places.map(
          ({ id, kind }, place) => kind !== 'city' && <Village key={id} view={view} print={print} place={place} />,
        )}
        <Columns view={view} print={print} />
        <Margin view={view} print={print} />
      </g>
      <Track view={view} />
    </>
  );
}
