import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GuestSettings, QuietHours, TimeZone } from '@turntable/protocol/quiet.ts';
import { nextAt, quietUntil } from './quiet.ts';

const at = (time: string): number => Date.parse(time);
const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().slice(0, 16);

test('the next time that clocks of a place show something, over changes of summer time', () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['08:00', 'Europe/Budapest', '2026-01-10T06:59Z', '2026-01-10T07:00'],
    ['08:00', 'Europe/Budapest', '2026-01-10T07:00Z', '2026-01-11T07:00'],
    ['08:00', 'Europe/Budapest', '2026-03-28T20:00Z', '2026-03-29T06:00'],
    ['08:00', 'Europe/Budapest', '2026-10-24T20:00Z', '2026-10-25T07:00'],
    ['08:00', 'Pacific/Auckland', '2026-11-21T14:00Z', '2026-11-21T19:00'],
    ['00:00', 'America/Los_Angeles', '2026-11-21T14:00Z', '2026-11-22T08:00'],
    ['00:30', 'Asia/Kolkata', '2026-11-21T14:00Z', '2026-11-21T19:00'],
    // Skipped: it comes when clocks jump from 2:00 to 3:00.
    ['02:30', 'Europe/Budapest', '2026-03-28T20:00Z', '2026-03-29T01:00'],
    ['02:15', 'Australia/Lord_Howe', '2026-10-03T12:00Z', '2026-10-03T15:30'],
    // Twice in one night.
    ['02:30', 'Europe/Budapest', '2026-10-24T20:00Z', '2026-10-25T00:30'],
    ['02:30', 'Europe/Budapest', '2026-10-25T00:30Z', '2026-10-25T01:30'],
    ['02:30', 'Europe/Budapest', '2026-10-25T01:30Z', '2026-10-26T01:30'],
  ];
  for (const [time, zone, from, wanted] of cases)
    assert.equal(iso(nextAt(time, zone, at(from))), wanted, `${time} ${zone} ${from}`);
});

test('quiet hours over midnight and by day', () => {
  const night = { from: '22:00', to: '08:00' };
  const until = (hours: typeof night, time: string) => iso(quietUntil(hours, 'Europe/Budapest', at(time)));
  assert.equal(until(night, '2026-01-10T20:59:59Z'), null);
  assert.equal(until(night, '2026-01-10T21:00Z'), '2026-01-11T07:00');
  assert.equal(until(night, '2026-01-11T06:59:59Z'), '2026-01-11T07:00');
  assert.equal(until(night, '2026-01-11T07:00Z'), null);
  const noon = { from: '12:00', to: '13:30' };
  assert.equal(until(noon, '2026-01-10T10:59Z'), null);
  assert.equal(until(noon, '2026-01-10T11:00Z'), '2026-01-10T12:30');
  assert.equal(until(noon, '2026-01-10T12:30Z'), null);
  assert.equal(quietUntil(null, 'UTC', 0), null);
});

test('through all seasons: quiet hours end when it is said, not before', () => {
  const zones = ['Europe/Budapest', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo'];
  for (const zone of zones)
    for (const hours of [
      { from: '22:30', to: '02:30' },
      { from: '02:10', to: '03:00' },
    ])
      for (let from = at('2026-01-01T00:00Z'); from < at('2027-01-01T00:00Z'); from += 6_000_000) {
        const end = quietUntil(hours, zone, from);
        if (end === null) continue;
        assert.ok(end > from && end - from <= 6 * 3_600_000, `${zone} ${iso(from)} ${iso(end)}`);
        assert.notEqual(quietUntil(hours, zone, end - 1), null);
        assert.equal(quietUntil(hours, zone, end), null, `${zone} ${iso(from)} ${iso(end)}`);
      }
});

test('what is no time, no zone or more than half a day is refused; zones are spelled one way', () => {
  assert.equal(TimeZone.parse('europe/budapest'), 'Europe/Budapest');
  for (const zone of ['Mars/Olympus', '', '+01:00', 'x'.repeat(65)])
    assert.equal(TimeZone.safeParse(zone).success, false, zone);
  const ok = (from: string, to: string): boolean => QuietHours.safeParse({ from, to }).success;
  assert.ok(ok('22:00', '08:00') && ok('20:00', '08:00') && ok('00:00', '12:00'));
  for (const [from, to] of [
    ['20:00', '08:01'],
    ['08:00', '08:00'],
    ['24:00', '08:00'],
    ['8:00', '09:00'],
  ] as const)
    assert.equal(ok(from, to), false, `${from} ${to}`);
  assert.equal(GuestSettings.safeParse({ zone: 'UTC', quiet: null }).success, false);
});
