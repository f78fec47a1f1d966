// What comes in within one turn of the loop. All of it is taken off the sockets before any of it is carried out: a processor that does
// one kind of work after the other finds more of what it needs at hand than one that changes with every message.

/** Whoever gets messages. */
interface Recipient {
  /** A message; nothing where it is no text. */
  receive(text: string | undefined): void;
}

export class Inbox {
  private waiting: { readonly to: Recipient; readonly text: string | undefined }[] = [];

  /** Everybody gets their messages in the order in which they came. */
  put(to: Recipient, text: string | undefined): void {
    if (this.waiting.length === 0) setImmediate(() => this.empty());
    this.waiting.push({ to, text });
  }

  private empty(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const { to, text } of waiting) to.receive(text);
  }
}
