import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS as PROTOCOL_LEVELS, NewTable } from '@turntable/protocol/messages.ts';
import {
  botsAlone,
  company,
  consentsOwed,
  freshSeats,
  hosted,
  judged,
  LEVELS,
  mayRate,
  onDevice,
  resized,
  startsAtOnce,
  wishes,
  type SeatDraft,
} from './seats.ts';

const seat = (kind: SeatDraft['kind'], friend = ''): SeatDraft => ({ kind, friend });

test('a fresh form seats the host first and invites the others', () => {
  assert.deepEqual(freshSeats(3, ['Béla']), [seat('me'), seat('open', 'Béla'), seat('open')]);
});

test('LV-3.3: a host who judges has no seat, nor has a friend at their device', () => {
  const chosen = [seat('me'), seat('hard'), seat('friend', 'Cili'), seat('room', 'Dénes')];
  assert.deepEqual(judged(chosen), [seat('open'), seat('hard'), seat('open', 'Cili'), seat('room', 'Dénes')]);
});

test('LV-3.3: a host who judges no more has the first seat again, whatever was chosen meanwhile', () => {
  const chosen = judged(freshSeats(2, []));
  assert.deepEqual(hosted(chosen), freshSeats(2, []));
  assert.deepEqual(hosted([seat('hard'), seat('open')]), [seat('me'), seat('open')]);
  assert.deepEqual(hosted([seat('room'), seat('room')]), [seat('room'), seat('room')]);
});

test('a game may be rated where everybody has a device of their own', () => {
  assert.equal(mayRate([seat('me'), seat('open')]), true);
  assert.equal(mayRate([seat('me'), seat('hard')]), true);
  for (const kind of ['friend', 'room'] as const)
    assert.equal(mayRate([seat('me'), seat(kind)]), false, kind);
});

test('those in the room are no bots, and a host who only keeps the game is no player', () => {
  const kept = [seat('room', 'Ada'), seat('room'), seat('open'), seat('medium')];
  assert.deepEqual(company(kept), { you: 0, room: 2, bots: 1, friends: 1 });
  assert.deepEqual(company(freshSeats(4, [])), { you: 1, room: 0, bots: 0, friends: 3 });
});

test('bots are kept for the next time where the host plays against them alone', () => {
  assert.deepEqual(botsAlone([seat('me'), seat('hard'), seat('easy')]), ['hard', 'easy']);
  for (const other of ['friend', 'open', 'room'] as const)
    assert.equal(botsAlone([seat('me'), seat('hard'), seat(other)]), undefined, other);
  assert.equal(botsAlone([seat('room'), seat('hard')]), undefined, 'somebody in the room plays');
  assert.equal(botsAlone(judged([seat('hard'), seat('easy')])), undefined, 'the host judges');
});

test('another number of players keeps what was chosen', () => {
  const chosen = [seat('me'), seat('hard'), seat('friend', 'Cili')];
  assert.deepEqual(resized(chosen, 2, []), chosen.slice(0, 2));
  assert.deepEqual(resized(chosen, 4, []), [...chosen, seat('open')]);
});

test('where no server answers everybody sits at this device', () => {
  const drafted = [seat('room', 'Ada'), seat('open', 'Béla'), seat('room'), seat('friend'), seat('hard')];
  assert.deepEqual(onDevice(drafted), [
    seat('me', 'Ada'),
    seat('friend', 'Béla'),
    seat('friend'),
    seat('friend'),
    seat('hard'),
  ]);
});

test('the wishes are what the protocol wants', () => {
  const seats = wishes(
    [seat('me'), seat('friend', ' Béla '), seat('friend'), seat('open'), seat('hard')],
    'Ada',
    (i) => `Friend ${i + 1}`,
  );
  assert.deepEqual(seats, [
    { kind: 'mine', name: 'Ada' },
    { kind: 'mine', name: 'Béla' },
    { kind: 'mine', name: 'Friend 3' },
    { kind: 'open' },
    { kind: 'bot', level: 'hard' },
  ]);
  assert.ok(NewTable.safeParse({ game: 'loko-moto', options: {}, seats, starter: 'lot' }).success);
});

test('a table starts at once when nobody is awaited and no date can decide who starts', () => {
  assert.equal(startsAtOnce([seat('me'), seat('easy')], true), true);
  assert.equal(startsAtOnce([seat('me'), seat('friend')], true), false);
  assert.equal(startsAtOnce([seat('me'), seat('friend')], false), true);
  assert.equal(startsAtOnce([seat('me'), seat('open')], false), false);
});

test('the levels are those of the protocol', () => {
  assert.deepEqual(LEVELS, PROTOCOL_LEVELS);
});

test('nobody is told to start while a person has not agreed to a locomotive that is not of the roster', () => {
  const seats = ['Ada', 'Ben', 'Bot'].map((name, seat) => ({
    ...{ name, here: true },
    kind: seat === 2 ? ('bot' as const) : ('person' as const),
  }));
  const picks = {
    each: 1,
    ready: [true, true, true],
    own: [['My 01'], [], []],
    consents: [true, false, false],
  };
  assert.deepEqual(consentsOwed({ seats, picks }), [1]);
  assert.deepEqual(consentsOwed({ seats, picks: { ...picks, consents: [true, true, false] } }), []);
  assert.deepEqual(consentsOwed({ seats, picks: { ...picks, own: [[], [], []] } }), []);
  assert.deepEqual(consentsOwed({ seats }), []);
});
