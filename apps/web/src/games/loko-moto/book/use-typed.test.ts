import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { useState } = await import('react');
const { useTyped } = await import('./use-typed.ts');

const useField = (range: readonly [number, number]) => {
  const [value, setValue] = useState(7);
  return { value, field: useTyped(value, range, setValue) };
};

test('a number below zero can be typed: the field keeps what is no number yet, and shows what counts once it is left', async () => {
  await using run = await runHook(useField, [-99, 999] as const);
  const types = async (text: string): Promise<unknown> => {
    await run.does(({ field }) => field.type(text));
    return [run.value.field.text, run.value.value];
  };
  const leaves = async (): Promise<string> => {
    await run.does(({ field }) => field.leave());
    return run.value.field.text;
  };
  assert.deepEqual(await types(''), ['', 0], 'a lone minus sign');
  assert.deepEqual(await types('-5'), ['-5', -5]);
  assert.equal(await leaves(), '-5');
  assert.deepEqual(await types('-1200'), ['-1200', -99]);
  assert.equal(await leaves(), '-99');
  assert.deepEqual(await types('1000'), ['1000', 999]);
  assert.deepEqual(await types('2.9'), ['2.9', 2]);
  assert.deepEqual(await types('-0'), ['-0', 0]);
  await types('');
  assert.equal(await leaves(), '0');
});
