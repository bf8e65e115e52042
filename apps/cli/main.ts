import { readFileSync } from 'node:fs';
import { RecordError } from '@turntable/engine';
import { Trouble, troubleOf } from '@turntable/server/base/trouble.ts';
import { dataDir } from './settings.ts';
import { watchOutput } from './terminal/output.ts';
import { plain } from './terminal/plain.ts';
import { UsageError, USAGE, usageOf } from './usage.ts';

/** What an error says of the input may be long; its place and what was expected are at the front. */
const LONGEST = 2000;

/** Each command loads only what it needs: starting is most of the time that a small replay takes. */
const COMMANDS: Record<string, () => Promise<(args: readonly string[]) => Promise<number>>> = {
  'admin-key': async () => (await import('./admin.ts')).showAdminKey,
  ban: async () => (await import('./admin.ts')).ban,
  unban: async () => (await import('./admin.ts')).unban,
  'close-table': async () => (await import('./admin.ts')).closeTable,
  people: async () => (await import('./people.ts')).people,
  backup: async () => (await import('./backup.ts')).backup,
  'move-store': async () => (await import('./move-store.ts')).move,
  restore: async () => (await import('./restore.ts')).restore,
  serve: async () => (await import('./serve.ts')).serve,
  replay: async () => (await import('./replay.ts')).replay,
  perft: async () => (await import('./perft.ts')).countSequences,
  play: async () => (await import('./play.ts')).play,
  bot: async () => (await import('./bot.ts')).bot,
  calc: async () => (await import('./calc.ts')).calc,
  check: async () => (await import('./check.ts')).check,
  'map-report': async () => (await import('./map-report.ts')).reportMap,
  print: async () => (await import('./print.ts')).print,
  reports: async () => (await import('./reports.ts')).reports,
  validate: async () => (await import('./validate.ts')).validate,
};

/** Commands about DATA_DIR alone: what cannot be read or written in them is there. */
const OF_FOLDER: ReadonlySet<string> = new Set([
  ...['admin-key', 'ban', 'unban', 'close-table', 'people', 'reports'],
]);

/** Runs a command line (without `node` and the script) and gives the exit status; output that cannot be written ends the process. */
export async function run(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  watchOutput(plain(name ?? 'help'));
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(USAGE);
    return name === undefined ? 1 : 0;
  }
  if (name === '--version') {
    const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    console.log(version);
    return 0;
  }
  try {
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!load) throw new UsageError(`unknown command; expected ${Object.keys(COMMANDS).join(', ')}, or help`);
    if (args.includes('--help') || args.includes('-h')) {
      console.log(usageOf(name) ?? USAGE);
      return 0;
    }
    return await (
      await load()
    )(args);
  } catch (error) {
    const trouble = OF_FOLDER.has(name)
      ? troubleOf(error, dataDir())
      : error instanceof Trouble
        ? error
        : undefined;
    const known = error instanceof RecordError || error instanceof UsageError || isArgumentError(error);
    if (!known && !trouble) throw error;
    const message = plain((trouble ?? (error as Error)).message);
    console.error(
      `turntable ${plain(name)}: ${message.slice(0, LONGEST)}${message.length > LONGEST ? ' …' : ''}`,
    );
    return trouble?.exit ?? 1;
  }
}

function isArgumentError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
