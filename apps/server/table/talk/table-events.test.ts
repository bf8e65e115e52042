import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_KINDS, PHRASES } from '@turntable/protocol';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { LOCALES } from '@turntable/messages/format.ts';

test('every kind of table event and every phrase has its words in every language, and none has words for nothing', () => {
  const wanted = [
    ...EVENT_KINDS.map((kind) => `event.${kind}`),
    ...PHRASES.map((id) => `phrase.${id}`),
  ].sort();
  for (const locale of LOCALES) {
    const keys = Object.keys(CATALOGUES[locale]).filter((key) => /^(event|phrase)\./.test(key));
    assert.deepEqual(keys.sort(), wanted, locale);
  }
});
