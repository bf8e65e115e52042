import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tell } from '@turntable/messages';
import { FEATURES } from '@turntable/roster';
import {
  asked,
  events,
  FIELD,
  forbids,
  JUDGED,
  kinds,
  legal,
  played,
  refusal,
  replayed,
  SHORT,
  STYLE,
} from './fixtures.node.ts';

test('LV-3.2 without a judge the cards decide claims by feature, and free words are refused unless the table takes them', () => {
  assert.equal(legal(played(SHORT, ...STYLE)), FEATURES.length + 1);
  assert.equal(refusal(SHORT, ...STYLE, '2 claim "The cleaner lines"'), 'LV-3.2');
  const free = { ...SHORT, options: { freeClaims: true } };
  assert.equal(legal(played(free, ...STYLE)), FEATURES.length + 2);
});

test('LV-3.2 the other side decides a claim in free words: any member of it', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const claimed = [...STYLE, '2 claim "The cleaner lines"'];
  const state = played(free, ...claimed);
  assert.deepEqual(kinds(state), ['rule 0,1', 'speak 0']);
  assert.equal(legal(state), 2 * 4 + FEATURES.length + 2);
  assert.equal(refusal(free, ...claimed, '3 rule claimant'), 'LV-3.2');
  assert.equal(refusal(free, ...claimed, '2 rule claimant'), 'LV-3.2');
  const ruled = (verdict: string): readonly number[] => played(free, ...claimed, `1 rule ${verdict}`).scores;
  assert.deepEqual(ruled('claimant'), [0, 2]);
  assert.deepEqual(ruled('opponent'), [1, 1]);
  assert.deepEqual(ruled('equal'), [0, 1]);
  assert.deepEqual(ruled('invalid'), [0, 1]);
  assert.deepEqual(asked(played(free, ...claimed, '1 rule invalid')), [0]);
  assert.equal(refusal(free, ...claimed, '1 rule invalid', '1 rule equal'), 'LV-3.2');
});

test('LV-3.2 whoever speaks next without a verdict accepts the claim', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const claimed = [...STYLE, '2 claim "The cleaner lines"'];
  assert.deepEqual(played(free, ...claimed, '0 claim booster').scores, [1, 2]);
  const passed = played(free, ...claimed, '0 pass');
  assert.deepEqual([passed.scores, asked(passed)], [[0, 2], [3]]);
  // Accepted is claimed: the same words are barred at once.
  assert.equal(refusal(free, ...claimed, '0 claim "the cleaner LINES"'), 'LV-4.2');
  const how = events(free, ...claimed, '0 claim booster').flatMap((e) => (e.kind === 'ruled' ? [e.how] : []));
  assert.deepEqual(how, ['accepted', 'cards']);
});

test('LV-3.2 nobody accepts the claim of their own side', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const lines = [...STYLE, '2 pass', '0 pass', '3 pass', '1 claim "The cleaner lines"'];
  const state = played(free, ...lines);
  assert.deepEqual(kinds(state), ['rule 2,3']);
  assert.equal(refusal(free, ...lines, '1 claim booster'), 'DH-8.4');
  const ruled = played(free, ...lines, '3 rule claimant');
  assert.deepEqual([ruled.scores, asked(ruled)], [[1, 1], [1]]);
});

test('LV-3.1 the judge rules on free words; meanwhile nobody goes on', () => {
  const table = { ...SHORT, options: { judge: true } };
  const claimed = [...STYLE, '2 claim "The cleaner lines"'];
  const state = played(table, ...claimed);
  assert.deepEqual([kinds(state), legal(state)], [['rule judge'], 4]);
  assert.equal(refusal(table, ...claimed, '0 claim booster'), 'DH-8.4');
  assert.equal(refusal(table, ...claimed, '0 pass'), 'DH-8.5');
  assert.equal(refusal(table, ...claimed, '0 rule claimant'), 'LV-3.2');
  assert.deepEqual(played(table, ...claimed, 'judge rule opponent').scores, [1, 1]);
  assert.deepEqual(played(table, ...claimed, 'judge correct 5 5').scores, [5, 5]);
  assert.deepEqual(played(table, ...claimed, 'judge end-style').scores, [0, 1]);
  assert.equal(refusal(table, ...STYLE, 'judge rule claimant'), 'LV-3.2');
});

test('LV-3.2 who rules in the place of a judge who is away is of the other side, and named', () => {
  const table = { ...SHORT, options: { judge: true } };
  const claimed = [...STYLE, '2 claim "The cleaner lines"'];
  const told = (line: string): unknown[] =>
    events(table, ...claimed, line).flatMap((e) => (e.kind === 'ruled' ? [e.by, e.how, e.clause] : []));
  assert.deepEqual(told('judge rule invalid'), ['judge', 'judge', 'LV-3.1']);
  assert.deepEqual(told('judge rule invalid 1'), [1, 'others', 'LV-3.2']);
  assert.deepEqual(played(table, ...claimed, 'judge rule opponent 0').scores, [1, 1]);
  for (const deputy of [2, 3]) {
    const { error } = replayed(table, ...claimed, `judge rule invalid ${deputy}`);
    const { clause, with: values = {} } = error!.refusals[0]!;
    assert.deepEqual([clause, values], ['LV-3.2', { why: 'deputy' }]);
    const why = tell(
      { locale: 'en', names: [] },
      { key: `double-header.refusal.${clause}`, values },
      'judge',
    );
    assert.match(why, /^Only somebody of the other side /);
  }
  const free = { ...SHORT, options: { freeClaims: true } };
  assert.equal(refusal(free, ...claimed, '0 rule invalid 1'), 'LV-3.2');
});

