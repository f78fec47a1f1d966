// The one door for unchecked data: a schema turns `unknown` into a trusted type, or an InputError that names the entry.
import * as v from 'valibot';
import { InputError } from './errors.ts';

/** Checks `value` against `schema`. The error names the first entry at fault and how many others there are. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  id: string,
  root = '',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [first, ...others] = result.issues;
  const path = dotPath(first, root);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw new InputError(id, `${wordsOf(first)}${more}`, path);
}

/** In words for whoever writes the file: entries that should not be there, or should be. */
function wordsOf({ type, expected, received, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'there is no such entry here';
  if (input === undefined && type.endsWith('object')) return 'this entry is missing';
  if (!message.startsWith('Invalid type')) return message;
  return `this should be ${kinds[expected ?? ''] ?? expected}, not ${kinds[received] ?? received}`;
}

const kinds: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  undefined: 'nothing',
};

function dotPath(issue: v.BaseIssue<unknown>, root: string): string {
  let path = root;
  for (const item of issue.path ?? []) {
    const key = item.key;
    if (typeof key === 'number') path += `[${key}]`;
    else path += path === '' ? String(key) : `.${String(key)}`;
  }
  return path;
}

/** Reads JSON text, or says where it breaks off. */
export function parseJson(text: string, id = 'not-json'): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(id, `this is not complete JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
}
