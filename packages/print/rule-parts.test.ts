import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { LISTINGS } from '@turntable/games/listings.ts';
import { VERSUS_CLAUSES } from '@turntable/games/versus/clauses.ts';
import { joinRules, parseRules } from '@turntable/games/rules-text.ts';
import { LOCALES } from '@turntable/messages';
import { rulePartsOf } from './rule-parts.ts';

const file = (id: string, locale: string): string =>
  readFileSync(
    new URL(`../games/${id}/RULES${locale === 'en' ? '' : `.${locale}`}.md`, import.meta.url),
    'utf8',
  );

test('what two games share stands on the rules page of both, clause by clause', () => {
  for (const { id, judged } of LISTINGS)
    for (const locale of LOCALES) {
      const parts = rulePartsOf(id).map((part) => file(part, locale));
      const blocks = joinRules(parts);
      const clauses = blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
      assert.equal(new Set(clauses).size, clauses.length);
      assert.deepEqual(
        clauses.filter((clause) => clause.startsWith('LV-')),
        judged ? [...VERSUS_CLAUSES] : [],
        `${id} ${locale}`,
      );
    }
});

test('a clause is a link where it stands on the same page, and a word where it does not', () => {
  const page = joinRules([
    '# Own\n- **AA-1.1** See BB-1.1.',
    '# Shared\n## BB-1 Words\n- **BB-1.1** See AA-1.1 and CC-1.1.',
  ]);
  assert.deepEqual(
    page.flatMap((block) => (block.kind === 'heading' ? [[block.id, block.level]] : [])),
    [
      ['own', 1],
      ['shared', 2],
      ['BB-1', 2],
    ],
  );
  const links = page.flatMap((block) =>
    block.text.flatMap((part) => (part.kind === 'link' ? [part.href] : [])),
  );
  assert.deepEqual(links, ['#BB-1.1', '#AA-1.1']);
});

test('the same clause says the same of itself in every language: rulings, clauses, figures', () => {
  const ids = new Set(LISTINGS.flatMap(({ id }) => rulePartsOf(id)));
  assert.ok(ids.size > LISTINGS.length);
  for (const id of ids) {
    const [english, ...others] = LOCALES.map((locale) => traits(file(id, locale)));
    for (const other of others) assert.deepEqual(other, english, id);
  }
});

/** By clause: its rulings, the clauses it names, and its figures; names of tokens in italics are a language's own. */
function traits(markdown: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    parseRules(markdown).flatMap((block) => {
      if (block.kind !== 'clause') return [];
      const marks = block.text.flatMap((part) => (part.kind === 'mark' ? ['ruling'] : []));
      const links = block.text.flatMap((part) => (part.kind === 'link' ? [part.text] : []));
      const words = block.text
        .flatMap((part) => (part.kind === 'link' || part.kind === 'em' ? [] : [part.text]))
        .join(' ');
      return [[block.id, [...marks, ...links.sort(), ...(words.match(/\d+/g) ?? []).sort()]]];
    }),
  );
}
