// Numbers with how sure they are.

/** An estimate with the bounds of its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const z = 1.96;

/** A share of successes, by Wilson's method: it holds for small numbers and near 0 and 1. */
export function wilson(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / trials;
  const centre = share + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return { value: share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** A mean, by its standard error. */
export function mean(values: readonly number[]): Estimate {
  if (values.length === 0) return { value: 0, low: 0, high: 0 };
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / Math.max(1, values.length - 1);
  const off = z * Math.sqrt(variance / values.length);
  return { value, low: value - off, high: value + off };
}
