import test from 'node:test';
import assert from 'node:assert/strict';
import { clausesOf, testedIn } from '@turntable/testkit/clauses.ts';
import { files, read } from '@turntable/testkit/files.node.ts';

const tested = new Set(
  files('{packages,apps,e2e}/**/*.test.{ts,tsx}').flatMap((path) => [...testedIn(read(path))]),
);
const books = files('packages/games/*/RULES.md');

test('there are rule books, and tests that cite them', () => {
  assert.ok(books.length > 0 && tested.size > 0);
});

for (const book of books) {
  const clauses = clausesOf(read(book));
  test(`every clause of ${book} has a test whose title begins with its id`, () => {
    assert.ok(clauses.length > 0);
    assert.deepEqual(
      clauses.filter((id) => !tested.has(id)),
      [],
      'clauses without a test',
    );
  });

  test(`no clause of ${book} stands there twice, in any language`, () => {
    assert.equal(new Set(clauses).size, clauses.length);
    for (const translated of files(book.replace('.md', '.*.md')))
      assert.deepEqual(clausesOf(read(translated)), clauses, translated);
  });
}
