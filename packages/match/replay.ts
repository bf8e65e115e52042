import { positions, type SeenBy, type Viewer } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { diff, type Patch } from '@turntable/protocol/patch.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { witness, type Match } from './match.ts';

/**
 * A match as one viewer saw it, update by update. Nothing is in it that `view` and `witness` did not let through. Throws
 * `RangeError` before the deal.
 */
export function replayFor(match: Match, viewer: Viewer): Pick<ReplayReply, 'view' | 'patches' | 'log'> {
  const { game, setup, log } = match;
  let first: SeenBy | undefined;
  let before: SeenBy | undefined;
  const patches: (Patch | null)[] = [];
  for (const state of positions(game, setup, log)) {
    const view = game.view(state, viewer);
    if (first === undefined) first = view;
    else patches.push(diff(before, view) ?? null);
    before = view;
  }
  if (first === undefined) throw new RangeError('no deal');
  const seen = match.happened.flatMap(({ n, event }): LogItem[] => {
    const witnessed = witness(match, event, viewer);
    return witnessed ? [{ n, event: witnessed }] : [];
  });
  return { view: first, patches, log: seen };
}
