import { expect, test } from 'vitest';
import { href, parseRoute, type Route } from '../routes.ts';

const routes: Route[] = [
  { page: 'landing' },
  { page: 'setup', game: 'el-capitan' },
  { page: 'lobby' },
  { page: 'local', id: 'ab12' },
  { page: 'table', id: 'abcdefgh12345678' },
  { page: 'replay', source: 'file', id: '' },
  { page: 'replay', source: 'local', id: 'ab12', move: 17, seat: 2 },
  { page: 'replay', source: 'online', id: 'ab12', move: 0 },
  { page: 'rules', game: 'altiplano' },
  { page: 'rules', game: 'altiplano', rule: 'AL-3.2' },
  { page: 'about' },
];

test.each(routes)('$page leads back to itself', (route) => {
  expect(parseRoute(new URL(href(route), 'https://kontor.example'))).toEqual(route);
});

test.each(['/nowhere', '/replay', '/replay/elsewhere/1', '/play', '/rules', '/table/%E0%A4%A'])('%s leads nowhere', (path) => {
  expect(parseRoute(new URL(path, 'https://kontor.example'))).toEqual({ page: 'unknown' });
});

test('nonsense in a link to a move is left aside', () => {
  expect(parseRoute(new URL('/replay/local/x?move=-3&seat=zero', 'https://kontor.example'))).toEqual({
    page: 'replay',
    source: 'local',
    id: 'x',
  });
});
