// The daybook: whatever is to be stored is first written down here, one page after the other, and is on disk with that. The database, in
// which everything has its place, is brought up to date a little later. As merchants do it: first the daybook, then the ledger.
//
// There are two books. When one is full the other is begun anew, once all that stands in it is in the database. A book keeps its
// length: to write over what is there asks less of a disk than to make a file longer.
import { closeSync, constants, fdatasync, fdatasyncSync, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { DiskFault, syncFolder } from './disk.ts';

/** A page's head: a mark, the length of its text, its number (8 bytes), and a sum over all of that and the text. */
const mark = 0x4b_4f_4e_54;
const headBytes = 20;
const sumAt = 16;

/** When a book is this long, the other one is taken. */
const bookBytes = 2_097_152;
/** With shorter pages the disk is left to itself: so few moves are not worth it that all others wait for it. */
const longPage = 4096;
/** A disk that takes longer than so many milliseconds, as a rule, is not waited for: it is left to itself for so many pages. */
const longestWait = 2;
const pagesLeftToItself = 100;

export const bookNames = (database: string): readonly [string, string] => [`${database}-daybook-0`, `${database}-daybook-1`];

/** Some pages that lie one after the other in a book, and the numbers of the first and the last. */
export interface Passage {
  readonly book: number;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

export interface Page {
  readonly number: number;
  readonly text: string;
}

/** The whole pages at the beginning of some bytes, each numbered one higher than the one before it. */
export function pagesIn(bytes: Buffer): Page[] {
  const pages: Page[] = [];
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const end = at + headBytes + bytes.readUInt32LE(at + 4);
    if (bytes.readUInt32LE(at) !== mark || end > bytes.length) break;
    if (bytes.readUInt32LE(at + sumAt) !== sumOf(bytes.subarray(at, end))) break;
    const number = bytes.readDoubleLE(at + 8);
    if (pages.length > 0 && number !== pages.at(-1)!.number + 1) break;
    pages.push({ number, text: bytes.toString('utf8', at + headBytes, end) });
    at = end;
  }
  return pages;
}

const sumOf = (page: Buffer): number => crc32(page.subarray(headBytes), crc32(page.subarray(0, sumAt)));

/** The pages after a number that stand in the books, as far as none is missing. */
export function pagesAfter(database: string, number: number): Page[] {
  const found = bookNames(database)
    .flatMap((name) => {
      try {
        return pagesIn(readFileSync(name));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return [];
        throw error;
      }
    })
    .filter((page) => page.number > number)
    .sort((a, b) => a.number - b.number);
  const gap = found.findIndex((page, index) => page.number !== number + 1 + index);
  return gap < 0 ? found : found.slice(0, gap);
}

/** Reads pages that were written down. Throws where they are not as they were. */
export function readPassage(books: readonly number[], { book, from, to, first, last }: Passage): string[] {
  const bytes = Buffer.allocUnsafe(to - from);
  for (let done = 0; done < bytes.length; ) {
    const size = readSync(books[book]!, bytes, done, bytes.length - done, from + done);
    if (size === 0) break;
    done += size;
  }
  const pages = pagesIn(bytes);
  if (pages[0]?.number !== first || pages.at(-1)!.number !== last)
    throw new DiskFault(`pages ${first} to ${last} of the daybook are damaged`);
  return pages.map(({ text }) => text);
}

/** What a daybook is written with: the file system's own, but for tests. */
export interface Pen {
  write(book: number, bytes: Buffer, from: number, length: number, at: number): number;
  sync(book: number): void;
  syncLater(book: number): Promise<void>;
}
const ordinaryPen: Pen = { write: writeSync, sync: fdatasyncSync, syncLater: promisify(fdatasync) };

export class Daybook {
  private readonly books: readonly number[];
  private book = 0;
  private at = 0;
  /** The number of the last page in each book. */
  private readonly lastIn = [0, 0];
  /** How long the disk took lately, in milliseconds, and how many pages are written in the background because that was long. */
  private usual = 0;
  private patience = 0;
  private bytes = Buffer.allocUnsafe(65_536);
  private before: Promise<unknown> = Promise.resolve();

  /** All pages up to `number` are in the database: both books are free. `entered` waits until those up to a number are. */
  constructor(
    database: string,
    private number: number,
    private readonly entered: (number: number) => Promise<void>,
    private readonly pen: Pen = ordinaryPen,
  ) {
    this.books = bookNames(database).map(openBook);
    syncFolder(dirname(database));
  }

  /** Writes a page. It is on disk when the promise is kept; once one is broken, nothing is written any more. */
  append(text: string): Promise<Passage> {
    const written = this.before.then(() => this.write(text));
    this.before = written;
    written.catch(() => undefined);
    return written;
  }

  /** What was to be written is written first. */
  async close(): Promise<void> {
    const ended = this.before.then(() => {
      throw new Error('the daybook is closed; nothing can be stored until the server starts again');
    });
    this.before = ended;
    await ended.catch(() => undefined);
    for (const book of this.books) closeSync(book);
  }

  private async write(text: string): Promise<Passage> {
    if (this.at >= bookBytes) await this.turn();
    const [from, number] = [this.at, this.number + 1];
    const size = this.fill(number, text);
    try {
      await this.put(size);
    } catch (error) {
      throw new DiskFault(error);
    }
    this.at += size;
    this.number = number;
    this.lastIn[this.book] = number;
    return { book: this.book, from, to: this.at, first: number, last: number };
  }

  private async turn(): Promise<void> {
    const other = 1 - this.book;
    await this.entered(this.lastIn[other]!);
    this.book = other;
    this.at = 0;
  }

  /** Puts the page together; answers how long it is. */
  private fill(number: number, text: string): number {
    const most = headBytes + text.length * 3;
    if (this.bytes.length < most) this.bytes = Buffer.allocUnsafe(most * 2);
    const { bytes } = this;
    const length = bytes.write(text, headBytes, 'utf8');
    bytes.writeUInt32LE(mark, 0);
    bytes.writeUInt32LE(length, 4);
    bytes.writeDoubleLE(number, 8);
    bytes.writeUInt32LE(sumOf(bytes.subarray(0, headBytes + length)), sumAt);
    return headBytes + length;
  }

  /** With many moves a quick disk is waited for: another thread would take longer to hear of it. A slow one holds nobody up. */
  private async put(size: number): Promise<void> {
    const { pen, bytes } = this;
    const book = this.books[this.book]!;
    const began = performance.now();
    for (let done = 0; done < size; ) done += pen.write(book, bytes, done, size - done, this.at + done);
    if (size < longPage || this.patience > 0) {
      if (this.patience > 0) this.patience -= 1;
      await pen.syncLater(book);
      return;
    }
    pen.sync(book);
    this.usual += (performance.now() - began - this.usual) / 8;
    if (this.usual < longestWait) return;
    this.usual = 0;
    this.patience = pagesLeftToItself;
  }
}

/** Opens a book, and makes it as long as it will be. */
function openBook(name: string): number {
  const book = openSync(name, constants.O_RDWR | constants.O_CREAT, 0o600);
  const { size } = fstatSync(book);
  if (size < bookBytes) {
    writeSync(book, Buffer.alloc(bookBytes - size), 0, bookBytes - size, size);
    fdatasyncSync(book);
  }
  return book;
}
