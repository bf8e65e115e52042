import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '@turntable/messages';
import { readRequest, type Options } from '@turntable/print/request.ts';
import { SETS } from '../../games/paper-sets.ts';
import { addressOf, PRINTABLES, sheetName, wishOf } from './paper-address.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const kind = /^\/print\/(.*)\.pdf$/.exec(pathname)![1]!;
  return readRequest(kind, Object.fromEntries(searchParams) as Options);
};

test('the server understands every address that the page offers', () => {
  for (const offered of PRINTABLES)
    for (const sheet of offered.sheets.length > 0 ? offered.sheets : [undefined]) {
      const wish = wishOf(offered, sheet, { paper: 'letter', lang: 'hu', layout: 'duplex' });
      assert.deepEqual([wish.sheet, wish.layout], [sheet, offered.cards ? 'duplex' : undefined]);
      assert.equal(read(addressOf(wish)).kind, offered.kind);
    }
  for (const { wishes } of SETS)
    for (const wish of wishes)
      assert.equal(read(addressOf({ ...wish, paper: 'a4', lang: 'en' })).copies, wish.copies ?? 1);
});

test('every sheet has a name', () => {
  for (const { kind, sheets } of PRINTABLES)
    for (const sheet of sheets) {
      const key = sheetName(kind, sheet);
      assert.notEqual(format('en', key), key);
    }
});
