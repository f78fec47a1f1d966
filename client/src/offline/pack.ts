// All files of a build in one: a line of JSON that lists them, then their bytes one after the other; compressed.

/** One file of a pack: where it is served, its media type, and how many bytes it has. */
export type PackEntry = readonly [path: string, type: string, size: number];
