import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreSheetCsv } from './csv.ts';
import { wordsOf } from './words.ts';

test('the head of a score sheet for spreadsheets is in its language', () => {
  for (const [lang, head] of [
    ['en', 'n,statistic,unit,order,team 1,team 2,won by,vetoed'],
    ['hu', 'n,adat,egység,sor,1. csapat,2. csapat,nyerte,vétó'],
  ] as const)
    assert.equal(scoreSheetCsv(wordsOf(lang), 'loco-dome').split('\r\n')[0], head);
});
