import test from 'node:test';
import assert from 'node:assert/strict';
import { files, read } from './files.node.ts';

/** A row of docs/where-is.md: its searches, and the files that it names. */
interface Row {
  readonly what: string;
  readonly searches: readonly { readonly text: string; readonly within: string | undefined }[];
  readonly named: readonly string[];
}

const SOURCES = files('{packages,apps}/**/*.{ts,tsx}', 'docs/**/*.md');
const ticked = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
const rows: readonly Row[] = read('docs/where-is.md')
  .split('\n')
  .filter((line) => /^\| (?!what \|)/.test(line))
  .map((line) => {
    const [, what, searched, where] = line.split('|').map((cell) => cell.trim());
    const searches = searched!.split(';').map((each) => {
      const [text, within] = ticked(each);
      return { text: text!, within };
    });
    const linked = [...where!.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`);
    return {
      what: what!,
      searches,
      named: [...ticked(where!).filter((at) => at.endsWith('.ts')), ...linked],
    };
  });

/** The files that a newcomer's search finds: by their text, or by their path where the row says so. */
function found({ text, within }: Row['searches'][number], what: 'text' | 'path'): string[] {
  const wanted = text.toLowerCase();
  return SOURCES.filter(
    (path) =>
      (within === undefined ? !path.startsWith('docs/') : path.includes(`${within}/`)) &&
      (what === 'path' ? path : read(path)).toLowerCase().includes(wanted),
  );
}

test('each question of where-is.md has an answer within two searches, in the file it names first', () => {
  assert.ok(rows.length >= 10);
  for (const { what, searches, named } of rows) {
    assert.ok(searches.length <= 2, what);
    const all = searches.flatMap((search) => [...found(search, 'text'), ...found(search, 'path')]);
    assert.ok(all.includes(named[0]!), `${what}: ${named[0]} is not in what the searches find`);
    for (const path of named)
      assert.ok(
        SOURCES.some((each) => each.endsWith(`/${path}`) || each === path),
        `${what}: ${path}`,
      );
  }
});

test('no search of where-is.md finds more files than one looks through', () => {
  for (const { what, searches } of rows)
    for (const search of searches) {
      const count = found(search, 'text').filter((path) => !/\.test\.tsx?$/.test(path)).length;
      assert.ok(count <= 30, `${what}: “${search.text}” finds ${count} files`);
    }
});