test('LV-3.1 with a judge the cards still decide claims by feature, and a table may refuse free words', () => {
  const strict = { ...SHORT, options: { judge: true, freeClaims: false } };
  assert.deepEqual(played(strict, ...STYLE, '2 claim compound').scores, [0, 2]);
  assert.equal(refusal(strict, ...STYLE, '2 claim "The cleaner lines"'), 'LV-3.2');
});

test('LV-3.1 corrections at any time of a running game, the end of the phase in it; by nobody else', () => {
  assert.equal(played(JUDGED, 'judge correct 3 4').scores[1], 4);
  const veto = played(JUDGED, ...FIELD, '0 call p', 'judge correct 3 4');
  assert.deepEqual([veto.scores, kinds(veto)], [[3, 4], ['veto 2']]);
  assert.equal(refusal(JUDGED, ...FIELD, 'judge end-style'), 'LV-3.1');
  const table = { ...SHORT, options: { judge: true } };
  assert.equal(played(table, ...STYLE, 'judge end-style').ended, 'DH-8.5');
  assert.equal(refusal(table, ...STYLE, 'judge end-style', 'judge correct 1 1'), 'LV-3.1');
  assert.equal(refusal(table, ...STYLE, 'judge end-style', 'judge end-style'), 'LV-3.1');
  for (const by of ['judge', '0', 'chance']) {
    assert.equal(refusal(SHORT, ...STYLE, `${by} correct 1 1`), 'LV-3.1');
    assert.equal(refusal(SHORT, ...STYLE, `${by} end-style`), 'LV-3.1');
  }
  assert.equal(refusal(JUDGED, ...FIELD, 'judge call p'), 'DH-2.1');
});

test('LV-3.1 no action of the judge declines for anybody', () => {
  const state = played(JUDGED, ...FIELD, '0 call p', 'judge correct 0 0');
  assert.deepEqual(kinds(state), ['veto 2']);
});

test('LV-3.1 a take-back undoes the last action with the declines before it, corrections too, also when the game is over', () => {
  const table = { ...SHORT, options: { judge: true } };
  const back = played(table, ...FIELD, '0 call p', '2 veto', 'judge take-back');
  assert.deepEqual([kinds(back), back.vetoes], [['veto 2'], [1, 1, 1, 1]]);
  const corrected = played(table, ...FIELD, 'judge correct 5 5', 'judge take-back');
  assert.deepEqual(corrected.scores, [0, 0]);
  const over = played(table, ...STYLE, 'judge end-style', 'judge take-back');
  assert.equal(over.phase, 'style');
  assert.equal(refusal(SHORT, ...FIELD, 'judge take-back'), 'LV-3.1');
  assert.equal(refusal(table, 'judge take-back'), 'LV-3.1');
});

test('LV-4.2 what counted or was equal is barred to all, what was invalid to the side that claimed it', () => {
  const lines = [...STYLE, '2 claim preserved', '0 claim triplex'];
  assert.equal(refusal(SHORT, ...lines, '3 claim preserved'), 'LV-4.2');
  assert.equal(refusal(SHORT, ...lines, '3 claim triplex', '1 claim triplex'), 'LV-4.2');
  assert.equal(legal(played(SHORT, ...lines)), FEATURES.length - 1 + 1);
  assert.equal(legal(played(SHORT, ...lines, '3 claim geared')), FEATURES.length - 3 + 1);
  assert.equal(refusal(SHORT, ...STYLE, '2 claim streamlined', '0 claim streamlined'), 'LV-4.2');
});

test('LV-4.2 the same words are the same point; invalid ones the other side may still use', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const invalid = [...STYLE, '2 claim "The cleaner lines"', '0 rule invalid'];
  assert.deepEqual(kinds(played(free, ...invalid, '0 claim "the CLEANER lines"')), ['rule 2,3', 'speak 3']);
  assert.equal(refusal(free, ...invalid, '0 pass', '3 claim " the cleaner lines "'), 'LV-4.2');
});

test('LV-4.2 what is refused for several reasons cites the moment, then LV-3.2, then LV-4.2', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const claimed = played(free, ...STYLE, '2 claim "x"', '0 rule claimant');
  assert.equal(forbids(claimed, '3 claim "x"'), 'DH-8.4');
  assert.equal(forbids(claimed, '0 claim "X"'), 'LV-4.2');
  assert.equal(forbids(played(SHORT, ...STYLE), '2 claim "x"'), 'LV-3.2');
});

test('LV-4.3 the side with more locomotives that have the feature is favoured, whoever claims it', () => {
  const verdict = (claim: string): unknown =>
    events(SHORT, ...STYLE, `2 claim ${claim}`).flatMap((e) => (e.kind === 'ruled' ? [e.verdict] : []))[0];
  assert.equal(verdict('geared'), 'claimant');
  assert.equal(verdict('streamlined'), 'opponent');
  assert.equal(verdict('preserved'), 'equal');
  assert.equal(verdict('turbine'), 'invalid');
});
