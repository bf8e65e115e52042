import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, press, runHook } from '../device/testing/hook.ts';

openDocument();
const { showUnder } = await import('../device/settings.ts');
const { useKeys } = await import('../games/loko-moto/use-keys.ts');
const { useLetterKeys } = await import('../games/versus/asking/use-letter-keys.ts');
const { useNumberKeys } = await import('../games/versus/use-number-keys.ts');

/** Places that keep their keys: fields, windows, and the page while a drawer lies over it. */
const TAKEN = ['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable></p>'];
const WINDOWS = ['<dialog open><b></b></dialog>', '<div popover><b></b></div>'];

/** Presses a key wherever it has to do nothing: in fields and windows, under a drawer or a window, held down, with Ctrl. */
function pressElsewhere(key: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  for (const html of [...TAKEN, ...WINDOWS]) {
    place.innerHTML = html;
    press(key, place.querySelector('b') ?? place.firstElementChild!);
  }
  for (const html of ['<div aria-modal="true"></div>', '<dialog open></dialog>']) {
    place.innerHTML = html;
    press(key);
  }
  place.remove();
  press(key, document.body, { ctrlKey: true });
  press(key, document.body, { repeat: true });
}

/** Puts buttons on the page; gives the presses and focusing they got. */
function buttons(html: string): string[] {
  const got: string[] = [];
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => got.push(`click ${button.id}`));
    button.addEventListener('focus', () => got.push(`focus ${button.id}`));
  }
  return got;
}

test('Loko moto: B and R press their buttons, Escape lets go; letters do nothing where single keys are off', async () => {
  const got = buttons(
    '<div class="lm"><button id="b" data-act="build"></button><button id="r" data-act="reserve"></button></div>',
  );
  const keys = { draws: true, escapes: true, onEscape: () => got.push('escape') };
  await using run = await runHook(useKeys, keys);
  for (const key of ['b', 'R', 'x']) press(key);
  assert.ok(press('Escape').defaultPrevented);
  assert.deepEqual(got.splice(0), ['click b', 'click r', 'escape']);
  for (const key of ['b', 'Escape']) pressElsewhere(key);
  assert.deepEqual(got, []);
  await run.does(() => showUnder({ keys: false }));
  for (const key of ['b', 'r', 'Escape']) press(key);
  assert.deepEqual(got.splice(0), ['escape']);
  await run.does(() => showUnder({}));
  await run.render({ ...keys, draws: false, escapes: false });
  for (const key of ['b', 'Escape']) assert.ok(!press(key).defaultPrevented);
  assert.deepEqual(got, []);
});

test('LM-6.1 B presses the button that closes a line in the opening, as it says', async () => {
  const got = buttons('<div class="lm"><button id="close" data-act="close"></button></div>');
  await using _ = await runHook(useKeys, { draws: true, escapes: true, onEscape: () => {} });
  assert.ok(press('b').defaultPrevented);
  assert.ok(!press('r').defaultPrevented);
  assert.deepEqual(got, ['click close']);
});

test('duels: V, N and C press what names them, B only goes there; nothing is done where single keys are off', async () => {
  const button = (letter: string, more = ''): string =>
    `<button id="${letter}" aria-keyshortcuts="${letter}" ${more}></button>`;
  const got = buttons(`<main>${button('V')}${button('N', 'disabled')}${button('B')}</main>${button('C')}`);
  await using run = await runHook(useLetterKeys, undefined);
  for (const key of ['v', 'b']) assert.ok(press(key).defaultPrevented);
  for (const key of ['n', 'c', 'x']) assert.ok(!press(key).defaultPrevented);
  // The keys of a button that has the focus are its own.
  press('v', document.getElementById('B')!);
  assert.deepEqual(got.splice(0), ['click V', 'focus B']);
  pressElsewhere('v');
  await run.does(() => showUnder({ keys: false }));
  press('v');
  assert.deepEqual(got, []);
  await run.does(() => showUnder({}));
});

test('duels: digits choose and Enter does it, but on a button; nothing is done where single keys are off', async () => {
  const got: string[] = [];
  document.body.innerHTML = '<button></button>';
  const on = { onDigit: (digit: number) => got.push(`${digit}`), onEnter: () => got.push('enter') };
  await using run = await runHook(useNumberKeys, on);
  const button = document.querySelector('button')!;
  for (const key of ['1', '9', 'Enter']) assert.ok(!press(key, button).defaultPrevented);
  for (const key of ['1', '9', '0', 'Enter']) press(key);
  assert.deepEqual(got.splice(0), ['1', '9', 'enter']);
  for (const key of ['1', 'Enter']) pressElsewhere(key);
  await run.does(() => showUnder({ keys: false }));
  for (const key of ['1', 'Enter']) press(key);
  assert.deepEqual(got, []);
  await run.does(() => showUnder({}));
  await run.render({ onDigit: undefined, onEnter: on.onEnter });
  assert.ok(!press('1').defaultPrevented);
});
