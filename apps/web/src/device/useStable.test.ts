import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { useSame, useStable } = await import('./useStable.ts');
const { useMark } = await import('./useMark.ts');

test('a stable function stays the same one and calls the latest given', async () => {
  await using run = await runHook((n: number) => useStable({ add: (to: number) => to + n }), 1);
  const { add } = run.value;
  assert.equal(add(10), 11);
  await run.render(2);
  assert.equal(run.value.add, add);
  assert.equal(add(10), 12);
});

test('a list stays the same one while its items are identical', async () => {
  const first = ['a', 'b'];
  await using run = await runHook(useSame<string>, first);
  await run.render(['a', 'b']);
  assert.equal(run.value, first);
  for (const other of [['a', 'c'], ['a'], ['a', 'b']]) {
    await run.render(other);
    assert.equal(run.value, other);
  }
});

test('a mark is on the root of the page while it holds, and goes with its component', async () => {
  const marked = (): boolean => document.documentElement.hasAttribute('data-lifted');
  const run = await runHook((on: boolean) => useMark('lifted', on), false);
  assert.equal(marked(), false);
  await run.render(true);
  assert.equal(marked(), true);
  await run.render(false);
  assert.equal(marked(), false);
  await run.render(true);
  await run[Symbol.asyncDispose]();
  assert.equal(marked(), false);
});
