// How a server is set up: from the environment and the command line, with defaults that just work.
import { parseArgs } from 'node:util';
import type { Rate } from './limiter.ts';

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Where the database file lies; `:memory:` for nowhere. */
  readonly dataFolder: string;
  /** The built client, if it is to be served. */
  readonly clientFolder: string | undefined;
  /** Origins besides the server's own whose pages may talk to it. */
  readonly origins: readonly string[];
  /** Behind one proxy that speaks https: cookies are marked secure, and the address that it added last is the client's. */
  readonly isBehindProxy: boolean;
  readonly logLevel: string;
  readonly botPause: number;
  readonly botMilliseconds: number | undefined;
  readonly botThreads: number | undefined;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly messageRate: Rate;
  readonly requestRate: Rate;
  /** Records that one person brings. */
  readonly uploadRate: Rate;
  /** How long a client may take to say what it wants, in milliseconds. */
  readonly requestMilliseconds: number;
}

export const defaults: ServerConfig = {
  host: '127.0.0.1',
  port: 8080,
  dataFolder: 'data',
  clientFolder: undefined,
  origins: [],
  isBehindProxy: false,
  logLevel: 'info',
  botPause: 300,
  botMilliseconds: undefined,
  botThreads: undefined,
  connections: 10_000,
  connectionsPerAddress: 200,
  messageRate: { perSecond: 30, burst: 120 },
  requestRate: { perSecond: 20, burst: 100 },
  uploadRate: { perSecond: 0.1, burst: 6 },
  requestMilliseconds: 30_000,
};

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
/** The longest time a timer knows. */
const longest = 2_147_483_647;

const options = {
  host: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  client: { type: 'string' },
  origin: { type: 'string', multiple: true },
  proxy: { type: 'boolean' },
  log: { type: 'string' },
  'bot-pause': { type: 'string' },
  'bot-time': { type: 'string' },
  'bot-threads': { type: 'string' },
  connections: { type: 'string' },
  'connections-per-address': { type: 'string' },
  'messages-per-second': { type: 'string' },
  'requests-per-second': { type: 'string' },
  help: { type: 'boolean' },
} as const;

export const usage = `Usage: kontor serve [options]      (each can be set as KONTOR_<NAME> too, such as KONTOR_PORT)
  --host <address>       where to listen (127.0.0.1)
  --port <number>        on which port; 0 for any free one (8080)
  --data <folder>        where the database lies (data)
  --client <folder>      the built client to serve
  --origin <origin>      another origin whose pages may talk to this server; may be repeated
  --proxy                behind one proxy that speaks https: cookies are sent over https only, and a client's address is the
                         last one in X-Forwarded-For, which that proxy adds. Leave it out where clients come directly:
                         they could give themselves any address.
  --log <level>          trace, debug, info, warn, error, fatal or silent (info)
  --bot-pause <ms>       how long bots wait before they move (300)
  --bot-time <ms>        how long bots may think, whatever their level
  --bot-threads <n>      in how many threads bots think
  --connections <n>, --connections-per-address <n>, --messages-per-second <n>, --requests-per-second <n>
                         limits (10000, 200, 30, 20); an address may ask for the page's own files ten times as often
`;

/** Raised for settings that cannot be understood, or cannot work on this machine. */
export class BadSetting extends Error {}

/** Reads settings. The command line wins over the environment. */
export function readConfig(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServerConfig | 'help' {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    throw new BadSetting(error instanceof Error ? error.message : 'the options cannot be read');
  }
  if (values.help) return 'help';
  const text = (name: keyof typeof options): string | undefined => {
    const given = values[name];
    return typeof given === 'string' ? given : environment[`KONTOR_${name.toUpperCase().replaceAll('-', '_')}`];
  };
  /** A whole number that is not less than `least`. */
  const number = (name: keyof typeof options, fallback: number, least = 1, most = longest): number => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (given.trim() === '' || !Number.isInteger(value) || value < least || value > most)
      throw new BadSetting(`--${name} takes a whole number from ${least} to ${most}, not '${given}'`);
    return value;
  };
  const some = (name: 'bot-time' | 'bot-threads') => (text(name) === undefined ? undefined : number(name, 0));
  const messages = number('messages-per-second', defaults.messageRate.perSecond);
  const requests = number('requests-per-second', defaults.requestRate.perSecond);
  const logLevel = text('log') ?? defaults.logLevel;
  if (!logLevels.includes(logLevel)) throw new BadSetting(`--log takes one of ${logLevels.join(', ')}, not '${logLevel}'`);
  return {
    ...defaults,
    host: text('host') ?? defaults.host,
    port: number('port', defaults.port, 0, 65_535),
    dataFolder: text('data') ?? defaults.dataFolder,
    clientFolder: text('client'),
    origins: values.origin ?? environment['KONTOR_ORIGIN']?.split(',') ?? [],
    isBehindProxy: values.proxy ?? environment['KONTOR_PROXY'] === '1',
    logLevel,
    botPause: number('bot-pause', defaults.botPause, 0),
    botMilliseconds: some('bot-time'),
    botThreads: some('bot-threads'),
    connections: number('connections', defaults.connections),
    connectionsPerAddress: number('connections-per-address', defaults.connectionsPerAddress),
    messageRate: { perSecond: messages, burst: messages * 4 },
    requestRate: { perSecond: requests, burst: requests * 5 },
  };
}

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, strict: true }).values;
