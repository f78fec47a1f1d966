// Whose pages may talk to the server: its own, and those it was told of. Programs that are no pages send no origin.

export class Origins {
  constructor(private readonly allowed: readonly string[]) {}

  isOurs(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    if (this.allowed.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }
}
