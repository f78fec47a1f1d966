// The protocol in words, written from the very schemas that check it.
import * as v from 'valibot';
import { clientMessageSchemas } from './client-messages.ts';
import { faultIds } from './faults.ts';
import { limits, protocolVersion } from './limits.ts';
import { type Route, routes } from './routes.ts';
import { serverMessageSchemas } from './server-messages.ts';

type Schema = v.GenericSchema;
/** What the generic schema type does not say, as valibot keeps it. */
interface Inside {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly kind: string; readonly requirement?: unknown }[];
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly default?: unknown;
}

const titleOf = (schema: Schema): string | undefined => v.getMetadata(schema)['title'] as string | undefined;
const aboutOf = (schema: Schema): string => (v.getMetadata(schema)['description'] as string | undefined) ?? '';
const inside = (schema: Schema): Inside => schema as unknown as Inside;

/** Schemas with a name of their own, found on the way; each gets a section. */
type Named = Map<string, Schema>;

function typeOf(schema: Schema, named: Named): string {
  const title = titleOf(schema);
  if (title !== undefined) {
    named.set(title, schema);
    return `[${title}](#${title.toLowerCase()})`;
  }
  return bare(schema, named);
}

function bare(schema: Schema, named: Named): string {
  const { type, entries, item, wrapped, value, literal, options } = inside(schema);
  switch (type) {
    case 'exact_optional':
    case 'optional':
      return typeOf(wrapped!, named);
    case 'nullable':
      return `${typeOf(wrapped!, named)} or null`;
    case 'array':
      return `list of ${typeOf(item!, named)}`;
    case 'record':
      return value && inside(value).type !== 'unknown' ? `object of ${typeOf(value, named)}` : 'object';
    case 'literal':
      return `\`${JSON.stringify(literal)}\``;
    case 'picklist':
      return options!.map((option) => `\`${JSON.stringify(option)}\``).join(', ');
    case 'union':
    case 'variant':
      return (options as Schema[]).map((option) => typeOf(option, named)).join(' or ');
    case 'object':
    case 'strict_object':
    case 'loose_object': {
      const parts = Object.entries(entries!).map(
        ([key, entry]) => `${key}${isLeftOut(entry) ? '?' : ''}: ${typeOf(entry, named)}`,
      );
      return parts.length === 0 ? '{ }' : `{ ${parts.join('; ')}${type === 'loose_object' ? '; …' : ''} }`;
    }
    default:
      return type;
  }
}

const isLeftOut = (schema: Schema): boolean => inside(schema).type === 'exact_optional';

function table(schema: Schema, named: Named): string[] {
  const { entries } = inside(schema);
  if (!entries || Object.keys(entries).length === 0) return [];
  const rows = Object.entries(entries).map(([key, entry]) => {
    const fallback = inside(entry).default;
    const note = isLeftOut(entry)
      ? fallback === undefined
        ? 'may be left out'
        : `\`${JSON.stringify(fallback)}\` if left out`
      : '';
    return `| \`${key}\` | ${typeOf(entry, named).replaceAll('|', '\\|')} | ${note} |`;
  });
  return ['| entry | type | |', '|---|---|---|', ...rows, ''];
}

function section(schema: Schema, named: Named, level: string): string[] {
  const lines = [`${level} ${titleOf(schema)}`, '', aboutOf(schema), ''];
  const { type } = inside(schema);
  const isObject = type === 'object' || type === 'strict_object' || type === 'loose_object';
  return [...lines, ...(isObject ? table(schema, named) : [bare(schema, named), ''])];
}

function routeSection(route: Route, named: Named): string[] {
  const lines = [`### ${route.method} ${route.path}`, '', route.about, ''];
  if (route.session) lines.push('Needs a guest session.', '');
  if (route.query) lines.push(`Query: ${typeOf(route.query, named)}`, '');
  if (route.body) lines.push(`Body: ${typeOf(route.body, named)}`, '');
  lines.push(`Answer: ${typeOf(route.answer, named)}`, '');
  return lines;
}

/** The whole of `docs/protocol.md`. */
export function describeProtocol(): string {
  const named: Named = new Map();
  const lines = [
    '# The protocol',
    '',
    `Version ${protocolVersion}. This page is written from the definitions in \`protocol/src\` (\`npm run docs:protocol\`); a test compares them.`,
    '',
    'A client uses HTTP to become a guest and to make, find and join tables, and one WebSocket at `/api/socket` for everything that is live. All bodies and messages are JSON. A fault is answered with status 4xx or 5xx and `{ "fault": … }`.',
    '',
    '## How a client lives with a bad network',
    '',
    '1. It opens the socket, says `hello`, then `watch` for its table. The answer `table` holds the whole document.',
    '2. Each `change` carries `n`, one more than the one before. An older `n` is ignored; a gap means that something was missed: `watch` again with `since` = `heard.fixed`. The same if a `pong` tells another `n` than the client has. A `table` with a lower `n` for the same viewer is old, except after connecting anew.',
    '3. A submission is repeated with the same `id` until a `change` with that `id`, a `done` or a `fault` answers it. It is carried out at most once, and it is answered only after it is stored for good.',
    '4. `turn` says on which question a submission was decided. If the table has moved on, the submission is `stale` and nothing happens.',
    '5. After `bye`, or when the connection breaks, it connects again with growing pauses and begins at 1.',
    '',
    'What a viewer is sent depends only on what that viewer may know: the numbers `n` and the line numbers count only what this viewer was told, so that they say nothing about hidden moves.',
    '',
    '## Limits',
    '',
    '| | |',
    '|---|---|',
    ...Object.entries(limits).map(([name, value]) => `| \`${name}\` | ${value} |`),
    '',
    '## HTTP',
    '',
    ...Object.values(routes).flatMap((route: Route) => routeSection(route, named)),
    '## Messages of the client',
    '',
    ...clientMessageSchemas.flatMap((schema) => section(schema, named, '###')),
    '## Messages of the server',
    '',
    ...serverMessageSchemas.flatMap((schema) => section(schema, named, '###')),
    '## Shapes',
    '',
  ];
  const written = new Set<string>();
  for (let waiting = pending(named, written); waiting.length > 0; waiting = pending(named, written)) {
    for (const [title, schema] of waiting) {
      written.add(title);
      lines.push(...section(schema, named, '###'));
    }
  }
  lines.push('## Faults', '', ...faultIds.map((id) => `- \`${id}\``), '');
  return lines.join('\n');
}

const pending = (named: Named, written: ReadonlySet<string>): [string, Schema][] =>
  [...named].filter(([title]) => !written.has(title));
