import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from './plain.ts';

/** Red, a bell, a title of the window, the reading direction turned round, and lines that look like the program's own. */
const EVIL = '\u001b[31mE\u0007\u001b]0;t\u0007\u202evil\nall of it fits\u2028x\u009b2J';

test('words are one line, and command nothing', () => {
  assert.equal(plain(EVIL), ' [31mE ]0;t vil all of it fits x 2J');
  // Words that a sentence sets apart: the signs for it are no blanks.
  assert.equal(plain('\u2068Big Boy\u2069 of Ada'), 'Big Boy of Ada');
  // What joins letters and emoji stays: names have it (packages/engine/words.ts).
  assert.equal(plain('می\u200cخواهم 👩\u200d🚒'), 'می\u200cخواهم 👩\u200d🚒');
  assert.equal(plain('Ádám – 4-6-2, «1»'), 'Ádám – 4-6-2, «1»');
});
