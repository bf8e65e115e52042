import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, startClocks } from './clock.ts';
import type { SeatClock, HolidayRow } from '../storage/rows.ts';
import { holidayAt, holidayInfo, holidayTurn, withHoliday, withoutHoliday } from './holiday.ts';
import { Problem } from '../base/problem.ts';

const at = (time: string): number => Date.parse(time);
const iso = (time: number): string => new Date(time).toISOString().slice(0, 16);
const ZONE = 'Europe/Budapest';
const span = ({ start, end }: HolidayRow): string[] => [iso(start), iso(end)];
const refused = (code: string, detail: RegExp) => (error: unknown) =>
  error instanceof Problem && error.body.code === code && detail.test(error.body.detail ?? '');

test('a holiday is whole days of its zone, over a change of summer time too; today’s begins now', () => {
  const now = at('2026-03-20T10:00Z');
  const [late] = withHoliday([], { from: '2026-03-27', to: '2026-03-29' }, ZONE, now);
  assert.deepEqual(span(late!), ['2026-03-26T23:00', '2026-03-29T22:00']);
  const both = withHoliday([late!], { from: '2026-03-20', to: '2026-03-20' }, ZONE, now);
  assert.deepEqual(both.map(span), [['2026-03-20T10:00', '2026-03-20T23:00'], span(late!)]);
  const kiritimati = withHoliday([], { from: '2026-03-21', to: '2026-03-21' }, 'Pacific/Kiritimati', now);
  assert.deepEqual(span(kiritimati[0]!), ['2026-03-20T10:00', '2026-03-21T10:00'], 'tomorrow is today there');
  assert.throws(
    () => withHoliday([], { from: '2026-03-20', to: '2026-03-21' }, 'Pacific/Kiritimati', now),
    refused('not-allowed', /^from: expected no day before today$/),
  );
});

test('one that has begun is cut short and its days so far count; one that has not costs nothing', () => {
  const taken = withHoliday([], { from: '2026-06-01', to: '2026-06-28' }, ZONE, at('2026-05-30T10:00Z'));
  const more = { from: '2026-07-01', to: '2026-07-02' };
  const now = at('2026-06-03T10:00Z');
  assert.throws(() => withHoliday(taken, more, ZONE, now), refused('not-allowed', /^to: expected 28 days/));
  assert.deepEqual(withoutHoliday(taken, '2026-06-01', ZONE, at('2026-05-31T10:00Z')), []);
  const short = withoutHoliday(taken, '2026-06-01', ZONE, now);
  assert.deepEqual(
    [short[0]!.to, ...span(short[0]!)],
    ['2026-06-03', '2026-05-31T22:00', '2026-06-03T10:00'],
  );
  assert.deepEqual(holidayInfo(short, now), [{ from: '2026-06-01', to: '2026-06-03', state: 'over' }]);
  assert.throws(() => withoutHoliday(short, '2026-06-01', ZONE, now), refused('not-found', /^$/));
  const august = { from: '2026-08-01', to: '2026-08-25' };
  assert.equal(withHoliday(short, august, ZONE, now).length, 2, '3 and 25 days');
  assert.throws(
    () => withHoliday(short, { ...august, to: '2026-08-26' }, ZONE, now),
    refused('not-allowed', /28 days/),
  );
  const nextYear = withHoliday(
    short,
    { from: '2027-02-01', to: '2027-02-28' },
    ZONE,
    at('2027-01-02T10:00Z'),
  );
  assert.deepEqual(
    nextYear.map(({ from }) => from),
    ['2027-02-01'],
    'what no longer counts is forgotten',
  );
});

test('who is on holiday, and when that changes next', () => {
  const [holiday] = withHoliday([], { from: '2026-06-01', to: '2026-06-02' }, 'UTC', at('2026-05-30T10:00Z'));
  const of = (time: string) => [holidayAt([holiday!], at(time))?.to, holidayTurn([holiday!], at(time))];
  assert.deepEqual(of('2026-05-31T23:59Z'), [undefined, holiday!.start]);
  assert.deepEqual(of('2026-06-01T00:00Z'), ['2026-06-02', holiday!.end]);
  assert.deepEqual(of('2026-06-03T00:00Z'), [undefined, null]);
});

const H = 3_600_000;
const states = (clocks: readonly SeatClock[]) =>
  clocks.map(({ left, since }) => [left / H, since && since / H]);

test('by turns the clock of whoever is on holiday stands with what is left, in the grace too; live it runs', () => {
  const turns = [0, 1].map(() => ({ kind: 'turns', hours: 10 }) as const);
  const both = new Set([0, 1]);
  const away = (seat: number): number | null => (seat === 0 ? 4 * H : null);
  const none = (): null => null;
  const begun = run(turns, startClocks(turns), both, H);
  // What is due when it begins may be done a little later.
  const stands = run(turns, begun, both, 5 * H, none, away);
  assert.deepEqual(states(stands), [
    [7, null],
    [10, 1],
  ]);
  assert.equal(run(turns, stands, both, 90 * H, none, away), stands);
  assert.deepEqual(states(run(turns, stands, both, 90 * H)), [
    [7, 90],
    [10, 1],
  ]);
  const out = begun.with(0, { ...begun[0]!, left: 2 * H, stage: 'out' });
  assert.deepEqual(
    states(run(turns, out, both, 5 * H, none, away))[0],
    [-1, null],
    'an hour of the grace is over',
  );
  const autopilot = begun.with(0, { ...begun[0]!, since: null, stage: 'autopilot' });
  assert.equal(run(turns, autopilot, both, 5 * H, none, away), autopilot);
  const live = [0, 1].map(() => ({ kind: 'live', bank: 36_000, increment: 0 }) as const);
  const runs = run(live, startClocks(live), both, H);
  assert.equal(run(live, runs, both, 5 * H, none, away), runs);
});
