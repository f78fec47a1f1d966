/** Something the caller of a command can put right: told in one plain sentence, with exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
