import { perft, replayRecord } from '@turntable/engine';
import { inFile, recordFrom } from './files.ts';
import { ONE_FILE, readArgs } from './args.ts';
import { UsageError } from './usage.ts';

/** `turntable perft FILE --depth N`: prints one number, the count of legal action sequences of length N. */
export async function countSequences(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { depth: { type: 'string' } }, ONE_FILE);
  if (values.depth === undefined || !/^\d{1,3}$/.test(values.depth))
    throw new UsageError('--depth: expected a whole number from 0 to 999');
  const file = positionals[0]!;
  const { game, record } = recordFrom(file);
  if (game.record.unread?.(record.setup))
    throw new UsageError(`${file}: nobody can count: the record does not know the values of all cards`);
  const { state, error } = inFile(file, () => replayRecord(game, record));
  if (error) {
    console.error(`${file}: action ${error.at} is illegal (${error.refusals[0]!.clause})`);
    return 2;
  }
  const depth = Number(values.depth);
  const stopped = record.end !== undefined && depth > 0;
  console.log(stopped ? 0 : perft(game, state, depth, game.judging && isFreeText));
  return 0;
}

/**
 * Free-text claims stand for any text at all, so they are left out of the count (docs/record.md). Where nobody claims anything the
 * last action of each sequence is counted without being listed.
 */
function isFreeText(action: object): boolean {
  return 'text' in action;
}
