import { Trouble } from '@turntable/server/base/trouble.ts';
import { reportsIn } from '@turntable/server/storage/sqlite/reports.ts';
import type { ReportRow } from '@turntable/server/storage/rows.ts';
import { readArgs, wholeFrom } from './args.ts';
import { databaseFile, databaseUrl, dataDir } from './settings.ts';
import { plain } from './terminal/plain.ts';
import { UsageError } from './usage.ts';

const USUAL = 50;
const MOST = 10_000;

/** `turntable reports [--limit N] [--json]`: what people reported about others, newest first, from the server's DATA_DIR or DATABASE_URL. */
export async function reports(args: readonly string[]): Promise<number> {
  const { values } = readArgs(
    args,
    { json: { type: 'boolean' }, limit: { type: 'string' } },
    { what: 'no file; the folder is DATA_DIR', least: 0, most: 0 },
  );
  const limit = values.limit === undefined ? USUAL : wholeFrom(values.limit, '--limit', 1, MOST);
  const url = databaseUrl();
  const rows =
    url === undefined
      ? storedReports(limit)
      : await (await import('./database.ts')).reading(url, (store) => store.reports(limit));
  if (values.json) console.log(JSON.stringify({ reports: rows }, null, 1));
  else console.log(rows.length === 0 ? 'nothing was reported' : rows.map(inWords).join('\n\n'));
  return 0;
}

function storedReports(limit: number): ReportRow[] {
  const file = databaseFile(dataDir());
  try {
    return reportsIn(file, limit);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new UsageError(`${file}: cannot be read (${(error as Error).message})`);
  }
}

function inWords({ at, table, who, guest, name, reason, said }: ReportRow): string {
  const place = typeof who === 'number' ? `seat ${who + 1}` : who;
  const person = name ? `${plain(name)} (${place})` : place;
  const lines = [
    // As `turntable ban` takes it: names are not unique.
    `${new Date(at).toISOString()}  ${person}${guest === null ? '' : `, guest:${plain(guest)}`}, table /t/${table}`,
    `  reason: ${plain(reason)}`,
    ...said.map((words) => `  said:   ${plain(words)}`),
  ];
  return lines.join('\n');
}
