import assert from 'node:assert/strict';
import { isUtf8 } from 'node:buffer';
import { test } from 'node:test';
import { notUtf8 } from './utf8.ts';

test('the line of a file that is not UTF-8 is the first that is none, the last one too', () => {
  const line = (text: string): string => notUtf8(Buffer.from(text, 'latin1'), isUtf8);
  assert.equal(line('\xe9'), 'line 1: expected text in UTF-8');
  assert.equal(line('Ada\nB\xe9la\nZo\xeb\n'), 'line 2: expected text in UTF-8');
  assert.equal(line('Ada\n\n\xe9'), 'line 3: expected text in UTF-8');
});
