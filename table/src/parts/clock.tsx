// A player's time, counting down while it runs.
import { useEffect, useState } from 'preact/hooks';
import type { Clock } from '../session.ts';

/** With less than this left, in milliseconds, it is time to hurry. */
const minute = 60_000;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Days, or hours and minutes, or minutes and seconds: whatever is worth reading. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours > 0) return `${hours}:${twoDigits(Math.floor(seconds / 60) % 60)} h`;
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

export function ClockFace({ clock, short = minute }: { readonly clock: Clock; readonly short?: number }) {
  const [now, setNow] = useState(Date.now());
  const runs = clock.runsSince !== undefined;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const left = clock.left - (clock.runsSince === undefined ? 0 : Math.max(0, now - clock.runsSince));
  return <span class={`clock${runs ? ' is-running' : ''}${runs && left < short ? ' is-short' : ''}`}>{clockText(left)}</span>;
}
