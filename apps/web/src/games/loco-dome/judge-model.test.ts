import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JUDGED, played, START } from '@turntable/games/loco-dome/fixtures.node.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { format } from '@turntable/messages';
import { standing } from '../versus/judge/model.ts';
import { judgeModel } from './judge-model.ts';

/** Side a leads and has markers; the sequence has begun. */
const BEGUN = [...START, 'judge correct 40 0', '0 knock-out'] as const;
/** A claim in words that the judge rules to be equal, so many times: each is a pair until there are ten. */
const equals = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => [`0 claim "c${i}"`, 'judge rule equal']).flat();
/** What the judge reads that the verdict equal brings to the point that waits. */
function equalMeans(...lines: string[]): string {
  const state = played(JUDGED, ...BEGUN, ...lines);
  const { alike } = judgeModel(locoDome.view(state, 'judge')).claim!;
  return format('en', 'vs.verdict.equal.means', { alike });
}

test('LD-5.5 the judge reads that a claim that applies to both makes a pair, and that a reply is replaced', () => {
  assert.match(equalMeans('0 claim "Paint"'), /makes a pair/);
  assert.match(equalMeans(...equals(9), '0 claim "Paint"'), /makes a pair/);
  assert.match(
    equalMeans('0 claim "Paint"', 'judge rule claimant', '1 reply "Steam"'),
    /another point is needed/,
  );
});

test('LD-5.4 after ten pairs the judge reads that such a claim is replaced', () => {
  assert.match(equalMeans(...equals(10), '0 claim "Paint"'), /another point is needed/);
});

test('LD-2.2 before its value is read the target of a call stands on the judge’s stage', () => {
  const table = { a: [{ p: 5 }], b: [{}, {}, { p: 3 }], options: { judge: true } };
  const model = judgeModel(
    locoDome.view(played(table, ...START, 'judge correct 16 4', '1 pass', '0 call p 2'), 'judge'),
  );
  assert.equal(model.contest, 'p');
  const shown = ([0, 1] as const).map((at) => standing(model, at, undefined)?.locomotive.front.name);
  assert.deepEqual(shown, ['Engine a0', 'Engine b2']);
  // Once nothing is called it is who is active.
  assert.equal(standing({ ...model, contest: null }, 1, undefined)?.locomotive.front.name, 'Engine b0');
});
