import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folded } from './folded.ts';

test('words are the same in any case and with or without marks on their letters, composed or not', () => {
  for (const text of ['Tűzszekrény', 'TŰZSZEKRÉNY', 'tuzszekreny', 'Tűzszekrény'.normalize('NFD')])
    assert.equal(folded(text), 'tuzszekreny');
  assert.equal(folded('Straße'), folded('STRASSE'));
  assert.equal(folded('100 % ő_'), '100 % o_');
});
