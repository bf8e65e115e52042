import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayNumber, daysIn, holidayFault, type HolidayInfo } from './holiday.ts';

test('days are counted as the calendar has them', () => {
  let expected = -25_567;
  for (let at = Date.UTC(1900, 0, 1); at < Date.UTC(2101, 0, 1); at += 86_400_000)
    assert.equal(dayNumber(new Date(at).toISOString().slice(0, 10)), expected++);
});

test('days of a holiday over New Year count for the year they lie in', () => {
  const holidays = [
    { from: '2026-12-28', to: '2027-01-05' },
    { from: '2027-02-28', to: '2027-03-01' },
    { from: '2028-02-28', to: '2028-03-01' },
  ];
  assert.deepEqual(
    [2025, 2026, 2027, 2028].map((year) => daysIn(year, holidays)),
    [0, 4, 7, 3],
  );
});

test('a holiday is refused if it is past, backwards, far, over another one, one too many, or over the days of a year', () => {
  const today = '2026-11-21';
  const of = (from: string, to: string, state: HolidayInfo['state'] = 'planned') => ({ from, to, state });
  const fault = (from: string, to: string, ...others: HolidayInfo[]) =>
    holidayFault({ from, to }, others, today);
  assert.equal(fault('2026-11-21', '2026-11-21'), null);
  assert.equal(fault('2026-11-20', '2026-11-25'), 'past');
  assert.equal(fault('2026-11-25', '2026-11-24'), 'backwards');
  assert.equal(fault('2027-11-22', '2027-11-22'), null);
  assert.equal(fault('2027-11-23', '2027-11-23'), 'far');
  assert.equal(fault('2026-12-01', '2026-12-05', of('2026-12-05', '2026-12-06')), 'overlap');
  assert.equal(fault('2026-12-01', '2026-12-05', of('2026-12-06', '2026-12-06')), null);
  // Whoever was back early has used up that day.
  assert.equal(fault('2026-11-21', '2026-11-22', of('2026-11-20', '2026-11-21', 'over')), 'overlap');
  const three = ['2026-12-01', '2026-12-03', '2026-12-05'].map((day) => of(day, day));
  assert.equal(fault('2026-12-07', '2026-12-07', ...three), 'many');
  assert.equal(
    fault('2026-12-07', '2026-12-07', ...three.slice(1), of('2026-11-01', '2026-11-01', 'over')),
    null,
  );
  assert.equal(fault('2026-11-22', '2026-12-19'), null);
  assert.equal(fault('2026-11-22', '2026-12-20'), 'budget');
  assert.equal(fault('2026-11-22', '2026-12-01', of('2026-05-01', '2026-05-19', 'over')), 'budget');
  assert.equal(fault('2026-11-22', '2026-11-30', of('2026-05-01', '2026-05-19', 'over')), null);
  // Both years have room for their part.
  assert.equal(fault('2026-12-04', '2027-01-28'), null);
  assert.equal(fault('2026-12-04', '2027-01-29'), 'budget');
  assert.equal(fault('2026-12-31', '2031-01-01'), 'budget');
});
