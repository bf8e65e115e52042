import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row } from '../testing/store.ts';
import type { AccessSlice, JudgeSlice, PicksSlice, SocialSlice, TableRow, TempoSlice } from './rows.ts';
import { docOf, rowOf } from './table-doc.ts';

// Nothing is left out of the slices: a member that is new has to be given here, and comes back or is missed.
const picks: Required<PicksSlice> = {
  engines: [[{ id: 'dr-18-201' }], null],
  consents: [true, false],
  presets: [[], []],
  draft: {
    band: 2,
    offers: [[['a', 'b', 'c']], [['d', 'e', 'f']]],
    chosen: [['a'], [null]],
    by: 5,
    roster: 1,
  },
  offered: 'a hash',
  again: { engines: 'swap', hosted: { roster: 1 } },
} as unknown as Required<PicksSlice>;
const judge: Required<JudgeSlice> = {
  guest: 'g-judge',
  name: 'Judy',
  deputy: { guest: 'g-deputy', name: 'Dan' },
  asks: [{ id: 1, guest: 'g-ask', name: 'Ask', as: 'judge', yes: ['g-ada'] }],
  former: ['g-former'],
};
const tempo: Required<TempoSlice> = {
  kind: 'turns',
  clock: { kind: 'turns', hours: 24 },
  factors: [1, 2],
  clocks: [],
  answerSeconds: 20,
  answers: { ids: ['a'], by: 7 },
} as unknown as Required<TempoSlice>;
const access: Required<AccessSlice> = {
  code: 'KRTW',
  admission: 'links',
  watch: true,
  links: [{ seat: 0, hash: 'h', from: null }],
} as unknown as Required<AccessSlice>;
const social: Required<SocialSlice> = {
  chat: 'none',
  mutes: [{ by: 'a', guest: 'b' }],
} as unknown as Required<SocialSlice>;

test('a row comes back from its document whole, every slice with all its members', () => {
  const full: TableRow = {
    ...row('t'),
    ...{ picks, judge, tempo, access, social },
    ...{ household: 'sealed', tookUp: 3, keeper: '', slips: ['g'], held: [{ seat: 0, guest: 'g' }] },
    ...{ borne: [{ guest: 'g', name: 'Ada' }], sharing: [true, null] },
    spoke: [{ by: 0, guest: 'g', from: 2 }],
  };
  const { columns, doc } = docOf(full);
  assert.deepEqual(rowOf(columns, JSON.parse(JSON.stringify(doc))), full);
});

test('a table of a game without locomotives has no bench', () => {
  const plain = row('t');
  const { columns, doc } = docOf(plain);
  assert.equal('bench' in doc, false);
  assert.deepEqual(rowOf(columns, doc), plain);
});

test('a yes to a judge that names a seat, as it was stored once, is said again', () => {
  const { columns, doc } = docOf({ ...row('t'), picks, judge });
  const text = JSON.stringify(doc).replace('"yes":["g-ada"]', '"yes":[0,1]');
  assert.ok(text.includes('[0,1]'));
  const { asks } = rowOf(columns, JSON.parse(text)).judge!;
  assert.deepEqual(asks, [{ ...judge.asks[0]!, yes: [] }]);
});
