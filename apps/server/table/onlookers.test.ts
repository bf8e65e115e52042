import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Place, TableInfo } from '@turntable/protocol';
import type { TableRow } from '../storage/rows.ts';
import type { Member } from './audience.ts';
import { Onlookers } from './onlookers.ts';

/** A table at which Ada sits, and how often each who looks is told of it. */
function watched() {
  const counts = new Map<unknown, number>();
  const member = (guest: string): Member => ({
    ...{ guest, as: 'public', focusedUntil: 0, seen: 0 },
    deliver: () => {},
    lost: () => {},
  });
  const row = { seats: [{ kind: 'person', guest: 'ada' }] } as unknown as TableRow;
  const onlookers: Onlookers = new Onlookers(
    {
      row,
      match: null,
      events: [],
      get info() {
        return { watchers: onlookers.presence.watchers } as TableInfo;
      },
      place: () => ({}) as Place,
    },
    {
      send: (to, text) => {
        if (text.startsWith('{"t":"table"')) counts.set(to, (counts.get(to) ?? 0) + 1);
      },
    },
  );
  return { onlookers, member, counts };
}

test('900 who come to watch are told of each other some times, not 900; who sits there is told of at once', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setImmediate'] });
  const { onlookers, member, counts } = watched();
  const first = member('0');
  onlookers.enter(first);
  for (let i = 1; i < 900; i++) {
    onlookers.enter(member(String(i)));
    t.mock.timers.tick(5);
  }
  // 31 one by one, then once a second for four seconds and a half.
  assert.ok(counts.get(first)! <= 31 + 5, `${counts.get(first)} times`);
  t.mock.timers.tick(1_000);
  const before = counts.get(first)!;
  const ada = member('ada');
  onlookers.enter(ada);
  t.mock.timers.tick(1);
  assert.equal(counts.get(first), before + 1, 'Ada has come');
  onlookers.leave(ada);
  t.mock.timers.tick(1);
  assert.equal(counts.get(first), before + 2, 'Ada has gone');
  t.mock.timers.tick(5_000);
  assert.equal(counts.get(first), before + 2, 'nothing more happens');
});
