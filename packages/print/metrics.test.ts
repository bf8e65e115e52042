import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipped, widthOf, wrap } from './metrics.ts';

const NAME = 'Gőzmozdony-vezető ';

test('a text is clipped at the last letter that leaves room for the ellipsis, however long it is', () => {
  for (const room of [1, 10, 30, 80, 300])
    for (const text of [NAME.trim(), NAME.repeat(8), NAME.repeat(5_000)]) {
      const shown = clipped('text', text, 9, room);
      if (shown === text) {
        assert.ok(widthOf('text', text, 9) <= room);
        continue;
      }
      assert.ok(text.startsWith(shown.slice(0, -1)));
      assert.ok(shown.length <= 2 || widthOf('text', shown, 9) <= room, `${room}: ${shown.length}`);
      const longer = `${text.slice(0, shown.length)}…`;
      assert.ok(text[shown.length - 1] === ' ' || widthOf('text', longer, 9) > room, `${room}: ${longer}`);
    }
});

test('a word of eight thousand letters is broken into full lines', () => {
  const word = 'W'.repeat(8_000);
  const lines = wrap('text', word, 9, 60);
  assert.equal(lines.join(''), word);
  for (const line of lines) assert.ok(widthOf('text', line, 9) <= 60);
  for (const line of lines.slice(0, -1)) assert.ok(widthOf('text', `${line}W`, 9) > 60);
});

test('a word too long for a line is broken after a hyphen or slash, in the line before it where that has room', () => {
  const width = 27.9;
  assert.deepEqual(wrap('text', 'Deutsche Reichsbahn-Gesellschaft', 7.6, width), [
    'Deutsche Reichsbahn-',
    'Gesellschaft',
  ]);
  assert.deepEqual(wrap('text', 'October Revolution (Voroshilovgrad/Luhansk) Works', 7.6, width), [
    'October Revolution',
    '(Voroshilovgrad/',
    'Luhansk) Works',
  ]);
  // One that has room in a line of its own stays whole.
  assert.deepEqual(wrap('text', 'Sächsische Maschinen-Fabrik', 7.6, width), [
    'Sächsische',
    'Maschinen-Fabrik',
  ]);
});
