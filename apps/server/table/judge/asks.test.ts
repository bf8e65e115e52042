import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row } from '../../testing/store.ts';
import type { Effect } from '../match/effects.ts';
import type { JudgeAsk, SeatRow, TableRow } from '../../storage/rows.ts';
import { answerAsk, judgeInfo, leaveJudge, nameAsk, takeJudge } from './judge.ts';

// Whose yes counts for somebody who wishes to sit on the judge's seat.

const person = (guest: string): SeatRow => ({ kind: 'person', name: guest, guest });
const OPEN: SeatRow = { kind: 'open', name: '' };
const ROOM: SeatRow = { kind: 'room', name: 'Ada' };
const ASK: JudgeAsk = { id: 1, guest: 'eve', name: 'Eve', as: 'judge', yes: [] };

/** A table whose host plays nothing, and at which Eve wishes to be the judge. */
const asked = (status: TableRow['status'], ...seats: SeatRow[]): TableRow =>
  row('t', {
    host: 'somebody-else',
    status,
    seats,
    picks: { engines: [null, null], consents: [true, true], presets: [] },
    judge: { guest: null, name: '', asks: [ASK] },
  });
const after = (before: TableRow, effects: readonly Effect[]): TableRow =>
  effects.reduce((now, effect) => (effect.do === 'change' ? { ...now, ...effect.row } : now), before);
const answered = (before: TableRow, guest: string, yes = true): TableRow =>
  after(before, answerAsk(before, guest, 1, yes));
const seated = (now: TableRow, ...seats: SeatRow[]): TableRow => ({ ...now, seats });
const shown = (now: TableRow): readonly number[] | undefined => judgeInfo(now, () => false)!.asks?.[0]!.yes;

test('LV-3.1 who takes over a seat is asked anew: the yes of whoever sat there does not count', () => {
  const said = answered(asked('running', person('ada'), person('ben')), 'ben');
  assert.deepEqual(shown(said), [1]);
  const over = seated(said, person('ada'), person('sue'));
  assert.deepEqual(shown(over), []);
  const one = answered(over, 'ada');
  assert.equal(one.judge!.guest, null, 'Sue has not been asked');
  assert.deepEqual(shown(one), [0]);
  assert.equal(answered(one, 'sue').judge!.guest, 'eve');
});

test('LV-3.1 who says yes on one seat and then on another has said it once', () => {
  const first = answered(asked('waiting', person('ada'), OPEN), 'ada');
  const moved = answered(seated(first, OPEN, person('ada')), 'ada');
  assert.deepEqual(shown(moved), [1]);
  const joined = seated(moved, person('ben'), person('ada'));
  assert.equal(answered(joined, 'ada').judge!.guest, null);
  assert.equal(answered(joined, 'ben').judge!.guest, 'eve');
});

test('LV-3.1 who holds several seats says yes for all of them, and may think again', () => {
  const two = asked('running', person('ada'), person('ada'), person('ben'));
  const said = answered(two, 'ada');
  assert.deepEqual(shown(said), [0, 1]);
  assert.deepEqual(shown(answered(said, 'ada', false)), []);
  assert.equal(answered(said, 'ben').judge!.guest, 'eve');
});

test('LV-3.1 whom a judge named is named no more once another judges: the next judge is asked', () => {
  const table = asked('running', person('ada'), person('ben'));
  const judged = { ...table, judge: { ...table.judge!, guest: 'judy', name: 'Judy' } };
  const named = after(judged, nameAsk(judged, 'judy', 1, 'judge'));
  const left = after(named, leaveJudge(named, 'judy'));
  const next = after(left, takeJudge({ ...left, host: 'tom' }, 'tom', 'Tom'));
  assert.equal(next.judge!.guest, 'tom');
  assert.throws(() => answered(next, 'ada'), /judge named/);
});

test('LV-3.1 a yes to somebody as deputy is none to them as the judge, once the judge who named them is gone', () => {
  const table = asked('running', person('ada'), person('ben'));
  const judged = { ...table, judge: { ...table.judge!, guest: 'judy', name: 'Judy' } };
  const said = answered(after(judged, nameAsk(judged, 'judy', 1, 'deputy')), 'ben');
  const left = after(said, leaveJudge(said, 'judy'));
  assert.equal(answered(left, 'ada').judge!.guest, null, 'Ben said yes to a deputy');
  assert.equal(answered(answered(left, 'ada'), 'ben').judge!.guest, 'eve');
});

test('LV-3.1 those in the room say yes by their keeper: who plays far away alone seats nobody', () => {
  const table = asked('running', person('ben'), ROOM);
  const said = answered(table, 'ben');
  assert.equal(said.judge!.guest, null, 'the host keeps the game, and has not been asked');
  assert.equal(answered(said, 'somebody-else').judge!.guest, 'eve');
  const nobody = answered({ ...table, keeper: '' }, 'ben');
  assert.equal(nobody.judge!.guest, null, 'nobody keeps the game');

  const kept = { ...table, keeper: 'kata' };
  assert.throws(() => answered(kept, 'tom'), /not-your-seat/);
  const one = answered(kept, 'kata');
  assert.equal(one.judge!.guest, null);
  assert.deepEqual(shown(one), [1]);
  assert.deepEqual(shown({ ...one, keeper: 'tom' }), [], 'another keeper is asked anew');
  assert.equal(answered(one, 'ben').judge!.guest, 'eve');
});

test('LV-3.1 a judge who keeps the game for the room has said yes for it to whom they name', () => {
  const table = asked('running', person('ben'), ROOM);
  const judged = { ...table, judge: { ...table.judge!, guest: 'judy', name: 'Judy' } };
  const named = after(judged, nameAsk(judged, 'judy', 1, 'judge'));
  assert.equal(answered(named, 'ben').judge!.guest, 'eve');
  const away = { ...judged, keeper: 'kata' };
  const other = answered(after(away, nameAsk(away, 'judy', 1, 'judge')), 'ben');
  assert.equal(other.judge!.guest, 'judy', 'somebody else keeps it');
  assert.equal(answered(other, 'kata').judge!.guest, 'eve');
});
