import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { files, read } from './files.node.ts';

/** What ARCHITECTURE.md draws under a heading. */
function drawing(heading: string): string {
  const section = read('ARCHITECTURE.md')
    .split('\n## ')
    .find((each) => each.startsWith(`${heading}\n`));
  assert.ok(section, heading);
  return section.split('```')[1]!;
}
/** Folders below `place` that hold sources of their own, `depth` names deep at most. */
function foldersIn(place: string, depth: number): string[] {
  const all = files(`${place}/**/*.{ts,tsx}`).map((path) => posix.dirname(posix.relative(place, path)));
  return [...new Set(all.map((path) => path.split('/').slice(0, depth).join('/')))].sort();
}
const lacking = (folders: readonly string[], text: string): string[] =>
  folders.filter((path) => !new RegExp(`(?<![\\w-])${posix.basename(path)}(?![\\w-])`).test(text));

test('ARCHITECTURE.md draws every room of the server', () => {
  // What helps tests is no room.
  const folders = foldersIn('apps/server', 2).filter((path) => path !== '.' && path !== 'testing');
  assert.ok(folders.length > 30, String(folders.length));
  assert.deepEqual(lacking(folders, drawing('Rooms of the server')), []);
});

test('ARCHITECTURE.md draws every floor of the pages', () => {
  const folders = foldersIn('apps/web/src', 1).filter((path) => path !== '.');
  assert.ok(folders.length > 10, String(folders.length));
  assert.deepEqual(lacking(folders, drawing('Rooms of the pages')), []);
});

test('a room that is not drawn is found', () => {
  assert.deepEqual(lacking(['table/seats', 'attic', 'pages'], ' table\n   seats picks\n main-pages '), [
    'attic',
    'pages',
  ]);
});
