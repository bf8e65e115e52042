import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordError } from '@turntable/engine';
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

test('LV-3.2 a verdict is one of those that the game has', () => {
  assert.deepEqual(readRule({ verdict: 'opponent' }, 'x', VERDICTS), { type: 'rule', verdict: 'opponent' });
  const reason = 'the other tender is longer';
  assert.deepEqual(readRule({ verdict: 'equal', reason }, 'x', VERDICTS), {
    type: 'rule',
    verdict: 'equal',
    reason,
  });
  assert.throws(() => readRule({ verdict: 'equal', reason: 5 }, 'x', VERDICTS), RecordError);
  assert.throws(() => readRule({ verdict: 'opponent' }, 'x', ['claimant', 'equal', 'invalid']), RecordError);
  assert.throws(() => readRule({}, 'x', VERDICTS), RecordError);
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
