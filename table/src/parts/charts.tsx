// Charts of a game: lines over its course, and bars of where the points come from. Colour never stands alone.
import { pushApart, type ScoreRow } from '../score-rows.ts';
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
  const points = (values: readonly number[]) => values.map((value, at) => `${x(at, values.length)},${y(value)}`).join(' ');
  const y = (value: number) => height - pad.bottom - ((height - pad.top - pad.bottom) * (value - low)) / (high - low);
  const ends = pushApart(
    bySeat.map((values) => y(values.at(-1) ?? 0)),
    15,
    pad.top,
    height - pad.bottom,
  );
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
            <polyline class="chart-halo" points={points(values)} />
            <polyline class="chart-line" stroke={seatLooks[seat]!.fill} points={points(values)} />
            {[0.2, 0.4, 0.6, 0.8].map((part) => {
              const at = Math.round((part + seat * 0.03) * (values.length - 1));
              return (
                <g key={part} transform={`translate(${x(at, values.length)} ${y(values[at] ?? 0)})`}>
                  <SeatShape seat={seat} radius={4} />
                </g>
              );
            })}
            <line
              class="chart-lead"
              stroke={seatLooks[seat]!.fill}
              x1={width - pad.right}
              y1={y(values.at(-1) ?? 0)}
              x2={width - pad.right + 14}
              y2={ends[seat]!}
            />
            <g transform={`translate(${width - pad.right + 14} ${ends[seat]!})`}>
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
  readonly rows: readonly ScoreRow[];
  /** Who stands where, in the order of the rows' amounts. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly source: (source: string) => string;
  readonly format: (value: number) => string;
}

/** A part of a bar that is at least this share of it has room for its number. */
const roomy = 0.055;

/** One bar a player, cut by source. Losses are drawn to the left of the line. The score's table says the same, so the bars are for eyes only. */
export function SourceBars({ title, rows, seats, names, source, format }: SourceBarsProps) {
  const sum = (at: number, sign: 1 | -1) =>
    rows.reduce((total, { amounts }) => total + Math.max(0, sign * (amounts[at] ?? 0)), 0);
  const most = Math.max(1, ...seats.map((_, at) => sum(at, 1)));
  const least = Math.max(0, ...seats.map((_, at) => sum(at, -1)));
  const share = (amount: number) => Math.abs(amount) / (most + least);
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <div class="bars" aria-hidden="true">
        {seats.map((seat, at) => (
          <div class="bar-row" key={seat}>
            <span class="bar-name">
              <SeatMark seat={seat} size={16} /> {names[seat]}
            </span>
            <span class="bar">
              <span style={{ width: `${100 * share(least - sum(at, -1))}%` }} />
              {rows
                .map(({ source: id, amounts, mark }) => ({ id, amount: amounts[at] ?? 0, mark }))
                .filter(({ amount }) => amount !== 0)
                .sort((a, b) => Math.sign(a.amount) - Math.sign(b.amount))
                .map(({ id, amount, mark }) => (
                  <span
                    key={id}
                    class={`bar-part ${mark}${amount < 0 ? ' is-loss' : ''}`}
                    style={{ width: `${100 * share(amount)}%` }}
                    title={`${source(id)}: ${format(amount)}`}
                  >
                    {share(amount) >= roomy && <span class="bar-number">{format(amount)}</span>}
                  </span>
                ))}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
