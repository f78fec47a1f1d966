// What is asked of the load benchmark on its command line.
import { parseArgs } from 'node:util';

const parts = ['peers', 'small', 'rates', 'memory', 'pipeline'] as const;
export type Part = (typeof parts)[number];
/** With so many clients servers are compared. */
export const clientCounts = [100, 500, 2000] as const;

export interface Wishes {
  readonly part?: readonly Part[];
  /** At full speed only with so many clients. */
  readonly clients?: number;
  readonly quick: boolean;
}

export const usage = `npm run bench:server                   all of it, about 20 minutes
npm run bench:server -- --part NAME    only one part, or several, given one by one: ${parts.join(', ')}
npm run bench:server -- --clients N    at full speed only with so many clients: ${clientCounts.join(', ')}
npm run bench:server -- --quick        less of everything, and nothing is written down`;

/** What was asked for, or in one line what is wrong with it. */
export function readWishes(args: readonly string[]): Wishes | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { part: { type: 'string', multiple: true }, clients: { type: 'string' }, quick: { type: 'boolean' } },
    });
    const strange = values.part?.find((part) => !(parts as readonly string[]).includes(part));
    if (strange !== undefined) return `there is no part '${strange}'`;
    const clients = clientCounts.find((count) => String(count) === values.clients);
    if (values.clients !== undefined && clients === undefined) return `--clients cannot be '${values.clients}'`;
    return {
      ...(values.part && { part: values.part as Part[] }),
      ...(clients !== undefined && { clients }),
      quick: values.quick ?? false,
    };
  } catch (error) {
    return (error as Error).message;
  }
}
