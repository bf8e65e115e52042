import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titlesIn } from './clauses.ts';
import { files, read } from './files.node.ts';

/** The rows of the page: what is promised (empty: as in the row before), a file, and the title of a test there. */
function rows(): { readonly what: string; readonly file: string; readonly title: string }[] {
  return [...read('docs/trust.md').matchAll(/^\|(.*)\| `([^`]+)` \| (.*) \|$/gm)].map(
    ([, what = '', file = '', title = '']) => ({ what: what.trim(), file, title }),
  );
}

test('every test that the page of promises names is there', () => {
  const all = rows();
  assert.ok(all.length > 100, String(all.length));
  const known = new Set(files('{packages,apps,e2e,scripts}/**/*.{test,laws}.ts'));
  const titles = new Map<string, string[]>();
  for (const { file, title } of all) {
    assert.ok(known.has(file), `there is no ${file}`);
    if (!titles.has(file)) titles.set(file, titlesIn(read(file)));
    assert.ok(titles.get(file)!.includes(title), `${file} has no test «${title}»`);
  }
});

test('every promise is named once, and every row but those has one above it', () => {
  const named = rows().flatMap(({ what }) => (what === '' ? [] : [what]));
  assert.equal(new Set(named).size, named.length);
  assert.notEqual(rows()[0]!.what, '');
  // A row that is not read as one would be checked by nobody.
  const lines = read('docs/trust.md')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| what |^\|---/.test(line));
  assert.equal(rows().length, lines.length);
});

test('the README names every file that a host has to keep', () => {
  const keys = /KEYS = \[([^\]]+)\]/.exec(read('apps/server/backup/backup.ts'))![1]!;
  const kept = [...keys.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);
  assert.deepEqual(kept, ['key', 'vapid', 'admin-key']);
  const section = /## For hosts: what to keep\n([^]*?)\n## /.exec(read('README.md'))![1]!;
  for (const name of [...kept, 'turntable.db', '-wal', '-shm'])
    assert.ok(section.includes(`\`${name}\``), `the README does not name ${name}`);
});
