import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotUtf8, textOf } from './text-of.ts';

test('a file in Latin-1 is refused with its line; in UTF-8 every letter arrives, without the mark in front', async () => {
  assert.equal(await textOf(new Blob(['\ufeffname;whyte\nBéla;4-6-2\n'])), 'name;whyte\nBéla;4-6-2\n');
  const latin = new Blob([Buffer.from('name;whyte\nAda;4-6-2\nB\u00e9la;4-6-2', 'latin1')]);
  await assert.rejects(textOf(latin), (error) => {
    assert.ok(error instanceof NotUtf8);
    assert.equal(error.message, 'line 3: expected text in UTF-8');
    return true;
  });
});
