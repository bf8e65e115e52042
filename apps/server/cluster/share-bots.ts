import type { BotPool } from '../bots/bots.ts';
import type { Hints } from '../bots/hints.ts';
import type { Far } from '../transport/far.ts';

/** Counts what bots think about, and hints, for all servers together. */
export function shareBots(
  far: Pick<Far, 'count' | 'counted'>,
  pool: Pick<BotPool, 'follow' | 'heard'>,
  hints: Pick<Hints, 'follow' | 'heard'>,
): void {
  pool.follow((owner, count) => void far.count({ kind: 'thinking', owner, count }));
  hints.follow((guest) => void far.count({ kind: 'hinted', guest }));
  far.counted((what, from) => {
    if (what.kind === 'thinking') pool.heard(from, what.owner, what.count);
    else if (what.kind === 'hinted') hints.heard(what.guest);
  });
}
