import { checkSeed, gameOf, readRecord, type SeedCheck } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { inFile, jsonFrom } from './files.ts';
import { ONE_FILE, readArgs } from './args.ts';
import { plain } from './terminal/plain.ts';
import { UsageError } from './usage.ts';

/**
 * `turntable check FILE [--commitment HEX] [--json]`: draws once more everything that a saved record says was drawn, and
 * compares. `--commitment` is the hash that was published before the game. Ends with 2 if something does not fit.
 */
export async function check(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(
    args,
    { json: { type: 'boolean' }, commitment: { type: 'string' } },
    ONE_FILE,
  );
  const { commitment } = values;
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment))
    throw new UsageError('--commitment: expected 64 hexadecimal digits');
  const file = positionals[0]!;
  const input = jsonFrom(file);
  const { kept, fairness } = inFile(file, () => readRecord(gameOf(input, GAMES), input));
  if (kept && !fairness) {
    const says = 'kept by hand: nothing was promised';
    console.log(values.json ? JSON.stringify({ fits: null, kept, says }, null, 1) : says);
    return 0;
  }
  const found = inFile(file, () => checkSeed(gameOf(input, GAMES), input));
  const published = commitment === undefined ? null : commitment.toLowerCase() === found.commitment;
  const fits = found.fits && published !== false;
  if (values.json) console.log(JSON.stringify({ ...found, fits, published }, null, 1));
  else for (const line of inWords({ ...found, fits }, published)) console.log(plain(line));
  return fits ? 0 : 2;
}

function* inWords(found: SeedCheck, published: boolean | null): Generator<string> {
  const { commitment, seed, promised, dealt, drafted, lots, fits } = found;
  const wrong = lots.filter((lot) => !lot.fits).map(({ at }) => at);
  yield `commitment ${commitment}`;
  yield `seed       ${seed}`;
  if (published !== null)
    yield published ? 'the commitment is the one given' : 'the commitment is NOT the one given';
  yield promised ? 'the seed makes the commitment' : 'the seed does NOT make the commitment';
  if (dealt === null) yield 'the deal came from another game that this table took up';
  else yield dealt ? 'the seed makes the deal' : 'the seed does NOT make the deal';
  if (drafted !== undefined)
    yield drafted
      ? 'the seed makes the offers, and what was dealt was chosen from them'
      : 'the seed does NOT make the offers, or what was dealt is NOT of them';
  if (lots.length > 0)
    yield wrong.length > 0
      ? `the seed does NOT make the lots of actions ${wrong.join(', ')}`
      : `the seed makes all ${lots.length} later lots`;
  yield fits ? 'all of it fits' : 'it does NOT fit';
}
