// The log as one viewer hears it, brought up to date at the cost of what is new.
import type { GameTypes, Heard, LogEntry, Match, Viewer } from '@kontor/engine';

export function heardLog<T extends GameTypes>(match: Match<T>): (viewer: Viewer) => readonly Heard<T['Event']>[] {
  const known = new Map<Viewer, { entries: readonly LogEntry<T['Move'], T['Event']>[]; heard: Heard<T['Event']>[] }>();
  return (viewer) => {
    const { log } = match;
    const before = known.get(viewer);
    let same = Math.min(before?.entries.length ?? 0, log.length);
    while (same > 0 && before?.entries[same - 1] !== log[same - 1]) same--;
    const heard = [...(before?.heard.slice(0, same) ?? []), ...match.heard(viewer, same)];
    known.set(viewer, { entries: log, heard });
    return heard;
  };
}
