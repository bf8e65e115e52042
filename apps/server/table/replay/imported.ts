import { GAMES } from '@turntable/games';
import * as match from '@turntable/match/imported.ts';
import { Problem } from '../../base/problem.ts';

/** Replays an untrusted record; throws the `Problem` that stands against it. */
export function imported(input: unknown): match.Imported {
  try {
    return match.imported(input, GAMES);
  } catch (error) {
    if (!(error instanceof match.RecordProblem)) throw error;
    const { code, detail, refusals } = error.body;
    throw new Problem(code, detail, refusals);
  }
}
