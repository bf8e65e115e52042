import { resolve } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import type { AnyGame } from '@turntable/engine';
import { THINKING } from '@turntable/bots/bot/bot.ts';
import type { Level } from '@turntable/protocol';
import { isAddress } from '../base/address.ts';
import { databaseUrlOf, publicUrlOf } from './addresses.ts';
import { readTls, withNames, type Tls } from './tls.ts';
import { readSettings, type Settings } from './settings.ts';
import { operationsOf, type Operations } from './operations.ts';

/** How the bots' thinking is limited. */
export interface BotLimits {
  /** Thinkers at most; they are made when they are needed and end when they are not. */
  readonly workers: number;
  /** Milliseconds of thinking by level; shared out when many bots are asked at once. */
  readonly think: Readonly<Record<Level, number>>;
  /** A process that has not answered this long (ms) after its time is up is ended. */
  readonly grace: number;
  /** What it may take to start (ms): until it says that it is ready, from when on its time and the grace count. */
  readonly start: number;
  /** Questions of one owner that are thought about at once. */
  readonly perOwner: number;
  /** A process without work is kept this long (ms). */
  readonly idle: number;
}
/** How much one visitor may ask for. */
export interface Limits {
  /** HTTP requests to the API a minute from one address. */
  readonly requestsPerMinute: number;
  /** Codes of tables that one address may try a minute. */
  readonly codesPerMinute: number;
  /** Tables that are not over, and running ones with bots, of one guest; an address has ten times as many. */
  readonly tables: number;
  readonly botTables: number;
  /** New tables a minute from one address. */
  readonly tablesPerMinute: number;
  /** Open sockets from one address. */
  readonly sockets: number;
  /** Open connections of any kind, in all and from one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** How long the headers of a request, and all of it, may take to arrive (ms). */
  readonly headersTime: number;
  readonly requestTime: number;
  /** How long a connection may stand still while an answer is made or read (ms). */
  readonly stillTime: number;
  /** Messages a second over one socket, and how many at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Messages a second over all sockets of one address. */
  readonly messagesPerAddress: number;
  /** How often at once one socket may ask for all it may see, once a second for good; all of an address ten times that. */
  readonly looks: number;
}
/** An address may send as many messages as this many sockets at their limit; sixty people in a club room send less than one. */
const BUSY = 20;
/** Characters of the contact line at most; the rest is cut off. */
const MOST_CONTACT = 200;
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Https without a proxy; null: plain http. */
  readonly tls: Tls | null;
  /** Browsers reach it by https alone: here, or through a proxy. */
  readonly https: boolean;
  readonly dataDir: string;
  /** The PostgreSQL database; null: a file in `dataDir`. Must not be logged: it often holds a password. */
  readonly databaseUrl: string | null;
  /** Where several servers of that database talk; null: this is the only one. */
  readonly redisUrl: string | null;
  /** Where people reach the server, if not at its own address: a reverse proxy then stands before it. */
  readonly publicUrl: URL | null;
  /** How people reach whoever runs the server; empty: not said. */
  readonly hostContact: string;
  /** Addresses and networks of the reverse proxies whose word about visitors counts. */
  readonly trustProxy: readonly string[];
  /** Names, beside the public and the local ones, under which people reach the server. */
  readonly allowedHosts: readonly string[];
  /** Show addresses for others on the network. */
  readonly lan: boolean;
  /** The built pages. */
  readonly webDir: string;
  /** The module that bots' processes run. */
  readonly botWorker: URL;
  /** Pause before a bot acts, in milliseconds. */
  readonly botDelay: number;
  /** How long bots play on with nobody looking, in milliseconds. */
  readonly botsUnwatched: number;
  /** The usual pause before an answer by orders or a preset, in milliseconds. */
  readonly answerPause: number;
  /** Factor on the time for which pages show what happened (1: as designed, 0: not at all). */
  readonly reveal: number;
  readonly bots: BotLimits;
  readonly limits: Limits;
  readonly operations: Operations;
  /** Webhooks may lead into the host's own network. */
  readonly webhooksPrivate: boolean;
  /** Where e-mail goes out, and who it is from; null: none is sent. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Pauses before a delivery is tried again (ms); left out: those of `deliveries.ts`. */
  readonly deliveryPauses?: readonly number[];
  /** So many running tables are in memory from the start, those acted at last; 20 if not given. */
  readonly recalled?: number;
  readonly games: readonly AnyGame[];
}

