import {
  isTakeBack,
  play,
  positions,
  quickRng,
  type Entry,
  type Log,
  type TakeBack,
  type Types,
  type Viewer,
} from '@turntable/engine';
import { difference } from '../json.ts';
import { spread, type Trial } from '../trial.ts';
import type { Sample } from '../sample.ts';
import { atSamples, viewers, type Law } from './law.ts';

/** A log with what a judge took back and everybody had seen, after which the game went on as it did. */
function withTakeBack<T extends Types>({ moments }: Sample<T>): Log<T['Action']> {
  const entries = moments.flatMap((m) => (m.played ? [m.played.entry] : []));
  const log: (Entry<T['Action']> | TakeBack)[] = [];
  entries.forEach((entry, i) => {
    log.push(entry);
    if (i > 0 && i % 11 === 4) log.push({ takeBack: 'judge', reason: 'once more' }, entry);
  });
  return log;
}

/** Where the redrawn course differs for the viewer from the true one, or is not legal. */
function differs<T extends Types>(
  { game }: Trial<T>,
  setup: T['Setup'],
  log: Log<T['Action']>,
  viewer: Viewer,
  seed: number,
): string | undefined {
  const other = game.redraw!(setup, log, viewer, quickRng(seed));
  const at = (n: number, what: string): string =>
    `${String(viewer)}, ${log.length} items, item ${n}: ${what}`;
  if (other.log.length !== log.length) return at(0, `${other.log.length} items`);
  const mine = positions(game, setup, log);
  const theirs = positions(game, other.setup, other.log);
  let before = game.start(other.setup);
  for (const [n, item] of other.log.entries()) {
    if (!isTakeBack(item)) {
      const played = play(game, before, item);
      if (!played.ok) return at(n, `refused: ${JSON.stringify(played.refusals)}`);
      const broken = game.audit(played.step.state);
      if (broken.length > 0) return at(n, `breaks ${broken.join()}`);
    }
    const state = mine.next().value as T['State'];
    before = theirs.next().value as T['State'];
    const seen = difference(game.view(before, viewer), game.view(state, viewer), 'view');
    if (seen) return at(n, seen);
  }
  return undefined;
}

export const REDRAW_LAWS: readonly Law[] = [
  {
    name: 'a course with hidden cards drawn anew is legal and looks the same to its viewer at every step',
    check: (trial) =>
      atSamples(trial, (sample) => {
        if (!trial.game.redraw) return undefined;
        const log = withTakeBack(sample);
        const lengths = spread(
          log.map((_, i) => i + 1),
          3,
        );
        for (const n of lengths)
          for (const viewer of viewers(sample.table)) {
            const what = differs(trial, sample.table.setup, log.slice(0, n), viewer, sample.seed + n);
            if (what) return what;
          }
        return undefined;
      }),
  },
];
