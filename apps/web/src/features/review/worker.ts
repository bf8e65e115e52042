import { gameOf, readRecord, replayRecord } from '@turntable/engine';
import { review } from '@turntable/bots/review/review.ts';
import { GAMES } from '@turntable/games';
import { install } from '@turntable/roster/cards.none.ts';
import { fetchValues } from '../../local/values.ts';
import type { FromReviewer, ToReviewer } from './words.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: FromReviewer): void => self.postMessage(message);
/** The least time between two messages of progress (ms). */
const REPORT_EVERY = 100;

async function reviewed({ record: input, budget }: ToReviewer): Promise<void> {
  const game = gameOf(input, GAMES);
  if (game.picks) {
    const values = await fetchValues();
    if (typeof values === 'string') return tell({ t: 'failed', why: values });
    install(values);
  }
  const record = readRecord(game, input);
  if (game.record.unread?.(record.setup)) return tell({ t: 'failed', why: 'unread' });
  const { items, error } = replayRecord(game, record);
  if (error) return tell({ t: 'failed', why: 'record' });
  const steps = review({
    game,
    setup: record.setup,
    seats: record.names.length,
    log: items,
    end: record.end,
    budget,
    timer: (ms) => {
      const end = performance.now() + ms;
      return () => performance.now() >= end;
    },
  });
  let reportedAt = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return tell({ t: 'review', review: step.value });
    const now = performance.now();
    if (now - reportedAt < REPORT_EVERY) continue;
    reportedAt = now;
    tell({ t: 'done', part: step.value });
  }
}

self.onmessage = ({ data }: MessageEvent<ToReviewer>): void => {
  reviewed(data).catch(() => tell({ t: 'failed', why: 'record' }));
};
