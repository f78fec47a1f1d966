// A page of the daybook: what is stored together, as text. Rows of the log are nearly all there is, so they stand as they are, one on a
// line; whatever else there is stands before them as JSON.
import { type Sheet, sheetOf, type Value } from './sheet.ts';
import type { Batch, WrittenRow } from './storage.ts';

/** Between the parts of a line. JSON has none of it, and no new line either. */
const tab = '\t';

const lineOf = ({ table, seq, actor, at, id, body }: WrittenRow): string =>
  `${table}${tab}${seq}${tab}${actor}${tab}${at}${tab}${JSON.stringify(id)}${tab}${body}\n`;

export function pageText({ rows, ...rest }: Batch): string {
  let text = `${JSON.stringify(sheetOf(rest))}\n`;
  if (rows) for (let index = 0; index < rows.length; index++) text += lineOf(rows[index]!);
  return text;
}

function rowIn(line: string): Value[] {
  const [table, seq, actor, at, id, body] = line.split(tab) as [string, string, string, string, string, string];
  return [table, Number(seq), actor, Number(at), JSON.parse(id) as string, body];
}

/** What several pages say, one after the other, as one sheet. */
export function sheetIn(pages: readonly string[]): Sheet {
  const sheet: { -readonly [kind in keyof Batch]?: Value[] } = {};
  const add = (kind: keyof Batch, values: readonly Value[]) => {
    const all = sheet[kind] ?? [];
    sheet[kind] = all;
    for (const value of values) all.push(value);
  };
  for (const page of pages) {
    const [first, ...lines] = page.split('\n') as [string, ...string[]];
    const rest = JSON.parse(first) as Sheet;
    for (const kind of Object.keys(rest) as (keyof Batch)[]) add(kind, rest[kind]!);
    for (const line of lines) if (line !== '') add('rows', rowIn(line));
  }
  return sheet;
}
