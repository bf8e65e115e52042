import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';
import type { Face } from '../../../session/clock/face.ts';

openDocument();
const { announcer } = await import('../../../ui/announce.ts');
const { learnAll } = await import('../../../i18n/languages.ts');
const { useWarnings } = await import('./useWarnings.ts');

const face = (state: Face['state'], runs = true): Face => ({ left: 20_000, state, runs, next: null });

test('one’s own clock that is low is read out once, again when it is over, and anew the next time it runs', async () => {
  await learnAll();
  const heard: string[] = [];
  let last = announcer.getSnapshot().said;
  using _ = {
    [Symbol.dispose]: announcer.subscribe(() => {
      const { said } = announcer.getSnapshot();
      if (said !== last) heard.push((last = said));
    }),
  };
  const useOwn = (own: Face | null): void => useWarnings([face('low'), own], [1]);
  await using run = await runHook(useOwn, face('plenty'));
  assert.deepEqual(heard, [], 'the other’s clock is low, not one’s own');
  await run.render(face('low'));
  await run.render(face('low'));
  assert.equal(heard.length, 1);
  assert.match(heard[0]!, /20/);
  await run.render(face('out'));
  await run.render(face('out'));
  assert.equal(heard.length, 2);
  await run.render(face('low', false));
  assert.equal(heard.length, 2, 'a clock that stands warns of nothing');
  for (const state of [face('low'), face('low', false), face('low')]) await run.render(state);
  assert.equal(heard.length, 4);
});
