import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, RecordError, replayRecord, type AnyGame, type Types } from '@turntable/engine';
import { doubleHeader } from '../double-header/index.ts';
import { locoDome } from '../loco-dome/index.ts';
import { readCorrection, readRule } from './judge.ts';
import { VERDICTS } from './verdicts.ts';
import { readTableRules } from './table.ts';

test('LV-3.1 a correction names both scores and a reason', () => {
  assert.deepEqual(readCorrection({ scores: [0, 12], reason: ' misread ' }, 'x'), {
    type: 'correct',
    scores: [0, 12],
    reason: 'misread',
  });
  for (const json of [
    { scores: [1, 2] },
    { scores: [1, 2], reason: ' ' },
    { scores: [1], reason: 'r' },
    { scores: [1, 2, 3], reason: 'r' },
    { scores: [1, -1], reason: 'r' },
    { scores: [1, 0.5], reason: 'r' },
    { reason: 'r' },
  ])
    assert.throws(() => readCorrection(json, 'x'), RecordError);
});

const two = (): number => 2;

test('LV-3.2 a verdict is one of those that the game has', () => {
  assert.deepEqual(readRule({ verdict: 'opponent' }, 'x', VERDICTS, two), {
    type: 'rule',
    verdict: 'opponent',
  });
  const reason = 'the other tender is longer';
  assert.deepEqual(readRule({ verdict: 'equal', reason }, 'x', VERDICTS, two), {
    type: 'rule',
    verdict: 'equal',
    reason,
  });
  assert.throws(() => readRule({ verdict: 'equal', reason: 5 }, 'x', VERDICTS, two), RecordError);
  const some = ['claimant', 'equal', 'invalid'] as const;
  assert.throws(() => readRule({ verdict: 'opponent' }, 'x', some, two), RecordError);
  assert.throws(() => readRule({}, 'x', VERDICTS, two), RecordError);
});

test('LV-3.2 a deputy is a seat of the table', () => {
  const said = (game: AnyGame, setup: object, deputy: number): string => {
    const record = {
      ...{ format: 'turntable/1', game: game.id, options: { judge: true } },
      ...{ seats: [{ name: 'Ada' }, { name: 'Béla' }], setup: { ...setup, first: 0 } },
      actions: [{ by: 'judge', type: 'rule', verdict: 'equal', deputy }],
    };
    try {
      return replayRecord<Types>(game, readRecord(game, record)).error!.refusals[0]!.clause;
    } catch (error) {
      return (error as RecordError).message;
    }
  };
  const card = { id: 'x', name: 'X', values: {} };
  const tables = [
    [doubleHeader as AnyGame, { engines: [Array(2).fill(card), Array(2).fill(card)] }],
    [locoDome as AnyGame, { rosters: [Array(5).fill(card), Array(5).fill(card)] }],
  ] as const;
  for (const [game, setup] of tables) {
    assert.equal(said(game, setup, 1), 'LV-3.2');
    assert.equal(said(game, setup, 2), 'actions[0].deputy: expected a whole number from 0 to 1');
  }
});

test('LV-3.2 free words are allowed if the table says so; with a judge they are unless it says no', () => {
  assert.deepEqual(readTableRules({}), { scoring: 'flat', judge: false, freeClaims: false });
  assert.deepEqual(readTableRules({ judge: true, scoring: 'margin' }), {
    scoring: 'margin',
    judge: true,
    freeClaims: true,
  });
  assert.equal(readTableRules({ judge: true, freeClaims: false }).freeClaims, false);
  assert.equal(readTableRules({ freeClaims: true }).freeClaims, true);
  for (const options of [{ scoring: 'double' }, { judge: 1 }, { freeClaims: 'yes' }])
    assert.throws(() => readTableRules(options), RecordError);
});
