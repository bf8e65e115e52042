import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenBy } from '@turntable/engine';
import { afterSaying, answering, asksOf, enteredAction, NOTHING, type Ask } from './keeping.ts';

const seats = [{ kind: 'room' }, { kind: 'person' }, { kind: 'room' }] as const;

test('DH-7.3 of all questions those to the room are the keeper’s, each to each of its people; the judge’s own are not', () => {
  const decisions = [
    { id: '1:veto', kind: 'veto', actors: [2, 1, 0] },
    { id: '1:judge', kind: 'judge', actors: ['judge'], standing: true as const },
    { id: '1:time-out', kind: 'time-out', actors: [0] },
    { id: '1:coin', kind: 'coin', actors: ['chance' as const] },
  ] as SeenBy['decisions'];
  assert.deepEqual(
    asksOf({ decisions }, seats).map(({ key }) => key),
    ['1:veto 2', '1:veto 0', '1:time-out 0'],
  );
});

const ask: Ask = { decision: { id: '4:main', kind: 'main', actors: [0] }, seat: 0, key: '4:main 0' };
const around = {
  view: {} as SeenBy,
  kinds: { main: ['call', 'boost', 'pass'] },
  say: String,
  typing: {
    typed: () => ({
      call: { hint: 'room.typed.statistic' as const, members: (text: string) => ({ statistic: text }) },
    }),
    chosen: { boost: { member: 'booster', of: ['swap', 'coin'] } },
  },
};

test('an action that needs a text is said once there is one, one of a few at once, others by their names', () => {
  const empty = answering(ask, around, NOTHING);
  assert.deepEqual(
    [empty.named, empty.written, empty.type, empty.said],
    [['pass'], ['call', 'boost'], 'call', ''],
  );
  const typed = answering(ask, around, { type: 'call', text: ' 15 ' });
  assert.deepEqual(enteredAction(typed), { type: 'call', statistic: '15' });
  assert.deepEqual(enteredAction(answering(ask, around, { type: 'boost', text: '' })), {
    type: 'boost',
    booster: 'swap',
  });
  assert.deepEqual(enteredAction(answering(ask, around, { type: 'boost', text: 'coin' })), {
    type: 'boost',
    booster: 'coin',
  });
});

test('what was chosen for another question is not said to this one', () => {
  assert.equal(answering(ask, around, { type: 'veto', text: '' }).type, 'call');
  const none = answering(ask, { ...around, typing: null }, NOTHING);
  assert.deepEqual([none.named, none.type], [['call', 'boost', 'pass'], '']);
});

test('once something was said its text is taken away, and nothing that was typed since', () => {
  const said = { type: 'call', text: '15' };
  assert.deepEqual(afterSaying(said, said), { type: 'call', text: '' });
  const next = { type: 'call', text: 'Bud' };
  assert.equal(afterSaying(next, said), next);
});
