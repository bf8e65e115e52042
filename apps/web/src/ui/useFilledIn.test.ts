import assert from 'node:assert/strict';
import test from 'node:test';
import type { ChangeEvent } from 'react';
import { openDocument, runHook } from '../device/testing/hook.ts';

openDocument();
const { useState } = await import('react');
const { useFilledIn } = await import('./useFilledIn.ts');

/** A field with a name, and what stands in it. */
function useField(first: string) {
  const [name, setName] = useState(first);
  return { name, ...useFilledIn(name, setName) };
}
const typed = (value: string) => ({ target: { value } }) as ChangeEvent<HTMLInputElement>;

test('a name may be emptied to type another, and stays what it was if nothing is typed', async () => {
  await using run = await runHook(useField, 'Stoker 42');
  await run.does(({ onChange }) => onChange(typed('')));
  assert.deepEqual([run.value.value, run.value.name], ['', 'Stoker 42']);
  await run.does(({ onBlur }) => onBlur());
  assert.equal(run.value.value, 'Stoker 42');
  await run.does(({ onChange }) => onChange(typed(' ')));
  await run.does(({ onChange }) => onChange(typed('A')));
  assert.deepEqual([run.value.value, run.value.name], ['A', 'A']);
});
