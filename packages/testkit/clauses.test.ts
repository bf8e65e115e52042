import test from 'node:test';
import assert from 'node:assert/strict';
import { citedBy, clausesOf, testedIn } from './clauses.ts';

test('the clauses of a rule book are its bold list items', () => {
  const rules = [
    '# A game: the rules',
    '**[ruling]** settles what LM-9.9 leaves open.',
    '- **LM-1.1** Two to five players.',
    '- **LM-1.2** Shuffle; see **LM-3.8**.',
    '  - **LM-1.3** Indented.',
    'A word about LM-2.1.',
  ].join('\n');
  assert.deepEqual(clausesOf(rules), ['LM-1.1', 'LM-1.2', 'LM-1.3']);
});

test('a title cites the clauses that it begins with', () => {
  assert.deepEqual(citedBy('LM-2.1 two free sections'), ['LM-2.1']);
  assert.deepEqual(citedBy('LM-2.1, LM-2.2 DH-10.12: not this LM-2.3'), ['LM-2.1', 'LM-2.2']);
  assert.deepEqual(citedBy('reserving by LM-2.1'), []);
  assert.deepEqual(citedBy('LM-2 the turn'), []);
});

test('titles are found however they are quoted, and only of tests', () => {
  const source = [
    "test('LM-1.1 a', () => {});",
    'it("LM-1.2, LM-1.3 b", () => {});',
    'test(\n  `LM-2.1 ${word} c`,\n  () => {},\n);',
    "// test('LM-2.2' is not closed",
    "describe('LM-2.3 d', () => {});",
    "assert.equal('LM-2.4 e', 'x');",
    String.raw`test('LM-2.5 Ada\'s f', () => {});`,
  ].join('\n');
  assert.deepEqual([...testedIn(source)], ['LM-1.1', 'LM-1.2', 'LM-1.3', 'LM-2.1', 'LM-2.5']);
});
