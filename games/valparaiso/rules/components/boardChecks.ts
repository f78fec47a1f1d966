// Whether a board hangs together: one city, paths between places that exist, every place reachable, a space for every tile.
import { type Board, type Components, letters } from './types.ts';

type Fail = (path: string, message: string) => never;

export function checkBoard(board: Board, path: string, fail: Fail): void {
  const ids = board.places.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index) fail(`${path}.places[${index}].id`, `'${id}' is there twice`);
  });
  const cities = board.places.filter(({ kind }) => kind === 'city').length;
  if (cities !== 1) fail(`${path}.places`, `there is one city, not ${cities}`);
  const villages = board.places.length - 1;
  if (villages < board.players.max)
    fail(`${path}.places`, `${board.players.max} players need as many villages to begin in, not ${villages}`);
  const seen = new Set<string>();
  board.paths.forEach(({ between: [one, other] }, index) => {
    for (const [end, id] of [one, other].entries()) {
      if (!ids.includes(id)) fail(`${path}.paths[${index}].between[${end}]`, `there is no place '${id}' on this board`);
    }
    if (one === other) fail(`${path}.paths[${index}]`, 'a path leads to another place');
    const key = [one, other].sort().join(' ');
    if (seen.has(key)) fail(`${path}.paths[${index}]`, `the path from ${one} to ${other} is there twice`);
    seen.add(key);
  });
  const lonely = ids.findIndex((id) => !reachable(board, ids[0]!).has(id));
  if (lonely >= 0) fail(`${path}.places[${lonely}]`, `no path leads to '${ids[lonely]}'`);
  const markets = board.places.filter(({ kind }) => kind === 'market').length;
  if (markets === 0) fail(`${path}.places`, 'there is at least one village with a market');
}

/** All places that can be reached along the paths. */
export function reachable(board: Board, from: string): Set<string> {
  const reached = new Set([from]);
  for (const here of reached) {
    for (const { between } of board.paths) {
      if (between[0] === here) reached.add(between[1]);
      if (between[1] === here) reached.add(between[0]);
    }
  }
  return reached;
}

/** Every tile has a space of its letter, and every space a tile. */
export function checkTiles(components: Components, board: Board, path: string, fail: Fail): void {
  const spaces = [...board.places.flatMap((place) => (place.kind === 'market' ? place.letters : [])), ...board.reserve];
  for (const letter of letters) {
    const wanted = spaces.filter((space) => space === letter).length;
    const tiles = components.marketTiles.filter((tile) => tile.letter === letter).length;
    if (wanted !== tiles)
      fail(`${path}.reserve`, `markets and reserve have ${wanted} spaces ${letter} for ${tiles} tiles of that letter`);
  }
}
