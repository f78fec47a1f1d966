// One scene for each game, for the landing page: coast, sea and high plain in the same hand.
import type { JSX } from 'preact';

function Valparaiso() {
  return (
    <>
      <rect class="e-sky" width="360" height="170" />
      <circle class="e-sun" cx="292" cy="44" r="22" />
      <path class="e-far" d="M0 96 46 62l30 20 42-46 40 40 34-22 52 44 40-26 76 36v62H0Z" />
      <path class="e-land" d="M0 170V104q40-14 78 2t66 20q30 18 22 44Z" />
      <path class="e-sea" d="M140 170q18-30 60-36 70-8 160-10v46Z" />
      <path class="e-wave" d="M188 148q10-7 20 0t20 0 20 0 20 0 20 0M226 160q10-7 20 0t20 0 20 0 20 0" />
      <g class="e-house">
        <path d="M18 110h22v20H18ZM44 116h20v18H44ZM70 122h22v18H70ZM30 92h20v18H30ZM60 98h18v18H60ZM98 130h18v16H98Z" />
        <path
          class="e-roof"
          d="m15 110 14-11 14 11ZM41 116l13-10 13 10ZM67 122l14-11 14 11ZM27 92l13-10 13 10ZM57 98l12-10 12 10ZM95 130l12-9 12 9Z"
        />
      </g>
      <g transform="translate(268 118)">
        <path class="e-hull" d="M-36 6h72q-3 16-16 18h-42q-12-4-14-18Z" />
        <path class="e-mast" d="M-14 6v-46M12 6v-54" />
        <path class="e-sail" d="M-12-36q22 4 16 30h-18q8-14 2-30ZM14-44q28 6 20 38H14q8-18 0-38Z" />
      </g>
    </>
  );
}

function ElCapitan() {
  return (
    <>
      <rect class="e-sky" width="360" height="170" />
      <path class="e-sea" d="M0 84h360v86H0Z" />
      <path class="e-far" d="M0 84q20-26 58-24 18-14 40-4 20-10 44 4l16 24ZM360 84q-26-32-66-22-26-10-44 22Z" />
      <g class="e-house">
        <path d="M22 62h14V40h10v22h16V34l9-9 9 9v28h14v22H22ZM286 66h14V48h12v18h14V40l8-8 8 8v44h-56Z" />
        <path class="e-roof" d="m36 40 5-9 5 9ZM300 48l6-9 6 9Z" />
      </g>
      <path
        class="e-wave"
        d="M20 112q10-7 20 0t20 0 20 0M250 106q10-7 20 0t20 0 20 0M60 146q10-7 20 0t20 0 20 0M246 150q10-7 20 0t20 0 20 0"
      />
      <g transform="translate(180 118) scale(1.35)">
        <path class="e-hull" d="M-48 4q-8-14-16-14l6 14q6 24 26 26h58q20-6 28-34l8-8q-14-2-24 8-8 8-18 8Z" />
        <path class="e-mast" d="M-22 8v-66M14 6v-76M-60-8l34-40" />
        <path class="e-sail" d="M-20-54q30 6 22 44h-24q10-22 2-44ZM16-66q34 8 24 54H16q10-26 0-54Z" />
        <path class="e-roof" d="M14-70h18l-5 5 5 5H14ZM-22-58h14l-4 4 4 4h-14Z" />
      </g>
    </>
  );
}

function Altiplano() {
  return (
    <>
      <rect class="e-sky" width="360" height="170" />
      <circle class="e-sun" cx="66" cy="42" r="20" />
      <path class="e-far" d="M0 110 62 52l32 30 56-62 46 56 30-24 60 52 36-28 38 30v64H0Z" />
      <path class="e-snow" d="m150 20-17 19 9-3 8 8 9-7 12 6ZM62 52 48 65l9-2 6 5 8-5 6 4ZM226 52l-12 10 9-1 5 5 8-4 6 3Z" />
      <path class="e-land" d="M0 120q90-22 180-8t180-6v64H0Z" />
      <path class="e-field" d="M24 150q70-14 150-8M40 162q80-12 180-6M210 132q60-8 130-2" />
      <g class="e-llama" transform="translate(250 92)">
        <path d="M-26 48V20q-4-10 6-14 16-4 32 0 6-2 6-12v-22q0-5 3-9l2-8 3 7 4-7 2 9q9 2 14 9-4 6-13 5-2 16-4 28-1 8-8 14v28h-7V28h-27v20h-7V28h-3v20Z" />
        <path class="e-roof" d="M-18 6q15-6 28 0v13q-14 5-28 0Z" />
      </g>
      <g class="e-house">
        <path d="M84 108h34v22H84Z" />
        <path class="e-roof" d="m78 109 23-17 23 17Z" />
      </g>
    </>
  );
}

function Wharf() {
  return (
    <>
      <rect class="e-sky" width="360" height="170" />
      <path class="e-sea" d="M0 70h360v100H0Z" />
      <path class="e-wave" d="M14 92q10-7 20 0t20 0 20 0M270 96q10-7 20 0t20 0 20 0" />
      <path class="e-quay" d="M60 112h300v58H60Z" />
      <path class="e-mast" d="M60 130h300M60 150h300M90 112v-16M150 112v-16M210 112v-16M300 112v-16" />
      <g transform="translate(112 84)">
        <path class="e-crate" d="M0 0h34v28H0ZM38 4h30v24H38ZM16-26h32V0H16Z" />
        <path class="e-mast" d="M0 14h34M38 16h30M16-13h32" />
      </g>
      <g transform="translate(222 58)">
        <path class="e-sail" d="M0 24h90v30H0Z" />
        <path class="e-roof" d="M-6 0h17v22q-8 10-17 0ZM28 0h17v22q-8 10-17 0ZM62 0h17v22q-8 10-17 0Z" />
        <path class="e-awning" d="M11 0h17v22q-8 10-17 0ZM45 0h17v22q-8 10-17 0ZM79 0h17v22q-8 10-17 0Z" />
      </g>
    </>
  );
}

const scenes: Readonly<Record<string, () => JSX.Element>> = {
  valparaiso: Valparaiso,
  'el-capitan': ElCapitan,
  altiplano: Altiplano,
  wharf: Wharf,
};

export function Emblem({ game }: { readonly game: string }) {
  const Scene = scenes[game] ?? Wharf;
  return (
    <svg class={`emblem emblem-${game}`} viewBox="0 0 360 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene />
    </svg>
  );
}
