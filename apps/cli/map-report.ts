import { existsSync } from 'node:fs';
import { mapReport } from '@turntable/bots/map-report/tally.ts';
import { reportPicture, reportWords } from '@turntable/bots/map-report/words.ts';
import { gameById } from '@turntable/games';
import { host } from '@turntable/games/loko-moto/host.ts';
import { setupOfMapFile } from '@turntable/games/loko-moto/map-file.ts';
import type { Setup } from '@turntable/games/loko-moto/types.ts';
import { SHEET_IDS } from '@turntable/games/loko-moto/sheets/index.ts';
import { FALLBACK, format, has } from '@turntable/messages';
import { Trouble } from '@turntable/server/base/trouble.ts';
import { readArgs, wholeFrom } from './args.ts';
import { expectReplaceable, inFile, isSameFile, jsonFrom, replaceFile, unwritable } from './files.ts';
import { plain } from './terminal/plain.ts';
import { Progress } from './terminal/progress.ts';
import { UsageError } from './usage.ts';

/**
 * `turntable map-report FILE`: what many bot games say of a map and its deck. FILE is a record, a map as records write one, or
 * the id of one of ours.
 */
export async function reportMap(args: readonly string[]): Promise<number> {
  const { positionals, values } = readArgs(
    args,
    {
      games: { type: 'string', default: '1000' },
      players: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      svg: { type: 'string' },
      json: { type: 'boolean' },
    },
    { what: 'one FILE or map', least: 1, most: 1 },
  );
  const games = wholeFrom(values.games, '--games', 1, 100_000);
  const players = wholeFrom(values.players, '--players', 2, 5);
  const name = positionals[0]!;
  const setup = setupOf(name, players);
  if (values.svg !== undefined) checkWritable(values.svg, name);
  const steps = mapReport(gameById('loko-moto')!, setup, games, values.seed);
  const progress = new Progress(games);
  let step = steps.next();
  while (!step.done) {
    progress.show(step.value);
    step = steps.next();
  }
  progress.end();
  const report = step.value;
  if (values.json) console.log(JSON.stringify(report));
  else for (const line of reportWords(report, setup.sheet, shapeName)) console.log(plain(line));
  // After the words: what is lost then is the picture alone.
  if (values.svg !== undefined) writePicture(values.svg, reportPicture(report, setup.sheet));
  return 0;
}

/** Throws `Trouble` (exit status 5) if it cannot be written. */
function writePicture(path: string, picture: string): void {
  try {
    replaceFile(path, picture);
  } catch (error) {
    throw new Trouble('disk', unwritable('--svg', path, error).message, { cause: error });
  }
}

/** What a shape of the standard deck is called; one from elsewhere has its id alone. */
const shapeName = (id: string): string => (has(`shape.${id}`) ? format(FALLBACK, `shape.${id}`) : id);

/** Asked before the games are played, which takes minutes. Throws `UsageError`; `map` is the file that the map is from. */
function checkWritable(path: string, map: string): void {
  if (!isOurs(map) && isSameFile(path, map))
    throw new UsageError(`--svg: ${path} is the map itself; expected another file`);
  try {
    expectReplaceable(path);
  } catch (error) {
    throw unwritable('--svg', path, error);
  }
}

const isOurs = (name: string): boolean => (SHEET_IDS as readonly string[]).includes(name);

/** Throws `UsageError`, which names the file. */
function setupOf(name: string, players: number): Setup {
  if (isOurs(name)) return host({ sheet: name }, players);
  if (!existsSync(name))
    throw new UsageError(
      `${name}: there is no such file; expected one with JSON, or ${SHEET_IDS.join(', ')}`,
    );
  const json = jsonFrom(name);
  return inFile(name, () => setupOfMapFile(json, players));
}
