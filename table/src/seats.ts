// Five seat colours that stay apart for every common colour blindness, each with a shape of its own.

export const seatShapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const;
export type SeatShape = (typeof seatShapes)[number];

/** The fill, the ink that is readable on it, and the shape, by seat. */
export const seatLooks: readonly { readonly fill: string; readonly ink: string; readonly shape: SeatShape }[] = [
  { fill: '#1b5a9e', ink: '#ffffff', shape: 'circle' },
  { fill: '#c2410c', ink: '#ffffff', shape: 'square' },
  { fill: '#e6b035', ink: '#241c12', shape: 'triangle' },
  { fill: '#3fa796', ink: '#10211d', shape: 'diamond' },
  { fill: '#4b2346', ink: '#ffffff', shape: 'hexagon' },
];

/** The outline of a seat's shape around the origin, as an SVG path. All shapes look equally large at the same radius. */
export function shapePath(shape: SeatShape, radius: number): string {
  const polygon = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${(x * radius).toFixed(2)} ${(y * radius).toFixed(2)}`).join('L')}Z`;
  switch (shape) {
    case 'circle':
      return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    case 'square':
      return polygon([
        [-0.88, -0.88],
        [0.88, -0.88],
        [0.88, 0.88],
        [-0.88, 0.88],
      ]);
    case 'triangle':
      return polygon([
        [0, -1.18],
        [1.14, 0.84],
        [-1.14, 0.84],
      ]);
    case 'diamond':
      return polygon([
        [0, -1.22],
        [1.08, 0],
        [0, 1.22],
        [-1.08, 0],
      ]);
    case 'hexagon':
      return polygon([
        [-0.55, -0.98],
        [0.55, -0.98],
        [1.1, 0],
        [0.55, 0.98],
        [-0.55, 0.98],
        [-1.1, 0],
      ]);
  }
}
