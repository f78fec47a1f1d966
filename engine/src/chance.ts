// Chance comes into the rules from outside, as answers to 'a whole number below n'.
// Seeded in play (xoshiro128** by Blackman and Vigna), recorded by the match, scripted in replays and tests.

/** The only source of chance. */
export interface Chance {
  /** A whole number from 0 to `bound` - 1, each as likely as the others. `bound` is at least 1. */
  below(bound: number): number;
}

/** The four words of a generator: plain data, so that a match can be saved with its future intact. */
export type ChanceState = [number, number, number, number];

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Spreads a seed over the generator's state with splitmix32. The same seed always gives the same state. */
export function chanceState(seed: number | string): ChanceState {
  let word = typeof seed === 'number' ? (seed ^ Math.floor(seed / 0x1_0000_0000)) | 0 : 0x9e3779b9;
  if (typeof seed === 'string') {
    for (let i = 0; i < seed.length; i++) word = Math.imul(word ^ seed.charCodeAt(i), 0x01000193);
  }
  const next = (): number => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return [next(), next(), next(), next()];
}

/** The generator xoshiro128**, with its state open to be saved. */
export class SeededChance implements Chance {
  private readonly words: ChanceState;

  constructor(seed: number | string | ChanceState) {
    this.words = Array.isArray(seed) ? [...seed] : chanceState(seed);
  }

  /** The state from which the next answers follow. */
  get state(): ChanceState {
    const [a, b, c, d] = this.words;
    return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
  }

  /** The generator's next 32 bits. */
  next(): number {
    const s = this.words;
    const result = Math.imul(rotateLeft(Math.imul(s[1], 5), 7), 9) >>> 0;
    const t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotateLeft(s[3], 11);
    return result;
  }

  below(bound: number): number {
    if (bound <= 1) return 0;
    // Rejects the few values that would make some answers likelier than others.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % bound;
  }
}

const none: readonly number[] = [];

/** Passes questions on and keeps the answers. */
export class RecordingChance implements Chance {
  private kept: number[] | undefined;

  constructor(private readonly source: Chance) {}

  get answers(): readonly number[] {
    return this.kept ?? none;
  }

  below(bound: number): number {
    const answer = this.source.below(bound);
    if (this.kept) this.kept.push(answer);
    else this.kept = [answer];
    return answer;
  }
}

/** Raised when a script does not fit the questions that the rules ask. */
export class ChanceScriptError extends Error {
  constructor(
    readonly problem: 'exhausted' | 'out-of-range',
    message: string,
  ) {
    super(message);
    this.name = 'ChanceScriptError';
  }
}

/** Gives prepared answers in order. */
export class ScriptedChance implements Chance {
  private used = 0;

  constructor(private readonly answers: readonly number[]) {}

  /** How many answers nobody asked for. */
  get left(): number {
    return this.answers.length - this.used;
  }

  below(bound: number): number {
    const answer = this.answers[this.used];
    if (answer === undefined) {
      throw new ChanceScriptError(
        'exhausted',
        `chance was asked ${this.used + 1} times, but only ${this.answers.length} answers are there`,
      );
    }
    if (!Number.isInteger(answer) || answer < 0 || answer >= bound) {
      throw new ChanceScriptError(
        'out-of-range',
        `answer ${this.used + 1} of chance is ${answer}, where a whole number from 0 to ${bound - 1} was asked for`,
      );
    }
    this.used += 1;
    return answer;
  }
}

/** Refuses every question: for moves that by their nature must not ask chance. */
export const noChance: Chance = {
  below() {
    throw new ChanceScriptError('exhausted', 'chance was asked where there is none');
  },
};

/** Shuffles in place (Fisher and Yates) and returns the same array. */
export function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const kept = items[last] as T;
    items[last] = items[other] as T;
    items[other] = kept;
  }
  return items;
}
