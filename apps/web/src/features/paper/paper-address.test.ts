import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequest, type Options } from '@turntable/print/request.ts';
import { SETS } from '../../games/paper-sets.ts';
import { addressOf, PRINTABLES } from './paper-address.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const kind = /^\/print\/(.*)\.pdf$/.exec(pathname)![1]!;
  return readRequest(kind, Object.fromEntries(searchParams) as Options);
};

test('the server understands every address that the page offers', () => {
  for (const { kind, sheets } of PRINTABLES)
    for (const sheet of sheets.length > 0 ? sheets : [undefined])
      assert.equal(
        read(addressOf({ kind, paper: 'letter', lang: 'hu', ...(sheet && { sheet }) })).kind,
        kind,
      );
  for (const { wishes } of SETS)
    for (const wish of wishes)
      assert.equal(read(addressOf({ ...wish, paper: 'a4', lang: 'en' })).copies, wish.copies ?? 1);
});
