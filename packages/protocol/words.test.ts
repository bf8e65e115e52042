import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pick } from './picks.ts';
import { cleanWords, Words } from './words.ts';

test('words lose control characters, line breaks and direction marks', () => {
  for (const [typed, stored] of [
    ['Ada\r\nBéla', 'Ada Béla'],
    ['A\u0000d\u001b[31ma', 'Ad[31ma'],
    ['\u202egnirts\u202c', 'gnirts'],
    ['\u2066Ada\u2069\u200f', 'Ada'],
    [' a \t\u2028 b ', 'a b'],
    ['\u3164A\u2800\u115fB\uffa0', 'A B'],
    ['\ud800x', 'x'],
    ['Gyo\u030brfi', 'Győrfi'],
    ['👩‍🚒', '👩‍🚒'],
    ['نرم\u200cافزار', 'نرم\u200cافزار'],
  ] as const)
    assert.equal(cleanWords(typed), stored);
});

test('words of nothing but unseen marks are refused', () => {
  assert.equal(Words(24).safeParse('\u202e\u0000 ').success, false);
  assert.equal(Words(24).safeParse('\u3164\u2800').success, false);
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
