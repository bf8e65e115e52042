import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
/** What describes the project as it is now: no results, no list of changes. */
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'packages/*/*.md'], { cwd: root }).filter(
  (name) => name !== 'CHANGELOG.md',
);
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const exists = (pattern: string): boolean => globSync(pattern, { cwd: root }).length > 0;

const FILE =
  /(?<![\w/.-])(?:apps|packages|bench|scripts|docs|e2e|deploy)\/[\w./*{},-]+\.(?:tsx?|mjs|json|js|md|css|png)\b/g;
/** A name that the reader is to put in. */
const isPlaceholder = (path: string): boolean => /\b[A-Z]{2,}\b/.test(path);

test('documents name files that are there', () => {
  let named = 0;
  for (const document of DOCUMENTS)
    for (const [path] of read(document).matchAll(FILE)) {
      named++;
      assert.ok(isPlaceholder(path) || exists(path), `${document}: ${path}`);
    }
  assert.ok(named > 100, `${named} files named`);
});

test('documents link to files that are there', () => {
  for (const document of DOCUMENTS)
    for (const [, to] of read(document).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g))
      assert.ok(exists(join(dirname(document), decodeURIComponent(to!))), `${document}: ${to}`);
});

test('documents name npm scripts that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  let named = 0;
  for (const document of DOCUMENTS)
    for (const [, script] of read(document).matchAll(/\bnpm run ([a-z][\w:-]*)/g)) {
      named++;
      assert.ok(Object.hasOwn(scripts, script!), `${document}: npm run ${script}`);
    }
  assert.ok(named > 5, `${named} scripts named`);
});
