// The final score by source: what is worth a row, and how each source is marked so that no two look alike.
import type { Standing } from '@kontor/engine';

export interface ScoreRow {
  readonly source: string;
  /** By standing, in their order. */
  readonly amounts: readonly number[];
  /** The classes of its mark. */
  readonly mark: string;
}

/** As many as there are colours in the tokens; with patterns over them there are three times as many marks. */
const tones = 8;
const patterns = ['', ' is-dotted', ' is-barred'];

/** A row for every source from which anybody got or lost something, in the order of the game. */
export function scoreRows(standings: readonly Standing[]): ScoreRow[] {
  const sources = [...new Set(standings.flatMap(({ parts }) => parts.map(({ source }) => source)))];
  const amountOf = ({ parts }: Standing, source: string) =>
    parts.reduce((sum, part) => sum + (part.source === source ? part.amount : 0), 0);
  return sources
    .map((source) => ({ source, amounts: standings.map((standing) => amountOf(standing, source)) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
    .map((row, at) => ({ ...row, mark: `tone-${at % tones}${patterns[Math.floor(at / tones) % patterns.length]}` }));
}

/** Whether some with equal totals have different places: then something else has decided. */
export const isTieBroken = (standings: readonly Standing[]): boolean =>
  standings.some(({ score, place }, at) => at > 0 && score === standings[at - 1]!.score && place !== standings[at - 1]!.place);

/** From which source the winner got most more than each of the others: there is none where somebody always got as much. */
export function leadOf(standings: readonly Standing[]): { readonly source: string; readonly amount: number } | undefined {
  if (standings.length < 2) return undefined;
  let best: { source: string; amount: number; lead: number } | undefined;
  for (const { source, amounts } of scoreRows(standings)) {
    const [amount = 0, ...others] = amounts;
    const lead = amount - Math.max(...others);
    if (amount > 0 && lead > (best?.lead ?? 0)) best = { source, amount, lead };
  }
  return best && { source: best.source, amount: best.amount };
}

/** Pushes numbers on a line apart, keeping their order, until each has its room; answers them in the order given. */
export function pushApart(places: readonly number[], room: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  const result = [...places];
  let last = low - room;
  for (const at of order) {
    result[at] = Math.max(result[at]!, last + room);
    last = result[at];
  }
  let next = high + room;
  for (const at of order.reverse()) {
    result[at] = Math.min(result[at]!, next - room);
    next = result[at];
  }
  return result;
}
