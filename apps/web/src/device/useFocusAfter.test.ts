import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { useFocusAfter, useFocusKept } = await import('./useFocusAfter.ts');

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

/** A heading, and under it a row with a button and a field. */
function page() {
  const [heading, button, field] = ['h2', 'button', 'input'].map((name) => document.createElement(name));
  heading!.tabIndex = -1;
  document.body.replaceChildren(heading!, button!, field!);
  return { heading: heading!, button: button!, field: field! };
}

test('whoever removes a row is taken to the heading of its list, as the button went with the row', async () => {
  const { heading, button } = page();
  await using run = await runHook<string, ReturnType<typeof useFocusKept>>(useFocusKept, 'desk phone');
  run.value.place.current = heading;
  button.focus();
  await run.does(({ pressed }) => pressed());
  assert.equal(document.activeElement, button, 'nothing has changed yet');
  button.remove();
  await run.render('desk');
  assert.equal(document.activeElement, heading);
});

test('whoever has gone on to a field meanwhile stays there, and rows that go unasked move no focus', async () => {
  const { heading, button, field } = page();
  await using run = await runHook<string, ReturnType<typeof useFocusKept>>(useFocusKept, 'desk phone tablet');
  run.value.place.current = heading;
  await run.does(({ pressed }) => pressed());
  field.focus();
  await run.render('desk phone');
  assert.equal(document.activeElement, field);
  field.blur();
  button.remove();
  await run.render('desk');
  assert.equal(document.activeElement, document.body);
});
