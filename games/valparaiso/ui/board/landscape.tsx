// What is drawn for the eye alone: fields, hills, the Andes at the foot of the board, the sea's edge.
import type { Print } from '../../rules/index.ts';
import { boardSize, placePoint } from './layout.ts';

const { width, height } = boardSize;
/** Sea and land go on beyond the board, as far as it can be moved on the screen. */
const [aside, beyond] = [360, 260];

const hills =
  'M-360 260V0q60-40 120-10t120-20 120 30q60-46 120-14t130-30 150 26 140-34 150 30 150-28 140 26 150-32 200 34q60-30 150 0t150-20V260Z';
const peaks =
  'M-360 260V10l70-40 60 36 66-50 60 44 60-30 44 58 46-30 38 22 60-52 54 44 48-26 70 40 62-50 58 42 66-30 54 34 60-46 66 48 50-30 62 34 66-54 58 46 52-26 66 36 60-44 54 40 46-26 34 20 40-18 60 18 90-50 80 40 130-30V260Z';
const snow =
  'M128-18l16-14 14 12-10 6-8-4ZM296 0l12-10 14 10-12 4ZM668-8l14-12 16 12-14 4ZM918-24l14-12 14 12-12 4ZM1170-14l12-10 12 10-12 4Z';

/** Tufts and furrows, scattered by hand. */
const tufts = [
  [330, 206],
  [262, 262],
  [372, 360],
  [300, 440],
  [520, 500],
  [560, 356],
  [738, 480],
  [760, 300],
  [905, 262],
  [990, 330],
  [930, 490],
  [1190, 270],
  [1230, 460],
  [60, 420],
  [700, 408],
  [850, 360],
  [1060, 208],
  [210, 210],
  [-60, 330],
  [-150, 470],
  [1380, 300],
  [1430, 440],
  [1360, 520],
] as const;
const furrows = [
  'M250 312q24-12 48 0m-52 9q26-12 56 0m-60 9q30-12 64 0',
  'M890 300q24-12 48 0m-52 9q26-12 56 0m-60 9q30-12 64 0',
  'M540 462q20-10 40 0m-44 8q24-10 48 0',
  'M1180 300q20-10 40 0m-44 8q24-10 48 0',
  'M-130 400q24-12 48 0m-52 9q26-12 56 0m-60 9q30-12 64 0',
  'M1400 380q24-12 48 0m-52 9q26-12 56 0m-60 9q30-12 64 0',
];

export function Country() {
  return (
    <g class="v-country">
      <rect class="v-land" x={-aside} y="100" width={width + 2 * aside} height={height + beyond - 140} />
      <g transform={`translate(0 ${height - 40})`}>
        <path class="v-peaks" d={peaks} />
        <path class="v-snow" d={snow} />
        <path class="v-hills" d={hills} />
      </g>
      {furrows.map((path) => (
        <path key={path} class="v-furrow" d={path} />
      ))}
      {tufts.map(([x, y]) => (
        <path key={`${x}-${y}`} class="v-tuft" d={`M${x} ${y}q-5-9-9-10m9 10q0-10 1-15m-1 15q5-8 10-9`} />
      ))}
    </g>
  );
}

/** The sea, with a bay at the city. */
export function Coast({ print }: { readonly print: Print }) {
  const { x, y } = placePoint(print, print.city);
  const bay = y - 44;
  const edge = `M${-aside} ${-beyond}H${width + aside}V150Q${width + 180} 190 ${width} 160q-90 18-170 2t-160 8q-46 8-70-4C${x + 220} 150 ${x + 215} ${bay} ${x + 150} ${bay}H${x - 150}C${x - 215} ${bay} ${x - 220} 150 ${x - 262} 166q-60 22-130 4t-130 6-118-8Q-180 130 ${-aside} 176Z`;
  const waves = [148, -40, 60, 118].flatMap((row, index) =>
    [-320, -120, 150, 420, 690, 960, 1180, 1400].map((start) => `M${start + index * 40} ${row}q9-7 18 0t18 0 18 0`),
  );
  return (
    <g>
      <path class="v-shallows" d={edge} transform="translate(0 9)" />
      <path class="v-sea" d={edge} />
      <path class="v-wave" d={waves.join('')} />
      <path class="v-wave" d={`M${x - 120} ${bay - 42}q9-7 18 0t18 0 18 0M${x + 70} ${bay - 30}q9-7 18 0t18 0 18 0`} />
    </g>
  );
}
