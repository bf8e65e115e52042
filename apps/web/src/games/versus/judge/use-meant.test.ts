import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { useMeant } = await import('./use-meant.ts');

test('LV-3.1 a judge takes back no move that somebody made while the reason was typed, but at a second tap', async () => {
  const got: string[] = [];
  await using form = await runHook(
    (now: number | undefined) =>
      useMeant(
        now,
        (reason: string) => got.push(reason),
        () => got.push('moved'),
      ),
    4,
  );
  const send = (reason: string): Promise<void> => form.does((tap) => tap(reason));
  await send('misread');
  await form.render(5);
  await send('misread');
  assert.deepEqual(got.splice(0), ['misread', 'moved']);
  await send('misread, too');
  await form.render(6);
  await form.render(undefined);
  await send('nothing is left');
  assert.deepEqual(got, ['misread, too', 'moved']);
});
