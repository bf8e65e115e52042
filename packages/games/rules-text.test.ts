import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLAUSES } from './loko-moto/clauses.ts';
import { parseInline, parseRules } from './rules-text.ts';

test('headings, clauses, items and paragraphs', () => {
  const blocks = parseRules(`# Toy

Some words
over two lines.

## XY-1 Setup **[ruling]**
- **XY-1.1** First *clause*,
  which goes on.
- an item
## Words`);
  assert.deepEqual(blocks, [
    { kind: 'heading', level: 1, text: [{ kind: 'text', text: 'Toy' }], id: 'toy' },
    { kind: 'paragraph', text: [{ kind: 'text', text: 'Some words over two lines.' }] },
    {
      kind: 'heading',
      level: 2,
      text: [
        { kind: 'text', text: 'XY-1' },
        { kind: 'text', text: ' Setup ' },
        { kind: 'mark', text: 'ruling' },
      ],
      id: 'XY-1',
    },
    {
      kind: 'clause',
      id: 'XY-1.1',
      text: [
        { kind: 'text', text: 'First ' },
        { kind: 'em', text: 'clause' },
        { kind: 'text', text: ', which goes on.' },
      ],
    },
    { kind: 'item', text: [{ kind: 'text', text: 'an item' }] },
    { kind: 'heading', level: 2, text: [{ kind: 'text', text: 'Words' }], id: 'words' },
  ]);
});

test('emphasis, code, links, and clause ids as links to their place', () => {
  assert.deepEqual(parseInline('**[ruling]** see LM-2.1, `x` and [there](https://a.example/b)'), [
    { kind: 'mark', text: 'ruling' },
    { kind: 'text', text: ' see ' },
    { kind: 'link', text: 'LM-2.1', href: '#LM-2.1' },
    { kind: 'text', text: ', ' },
    { kind: 'code', text: 'x' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'there', href: 'https://a.example/b' },
  ]);
});

test('every clause of Loko moto has its place on the rules page, in every language', () => {
  const folder = new URL('./loko-moto/', import.meta.url);
  const files = readdirSync(folder).filter((name) => /^RULES.*\.md$/.test(name));
  assert.ok(files.includes('RULES.md') && files.includes('RULES.hu.md'), files.join());
  for (const file of files) {
    const blocks = parseRules(readFileSync(new URL(file, folder), 'utf8'));
    const ids = blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
    assert.deepEqual(ids, [...CLAUSES], file);
  }
});

test('what is marked as a ruling is marked in the language of the book', () => {
  const words: Readonly<Record<string, string>> = { 'RULES.md': 'ruling', 'RULES.hu.md': 'döntés' };
  for (const game of ['loko-moto', 'versus', 'double-header', 'loco-dome'])
    for (const [file, word] of Object.entries(words)) {
      const text = readFileSync(new URL(`./${game}/${file}`, import.meta.url), 'utf8');
      const marks = parseRules(text).flatMap((block) =>
        block.text.flatMap((part) => (part.kind === 'mark' ? [part.text] : [])),
      );
      assert.ok(marks.length > 0);
      assert.deepEqual(new Set(marks), new Set([word]), `${game}/${file}`);
    }
});
