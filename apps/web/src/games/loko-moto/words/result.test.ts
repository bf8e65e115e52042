import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../../i18n/messages.ts';
import { result } from './result.ts';

const NAMES = ['Ada', 'Ben', 'Cili'];
const said = (scores: number[], first: number[], mine: number[] = [], locale: 'en' | 'hu' = 'en'): string =>
  result({ scores, outcome: { places: [first] } }, mine, NAMES, messages(locale));

test('LM-4.2 the bar says who won and by how many points; equal points leave the margin out', () => {
  assert.equal(said([3, 14, 13], [1]), 'The last line is taken. Ben wins by one point.');
  assert.equal(said([3, 14, 13], [1], [1]), 'The last line is taken. You win by one point!');
  assert.equal(said([3, 14, 8], [1], [0]), 'The last line is taken. Ben wins by 6 points.');
  assert.equal(said([3, 14, 14], [1]), 'The last line is taken. Ben wins.');
  assert.equal(said([3, 14, 14], [1, 2]), 'The last line is taken. Ben and Cili share the victory.');
  assert.equal(said([3, 14, 13], [1], [], 'hu'), 'Elkelt az utolsó szakasz. Ben nyert, 1 pont előnnyel.');
});
