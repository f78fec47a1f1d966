// Charts of a game: lines over its course, and bars of where the points come from. Colour never stands alone.
import type { Standing } from '@kontor/engine';
import { seatLooks } from '../seats.ts';
import { SeatMark, SeatShape } from './piece.tsx';

const width = 560;
const height = 250;
const pad = { left: 40, right: 34, top: 14, bottom: 14 };

/** Round numbers for an axis that holds everything from `low` to `high`. */
export function axisTicks(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power * 10);
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step) * step; tick <= high + step * 0.999; tick += step) ticks.push(tick);
  return ticks;
}

export interface LineChartProps {
  readonly title: string;
  readonly bySeat: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly format: (value: number) => string;
}

export function LineChart({ title, bySeat, names, format }: LineChartProps) {
  const all = bySeat.flat();
  const ticks = axisTicks(Math.min(0, ...all), Math.max(1, ...all));
  const low = ticks[0]!;
  const high = ticks[ticks.length - 1]!;
  const x = (at: number, count: number) => pad.left + ((width - pad.left - pad.right) * at) / Math.max(1, count - 1);
  const y = (value: number) => height - pad.bottom - ((height - pad.top - pad.bottom) * (value - low)) / (high - low);
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}. ${names.map((name, seat) => `${name}: ${format(bySeat[seat]?.at(-1) ?? 0)}`).join('; ')}`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="chart-grid" x1={pad.left} x2={width - pad.right} y1={y(tick)} y2={y(tick)} />
            <text class="chart-tick" x={pad.left - 7} y={y(tick) + 4} text-anchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {bySeat.map((values, seat) => (
          <g key={names[seat]}>
            <polyline class="chart-halo" points={values.map((value, at) => `${x(at, values.length)},${y(value)}`).join(' ')} />
            <polyline
              class="chart-line"
              stroke={seatLooks[seat]!.fill}
              points={values.map((value, at) => `${x(at, values.length)},${y(value)}`).join(' ')}
            />
            {[0.2, 0.4, 0.6, 0.8].map((part) => {
              const at = Math.round((part + seat * 0.03) * (values.length - 1));
              return (
                <g key={part} transform={`translate(${x(at, values.length)} ${y(values[at] ?? 0)})`}>
                  <SeatShape seat={seat} radius={4} />
                </g>
              );
            })}
            <g transform={`translate(${width - pad.right + 14} ${y(values.at(-1) ?? 0)})`}>
              <SeatShape seat={seat} radius={6.5} />
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}

export interface SourceBarsProps {
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly names: readonly string[];
  readonly source: (source: string) => string;
  readonly format: (value: number) => string;
}

/** One bar a player, cut by source. Losses are drawn to the left of the line. */
export function SourceBars({ title, standings, names, source, format }: SourceBarsProps) {
  const sources = [...new Set(standings.flatMap(({ parts }) => parts.map((part) => part.source)))];
  const sum = (standing: Standing, sign: 1 | -1) =>
    standing.parts.reduce((total, { amount }) => total + (Math.sign(amount) === sign ? Math.abs(amount) : 0), 0);
  const most = Math.max(1, ...standings.map((standing) => sum(standing, 1)));
  const least = Math.max(0, ...standings.map((standing) => sum(standing, -1)));
  const share = (amount: number) => `${(100 * Math.abs(amount)) / (most + least)}%`;
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <div class="bars">
        {standings.map((standing) => (
          <div class="bar-row" key={standing.seat}>
            <span class="bar-name">
              <SeatMark seat={standing.seat} size={16} /> {names[standing.seat]}
            </span>
            <span class="bar">
              <span style={{ width: share(least - sum(standing, -1)) }} />
              {[...standing.parts]
                .filter(({ amount }) => amount !== 0)
                .sort((a, b) => Math.sign(a.amount) - Math.sign(b.amount))
                .map((part) => (
                  <span
                    key={part.source}
                    class={`bar-part tone-${sources.indexOf(part.source) % 8}${part.amount < 0 ? ' is-loss' : ''}`}
                    style={{ width: share(part.amount) }}
                    title={`${source(part.source)}: ${format(part.amount)}`}
                  />
                ))}
            </span>
          </div>
        ))}
      </div>
      <ul class="bar-legend">
        {sources.map((id, at) => (
          <li key={id}>
            <span class={`bar-part tone-${at % 8}`} /> {source(id)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
