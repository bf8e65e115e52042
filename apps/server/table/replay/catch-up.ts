import { positions } from '@turntable/engine';
import { diff, type ClientMessage, type Frame } from '@turntable/protocol';
import { Problem } from '../../base/problem.ts';
import type { TableRow } from '../../storage/rows.ts';
import { maySee } from '../access/access.ts';
import type { Match } from '@turntable/match/match.ts';

/** Most positions in a catch-up; from a longer stretch they are sampled evenly. */
const MOST_FRAMES = 60;

/**
 * The game as a viewer saw it from update `from` to update `to`, both among the pictures; each is a patch of the one
 * before, the first of nothing. Throws a `Problem` if these are not the guest's eyes, or there is no such stretch.
 */
export function catchUp(
  row: TableRow,
  match: Match | null,
  guest: string,
  { as, from, to }: Extract<ClientMessage, { t: 'views' }>,
): Frame[] {
  if (!maySee(row, guest, as)) throw new Problem('not-your-seat');
  if (!match) throw new Problem('not-running');
  const { game } = match;
  if (from >= to || to > match.n) throw new Problem('bad-message', `from, to: expected 1 to ${match.n}`);
  const wanted = chosen(from, to);
  const frames: Frame[] = [];
  let n = 0;
  let before: unknown;
  for (const state of positions(game, match.setup, match.log)) {
    if (++n > to) break;
    if (!wanted.has(n)) continue;
    const view = game.view(state, as);
    const d = diff(before, view);
    frames.push({ n, ...(d === undefined ? {} : { d }) });
    before = view;
  }
  return frames;
}

/** At most `MOST_FRAMES` numbers from `from` to `to`, with both ends. */
function chosen(from: number, to: number): ReadonlySet<number> {
  const steps = Math.min(to - from, MOST_FRAMES - 1);
  return new Set(Array.from({ length: steps + 1 }, (_, i) => from + Math.round((i * (to - from)) / steps)));
}
