import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Progress } from './progress.ts';

test('a terminal is told how far it is, four times a second, and the line is gone at the end', () => {
  const written: string[] = [];
  let now = 1000;
  const line = { isTTY: true, write: (text: string) => written.push(text) };
  const progress = new Progress(1000, line, () => now);
  for (const done of [1, 2, 3]) {
    progress.show(done);
    now += 200;
  }
  progress.end();
  assert.deepEqual(written, ['\r1 of 1000\u001b[K', '\r3 of 1000\u001b[K', '\r\u001b[K']);
});

test('where errors go to a file no progress is written', () => {
  const written: string[] = [];
  const progress = new Progress(10, { write: (text) => written.push(text) });
  progress.show(1);
  progress.end();
  assert.deepEqual(written, []);
});
