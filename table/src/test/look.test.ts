import { expect, test } from 'vitest';
import { axisTicks } from '../parts/charts.tsx';
import { clockText } from '../parts/clock.tsx';
import { plural } from '../plural.ts';
import { seatLooks, seatShapes, shapePath } from '../seats.ts';

/** What an eye with a colour blindness sees of linear light: Machado, Oliveira and Fernandes (2009), full severity. */
const eyes: Record<string, number[][]> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const linear = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
const lab = ([r = 0, g = 0, b = 0]: number[]): number[] => {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

test.each(Object.entries(eyes))('seat colours stay apart for eyes with %s vision', (_, matrix) => {
  const seen = seatLooks.map(({ fill }) => {
    const light = linear(fill);
    return lab(
      matrix.map((row) =>
        Math.min(
          1,
          Math.max(
            0,
            row.reduce((sum, weight, at) => sum + weight * light[at]!, 0),
          ),
        ),
      ),
    );
  });
  for (const [index, a] of seen.entries())
    for (const b of seen.slice(index + 1)) expect(Math.hypot(...a.map((part, at) => part - b[at]!))).toBeGreaterThan(25);
});

test('each seat has its own shape, and ink that can be read on its colour', () => {
  expect(new Set(seatLooks.map(({ shape }) => shape)).size).toBe(seatShapes.length);
  for (const { fill, ink } of seatLooks) expect(contrast(fill, ink)).toBeGreaterThan(4.5);
  expect(new Set(seatShapes.map((shape) => shapePath(shape, 10))).size).toBe(5);
});

test('axes have round numbers that hold everything', () => {
  expect(axisTicks(0, 25)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(axisTicks(-7, 31)).toEqual([-10, 0, 10, 20, 30, 40]);
  expect(axisTicks(0, 1)).toEqual([0, 1]);
});

test('clocks show what is worth reading', () => {
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(-5)).toBe('0:00');
  expect(clockText(3_700_000)).toBe('1:01 h');
  expect(clockText(200 * 3_600_000)).toBe('8 d');
});

test('numbers follow the plural rules of the language', () => {
  const forms = { one: '# pièce', other: '# pièces' };
  expect(plural('fr', 0, forms)).toBe('0 pièce');
  expect(plural('fr', 2, forms)).toBe('2 pièces');
  expect(plural('de', 1234, { one: '# Ware', other: '# Waren' })).toBe('1.234 Waren');
});
