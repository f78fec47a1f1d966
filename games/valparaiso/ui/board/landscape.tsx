// What is drawn for the eye alone: fields, hills, the Andes at the foot of the board, the sea's edge.
import type { Print } from '../../rules/index.ts';
import { boardSize, placePoint } from './layout.ts';

const { width } = boardSize;

const hills = 'M0 700V640q60-46 120-14t130-30 150 26 140-34 150 30 150-28 140 26 150-32 150 34V720Z';
const peaks =
  'M0 700V668l46-30 38 22 60-52 54 44 48-26 70 40 62-50 58 42 66-30 54 34 60-46 66 48 50-30 62 34 66-54 58 46 52-26 66 36 60-44 54 40 46-26V720Z';
const snow =
  'M128 622l16-14 14 12-10 6-8-4ZM296 640l12-10 14 10-12 4ZM668 632l14-12 16 12-14 4ZM918 616l14-12 14 12-12 4ZM1170 626l12-10 12 10-12 4Z';

/** Tufts and furrows, scattered by hand. */
const tufts = [
  [330, 250],
  [262, 318],
  [372, 430],
  [300, 560],
  [520, 618],
  [560, 430],
  [738, 590],
  [760, 330],
  [905, 300],
  [990, 398],
  [930, 600],
  [1190, 330],
  [1230, 560],
  [60, 600],
  [700, 500],
  [480, 350],
  [850, 430],
  [1060, 250],
  [210, 250],
  [1150, 690],
] as const;
const furrows = [
  'M250 372q24-12 48 0m-52 9q26-12 56 0m-60 9q30-12 64 0',
  'M890 356q24-12 48 0m-52 9q26-12 56 0m-60 9q30-12 64 0',
  'M540 556q20-10 40 0m-44 8q24-10 48 0',
  'M1180 440q20-10 40 0m-44 8q24-10 48 0',
];

export function Country() {
  return (
    <g class="v-country">
      <g transform="translate(0 -40)">
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
  const bay = y - 46;
  const edge = `M0 0H${width}V184q-70 18-150 2t-150 8q-46 8-70-4C${x + 220} 172 ${x + 215} ${bay} ${x + 150} ${bay}H${x - 150}C${x - 215} ${bay} ${x - 220} 172 ${x - 262} 186q-60 22-130 4t-130 6-118-8Z`;
  const waves = [176, 60, 118].flatMap((row, index) =>
    [150, 420, 690, 960, 1180].map((start) => `M${start + index * 40} ${row}q9-7 18 0t18 0 18 0`),
  );
  return (
    <g>
      <path class="v-shallows" d={edge} transform="translate(0 9)" />
      <path class="v-sea" d={edge} />
      <path class="v-wave" d={waves.join('')} />
      <path class="v-wave" d={`M${x - 120} ${bay - 52}q9-7 18 0t18 0 18 0M${x + 70} ${bay - 40}q9-7 18 0t18 0 18 0`} />
    </g>
  );
}
