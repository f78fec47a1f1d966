// Who sits where: every way to seat the contestants, so that no seat and no neighbour favours anybody.

/** For each seat the index of a contestant. */
export type Lineup = readonly number[];

/**
 * All seatings in which the contestants have equally many seats, or one more than others where the seats do not divide. The
 * rotations of a seating follow one another.
 */
export function lineups(contestants: number, players: number): Lineup[] {
  const all: Lineup[] = [];
  const seen = new Set<string>();
  const least = Math.floor(players / contestants);
  const most = Math.ceil(players / contestants);
  const extend = (seated: number[]) => {
    if (seated.length < players) {
      for (let next = 0; next < contestants; next++) extend([...seated, next]);
      return;
    }
    const counts = Array.from({ length: contestants }, (_, index) => seated.filter((seat) => seat === index).length);
    if (counts.some((count) => count < least || count > most)) return;
    for (let turn = 0; turn < players; turn++) {
      const rotated = [...seated.slice(turn), ...seated.slice(0, turn)];
      const key = rotated.join(',');
      if (seen.has(key)) continue;
      seen.add(key);
      all.push(rotated);
    }
  };
  extend([]);
  return all;
}
