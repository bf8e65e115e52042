import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventBy } from '@turntable/protocol/table-events.ts';
import type { Place, SeatInfo, TableInfo } from '@turntable/protocol/messages.ts';
import type { Chat } from '@turntable/protocol/talk.ts';
import type { ShownEvent } from '../../../session/shown-events.ts';
import { latest, mayTalk } from './talking.ts';

const seat = (kind: SeatInfo['kind']): SeatInfo => ({ kind, name: kind, here: true });
const table = (kinds: readonly SeatInfo['kind'][], watchers = 0, chat?: Chat): TableInfo => ({
  id: 't',
  entry: 'code',
  game: 'loko-moto',
  options: {},
  starter: 0,
  status: 'running',
  seats: kinds.map(seat),
  madeAt: 0,
  commitment: '',
  watchers,
  ...(chat ? { chat } : {}),
});
const at = (...seats: number[]): Place => ({ seats, host: true });

test('there is talk where somebody else is, on a seat or looking on, and the host allows it', () => {
  assert.equal(mayTalk(table(['person', 'person']), at(0)), true);
  assert.equal(mayTalk(table(['person', 'person'], 0, 'none'), at(0)), false);
  assert.equal(mayTalk(table(['person', 'bot', 'open']), at(0)), false, 'bots do not listen');
  assert.equal(mayTalk(table(['person', 'person']), at(0, 1)), false, 'friends on one device talk aloud');
  assert.equal(mayTalk(table(['person', 'bot'], 1), at(0)), true, 'somebody looks on');
  assert.equal(mayTalk(table(['bot', 'bot'], 1), at()), false, 'one does not talk to oneself');
  assert.equal(mayTalk(table(['bot', 'bot'], 2), at()), true);
  assert.equal(mayTalk(table(['person', 'bot'], 1), at()), true, 'who looks on may talk to a player');
  const hand = { ...at(), hand: 1 };
  assert.equal(mayTalk(table(['person', 'room'], 1), hand), false, 'a phone that shows a hand');
  assert.equal(mayTalk(table(['person', 'room'], 1), { ...hand, seats: [0] }), true);
});

test('of each speaker the last words are shown, and of no more than three', () => {
  const said = (seq: number, by: EventBy): ShownEvent => ({
    seq,
    n: 1,
    at: 0,
    kind: 'phrase',
    by,
    said: 'x',
    text: 'x',
  });
  const all = [said(0, 0), said(1, 1), said(2, 0), said(3, 'watcher'), said(4, 2)];
  assert.deepEqual(
    latest(all).map(({ seq }) => seq),
    [2, 3, 4],
  );
  assert.deepEqual(
    latest(all.slice(0, 3)).map(({ seq }) => seq),
    [1, 2],
  );
});
