import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@turntable/messages';
import { wordsOf, countryText } from '@turntable/print/words.ts';
import { COUNTRIES } from './countries.ts';

test('LV-1.1 every country that one’s own locomotive can be given has its name on the printed card', () => {
  for (const locale of LOCALES) {
    const words = wordsOf(locale);
    assert.deepEqual(
      COUNTRIES.filter((code) => countryText(words, code) === code),
      [],
      locale,
    );
  }
});
