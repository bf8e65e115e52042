import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../../i18n/messages.ts';
import { result } from './result.ts';

const FOUR = ['Ada', 'Ben', 'Cili', 'Dora'];
const said = (
  scores: number[],
  first: number[],
  mine: number[],
  { names = FOUR, locale = 'en' }: { names?: string[]; locale?: 'en' | 'hu' } = {},
): string => result({ scores, outcome: { places: [first] } }, mine, names, messages(locale));

test('the bar says which side won, and with how many points; its members are spoken to', () => {
  assert.equal(said([22, 19], [0, 1], [0]), 'You and Ben win, 22 to 19.');
  assert.equal(said([22, 19], [0, 1], [2]), 'Ada and Ben win, 22 to 19.');
  assert.equal(said([19, 22], [2, 3], [3]), 'You and Cili win, 22 to 19.');
  assert.equal(said([22, 19], [0, 1], [0], { locale: 'hu' }), 'Nyertetek, Ben és te, 22 : 19.');
});

test('one against one the winner alone is named; the last locomotive may win with fewer points', () => {
  const names = ['Ada', 'Ben'];
  assert.equal(said([41, 37], [0], [0], { names }), 'You win, 41 to 37.');
  assert.equal(said([41, 37], [1], [0], { names }), 'Ben wins, 37 to 41.');
  assert.equal(said([20, 20], [0, 1], [0], { names }), 'The game is a draw, 20 to 20.');
});

test('who plays both sides on one device is not spoken to', () =>
  assert.equal(said([41, 37], [0], [0, 1], { names: ['Ada', 'Ben'] }), 'Ada wins, 41 to 37.'));
