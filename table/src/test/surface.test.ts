import { expect, test } from 'vitest';
import { walkingDistance } from '../parts/spatial.ts';
import { fitCamera, homeCamera, keepInside, zoomAt } from '../parts/surface-camera.ts';

const board = { width: 1200, height: 800 };

test('the whole board fits and stands in the middle', () => {
  const camera = fitCamera(board, { width: 616, height: 900 }, 8);
  expect(camera.scale).toBeCloseTo(0.5);
  expect(camera.x).toBeCloseTo(8);
  expect(camera.y).toBeCloseTo(250);
});

test('zooming keeps the point under the pointer where it is', () => {
  const before = { x: 10, y: 20, scale: 1 };
  const at = { x: 300, y: 200 };
  const after = zoomAt(before, 2, at);
  const under = (camera: typeof before) => [(at.x - camera.x) / camera.scale, (at.y - camera.y) / camera.scale];
  expect(under(after)).toEqual(under(before));
});

test('the board never leaves the surface, and zoom has its limits', () => {
  const surface = { width: 600, height: 400 };
  const whole = fitCamera(board, surface);
  expect(keepInside({ x: 0, y: 0, scale: 0.01 }, board, surface).scale).toBeCloseTo(whole.scale);
  const near = keepInside({ x: 99_999, y: -99_999, scale: 99 }, board, surface);
  expect(near.scale).toBeCloseTo(whole.scale * 4);
  expect(near.x).toBeLessThanOrEqual(surface.width);
  expect(near.y + board.height * near.scale).toBeGreaterThan(0);
});

test('arrow keys walk to what lies ahead, not behind or far aside', () => {
  const here = { x: 0, y: 0 };
  expect(walkingDistance(here, { x: 10, y: 0 }, 'right')).toBe(10);
  expect(walkingDistance(here, { x: -10, y: 0 }, 'right')).toBe(Number.POSITIVE_INFINITY);
  expect(walkingDistance(here, { x: 10, y: 100 }, 'right')).toBe(Number.POSITIVE_INFINITY);
  expect(walkingDistance(here, { x: 3, y: -10 }, 'up')).toBe(16);
});

test('a board begins whole on any surface but an upright phone', () => {
  for (const surface of [
    { width: 1100, height: 300 },
    { width: 1100, height: 700 },
    { width: 700, height: 700 },
  ])
    expect(homeCamera(board, surface)).toEqual(fitCamera(board, surface));
});

test('on an upright phone the board begins nearer, around what can be chosen', () => {
  const phone = { width: 390, height: 560 };
  const whole = fitCamera(board, phone);
  expect(homeCamera(board, phone).scale).toBeGreaterThan(whole.scale * 1.5);
  const focus = { x: 1000, y: 100, width: 150, height: 200 };
  const camera = homeCamera(board, phone, () => focus);
  const left = focus.x * camera.scale + camera.x;
  expect(left).toBeGreaterThan(0);
  expect(left + focus.width * camera.scale).toBeLessThan(phone.width);
  expect(board.width * camera.scale + camera.x).toBeGreaterThanOrEqual(phone.width);
  // Where choices lie all over the board, being able to read it comes first.
  expect(homeCamera(board, phone, () => ({ x: 0, y: 0, ...board })).scale).toBeGreaterThan(whole.scale * 1.5);
});
