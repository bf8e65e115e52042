import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../device/testing/hook.ts';
import { announcer, dismissNotice } from './announce.ts';

openDocument();
const { useShare } = await import('./useShare.ts');

test('a picture that cannot be drawn is said, and may be shared again', async () => {
  let tries = 0;
  const draw = async (): Promise<void> => {
    tries++;
    throw new Error('no picture');
  };
  await using run = await runHook(() => useShare(draw), null);
  await run.does(({ share }) => share());
  assert.equal(announcer.getSnapshot().notice?.text, 'That did not work');
  dismissNotice();
  assert.equal(run.value.busy, false);
  await run.does(({ share }) => share());
  assert.equal(tries, 2);
});
