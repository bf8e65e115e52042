import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadTo } from './lead-to.ts';

test('a button that one is led to is pressed by a click, not by the second of two that began elsewhere', () => {
  const button = Object.assign(new EventTarget(), { focus: () => {} }) as unknown as HTMLElement;
  const end = leadTo(button);
  let pressed = 0;
  button.addEventListener('click', () => (pressed += 1));
  const click = (detail: number): boolean =>
    button.dispatchEvent(Object.assign(new Event('click'), { detail }));
  click(2);
  assert.equal(pressed, 0);
  // A key's click has no count.
  for (const detail of [1, 0]) click(detail);
  assert.equal(pressed, 2);
  end();
  click(2);
  assert.equal(pressed, 3);
});
