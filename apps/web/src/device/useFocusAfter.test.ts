import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { useFocusAfter } = await import('./useFocusAfter.ts');

test('the focus goes to the board when the button that had it went with what stood there, and is left alone else', async () => {
  const [board, button, field] = ['main', 'button', 'input'].map((name) => document.createElement(name));
  board!.tabIndex = -1;
  document.body.append(board!, button!, field!);
  await using run = await runHook(useFocusAfter, 'the bench');
  run.value.current = board!;
  button!.focus();
  button!.remove();
  assert.equal(document.activeElement, document.body);
  await run.render('the bench');
  assert.equal(document.activeElement, document.body, 'nothing has changed');
  await run.render('the game');
  assert.equal(document.activeElement, board);
  field!.focus();
  await run.render('the bench');
  assert.equal(document.activeElement, field);
});
