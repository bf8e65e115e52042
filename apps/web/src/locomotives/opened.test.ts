import assert from 'node:assert/strict';
import test from 'node:test';
import type { RearsAnswer } from '../api/values/words.ts';
import { openDocument, runHook } from '../device/testing/hook.ts';

openDocument();
/** Values that the worker would have; `away`: none are there now. */
let values: Readonly<Record<string, number>> | 'away' = 'away';
class FakeWorker {
  onmessage: ((event: { data: RearsAnswer }) => void) | undefined;
  postMessage({ n, ids }: { readonly n: number; readonly ids: readonly string[] }): void {
    const rears = ids.map((id) => ({
      id,
      values: values === 'away' ? {} : { power: values[id] },
      calculated: [],
    }));
    const data = (values === 'away' ? { n, none: 'away' } : { n, rears }) as unknown as RearsAnswer;
    queueMicrotask(() => this.onmessage?.({ data }));
  }
}
Object.assign(globalThis, { Worker: FakeWorker });
const { useOpenedStatSheet } = await import('./opened.ts');

test('the roster can be opened again after its values were away, and no locomotive shows the values of another', async () => {
  await using run = await runHook(useOpenedStatSheet, 'a');
  /** Resolves once the worker has answered and what it said is shown. */
  const answered = async (): Promise<void> => {
    while (run.value.statSheet === undefined) await run.does(() => new Promise(setImmediate));
  };
  assert.equal(run.value.statSheet, undefined, 'nothing is shown unasked (LV-1.6)');
  await run.does(({ open }) => open());
  await answered();
  assert.equal(run.value.statSheet, 'away');
  values = { a: 1, b: 2 };
  await run.does(({ open }) => open());
  // Between the two it may stand as not answered.
  while (typeof run.value.statSheet !== 'object') await run.does(() => new Promise(setImmediate));
  const power = (): unknown => {
    const { statSheet } = run.value;
    return typeof statSheet === 'object' ? statSheet.statistics.power.value : statSheet;
  };
  assert.equal(power(), 1);
  await run.render('b');
  // The answer may be here already.
  assert.notEqual(power(), 1, 'not those of a');
  await answered();
  assert.equal(power(), 2);
  values = 'away';
  await run.render('a');
  await answered();
  assert.equal(run.value.statSheet, 'away');
});
