import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { connectionBudget } from './connection-budget.ts';

/** What the table in the documentation says of a setting, beside its description. */
interface Meta {
  readonly usual: string;
  readonly expected: string;
  readonly description: string;
  readonly [key: string]: unknown;
}
const MOST = 1_000_000_000;

/** A whole number; `said` replaces the default in the table of the documentation where it depends on the machine. */
function whole(usual: number, from: number, to: number, description: string, said = String(usual)) {
  const expected = `a whole number from ${from} to ${to}`;
  const meta: Meta = { usual: said, expected, description };
  return z
    .string()
    .default('')
    .transform((text, context): number => {
      const value = text === '' ? usual : Number(text);
      if (Number.isInteger(value) && value >= from && value <= to) return value;
      context.addIssue({ code: 'custom', message: `expected ${expected}` });
      return z.NEVER;
    })
    .meta(meta);
}

/** A whole number, or undefined where none is given. */
function wholeIfAny(usual: string, from: number, to: number, description: string) {
  const meta: Meta = { usual, expected: `a whole number from ${from} to ${to}`, description };
  const given = whole(from, from, to, description);
  return z
    .string()
    .optional()
    .transform((text, context): number | undefined => {
      if (text === undefined || text === '') return undefined;
      const read = given.safeParse(text);
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: read.error.issues[0]!.message });
      return z.NEVER;
    })
    .meta(meta);
}

/** Text as it is; what it has to be like is checked where it is used. */
function text(usual: string, expected: string, description: string) {
  const meta: Meta = { usual, expected, description };
  return z.string().default('').meta(meta);
}

/** Processes for bots where nobody says how many: two at most, and one core is left to the server itself. */
export function usualBotWorkers(cores: number): number {
  return Math.max(1, Math.min(2, cores - 1));
}

/** The environment variables that the server reads; `docs/settings.md` has them as a table. */
export const SETTINGS = {
  PORT: whole(8080, 0, 65535, 'Where it listens; 0: any free port.'),
  HOST: text(
    '127.0.0.1, with --lan 0.0.0.0',
    'an address or a name of this machine',
    'Where it listens; a name counts as one under which it is reached.',
  ),
  DATA_DIR: text('data', 'a folder', 'Where the database and the keys are.'),
  WEB_DIR: text('dist/web', 'a folder', 'The built pages.'),
  PUBLIC_URL: text('none', 'http:// or https://', 'Where people reach it, through a reverse proxy.'),
  HOST_CONTACT: text('none', 'words of one line', 'How people reach whoever runs it; on the page about it.'),
  TLS_CERT: text('none', 'a file', 'A certificate (PEM), to be reached by https without a proxy.'),
  TLS_KEY: text('none', 'a file', 'Its private key (PEM, without a password).'),
  TRUST_PROXY: text(
    'loopback with a PUBLIC_URL',
    'addresses or networks, separated by commas',
    'Proxies whose word on addresses counts.',
  ),
  ALLOWED_HOSTS: text(
    'none',
    'names without port, separated by commas',
    'Further names under which it is reached.',
  ),
  SMTP_URL: text('none', 'smtp:// or smtps://', 'Where e-mail goes out.'),
  MAIL_FROM: text('none', 'a name and an address', 'Who letters are from; needed with SMTP_URL.'),
  WEBHOOKS_PRIVATE: whole(0, 0, 1, 'Whether webhooks may lead into its own network.'),
  BOT_DELAY_MS: whole(900, 0, 60_000, 'The usual pause before a bot acts (ms); it varies about that.'),
  ANSWER_PAUSE_MS: whole(4000, 1, 60_000, 'Usual pause before orders and presets answer (ms).'),
  REVEAL_PERCENT: whole(
    100,
    0,
    300,
    'How long clocks, bots and stored answers wait while pages show a duel, of the usual time (%).',
  ),
  BOT_THINK_MS: wholeIfAny('by level', 1, 1000, 'How long bots of every level think (ms).'),
  BOT_WORKERS: whole(
    usualBotWorkers(availableParallelism()),
    1,
    64,
    'Processes in which bots think, at most. A host with cores to spare may set more.',
    'cores less one, 1 or 2',
  ),
  BOTS_PER_GUEST: whole(2, 1, 64, 'Questions of one guest’s bots that are thought about at once.'),
  BOTS_UNWATCHED_MS: whole(600_000, 0, MOST, 'How long bots play on with nobody looking (ms).'),
  REQUESTS_PER_MINUTE: whole(
    1200,
    1,
    MOST,
    'Requests from one address; besides, twenty times that for files of the pages.',
  ),
  CODES_PER_MINUTE: whole(120, 1, MOST, 'Codes of tables that one address may try.'),
  TABLES_PER_GUEST: whole(
    20,
    1,
    MOST,
    'Tables of one host that are not over; ten times that from one address.',
  ),
  BOT_TABLES_PER_GUEST: whole(
    5,
    1,
    MOST,
    'Running tables of one host at which bots play; ten times that from one address.',
  ),
  TABLES_PER_MINUTE: whole(
    300,
    1,
    MOST,
    'New tables from one address; twenty times as many in a day, next games among them.',
  ),
  SOCKETS_PER_ADDRESS: whole(1000, 1, MOST, 'Open sockets from one address.'),
  CONNECTIONS: whole(connectionBudget(), 1, MOST, 'Open connections in all.', 'what the system allows'),
  CONNECTIONS_PER_ADDRESS: whole(1200, 1, MOST, 'Open connections from one address.'),
  MESSAGES_PER_SECOND: whole(50, 1, MOST, 'Messages over one socket.'),
  MESSAGES_PER_ADDRESS: wholeIfAny(
    'twenty times that',
    1,
    MOST,
    'Messages a second over all sockets of one address; four times that at once.',
  ),
  MESSAGE_BURST: whole(200, 1, MOST, 'Messages over one socket at once.'),
  LOG: text('errors', 'errors or access', 'access: a line for each request too.'),
  METRICS_TOKEN: text('none: private networks', 'a secret', 'Who sends it may read `/metrics`.'),
  BACKUPS: whole(7, 0, 999, 'Daily backups that are kept; 0: none are made.'),
  BACKUP_DIR: text(
    'backups in DATA_DIR',
    'a folder',
    'Where they are; another disk is better. There their names carry a mark of `DATA_DIR`, so that several servers may share it; after a move of `DATA_DIR` those with the old mark stay until you remove them.',
  ),
  DATABASE_URL: text(
    'none: a file in DATA_DIR',
    'postgres://',
    'A PostgreSQL database in the place of that file.',
  ),
  REDIS_URL: text(
    'none',
    'redis:// or rediss://',
    'Where several servers of one database talk; see scale.md.',
  ),
};
const Settings = z.object(SETTINGS);
export type Settings = z.infer<typeof Settings>;

/** The settings of an environment, or the sentence that stands against the first that cannot be used. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings } | { readonly error: string } {
  const read = Settings.safeParse(env);
  if (read.success) return { settings: read.data };
  const { path, message } = read.error.issues[0]!;
  return { error: `${path.join('.')}: ${message}` };
}

/** The table of `docs/settings.md`. */
export function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(([name, schema]) => {
    const { usual, expected, description } = schema.meta() as unknown as Meta;
    return `| \`${name}\` | ${usual} | ${expected} | ${description} |`;
  });
  return ['| variable | usual | expected | what |', '|---|---|---|---|', ...rows].join('\n');
}
