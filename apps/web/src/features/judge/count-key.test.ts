import assert from 'node:assert/strict';
import test from 'node:test';
import { LOCALES } from '@turntable/messages';
import { MOST_RULINGS } from '@turntable/protocol/rulings.ts';
import { messages } from '../../i18n/messages.ts';
import { countKey } from './count-key.ts';

test('as many rulings as the server gives at most are not said to be all there are', () => {
  const told = (count: number): string =>
    messages('en').t(countKey(Array.from({ length: count })), { count });
  assert.equal(told(1), '1 ruling');
  assert.equal(told(MOST_RULINGS - 1), '49 rulings');
  assert.match(told(MOST_RULINGS), /^50 rulings are shown, and there may be more/);
  for (const locale of LOCALES) assert.match(messages(locale).t('precedents.most', { count: 50 }), /^50 /);
});
