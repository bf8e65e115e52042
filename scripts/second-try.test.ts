import assert from 'node:assert/strict';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runWithSecondTry } from './second-try.mjs';

/** A file of tests: one passes, one throws `message` so many times; each run adds a letter to its file. */
function fixture(
  folder: string,
  message: string,
  times: number,
): [file: string, runs: (name: string) => number] {
  const file = join(folder, 'some.test.mjs');
  const runs = (name: string): number => readFileSync(join(folder, name), 'utf8').length;
  for (const name of ['good', 'bad']) writeFileSync(join(folder, name), '');
  writeFileSync(
    file,
    `import { test } from 'node:test';
    import { appendFileSync, readFileSync } from 'node:fs';
    const ran = (of) => { appendFileSync(${JSON.stringify(folder)} + '/' + of, '.'); return readFileSync(${JSON.stringify(folder)} + '/' + of).length; };
    test('good', () => { ran('good'); });
    test('bad', () => { if (ran('bad') <= ${times}) throw new Error(${JSON.stringify(message)}); });`,
  );
  return [file, runs];
}

const folderOf = () => mkdtempDisposableSync(join(tmpdir(), 'turntable-second-try-'));

test('a test that waited in vain is run once more, and no other', () => {
  using folder = folderOf();
  const [file, runs] = fixture(folder.path, 'page.goto: Timeout 30000ms exceeded.', 1);
  assert.equal(runWithSecondTry([file], 2, 'ignore'), true);
  assert.deepEqual([runs('good'), runs('bad')], [1, 2]);
});

test('what waits in vain twice fails', () => {
  using folder = folderOf();
  const [file, runs] = fixture(folder.path, 'waited in vain for the values to be kept', 9);
  assert.equal(runWithSecondTry([file], 2, 'ignore'), false);
  assert.equal(runs('bad'), 2);
});

test('a check that does not hold is not tried again', () => {
  using folder = folderOf();
  const [file, runs] = fixture(folder.path, 'Expected values to be strictly equal', 1);
  assert.equal(runWithSecondTry([file], 2, 'ignore'), false);
  assert.equal(runs('bad'), 1);
});
