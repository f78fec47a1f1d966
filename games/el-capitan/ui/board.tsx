// The captain's table: the chart with the cities, the rail at its right, the ships over both.
import { Piece, Target, useShared } from '@kontor/table/kit';
import { useMemo } from 'preact/hooks';
import type { View } from '../rules/index.ts';
import { Chart, CompassRose, Grain } from './art/chart.tsx';
import { PirateShip, Ship } from './art/pieces.tsx';
import { CityTile, cityState } from './city-tile.tsx';
import { useEdition } from './edition.ts';
import { Foreseen } from './foreseen.tsx';
import { boardSize, cityLayouts, openSea, piratePlace, shipPlace } from './layout.ts';
import { Rail } from './rail.tsx';

export function Board({ view }: { readonly view: View }) {
  const { board, preview } = useEdition();
  const layouts = useMemo(() => cityLayouts(board, view), [board, view.inPlay]);
  const payday = preview.payday(view);
  const cities = useShared(
    layouts.map(({ city }) => {
      return cityState(
        board,
        view,
        city,
        payday.cities.find((paid) => paid.city === city),
      );
    }),
  );
  const empty = openSea(board, layouts);
  const pirate = piratePlace(view, layouts);
  return (
    <>
      <rect class="table-top" {...boardSize} />
      <Grain {...boardSize} />
      <Chart coast={Math.min(...layouts.filter(({ city }) => city < board.innerCities).map(({ tile }) => tile.x - 6))} />
      {empty && (
        <g transform={`translate(${empty.x} ${empty.y})`}>
          <CompassRose />
        </g>
      )}
      {layouts.map((layout, at) => (
        <CityTile key={layout.city} board={board} layout={layout} state={cities[at]!} />
      ))}
      <Rail board={board} view={view} />
      <g class="ships">
        {view.ships.map((_, seat) => {
          const { x, y, scale } = shipPlace(view, layouts, seat);
          return (
            <Piece key={seat} id={`ship:${seat}`} x={x} y={y}>
              <g transform={`scale(${scale})`}>
                <Ship colour={seat} />
              </g>
            </Piece>
          );
        })}
      </g>
      <Foreseen board={board} view={view} layouts={layouts} />
      {pirate && (
        <Piece id="pirate" x={pirate.x} y={pirate.y}>
          <Target id="pirate" area={{ x: -28 * pirate.scale, y: -27, width: 56 * pirate.scale, height: 50, round: 9 }}>
            <g transform={`scale(${pirate.scale})`}>
              <PirateShip />
            </g>
          </Target>
        </Piece>
      )}
    </>
  );
}
