import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addRun, commitIn, inARow, reportOf, runsIn, seriesOf, type Run } from './series.ts';

const run = (failed: readonly string[], more: Partial<Run> = {}): Run => ({
  at: '2026-11-22T09:00:00.000Z',
  commit: 'abc1234',
  load: 'stress',
  names: '',
  files: 34,
  passed: 90 - failed.length,
  failed,
  seconds: 400,
  average: 6.25,
  ...more,
});

test('runs are added to their file one by one, and counted in series of the same kind', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-series-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'runs.json');
  assert.deepEqual(runsIn(file), []);
  const runs = [run([]), run(['a key'], { names: 'keys' }), run([], { load: 'twin' })];
  for (const each of runs) addRun(file, each);
  assert.deepEqual(runsIn(file), runs);
  assert.equal(seriesOf(runs, { names: '', load: 'stress' }).length, 2);
  assert.equal(seriesOf(runs, { names: 'keys', load: 'build' }).length, 1);
  assert.equal(seriesOf(runs, { names: '', load: 'other' }).length, 0);
});

test('the report tells each run, what failed in it, and how often', () => {
  const runs = [run(['a key']), run(['a key', 'a tap']), run([]), run([])];
  assert.equal(inARow(runs), 2);
  assert.equal(inARow([]), 0);
  const text = reportOf(runs);
  assert.match(text, /^\*\*2 of 4 runs of the browser tests passed, the last 2 in a row\.\*\*/);
  assert.match(
    text,
    /\| 2026-11-22 09:00 \| abc1234 \| stress \| 34 \(all\) \| 88 \| a key; a tap \| 400 \| 6\.3 \|/,
  );
  assert.match(text, /\| 2 \| a key \|\n\| 1 \| a tap \|$/);
});

test('a commit has a + if a tracked file has changed, but not for the results that the runs write', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-series-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bench', 'results'), { recursive: true });
  const write = (text: string, ...path: string[]): void => writeFileSync(join(folder, ...path), text);
  write('1', 'source.ts');
  write('1', 'bench', 'results', 'runs.json');
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'First');
  write('2', 'bench', 'results', 'runs.json');
  assert.match(commitIn(folder), /^[0-9a-f]+$/);
  write('2', 'source.ts');
  assert.match(commitIn(folder), /^[0-9a-f]+\+$/);
});
