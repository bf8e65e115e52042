import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pick } from './picks.ts';
import { Words } from './words.ts';

test('words of nothing but unseen marks are refused', () => {
  assert.equal(Words(24).safeParse('\u202e\u0000 ').success, false);
  assert.equal(Words(24).safeParse('\u3164\u2800').success, false);
  for (const mark of ['\u00ad', '\u200d', '\ufe0f', '\u{e0041}'])
    assert.equal(Words(24).safeParse(mark).success, false);
  assert.equal(Words(24).safeParse('x'.repeat(25)).success, false);
  assert.equal(Words(24).parse('  Ada  '), 'Ada');
});

test('words of a locomotive that somebody describes are clean, however deep they stand', () => {
  const locomotive = {
    id: 'own-1',
    name: '\u202e424\u0000\r\n',
    values: [{ text: '\u001b[31m24\u202f000 mm', n: 3 }],
  };
  assert.deepEqual(Pick.parse({ seat: 0, engines: [locomotive, 'mav-424'] }).engines, [
    { id: 'own-1', name: '424', values: [{ text: '[31m24 000 mm', n: 3 }] },
    'mav-424',
  ]);
});