/** A setting that cannot be used. Its message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const problem = (message: string): ConfigError => new ConfigError(message);

type Env = Readonly<Record<string, string | undefined>>;

/** The settings, from environment variables and the command line's flags. Throws a `ConfigError` that names what cannot be used. */
export function readConfig(
  env: Env,
  flags: readonly string[],
  place: Pick<Config, 'webDir' | 'botWorker' | 'games'>,
): Config {
  const unknown = flags.find((flag) => flag !== '--lan');
  if (unknown !== undefined) throw new ConfigError(`${unknown}: expected --lan or nothing`);
  const lan = flags.includes('--lan');
  const read = readSettings(env);
  if ('error' in read) throw new ConfigError(read.error);
  const { settings } = read;
  const think = settings.BOT_THINK_MS;
  const tls = withNames(readTls(settings, problem), hosts(settings));
  const address = publicUrlOf(settings.PUBLIC_URL, problem);
  return {
    ...place,
    webDir: settings.WEB_DIR ? resolve(settings.WEB_DIR) : place.webDir,
    port: settings.PORT,
    host: settings.HOST || (lan ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(settings.DATA_DIR || 'data'),
    ...databases(settings),
    tls,
    https: tls !== null || address?.protocol === 'https:',
    publicUrl: address,
    hostContact: settings.HOST_CONTACT.trim().slice(0, MOST_CONTACT),
    trustProxy: proxies(settings),
    // A name that it listens at is in its own links.
    allowedHosts: [...hosts(settings), ...(tls?.names ?? []), settings.HOST.toLowerCase()].filter(Boolean),
    lan,
    operations: operationsOf(settings, problem),
    webhooksPrivate: settings.WEBHOOKS_PRIVATE === 1,
    mail: mail(settings),
    botsUnwatched: settings.BOTS_UNWATCHED_MS,
    botDelay: settings.BOT_DELAY_MS,
    answerPause: settings.ANSWER_PAUSE_MS,
    reveal: settings.REVEAL_PERCENT / 100,
    bots: {
      workers: settings.BOT_WORKERS,
      think: think === undefined ? THINKING : { easy: think, medium: think, hard: think, master: think },
      grace: 1_000,
      start: 9_000,
      perOwner: settings.BOTS_PER_GUEST,
      idle: 30_000,
    },
    limits: limitsOf(settings),
  };
}

function limitsOf(settings: Settings): Limits {
  return {
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    codesPerMinute: settings.CODES_PER_MINUTE,
    tables: settings.TABLES_PER_GUEST,
    botTables: settings.BOT_TABLES_PER_GUEST,
    tablesPerMinute: settings.TABLES_PER_MINUTE,
    sockets: settings.SOCKETS_PER_ADDRESS,
    connections: settings.CONNECTIONS,
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    headersTime: 10_000,
    requestTime: 20_000,
    stillTime: 120_000,
    messagesPerSecond: settings.MESSAGES_PER_SECOND,
    messageBurst: settings.MESSAGE_BURST,
    messagesPerAddress: settings.MESSAGES_PER_ADDRESS ?? BUSY * settings.MESSAGES_PER_SECOND,
    looks: 20,
  };
}

function list(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

/** By default a proxy on this machine, if there is a public address. */
function proxies(settings: Settings): string[] {
  const given = list(settings.TRUST_PROXY);
  try {
    proxyAddr.compile(given);
    if (!given.every(isProxy)) throw new TypeError();
  } catch {
    throw new ConfigError('TRUST_PROXY: expected addresses or networks, like 127.0.0.1, 10.0.0.0/8');
  }
  return given.length === 0 && settings.PUBLIC_URL ? ['loopback'] : given;
}

/** An address or a network that is written in full, or the name of some. Others would be trusted than those that were meant. */
function isProxy(given: string): boolean {
  return /^[a-z]+$/.test(given) || isAddress(given.split('/')[0]!);
}

function hosts(settings: Settings): string[] {
  const given = list(settings.ALLOWED_HOSTS).map((name) => name.toLowerCase());
  if (given.some((name) => !/^[\w.-]+$/.test(name)))
    throw new ConfigError('ALLOWED_HOSTS: expected names without port, like box, trains.example.org');
  return given;
}

/** The error messages do not quote the values, which often hold passwords. */
function databases({ DATABASE_URL: database, REDIS_URL: redis }: Settings) {
  const databaseUrl = databaseUrlOf(database, problem);
  if (redis && !/^(rediss?|unix):\/\//.test(redis))
    throw new ConfigError('REDIS_URL: expected an address that begins with redis:// or rediss://');
  if (redis && databaseUrl === null)
    throw new ConfigError('DATABASE_URL: expected a database for servers with REDIS_URL');
  return { databaseUrl, redisUrl: redis || null };
}

/** Mail needs `PUBLIC_URL`: without it, links in letters would use the `Host` that the requester sent. */
function mail(settings: Settings): Config['mail'] {
  const { SMTP_URL: text, MAIL_FROM: from } = settings;
  if (!text) return null;
  // The value is not quoted: it often holds a password.
  if (!/^smtps?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new ConfigError('SMTP_URL: expected an address that begins with smtp:// or smtps://');
  if (!from || !/^[^\r\n]*@[^\s@]+$/.test(from))
    throw new ConfigError('MAIL_FROM: expected who letters are from, like Turntable <games@example.org>');
  if (!settings.PUBLIC_URL) throw new ConfigError('PUBLIC_URL: expected the address people use, for letters');
  return { url: text, from };
}
