import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeXml } from './xml.ts';

test('what XML cannot hold is replaced, what has a meaning in it escaped, and all else stays', () => {
  assert.equal(escapeXml('a<b & "c"'), 'a&lt;b &amp; &quot;c&quot;');
  assert.equal(escapeXml('\u0000\u001b\ud800\uffff'), '\ufffd'.repeat(4));
  assert.equal(escapeXml('Ősi 🚂\n\t'), 'Ősi 🚂\n\t');
});
