// The chart on the captain's table: a sheet of sea with coasts and the lines by which captains steered.
import { steady } from '@kontor/table/kit';
import { chart } from '../layout.ts';

const { x, y, width, height } = chart;
type Points = readonly (readonly [number, number])[];

/** The coasts are drawn from memory of old charts, not for sailing by. In parts of the sheet east of the ocean. */
const coasts: readonly Points[] = [
  [
    [0.02, 0],
    [1, 0],
    [1, 0.34],
    [0.96, 0.36],
    [0.9, 0.3],
    [0.82, 0.32],
    [0.79, 0.42],
    [0.81, 0.56],
    [0.77, 0.58],
    [0.74, 0.46],
    [0.66, 0.32],
    [0.6, 0.24],
    [0.56, 0.26],
    [0.6, 0.38],
    [0.64, 0.5],
    [0.62, 0.58],
    [0.56, 0.46],
    [0.48, 0.32],
    [0.42, 0.26],
    [0.34, 0.3],
    [0.28, 0.34],
    [0.26, 0.46],
    [0.22, 0.58],
    [0.14, 0.66],
    [0.06, 0.66],
    [0.01, 0.56],
    [0.03, 0.4],
    [0, 0.26],
    [0.03, 0.14],
  ],
  [
    [-0.12, 1],
    [-0.04, 0.88],
    [0.02, 0.78],
    [0.08, 0.74],
    [0.2, 0.7],
    [0.36, 0.68],
    [0.44, 0.66],
    [0.46, 0.74],
    [0.52, 0.84],
    [0.62, 0.86],
    [0.72, 0.82],
    [0.84, 0.86],
    [0.96, 0.82],
    [1, 0.72],
    [1, 1],
  ],
];

/** The lines of the winds, from two roses. */
function rhumbs(): string {
  const roses = [0.34, 0.67] as const;
  return roses
    .flatMap((part) =>
      Array.from({ length: 16 }, (_, step) => {
        const angle = (step * Math.PI) / 8;
        return `M${(x + width * part).toFixed(0)} ${(y + height * part).toFixed(0)}l${(Math.cos(angle) * 1600).toFixed(0)} ${(Math.sin(angle) * 1600).toFixed(0)}`;
      }),
    )
    .join('');
}

/** The sheet; the land begins at `coast`, to the left of it is the ocean. */
export const Chart = steady(({ coast }: { readonly coast: number }) => {
  const across = x + width - coast;
  const place = ([a, b]: readonly [number, number]): string =>
    `${(coast + across * a).toFixed(0)} ${(y + height * b).toFixed(0)}`;
  return (
    <g class="chart">
      <clipPath id="el-capitan-chart">
        <rect x={x} y={y} width={width} height={height} rx="10" />
      </clipPath>
      <rect class="chart-sheet" x={x} y={y} width={width} height={height} rx="10" />
      <g clip-path="url(#el-capitan-chart)">
        <path class="chart-land" d={coasts.map((points) => `M${points.map(place).join('L')}Z`).join('')} />
        <path class="chart-lines" d={rhumbs()} />
      </g>
      <rect class="chart-edge" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="8" />
    </g>
  );
});

/** A compass rose, for where the sea is empty. */
export function CompassRose() {
  const points = (radius: number, inner: number, turn: number): string =>
    Array.from({ length: 8 }, (_, step) => {
      const angle = (step * Math.PI) / 4 + turn;
      const reach = step % 2 === 0 ? radius : inner;
      return `${step === 0 ? 'M' : 'L'}${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
    })
      .concat('Z')
      .join('');
  return (
    <g class="compass">
      <circle class="compass-ring" r="74" />
      <circle class="compass-ring" r="66" />
      <path class="compass-minor" d={points(60, 14, Math.PI / 4)} />
      <path class="compass-major" d={points(88, 18, 0)} />
    </g>
  );
}

/** The grain of the table's wood. */
export function Grain({ width: across, height: down }: { readonly width: number; readonly height: number }) {
  const lines = Array.from({ length: 14 }, (_, step) => {
    const top = (step + 0.5) * (down / 14);
    const bend = ((step * 37) % 19) - 9;
    return `M0 ${top.toFixed(0)}q${across / 4} ${bend} ${across / 2} 0t${across / 2} 0`;
  });
  return <path class="grain" d={lines.join('')} />;
}
