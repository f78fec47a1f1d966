// An edition is the content of one printing of a game: its component tables, with where each number comes from.
import * as v from 'valibot';

/** Where a component's data comes from: read off the print, derived from it, or our own stand-in. */
export const provenances = ['printed', 'inferred', 'reconstructed'] as const;

/** One of `provenances`. */
export type Provenance = (typeof provenances)[number];

/** What a player who asks is told about a component's data. */
export interface Origin {
  readonly provenance: Provenance;
  /** What the entry rests on, in a few words. */
  readonly note?: string;
}

/** The schema of an `Origin`, for the component schemas of games. */
export const originSchema = v.object({ provenance: v.picklist(provenances), note: v.exactOptional(v.string()) });

/** One printing of a game. */
export interface Edition<Components> {
  readonly id: string;
  readonly title: string;
  readonly components: Components;
}

/** An edition's name and the hash of its components: enough to tell whether two tables play with the same print. */
export interface EditionTag {
  readonly id: string;
  readonly hash: string;
}
