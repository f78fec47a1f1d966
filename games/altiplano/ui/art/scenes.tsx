// The country of a location, drawn faintly behind its stock: ground, and what grows or stands on it.
import { useReading } from '../use-reading.ts';

/** Shapes on the horizon, around their foot, and every how many units one stands. Where cards lie there is only ground. */
const scenery: Readonly<Record<string, { readonly shape: string; readonly every: number }>> = {
  farm: { shape: 'M-26 0V-14L-13-25 0-14V0ZM8 0v-9h34v9M8-6h34M15-9V0M25-9V0M35-9V0', every: 84 },
  forest: { shape: 'M-13 0 -5-14h-5L0-30 10-14H5L13 0ZM16 0 22-11h-4l8-14 8 14h-4l6 11Z', every: 52 },
  mine: { shape: 'M-44 0-14-40-2-28 10-44 44 0ZM-8 0v-8q8-10 16 0v8Z', every: 92 },
  road: { shape: 'M-16 0-4-24-9-38 2-50-3-60M12 0 10-24-1-38 6-50 2-60', every: 180 },
};

const horizon = 96;

export function Scene({
  location,
  width,
  height,
}: {
  readonly location: number;
  readonly width: number;
  readonly height: number;
}) {
  const { locationId } = useReading();
  const { shape, every } = scenery[locationId(location)] ?? { shape: '', every: Number.POSITIVE_INFINITY };
  const count = Math.floor(width / every);
  const step = width / count;
  return (
    <g class="scene">
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          class="scene-shape"
          transform={`translate(${step * (index + 0.5)} ${horizon + (index % 2) * 3}) scale(${1 - (index % 3) * 0.1})`}
          d={shape}
        />
      ))}
      <path
        class="scene-ground"
        d={`M0 ${horizon}q${width / 4}-8 ${width / 2} 0t${width / 2} 0V${height - 14}q0 14-14 14H14q-14 0-14-14Z`}
      />
    </g>
  );
}
