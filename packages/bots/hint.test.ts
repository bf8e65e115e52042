import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { chooseAction } from './index.ts';
import { bySight, hintsFor } from './hint.ts';

test('among what play-outs cannot tell apart the likelier call comes first; a better one stays before it', () => {
  const call = (percent: number) => ({
    move: { key: 'hint.versus.call', values: { statistic: `${percent}` } },
    reason: { key: 'hint.versus.why-call', values: { percent } },
  });
  const other = { move: { key: 'hint.double-header.style' }, reason: { key: 'hint.versus.why-played' } };
  const found = [
    { id: 'best', worth: 0.6, tries: 100, words: call(30) },
    { id: 'equal', worth: 0.57, tries: 90, words: call(80) },
    { id: 'other', worth: 0.56, tries: 80, words: other },
    { id: 'worse', worth: 0.4, tries: 60, words: call(90) },
  ];
  const order = (each: typeof found) => bySight(each).map(({ id }) => id);
  assert.deepEqual(order(found), ['equal', 'best', 'other', 'worse']);
  assert.deepEqual(order(found.slice(2)), ['other', 'worse']);
  const known = found.map((each) => ({ ...each, tries: 10_000 }));
  assert.deepEqual(order(known), ['best', 'equal', 'other', 'worse']);
  assert.deepEqual(bySight([]), []);
});

/** Named, so that a roster with one more is no other game. */
const LOCOMOTIVES = [
  ...['up-big-boy-4884-1', 'lner-a4-mallard', 'sp-gs-4', 'pm-1225', 'fs-691'],
  ...['szd-fd', 'sncf-241p', 'smr-pashina', 'ear-59-garratt', 'tp-610-i-1ar'],
];

for (const [id, each] of [
  ['double-header', 2],
  ['loco-dome', 5],
] as const)
  test(`${id}: the first call that is advised is as likely to win as the others`, () => {
    const game = gameById(id)!;
    const picks = [LOCOMOTIVES.slice(0, each), LOCOMOTIVES.slice(each, 2 * each)];
    let state = game.start(game.host(game.picks!.options(picks), 2));
    let calls = 0;
    for (let entry = 0; entry < 20; entry++) {
      const decision = game.decisions(state).find((d) => !d.standing && !d.optional);
      if (!decision) break;
      const actor = decision.actors[0]!;
      if (actor === 'chance' || actor === 'judge') {
        const action = game.draw(state, decision, keyedRng('sight', entry));
        state = game.apply(state, { decision: decision.id, actor, action }).state;
        continue;
      }
      const view = game.view(state, actor);
      let looks = 40;
      const found = hintsFor(game, view, decision, quickRng(entry), () => looks-- <= 0);
      const [first, ...others] = found.flatMap(({ move, reason }) =>
        move.key === 'hint.versus.call' ? Number(reason.values?.['percent']) : [],
      );
      if (first !== undefined && others.length > 0) {
        calls++;
        assert.ok(first >= Math.max(...others), `${first} before ${others.join()}`);
        assert.ok(first - Math.min(...others) <= 30, `${others.join()} beside ${first}`);
      }
      const action = chooseAction(game, view, decision, 'medium', quickRng(entry), () => false);
      state = game.apply(state, { decision: decision.id, actor, action }).state;
    }
    assert.ok(calls >= 3, `${calls}`);
  });
