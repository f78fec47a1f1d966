// The envelope around everything that is kept: what it is, which version of its form, and how older forms are brought up.
import { InputError } from './errors.ts';

/** Turns the body of one schema version into that of the next. */
export type Migration = (body: Record<string, unknown>) => Record<string, unknown>;

/** One kind of file: its name, its newest schema version, and a step up from each older one. */
export interface SaveFormat {
  readonly kind: string;
  readonly version: number;
  /** `migrations[n]` leads from version n to n + 1. */
  readonly migrations: Readonly<Record<number, Migration>>;
}

/** Puts a body into its envelope. */
export function seal<Body extends object>(format: SaveFormat, body: Body): { kontor: string; version: number } & Body {
  return { kontor: format.kind, version: format.version, ...body };
}

/** Opens an envelope and brings its body up to the newest version. Says clearly why it cannot. */
export function unseal(format: SaveFormat, json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InputError('foreign-file', `a ${format.kind} is a JSON object`);
  }
  const { kontor, version, ...rest } = json as Record<string, unknown>;
  if (kontor === undefined)
    throw new InputError('foreign-file', `this is no file of Kontor: it should say "kontor": "${format.kind}"`, 'kontor');
  if (kontor !== format.kind)
    throw new InputError('foreign-file', `this is a ${String(kontor)}, where a ${format.kind} was expected`, 'kontor');
  if (!Number.isInteger(version) || (version as number) < 1) {
    throw new InputError('bad-version', `a ${format.kind} has a version from 1 to ${format.version}`, 'version');
  }
  if ((version as number) > format.version) {
    throw new InputError(
      'future-version',
      `this ${format.kind} has version ${version}; this Kontor reads up to version ${format.version}`,
      'version',
    );
  }
  let body: Record<string, unknown> = rest;
  for (let step = version as number; step < format.version; step++) {
    const migration = format.migrations[step];
    if (!migration)
      throw new InputError('no-migration', `there is no way up from version ${step} of a ${format.kind}`, 'version');
    body = migration(body);
  }
  return body;
}
