import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanWords } from './words.ts';

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
    ['❤\ufe0f 1\ufe0f\u20e3', '❤\ufe0f 1\ufe0f\u20e3'],
    ['\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ] as const)
    assert.equal(cleanWords(typed), stored);
});

test('no name looks like another by what shows nothing', () => {
  for (const mark of [
    '\u00ad',
    '\u034f',
    '\u180e',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\u{e0041}',
    '\u{e0100}',
    '\u2062',
  ])
    for (const typed of [`${mark}Ada`, `A${mark}da`, `Ada${mark}`, `Ada${mark}${mark}`, `Ada ${mark}`])
      assert.equal(cleanWords(typed), 'Ada', JSON.stringify(typed));
});

test('a letter has no more marks than scripts have, so that none is drawn over its neighbours', () => {
  assert.equal(cleanWords(`Z${'\u0335'.repeat(20)}x`), `Z${'\u0335'.repeat(4)}x`);
  assert.equal(cleanWords('Nguyễn Thị Ánh'), 'Nguyễn Thị Ánh');
  assert.equal(cleanWords('שִׁמְעוֹן'), 'שִׁמְעוֹן'.normalize('NFC'));
});
