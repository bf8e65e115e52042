import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, Decision, Viewer } from '@turntable/engine';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { myTurn } from './my-turn.ts';

const decisions: readonly Decision[] = [
  { id: '4:speak', actors: [3], kind: 'speak', optional: true },
  { id: '4:field', actors: [1, 2], kind: 'field' },
];
const turnOf = (place: Partial<Place>, as: Viewer, status: TableInfo['status'] = 'running') =>
  myTurn(
    {
      table: { status } as TableInfo,
      place: { seats: [], host: false, ...place },
      as,
      view: { viewer: as, decisions },
    },
    {},
  );
const asked = { soon: false, mine: true };

test('who is asked has a turn; of several seats on one device the one that looks comes first', () => {
  const questions = [{ kind: 'field', actors: [1, 2] }];
  assert.deepEqual(turnOf({ seats: [1] }, 1), { ...asked, questions, seat: 1, advised: true });
  assert.deepEqual(turnOf({ seats: [0, 1, 2] }, 2), { ...asked, questions, seat: 2, advised: true });
  assert.deepEqual(turnOf({ seats: [0, 1, 2] }, 0), { ...asked, questions, seat: 1, advised: false });
});

test('who may answer and need not, and who watches, has no turn', () => {
  for (const turn of [turnOf({ seats: [3] }, 3), turnOf({}, 'public')])
    assert.deepEqual([turn.seat, turn.mine], [undefined, false]);
});

test('a question that presets answer is no turn; one that they leave is one', () => {
  const { seat, soon, mine } = turnOf({ seats: [1], soon: ['4:field'] }, 1);
  assert.deepEqual([seat, soon, mine], [1, true, false]);
  const other = turnOf({ seats: [1], soon: ['3:field'] }, 1);
  assert.deepEqual([other.seat, other.soon, other.mine], [1, false, true]);
});

test('once the game is over it is nobody’s turn', () => {
  assert.equal(turnOf({ seats: [1] }, 1, 'over').mine, false);
});

test('LV-3.2 who rules in the place of a judge who is away has a turn, and no hint for it', () => {
  const table = {
    status: 'running',
    judge: { name: '', taken: true, here: false, deputy: true },
  } as TableInfo;
  const view = { viewer: 1, decisions: [{ id: '4:rule', actors: ['judge'], kind: 'rule' }] } as const;
  const judging = { deputies: () => [1] } as unknown as NonNullable<AnyGame['judging']>;
  const turn = myTurn({ table, place: { seats: [1], host: false }, as: 1, view }, { judging });
  assert.deepEqual([turn.seat, turn.mine, turn.advised], [1, true, false]);
});
