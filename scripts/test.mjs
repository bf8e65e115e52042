// `npm test`: everything, on a fresh clone too. `npm test check`, `unit` or `e2e` runs a part while working, and
// `npm run test:watch [folder or file …]` runs unit tests again whenever something they import changes.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fail, install, root, step } from './install.mjs';
import { needChromium } from './chromium.mjs';
import { needDatabases, needPaperTools, needPython } from './need.mjs';
import { shareProcesses } from './share-processes.mjs';
import { sideBySide } from './side-by-side.mjs';
import { TYPES } from './typecheck.mjs';
import { build } from './build.mjs';
import { FILES_AT_ONCE, runWithSecondTry } from './second-try.mjs';

const watch = process.argv[2] === '--watch';
const parts = process.argv.slice(2);
const PARTS = ['check', 'unit', 'e2e'];
const stranger = watch ? undefined : parts.find((part) => !PARTS.includes(part));
if (stranger !== undefined) fail(`${stranger}: unknown part; expected ${PARTS.join(', ')} or nothing`, 1);
const wants = (part) => parts.length === 0 || parts.includes(part);
const bin = (...path) => join(root, 'node_modules', ...path);

/** What is written against the rules of the house, and what is not in its format. */
const STYLE = [
  {
    what: 'the rules of the linter',
    args: [
      bin('eslint', 'bin', 'eslint.js'),
      ...['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
    ],
  },
  {
    what: 'the format',
    args: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.'],
  },
];

/** Every `*.test.ts` below a folder, in a stable order. */
function tests(...folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(
          (item) =>
            item.isFile() &&
            item.name.endsWith('.test.ts') &&
            !/node_modules|sample-game/.test(item.parentPath),
        )
        .map((item) => relative(root, join(item.parentPath, item.name))),
    )
    .sort();
}

/** Test files that were named, or those below folders that were. */
function chosen(places) {
  const strange = places.find((place) => !existsSync(join(root, place)));
  if (strange !== undefined) fail(`${strange}: expected a folder, or a file of tests`, 1);
  return places.flatMap((place) => (place.endsWith('.test.ts') ? [place] : tests(place)));
}

install();
// Every test file is a process, and so is every server and command it starts: what one of them has compiled the next one reads, a
// third of the processor time of a short test. Made anew when everything is run, so that it does not grow.
const compiled = join(root, 'node_modules', '.cache', 'compiled');
if (!watch && parts.length === 0) rmSync(compiled, { recursive: true, force: true });
process.env.NODE_COMPILE_CACHE = compiled;
if (watch) {
  const places = parts.slice(1).length > 0 ? parts.slice(1) : ['packages', 'apps'];
  step('Watching the tests …', ['--test', '--watch', '--test-concurrency=2', ...chosen(places)]);
  process.exit(0);
}
if (wants('check')) {
  await sideBySide([...TYPES, ...STYLE]);
}
if (wants('unit')) {
  needPaperTools();
  needPython();
  needDatabases();
  // Three at once on two cores, because many wait; the longest of all, the recipes, among the first.
  const files = [...tests('scripts'), ...shareProcesses(tests('packages', 'apps'))];
  step('Running the tests …', ['--test', '--test-concurrency=3', ...files]);
}
if (wants('e2e')) {
  needChromium();
  needDatabases();
  needPaperTools();
  build();
  console.log('Running the browser tests …');
  if (!runWithSecondTry(tests('e2e'), FILES_AT_ONCE)) fail('Running the browser tests: failed.', 1);
}
console.log('All of it passed.');
