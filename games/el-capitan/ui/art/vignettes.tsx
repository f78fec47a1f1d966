// A silhouette of each city, 240 units wide, standing on its base line at the origin. Far, near and details.

interface Skyline {
  readonly far: string;
  readonly near: string;
  readonly detail?: string;
}

/** A dome on a drum, as a path. */
const dome = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0Z M${x - 1} ${y - radius}v-8h2v8Z`;
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
const gable = (x: number, width: number, top: number, roof: number): string =>
  `M${x} 0v${-top}l${width / 2} ${-roof} ${width / 2} ${roof}v${top}Z`;
const minaret = (x: number, height: number): string =>
  `M${x - 3} 0v${-height}l3-12 3 12v${height}Z M${x - 5} ${-height * 0.7}h10v4h-10Z`;

const skylines: Readonly<Record<string, Skyline>> = {
  marseille: {
    far: 'M-120 0v-14q40-26 84-30 40-4 60 6 50 20 96 14V0Z',
    near: `${box(-18, -62, 34, 62)}${dome(-1, -62, 13)}${box(-34, -50, 10, 50)}${box(22, -50, 10, 50)}${box(-100, -30, 26, 30)}${box(-70, -22, 30, 22)}${box(48, -34, 24, 34)}${box(76, -24, 36, 24)}M-100-30v-6h5v4h5v-4h5v4h5v-4h6v6Z`,
    detail: 'M-6-40h10v14h-10ZM52-26h5v8h-5ZM62-26h5v8h-5ZM-94-20h5v8h-5Z',
  },
  venezia: {
    far: `${box(-112, -22, 50, 22)}${box(64, -24, 48, 24)}${dome(86, -24, 14)}`,
    near: `${box(-52, -78, 15, 78)}M-52-78l7.5-16 7.5 16Z${box(-24, -28, 84, 28)}${dome(-10, -28, 12)}${dome(18, -32, 17)}${dome(46, -28, 12)}`,
    detail:
      'M-48-70h7v9h-7ZM-18 0v-12a5 5 0 0 1 10 0V0ZM2 0v-14a6 6 0 0 1 12 0V0ZM26 0v-14a6 6 0 0 1 12 0V0ZM46 0v-12a5 5 0 0 1 10 0V0Z',
  },
  constantinople: {
    far: 'M-120 0v-18q50-22 110-22t130 20V0Z',
    near: `${box(-40, -34, 80, 34)}${dome(0, -34, 28)}${dome(-36, -24, 14)}${dome(36, -24, 14)}${minaret(-66, 66)}${minaret(66, 66)}${minaret(-92, 52)}${minaret(92, 52)}`,
    detail: 'M-26-14a5 5 0 0 1 10 0V0h-10ZM-5-14a5 5 0 0 1 10 0V0h-10ZM16-14a5 5 0 0 1 10 0V0h-10ZM-18-32h36v3h-36Z',
  },
  valencia: {
    far: 'M-120 0v-22l30-12 40 8 50-16 60 12 60-10V0Z',
    near: `${box(-50, -56, 32, 56)}${box(18, -56, 32, 56)}${box(-18, -34, 36, 34)}M-52-56v-9h7v4h7v-4h8v4h7v-4h7v9ZM16-56v-9h7v4h7v-4h8v4h7v-4h7v9Z${box(-96, -26, 36, 26)}${dome(82, -24, 16)}${box(64, -24, 38, 24)}`,
    detail: 'M-8 0v-16a8 8 0 0 1 16 0V0ZM-38-44h8v10h-8ZM30-44h8v10h-8Z',
  },
  napoli: {
    far: 'M-120 0v-10q40-10 66-46 8-10 18-10 10 2 16 10 26 34 50 40 50 8 90 4V0ZM-44-64q6 6 18 0-2-14 6-22-16 2-24 22Z',
    near: `${box(-110, -26, 30, 26)}${box(-70, -20, 40, 20)}${box(20, -42, 20, 42)}${box(74, -42, 20, 42)}${box(40, -32, 34, 32)}M18-42v-7h6v3h6v-3h6v3h6v7ZM72-42v-7h6v3h6v-3h6v3h6v7Z`,
    detail: 'M52 0v-14a5 5 0 0 1 10 0V0ZM26-30h5v8h-5ZM82-30h5v8h-5ZM-60-12h5v7h-5ZM-48-12h5v7h-5Z',
  },
  athina: {
    far: 'M-120 0v-10l40-4 22-24h108l24 22 46 6V0Z',
    near: `${box(-46, -44, 92, 6)}M-50-72h100v-5L0-96l-50 19Z${[-42, -25, -8, 8, 25, 42].map((x) => box(x - 4, -72, 7, 28)).join('')}${box(-110, -18, 26, 18)}${box(84, -20, 28, 20)}`,
    detail: 'M-12-80h24L0-88Z',
  },
  tanger: {
    far: 'M-120 0v-20l34-20 40 10 44-18 60 16 62-8V0Z',
    near: `${box(-14, -74, 22, 74)}${box(-10, -86, 14, 12)}${box(-104, -34, 40, 34)}${box(-64, -26, 44, 26)}${box(14, -30, 40, 30)}${box(58, -42, 48, 42)}M58-42v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v6Z`,
    detail: 'M-7-60h8v12h-8ZM-90 0v-12a6 6 0 0 1 12 0V0ZM28 0v-12a6 6 0 0 1 12 0V0ZM72-28h5v8h-5ZM88-28h5v8h-5Z',
  },
  tunis: {
    far: 'M-120 0v-14q60-14 120-8t120 0V0Z',
    near: `${box(-70, -80, 20, 80)}M-70-80l10-16 10 16Z${box(-44, -34, 76, 34)}${dome(-22, -34, 13)}${dome(12, -34, 17)}${box(46, -26, 58, 26)}${dome(76, -26, 10)}`,
    detail:
      'M-64-66h8v12h-8ZM-36 0v-14a6 6 0 0 1 12 0V0ZM-14 0v-14a6 6 0 0 1 12 0V0ZM8 0v-14a6 6 0 0 1 12 0V0ZM58 0v-10a5 5 0 0 1 10 0V0Z',
  },
  alexandria: {
    far: 'M-120 0v-8q60-8 120-4t120-2V0Z',
    near: `${box(-22, -44, 44, 44)}${box(-14, -72, 28, 28)}${box(-8, -90, 16, 18)}M-8-90l8-10 8 10Z${box(-106, -20, 40, 20)}${dome(-86, -20, 12)}${box(54, -26, 22, 26)}${gable(82, 28, 18, 10)}`,
    detail: 'M-6-28h12V-8h-12ZM-4-62h8v10h-8Z',
  },
  porto: {
    far: 'M-120 0v-30q60-20 110-14t130-10V0Z',
    near: `${box(-12, -78, 16, 78)}M-12-78l8-16 8 16Z${gable(-100, 24, 26, 12)}${gable(-76, 24, 34, 12)}${gable(-52, 24, 28, 12)}${gable(20, 24, 30, 12)}${gable(44, 24, 38, 12)}${gable(68, 24, 26, 12)}`,
    detail: 'M-8-62h8v12h-8ZM-92-18h6v8h-6ZM-68-24h6v8h-6ZM28-20h6v8h-6ZM52-26h6v8h-6Z',
  },
  lisboa: {
    far: 'M-120 0v-12q50-24 100-24t140 18V0Z',
    near: `${box(-26, -70, 46, 70)}M-30-70v-8h8v4h8v-4h8v4h8v-4h8v4h8v-4h6v8Z${box(-16, -88, 22, 10)}${box(-70, -30, 44, 30)}M-72-30v-7h8v3h8v-3h8v3h8v-3h8v3h8v7Z${box(36, -22, 70, 22)}`,
    detail: 'M-10-52h12v14h-12ZM-56-18h8v10h-8Z',
  },
  'islas-canarias': {
    far: 'M-120 0q70-20 104-72 10-14 16-14t16 14Q56-14 120 0ZM-12-72q12 10 24 0l-12-16Z',
    near: `${box(-96, -18, 30, 18)}${gable(-64, 26, 16, 10)}M60 0q-6-30 6-46 4 22 0 46ZM66-46q-20-8-28 6 14-8 28-4 14-8 28 6-6-16-28-8ZM66-46q-10-16-24-8 14 0 24 8 8-12 24-8-14-8-24 8Z`,
    detail: 'M-86-10h6v6h-6ZM-54-10h6v6h-6Z',
  },
};

const anyTown: Skyline = {
  far: 'M-120 0v-14q60-20 120-14t120-4V0Z',
  near: `${gable(-80, 30, 26, 14)}${box(-40, -58, 16, 58)}${gable(-16, 34, 30, 16)}${gable(30, 30, 24, 12)}`,
};

/** The city seen from the sea. */
export function Vignette({ id, scale }: { readonly id: string; readonly scale: number }) {
  const { far, near, detail } = skylines[id] ?? anyTown;
  return (
    <g class={`skyline is-${id}`} transform={`scale(${scale})`}>
      <path class="skyline-far" d={far} />
      <path class="skyline-near" d={near} />
      {detail && <path class="skyline-detail" d={detail} />}
    </g>
  );
}
