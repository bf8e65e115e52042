import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FileError, textOf } from './text-of.ts';

test('a file in Latin-1 is refused with its line; in UTF-8 every letter arrives, without the mark in front', async () => {
  assert.equal(await textOf(new Blob(['\ufeffname;whyte\nBéla;4-6-2\n'])), 'name;whyte\nBéla;4-6-2\n');
  const latin = new Blob([Buffer.from('name;whyte\nAda;4-6-2\nB\u00e9la;4-6-2', 'latin1')]);
  await assert.rejects(textOf(latin), (error) => {
    assert.ok(error instanceof FileError);
    assert.equal(error.message, 'line 3: expected text in UTF-8');
    return true;
  });
});

test('a file that cannot be read is refused as one', async () => {
  const away = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
  });
  await assert.rejects(textOf(away), (error) => {
    assert.ok(error instanceof FileError);
    assert.equal(error.message, 'expected a file that this device can read');
    return true;
  });
});
