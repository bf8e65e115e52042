import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordError } from '@turntable/engine';
import { FEATURES } from '@turntable/roster';
import {
  claimableFeatures,
  claimedFeatures,
  EMPTY_LEDGER,
  isBarred,
  readStylePoint,
  verdictByCards,
  verdictByCount,
  withVerdict,
} from './style.ts';
import { VERDICTS } from './verdicts.ts';

test('LV-4.1 a style point names a feature or says something in free words', () => {
  assert.deepEqual(readStylePoint({ feature: 'streamlined' }, 'x'), { feature: 'streamlined' });
  assert.deepEqual(readStylePoint({ text: '  The cleaner lines ' }, 'x'), { text: 'The cleaner lines' });
  const wrong = [{}, { feature: 'shiny' }, { text: '   ' }, { text: 'x'.repeat(201) }, { text: 5 }];
  for (const json of [...wrong, { feature: 'streamlined', text: 'also' }])
    assert.throws(() => readStylePoint(json, 'x'), RecordError);
  assert.deepEqual(readStylePoint({ text: '🚂'.repeat(200) }, 'x'), { text: '🚂'.repeat(200) });
});

test('LV-4.2 a point that counted or was equal is barred to all, an invalid one to the side that claimed it', () => {
  const point = { feature: 'streamlined' } as const;
  for (const verdict of VERDICTS) {
    const ledger = withVerdict(EMPTY_LEDGER, point, 1, verdict);
    assert.ok(isBarred(ledger, point, 1));
    assert.equal(isBarred(ledger, point, 0), verdict !== 'invalid');
    assert.equal(claimableFeatures(ledger, 1).length, FEATURES.length - 1);
    assert.deepEqual(claimedFeatures(ledger, 1), ['streamlined']);
    assert.deepEqual(claimedFeatures(ledger, 0), verdict === 'invalid' ? [] : ['streamlined']);
    assert.equal(claimableFeatures(ledger, 0).length, FEATURES.length - (verdict === 'invalid' ? 0 : 1));
  }
});

test('LV-4.2 points are the same by feature, or by words after trimming and folding case', () => {
  const ledger = withVerdict(EMPTY_LEDGER, { text: 'Große ÁRVÍZTŰRŐ Straße' }, 0, 'claimant');
  assert.ok(isBarred(ledger, { text: '  GROSSE árvíztűrő strasse  ' }, 1));
  assert.ok(isBarred(ledger, { text: 'grosse a\u0301rvíztűrő straße' }, 1));
  assert.ok(!isBarred(ledger, { text: 'Große  árvíztűrő Straße' }, 1));
  const greek = withVerdict(EMPTY_LEDGER, { text: 'ΟΔΟΣ' }, 0, 'equal');
  assert.ok(isBarred(greek, { text: 'οδος' }, 1) && isBarred(greek, { text: 'οδοσ' }, 1));
  const words = withVerdict(EMPTY_LEDGER, { text: 'streamlined' }, 0, 'claimant');
  assert.ok(!isBarred(words, { feature: 'streamlined' }, 0));
});

test('LV-4.3 the cards decide a claim by feature', () => {
  assert.equal(verdictByCount(2, 1), 'claimant');
  assert.equal(verdictByCount(0, 1), 'opponent');
  assert.equal(verdictByCount(1, 1), 'equal');
  assert.equal(verdictByCount(0, 0), 'invalid');
  assert.equal(verdictByCards(true, false), 'claimant');
  assert.equal(verdictByCards(true, true), 'equal');
  assert.equal(verdictByCards(false, true), 'invalid');
  assert.equal(verdictByCards(false, false), 'invalid');
});
