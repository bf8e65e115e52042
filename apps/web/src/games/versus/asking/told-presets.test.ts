import assert from 'node:assert/strict';
import test from 'node:test';
import type { Preference } from '@turntable/protocol/picks.ts';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { useToldPresets } = await import('./told-presets.ts');

const STRETCH: Preference = { kind: 'veto', answer: 'decline', until: 'stretch' };
const ALWAYS: Preference = { kind: 'boost', answer: 'decline' };
const [BOTH, STAYS, NONE] = [[STRETCH, ALWAYS], [ALWAYS], []];

test('a preset that ended with a run stays until the run is shown; what is taken away besides goes at once', async () => {
  const useTold = ({ latest, showing }: { latest: readonly Preference[]; showing: boolean }) =>
    useToldPresets(latest, showing);
  await using run = await runHook(useTold, { latest: BOTH, showing: false });
  // The run comes first, and then what it ends.
  await run.render({ latest: BOTH, showing: true });
  await run.render({ latest: STAYS, showing: true });
  assert.equal(run.value, BOTH);
  await run.render({ latest: STAYS, showing: false });
  assert.equal(run.value, STAYS);
  await run.render({ latest: NONE, showing: true });
  assert.equal(run.value, NONE);
});
