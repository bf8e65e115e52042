import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopesFor, withAnswer, withoutAnswer } from './scopes.ts';

test('a question that is not to be asked again replaces what was said of its kind, and of no other', () => {
  const presets = [
    { kind: 'veto', answer: 'decline', from: 10 },
    { kind: 'boost', answer: 'decline' },
  ] as const;
  assert.deepEqual(withAnswer(presets, 'veto', 'stretch'), [
    { kind: 'boost', answer: 'decline' },
    { kind: 'veto', answer: 'decline', until: 'stretch' },
  ]);
  assert.deepEqual(withAnswer([], 'tag', 'game'), [{ kind: 'tag', answer: 'decline' }]);
  assert.deepEqual(withoutAnswer(presets, 'boost'), [presets[0]]);
  assert.deepEqual(scopesFor(false), ['stretch', 'game'], 'who is not ahead cannot say while ahead');
});
