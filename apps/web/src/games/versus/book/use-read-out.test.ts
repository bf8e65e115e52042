import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { readOut, useReadOut } = await import('./use-read-out.ts');

test('a value is understood as cards print it and as people write it', () => {
  const texts = ['24,000', '24 000', '135,375', '28,5', '28.5', '0', 'none', '', '-3'];
  assert.deepEqual(texts.map(readOut), [24000, 24000, 135375, 28.5, 28.5, 0, null, null, null]);
});

test('a value is told once, and taken back when its field is emptied', async () => {
  const told: (number | null)[] = [];
  const tell = (value: number | null): void => void told.push(value);
  await using field = await runHook(
    (said: number | null) => useReadOut({ said, known: undefined }, tell),
    null,
  );
  const enter = async (text: string, said: number | null): Promise<void> => {
    await field.does(({ type }) => type(text));
    await field.does(({ leave }) => leave());
    await field.render(said);
  };
  await field.does(({ leave }) => leave());
  assert.deepEqual(told, [], 'nothing was typed');
  await enter('24,000', 24000);
  await field.does(({ leave }) => leave());
  assert.deepEqual([told, field.value.text], [[24000], '24,000']);
  await enter('', null);
  assert.deepEqual([told, field.value.text], [[24000, null], '']);
});

test('what was typed gives way to what the book says now: nothing after an undo, and the value again once it is redone', async () => {
  await using field = await runHook(
    (said: number | null) => useReadOut({ said, known: undefined }, () => {}),
    null,
  );
  await field.does(({ type }) => type('1,200'));
  await field.does(({ leave }) => leave());
  assert.equal(field.value.text, '1,200', 'also before the book has stored it');
  await field.render(1200);
  assert.equal(field.value.text, '1,200');
  await field.render(null);
  assert.equal(field.value.text, '');
  await field.render(1200);
  assert.equal(field.value.text, '1200');
});

test('a value that is half typed when the book has stored the one before it stays', async () => {
  await using field = await runHook(
    (said: number | null) => useReadOut({ said, known: undefined }, () => {}),
    null,
  );
  await field.does(({ type }) => type('1200'));
  await field.does(({ leave }) => leave());
  await field.does(({ type }) => type('13'));
  await field.render(1200);
  assert.equal(field.value.text, '13');
});

test('what the book was told before, or the cards say, stands in the field', async () => {
  const around: { said: number | null; known: number | 'infinity' | null } = { said: 4, known: null };
  await using field = await runHook((now: typeof around) => useReadOut(now, () => {}), around);
  assert.equal(field.value.text, '4');
  await field.render({ said: null, known: 'infinity' });
  assert.equal(field.value.text, '∞');
  await field.does(({ type }) => type(''));
  assert.equal(field.value.text, '', 'it can be emptied to be typed anew');
  await field.does(({ leave }) => leave());
  assert.equal(field.value.text, '∞');
});
