import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root } from './install.mjs';

/** Files of browser tests at once: they wait for each other's pages more than they work. */
export const FILES_AT_ONCE = 4;
const reporter = join(root, 'scripts', 'waits-reporter.mjs');

/**
 * Runs test files. If all that failed are tests that waited in vain for something, those run once more by themselves; a
 * check that does not hold is never tried again. Says whether all passed, and tells which needed a second try.
 * `stdio`: where the output of the tests goes. See docs/decisions/0021-a-second-try-for-waits.md.
 */
export function runWithSecondTry(files, concurrency, stdio = 'inherit') {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-tests-'));
  const known = join(folder, 'passed.json');
  const failures = join(folder, 'failures');
  const run = (some, atOnce) => {
    const reporters = [
      ['spec', 'stdout'],
      [reporter, failures],
    ].flatMap(([name, to]) => [`--test-reporter=${name}`, `--test-reporter-destination=${to}`]);
    const flags = [`--test-concurrency=${atOnce}`, `--test-rerun-failures=${known}`];
    const { status } = spawnSync(node, ['--test', ...flags, ...reporters, ...some], {
      cwd: root,
      stdio,
      // A runner that a test starts would pass everything unseen.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    return status === 0;
  };
  try {
    if (run(files, concurrency)) return true;
    const failed = readFileSync(failures, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    if (failed.length === 0 || !failed.every(({ waited }) => waited)) return false;
    const names = failed.map(({ name }) => `  ${name}`).join('\n');
    console.log(`These waited in vain and are tried once more, one after the other:\n${names}`);
    if (!run([...new Set(failed.map(({ file }) => file))], 1)) return false;
    console.log(`Passed at the second try only; find what they waited for:\n${names}`);
    return true;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
