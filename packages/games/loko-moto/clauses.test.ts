import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLAUSES } from './clauses.ts';
import { readClauses, sentencesPath, writeSentences } from './sentences.node.ts';
import { lokoMoto } from './index.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

test('sentences.ts says what RULES.md says (if not: node sentences.node.ts)', async () => {
  assert.equal(readFileSync(sentencesPath(), 'utf8'), await writeSentences());
});

test('both languages have every clause once and in order, under the heading of its part, with the same rulings', () => {
  const rulings = (file: string, mark: string): string[] =>
    readClauses(read(file)).flatMap(([id, text]) => (text.includes(mark) ? [id] : []));
  for (const file of ['RULES.md', 'RULES.hu.md']) {
    assert.deepEqual(
      readClauses(read(file)).map(([id]) => id),
      [...CLAUSES],
      file,
    );
    let part = '';
    for (const line of read(file).split('\n')) {
      part = /^## (LM-\d+)/.exec(line)?.[1] ?? part;
      const clause = /^- \*\*(LM-\d+)\./.exec(line)?.[1];
      if (clause) assert.equal(clause, part, `${file}: ${line.slice(0, 20)}`);
    }
  }
  assert.notEqual(rulings('RULES.md', '[ruling]').length, 0);
  assert.deepEqual(rulings('RULES.md', '[ruling]'), rulings('RULES.hu.md', '[döntés]'));
});

test('the game knows every clause', () => {
  assert.deepEqual(Object.keys(lokoMoto.clauses), [...CLAUSES]);
  for (const text of Object.values(lokoMoto.clauses)) assert.ok(text.length > 20 && !text.includes('**'));
});
