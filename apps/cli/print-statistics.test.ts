import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaves } from '@turntable/print/page.ts';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { STATISTIC_IDS } from '@turntable/roster';
import { CALCULATIONS } from '@turntable/roster/formulas.ts';
import { everything, pagesOf } from './testing/printed.ts';

test('a statistic whose name has no room is said in short, never in smaller letters', () => {
  let inShort = 0;
  for (const each of everything()) {
    const { kind, lang } = each.request;
    if (kind !== 'score-sheet' && kind !== 'statistics') continue;
    const t = CATALOGUES[lang] as Readonly<Record<string, string>>;
    const whole = new Set(STATISTIC_IDS.map((id) => t[`statistic.${id}`]));
    const brief = new Set(
      STATISTIC_IDS.flatMap((id) => ['sheet', 'short'].map((form) => t[`statistic.${id}.${form}`])),
    );
    const labels = pagesOf(each).pages.flatMap(({ items }) =>
      [...leaves(items)].flatMap((item) =>
        item.kind === 'text' && item.room !== undefined && (whole.has(item.text) || brief.has(item.text))
          ? [item]
          : [],
      ),
    );
    // Loko moto's sheet has none of them.
    if (labels.length < STATISTIC_IDS.length) continue;
    assert.equal(new Set(labels.map(({ size }) => size)).size, 1, each.name);
    inShort += labels.filter(({ text }) => !whole.has(text)).length;
  }
  assert.ok(inShort > 0, 'some have no room');
});

test('LV-1.4 every statistic that can be calculated has its formula on the sheet of the forty', () => {
  // Read from the Whyte notation, in words.
  const worded = new Set(['wheels', 'coupled-axles']);
  const calculated = Object.keys(CALCULATIONS);
  for (const [lang, catalogue] of Object.entries(CATALOGUES))
    for (const id of calculated) {
      const from = (catalogue as Readonly<Record<string, string>>)[`print.from.${id}`] ?? '';
      assert.ok(worded.has(id) ? from !== '' : / [÷×+−] /.test(from), `${lang} ${id}: ${from}`);
    }
});
