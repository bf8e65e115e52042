import assert from 'node:assert/strict';
import test from 'node:test';
import type { SeenBy, Viewer } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { openDocument, runHook } from '../../device/testing/hook.ts';
import type { Known, Staging } from './show-queue.ts';

openDocument();
const { useShow } = await import('./useShow.ts');

/** Each item is shown for four seconds. */
const STAGING: Staging = (log, from) =>
  log.slice(from).map((_, i) => ({
    ...{ from: from + i, to: from + i + 1, length: 4_000 },
    steps: [{ at: 0, part: 'call', stage: from + i + 1, score: from + i }],
  }));
const ITEMS = [1, 2, 3].map((n): LogItem => ({ n, event: { kind: 'called', clause: 'T-1', by: 0 } }));
/** What is known once so many things have happened, as one viewer sees it. */
function knownTo(viewer: Viewer): readonly Known<SeenBy, LogItem>[] {
  return [0, 1, 2, 3].map((count) => ({ view: { viewer, decisions: [] }, log: ITEMS.slice(0, count) }));
}
const [JUDGE, PUBLIC] = [knownTo('judge'), knownTo('public')];

interface Given {
  readonly as: 'judge' | 'public';
  readonly count: number;
  /** See `Seen`. */
  readonly back?: number;
}
const useTable = ({ as, count, ...more }: Given) =>
  useShow(as === 'judge' ? null : STAGING, { ...(as === 'judge' ? JUDGE : PUBLIC)[count]!, ...more }, as);

test('who came as the judge is shown nothing act by act, and everything once they only look on', async () => {
  await using run = await runHook(useTable, { as: 'judge', count: 0 });
  await run.render({ as: 'judge', count: 1 });
  assert.deepEqual([run.value.now, run.value.log.length], [null, 1]);
  await run.render({ as: 'public', count: 2 });
  assert.deepEqual([run.value.now, run.value.log.length], [null, 2], 'with other eyes as it is');
  await run.render({ as: 'public', count: 3 });
  assert.deepEqual([run.value.now?.part, run.value.log.length], ['call', 2]);
});

test('who was away for a while sees how it stands, and from then on what happens', async () => {
  await using run = await runHook(useTable, { as: 'public', count: 0 });
  await run.render({ as: 'public', count: 2, back: 2 });
  assert.deepEqual([run.value.now, run.value.log.length], [null, 2]);
  await run.render({ as: 'public', count: 3, back: 2 });
  assert.deepEqual([run.value.now?.part, run.value.log.length], ['call', 2]);
});
