import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenFor, scopesFor, withAnswer, withChoice, withoutAnswer } from './scopes.ts';

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

test('a standing answer that ends before the game is no Never, and stays until another is chosen', () => {
  const stretch = { kind: 'tag', answer: 'decline', until: 'stretch' } as const;
  const behind = { kind: 'veto', answer: 'decline', until: 'behind' } as const;
  const presets = [stretch, behind, { kind: 'boost', answer: 'decline', from: 20 }] as const;
  const kinds = ['tag', 'veto', 'boost', 'style'];
  assert.deepEqual(
    kinds.map((kind) => chosenFor(presets, kind)),
    ['stretch', 'behind', '20', 'ask'],
  );
  assert.deepEqual(withChoice(presets, 'tag', 'stretch'), presets);
  const never = withChoice(presets, 'tag', 'never');
  assert.equal(chosenFor(never, 'tag'), 'never');
  assert.deepEqual(never.slice(0, 2), presets.slice(1), 'of no other kind');
  assert.deepEqual(withChoice([behind], 'veto', '10'), [{ kind: 'veto', answer: 'decline', from: 10 }]);
  assert.deepEqual(withChoice([behind], 'veto', 'ask'), []);
});
