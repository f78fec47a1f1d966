// What commands write to: the two streams, and whether a person looks at them.
import { stderr, stdin, stdout } from 'node:process';
import { createInterface, type Interface } from 'node:readline';

/** The outside world of a command. Tests put their own in its place. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Asks for a line; nothing when the input has ended. */
  ask(question: string): Promise<string | undefined>;
  readonly isInteractive: boolean;
  readonly columns: number;
}

let lines: { reader: Interface; next: AsyncIterator<string> } | undefined;

async function askProcess(question: string): Promise<string | undefined> {
  if (!lines) {
    const reader = createInterface({ input: stdin });
    lines = { reader, next: reader[Symbol.asyncIterator]() };
  }
  stdout.write(question);
  const { value, done } = await lines.next.next();
  return done ? undefined : value;
}

export const processTerminal: Terminal = {
  out: (text) => void stdout.write(`${text}\n`),
  err: (text) => void stderr.write(text),
  ask: askProcess,
  isInteractive: Boolean(stdin.isTTY && stdout.isTTY),
  columns: stdout.columns ?? 100,
};

/** Lets the process end: nobody is asked any more. */
export function closeInput(): void {
  lines?.reader.close();
  lines = undefined;
}

/** A line that fills up while something long goes on. It writes to the error stream, and only where a person looks. */
export function progressBar(terminal: Terminal, label: string, total: number): (done: number) => void {
  if (!terminal.isInteractive) return () => undefined;
  const started = performance.now();
  let shown = -1;
  return (done) => {
    const permille = Math.floor((done / total) * 1000);
    if (permille === shown) return;
    shown = permille;
    const width = 24;
    const full = Math.round((done / total) * width);
    const seconds = (performance.now() - started) / 1000;
    const left = done === 0 ? '' : ` ${Math.ceil((seconds / done) * (total - done))} s left`;
    terminal.err(`\r${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${total}${left}      `);
    if (done >= total) terminal.err(`\r${' '.repeat(Math.min(terminal.columns - 1, label.length + 60))}\r`);
  };
}

/** Rows in aligned columns: words to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[], indent = '  '): string {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, cell.length)), []);
  const isNumber = (cell: string) => /^[-+±]?[\d.,]+\s?%?$/.test(cell);
  return rows
    .map(
      (row) =>
        indent +
        row
          .map((cell, index) => (isNumber(cell) ? cell.padStart(widths[index]!) : cell.padEnd(widths[index]!)))
          .join('  ')
          .trimEnd(),
    )
    .join('\n');
}
