import { parseArgs } from 'node:util';
import { RecordError } from '@turntable/engine';
import { NotPrintable, playedFrom, type Played } from '@turntable/print/finished.ts';
import { pdfOf } from '@turntable/print/pdf.ts';
import { fileName, OPTIONS, PrintError, readRequest, type Options } from '@turntable/print/request.ts';
import { assemble, tableOf, type Sources } from '@turntable/print/assemble.ts';
import { settled } from '@turntable/print/settled.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { Trouble } from '@turntable/server/base/trouble.ts';
import { rulesText } from '@turntable/server/print/rules-text.ts';
import { shownId, withHiddenIds } from './args.ts';
import { databaseFile, databaseUrl, dataDir, publicUrl } from './settings.ts';
import { isSameFile, jsonFrom, replaceFile } from './files.ts';
import { plain } from './terminal/plain.ts';
import { UsageError } from './usage.ts';
import { fontOf } from '@turntable/server/print/fonts.ts';
import { gameOf, storedGame, type StoredGame } from '@turntable/server/print/stored-game.ts';

const WORDS = [...OPTIONS, 'table', 'record', 'out'] as const;

/**
 * `turntable print KIND [--table ID] [--sheet ID] [--cards IDS|all] [--paper a4|letter] [--layout fold|duplex|single]
 * [--lang en|hu] [--copies N] [--blank|--record FILE] [--out FILE]`: a PDF, or a table as CSV. What cannot be printed is
 * said in one line, and leaves no file behind.
 */
export async function print(args: readonly string[]): Promise<number> {
  try {
    await printed(args);
    return 0;
  } catch (error) {
    if (!isSaid(error)) throw error;
    // Without the name of the command: the line begins with the place that is wrong.
    console.error(plain(error.message));
    return 1;
  }
}

const isSaid = (error: unknown): error is Error =>
  error instanceof PrintError || error instanceof NotPrintable || error instanceof UsageError;

async function printed(args: readonly string[]): Promise<void> {
  const { kind, values } = read(args);
  const request = readRequest(kind, pick(values));
  const sources = {
    locomotives: LOCOMOTIVES,
    rulesText,
    publicUrl: publicUrl(),
    ...(await sourceOf(values, request.kind === 'record')),
  };
  const out = values.out ?? fileName(settled(request, sources.played));
  if (out !== '-' && values.record !== undefined && isSameFile(values.record, out))
    throw new PrintError(`--out: ${out} is the record itself; expected another file`);
  if (out.endsWith('.csv')) {
    const table = tableOf(request, sources);
    await write(out, Buffer.from(table));
    console.error(`${plain(out)}: ${counted(table.split('\r\n').length - 2, 'row')}`);
    return;
  }
  const { pages, title, date = 0 } = assemble(request, sources);
  const pdf = await pdfOf(pages, fontOf, { title, lang: request.lang, date: new Date(date * 1000) });
  await write(out, pdf);
  if (request.kind === 'agenda-cards' && sources.played)
    console.error('this holds the secret cards of every seat: let somebody fold them who does not play');
  if (request.kind === 'locomotive-cards' && sources.played)
    console.error('this holds the values of both sides');
  console.error(`${plain(out)}: ${counted(pages.length, 'page')}`);
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

type Values = Readonly<Partial<Record<(typeof WORDS)[number], string>>> & { readonly blank?: boolean };

function read(args: readonly string[]): { kind: string; values: Values } {
  const given = withHiddenIds(args);
  const { tokens } = parseArgs({
    args: given,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const kinds: string[] = [];
  const values: Record<string, string | boolean> = {};
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind === 'positional') kinds.push(shownId(token.value));
    if (token.kind !== 'option') continue;
    const { name, rawName, inlineValue } = token;
    if (values[name] !== undefined) throw new PrintError(`${rawName}: expected once`);
    if (name === 'blank') {
      if (inlineValue) throw new PrintError('--blank: expected no value');
      values[name] = true;
      continue;
    }
    if (!(WORDS as readonly string[]).includes(name) || !rawName.startsWith('--'))
      throw new PrintError(`${rawName}: expected ${WORDS.map((word) => `--${word}`).join(', ')} or --blank`);
    // A value may stand after a space; `-` is one, and `-1`, of which the request says what it expected instead.
    const next = tokens[i + 1];
    if (inlineValue) values[name] = token.value;
    else if (next && !given[next.index]!.startsWith('--')) {
      values[name] = shownId(given[next.index]!);
      while (tokens[i + 1]?.index === next.index) i++;
    } else throw new PrintError(`--${name}: expected a value`);
  }
  if (kinds.length === 0) throw new PrintError('expected a KIND; turntable help lists them');
  if (kinds.length > 1) throw new PrintError(`${kinds[1]}: expected one KIND`);
  return { kind: kinds[0]!, values };
}

const pick = (values: Values): Options =>
  Object.fromEntries(OPTIONS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

/** The game to print from: a file, or a table of the server's database. */
async function sourceOf(
  { blank, record, table }: Values,
  finished: boolean,
): Promise<Pick<Sources, 'played' | 'table'>> {
  const named = [
    blank && '--blank',
    record !== undefined && '--record',
    table !== undefined && '--table',
  ].filter(Boolean);
  if (named.length > 1) throw new PrintError(`${named.slice(0, 2).join(' and ')}: expected one of them`);
  if (record !== undefined) return { played: playedFromFile(record, finished) };
  if (table === undefined) return {};
  const stored = await storedTable(table);
  if (!stored) throw new PrintError(`--table: no table "${table}" whose game has begun`);
  const { date, record: json, ...about } = stored;
  const played = playedFrom(json, finished);
  return { played: { ...played, ...(date !== undefined && { date }) }, table: about };
}

async function storedTable(table: string): Promise<StoredGame | undefined> {
  const url = databaseUrl();
  if (url !== undefined) {
    const { reading } = await import('./database.ts');
    return reading(url, (store) => gameOf(store, table));
  }
  const file = databaseFile(dataDir());
  try {
    return storedGame(file, table);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new PrintError(`${file}: cannot be read (${(error as Error).message})`);
  }
}

function playedFromFile(file: string, finished: boolean): Played {
  const json = jsonFrom(file);
  try {
    return playedFrom(json, finished);
  } catch (error) {
    if (error instanceof RecordError) throw new PrintError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Writes what is printed to its file, or to the standard output. */
async function write(out: string, bytes: Uint8Array): Promise<void> {
  if (out === '-') return toStdout(bytes);
  try {
    replaceFile(out, bytes);
  } catch (error) {
    throw new PrintError(`--out: expected a file that can be written, found ${out} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`); // prettier-ignore
  }
}

/** Waits until the reader has taken everything: a pipe that is full takes no more at once. Of a failure the output itself hears. */
function toStdout(bytes: Uint8Array): Promise<void> {
  return new Promise((done) => {
    process.stdout.write(bytes, (error) => {
      if (!error) done();
    });
  });
}
