/** Input from outside that cannot be taken: what was wrong, where, and what would be right. */
export class InputError extends Error {
  constructor(
    /** A stable id of the kind of fault. */
    readonly id: string,
    message: string,
    /** The entry at fault, such as `cities.napoli.harbours[0]`. */
    readonly path: string = '',
  ) {
    super(path === '' ? message : `${path}: ${message}`);
    this.name = 'InputError';
  }
}
