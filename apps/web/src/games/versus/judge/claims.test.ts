import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happening } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { claimsOf, ruledLast } from './claims.ts';

const item = (n: number, event: object): LogItem => ({
  n,
  event: { clause: 'LV-4.1', by: 0, ...event } as unknown as Happening,
});
const claimed = (n: number, text: string): LogItem =>
  item(n, { kind: 'claimed', side: 0, reply: false, point: { text } });
const ruled = (n: number, verdict: string, reason: string | null = null): LogItem =>
  item(n, { kind: 'ruled', side: 0, verdict, how: 'judge', reason });
const back = (n: number): LogItem => item(n, { kind: 'take-back', by: 'judge' });
const claimsIn = (log: readonly LogItem[]): string[] =>
  claimsOf(log).map(({ seat, point, ruling }) =>
    [seat, 'text' in point ? point.text : point.feature, ruling?.verdict ?? 'waits'].join(' '),
  );

test('LV-4.2 every claim has the verdict that followed it; the last may wait', () => {
  assert.deepEqual(claimsIn([claimed(2, 'a'), ruled(3, 'equal'), claimed(5, 'b')]), [
    '0 a equal',
    '0 b waits',
  ]);
  const feature = item(1, { kind: 'claimed', seat: 2, point: { feature: 'streamlined' } });
  const byCards = item(1, { kind: 'ruled', seat: 2, verdict: 'claimant', how: 'cards', reason: null });
  assert.deepEqual(claimsIn([feature, byCards]), ['2 streamlined claimant']);
});

test('LV-3.1 a verdict brings its reason along, for every viewer of the log', () => {
  const why = (log: readonly LogItem[]): unknown => claimsOf(log).map(({ ruling }) => ruling?.reason);
  assert.deepEqual(why([claimed(2, 'a')]), [undefined]);
  assert.deepEqual(
    why([claimed(2, 'a'), ruled(3, 'equal', 'same tailor'), claimed(4, 'b'), ruled(5, 'invalid')]),
    ['same tailor', null],
  );
});

test('LV-3.1 a verdict that was taken back counts no more, nor does the claim once it is taken back too', () => {
  const log = [claimed(2, 'a'), ruled(3, 'invalid', 'no'), back(4)];
  assert.deepEqual(claimsIn(log), ['0 a waits']);
  assert.deepEqual(claimsIn([...log, ruled(5, 'equal')]), ['0 a equal']);
  assert.deepEqual(claimsIn([...log, back(5)]), []);
  // Entry 1 said nothing to this viewer, and entry 6 came after the take-backs.
  assert.deepEqual(claimsIn([...log, back(5), claimed(6, 'c')]), ['0 c waits']);
});

test('LD-5.1 a knock-out begins without the point of the one before it', () => {
  const attacked = (n: number): LogItem => item(n, { kind: 'attacked', side: 0, free: false });
  const last = (log: readonly LogItem[]): number | undefined => ruledLast(log)?.n;
  const one = [attacked(2), claimed(3, 'a'), ruled(4, 'claimant'), claimed(5, 'b')];
  assert.equal(last(one), 3);
  assert.equal(last([...one, attacked(6)]), undefined);
  assert.equal(last([...one, attacked(6), claimed(7, 'c'), ruled(8, 'equal')]), 7);
  assert.equal(last([...one, attacked(6), back(7)]), 3, 'it was taken back');
  // Double Header has style points without a knock-out.
  assert.equal(last(one.slice(1)), 3);
});
