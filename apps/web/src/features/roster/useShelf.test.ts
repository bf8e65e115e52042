import assert from 'node:assert/strict';
import test from 'node:test';
import { FRONTS } from '@turntable/roster/fronts.ts';
import { openDocument, runHook } from '../../device/testing/hook.ts';
import type { OwnLocomotive } from '../../locomotives/own.ts';

openDocument();
const { putLocomotives } = await import('../../locomotives/own.ts');
const { useShelf } = await import('./useShelf.ts');

const own = (id: string, raw: OwnLocomotive['raw']): OwnLocomotive => ({
  ...{ id, name: id, class: '', operator: '', country: '', builder: '', whyte: '4-6-2', features: [], raw },
});

test('sorted by a statistic own locomotives stand by their own value, and one without it last', async (t) => {
  putLocomotives([
    own('own-weak', { powerHp: 1_000 }),
    own('own-blank', {}),
    own('own-strong', { powerHp: 9_000 }),
  ]);
  const [first, second] = FRONTS;
  t.mock.method(globalThis, 'fetch', async () => Response.json({ [first!.id]: 8_000, [second!.id]: 500 }));
  history.replaceState(null, '', '/roster?sort=power');
  await using run = await runHook(() => useShelf(), undefined);
  while (run.value.values === undefined) await run.does(() => new Promise(setImmediate));
  assert.deepEqual(
    run.value.locomotives.slice(0, 4).map(({ id }) => id),
    ['own-strong', first!.id, 'own-weak', second!.id],
  );
  assert.equal(run.value.values['own-strong'], 9_000);
  assert.equal(run.value.values['own-blank'], undefined);
});
