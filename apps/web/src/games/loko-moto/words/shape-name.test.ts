import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../../i18n/messages.ts';
import { shapeName } from './shape-name.ts';

test('a shape card of ours has its name in the reader’s language, one of a record its id', () => {
  assert.deepEqual(
    [shapeName('hook', messages('en')), shapeName('my-own', messages('en'))],
    [messages('en').say('shape.hook'), 'my-own'],
  );
});
