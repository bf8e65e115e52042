import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { mapSheets } from './map-sheet.ts';
import { leaves, type Text } from './page.ts';
import { PAPERS, type Paper } from './paper.ts';
import { wordsOf } from './words.ts';

/** A map as it comes with a record: without a name, and its stations called as somebody likes. */
const own = (sheet: Sheet, nameOf: (at: number) => string): Sheet => ({
  ...sheet,
  id: 'inline',
  name: '',
  stations: sheet.stations.map((station, i) => ({ ...station, name: nameOf(i) })),
});
const textsOf = (sheet: Sheet, paper: Paper): Text[] => {
  const [page] = mapSheets({ words: wordsOf('hu'), paper, sheet, copies: 1, rules: 1 });
  return [...leaves(page!.items)].filter((item) => item.kind === 'text');
};

test('the head of a map without a name begins with its stations', () => {
  const said = (sheet: Sheet) => textsOf(sheet, 'a4').find(({ text }) => / állomás/.test(text))!.text;
  assert.match(said(own(SHEETS.small, String)), /^\d+ állomás · \d+ szakasz · /);
  assert.match(said(SHEETS.small), /^[^·]+ · \d+ állomás · /);
});

test('the picture of a map is called as the map is, or what it is where the map has no name', () => {
  const altOf = (sheet: Sheet): string => {
    const [page] = mapSheets({ words: wordsOf('hu'), paper: 'a4', sheet, copies: 1, rules: 1 });
    // The emblem in the head comes first.
    return page!.items.flatMap((item) => (item.kind === 'figure' ? [item.alt] : []))[1]!;
  };
  assert.equal(altOf(SHEETS.small), wordsOf('hu').t('map.small'));
  assert.equal(altOf(own(SHEETS.small, String)), wordsOf('hu').t('print.title.map'));
});

test('LM-9.1 long names of stations stay on the paper and out of the scores beside the map', () => {
  const nameOf = (at: number): string => `Hosszúpereszteg-Alsóújlak ${at}`;
  for (const paper of PAPERS)
    for (const sheet of Object.values(SHEETS)) {
      const texts = textsOf(own(sheet, nameOf), paper);
      const players = texts.find(({ text }) => text === 'Játékosok')!;
      const names = texts.filter(({ text }) => text.startsWith('Hosszú'));
      assert.equal(names.length, sheet.stations.length);
      for (const { text, x, width } of names) {
        assert.ok(x - width / 2 > 6.99, `${sheet.id}, ${paper}: ${text} at the edge`);
        assert.ok(x + width / 2 < players.x - 1, `${sheet.id}, ${paper}: ${text} in the scores`);
      }
    }
});
