// Options are declared as data, so that a lobby, a command line and a test can list them without knowing the game.
import { InputError } from './errors.ts';

/** One choice at the making of a table. */
export type OptionSpec =
  /** On or off. With `together` only where everybody plays at the same time: see `optionsApart`. */
  | { readonly kind: 'toggle'; readonly default: boolean; readonly together?: true }
  /** One of several words. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  /** A seat, or 'drawn' for one at random. */
  | { readonly kind: 'seat'; readonly default: 'drawn' }
  /** A different word for each seat, in seat order; by default the first ones of the list. */
  | { readonly kind: 'assignment'; readonly values: readonly string[] };

/** A game's options by name. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;

type OptionValue = boolean | string | number | readonly string[];

function checkOption(name: string, spec: OptionSpec, value: unknown, seatCount: number): OptionValue {
  const fail = (expected: string): never => {
    throw new InputError(
      'bad-option',
      `this option takes ${expected}, not ${JSON.stringify(value) ?? 'nothing'}`,
      `options.${name}`,
    );
  };
  switch (spec.kind) {
    case 'toggle':
      if (value === undefined) return spec.default;
      return typeof value === 'boolean' ? value : fail('true or false');
    case 'choice':
      if (value === undefined) return spec.default;
      return typeof value === 'string' && spec.values.includes(value) ? value : fail(`one of ${spec.values.join(', ')}`);
    case 'seat':
      if (value === undefined || value === 'drawn') return 'drawn';
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) < seatCount
        ? (value as number)
        : fail(`'drawn' or a seat from 0 to ${seatCount - 1}`);
    case 'assignment': {
      if (value === undefined) return spec.values.slice(0, seatCount);
      const list = Array.isArray(value) ? (value as unknown[]) : fail(`a list of ${seatCount} of ${spec.values.join(', ')}`);
      const fits =
        list.length === seatCount &&
        new Set(list).size === seatCount &&
        list.every((entry) => typeof entry === 'string' && spec.values.includes(entry));
      return fits ? (list as string[]) : fail(`${seatCount} different ones of ${spec.values.join(', ')}`);
    }
  }
}

/** Fills in defaults and refuses unknown names and wrong values. */
export function parseOptions<Options extends object>(table: OptionTable, given: unknown, seatCount: number): Options {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    throw new InputError('bad-option', 'options are an object of names and values', 'options');
  }
  const values = (given ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(table, name)) {
      const known = Object.keys(table);
      throw new InputError(
        'unknown-option',
        known.length === 0 ? 'this game has no options' : `there is no such option; there are ${known.join(', ')}`,
        `options.${name}`,
      );
    }
  }
  const checked: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(table)) checked[name] = checkOption(name, spec, values[name], seatCount);
  return checked as Options;
}

/** The options of a table whose players decide one after another, when they have time or when they get the device: what asks for all of them together is off. */
export function optionsApart<Options extends object>(table: OptionTable, options: Options): Options {
  const apart = Object.entries(table).filter(([, spec]) => spec.kind === 'toggle' && spec.together);
  return { ...options, ...Object.fromEntries(apart.map(([name]) => [name, false])) };
}

/** Refuses a number of players that the box does not allow. */
export function checkSeatCount(seats: { min: number; max: number }, seatCount: unknown): number {
  if (!Number.isInteger(seatCount) || (seatCount as number) < seats.min || (seatCount as number) > seats.max) {
    throw new InputError(
      'bad-seat-count',
      `this game is for ${seats.min} to ${seats.max} players, not ${JSON.stringify(seatCount) ?? 'an unknown number'}`,
    );
  }
  return seatCount as number;
}

/** Every combination of the toggles and choices of a table: what a test has to cover. */
export function optionCombinations(table: OptionTable): Record<string, boolean | string>[] {
  let combinations: Record<string, boolean | string>[] = [{}];
  for (const [name, spec] of Object.entries(table)) {
    if (spec.kind !== 'toggle' && spec.kind !== 'choice') continue;
    const values: readonly (boolean | string)[] = spec.kind === 'toggle' ? [false, true] : spec.values;
    combinations = combinations.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value })));
  }
  return combinations;
}
