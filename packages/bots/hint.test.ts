import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf, type SeenBy } from '@turntable/engine';
import { gameById } from '@turntable/games';
import type { View } from '@turntable/games/loco-dome/types.ts';
import { chooseAction, randomLegal } from './index.ts';
import { advised, bySight, hintsFor } from './hint.ts';
import { wouldWin } from './loco-dome/features.ts';
import { playedOut } from './versus/explain.ts';

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

test('hints are different moves for different reasons, and no call that is as good as lost beside another', () => {
  const call = (statistic: string, percent: number) => ({
    move: { key: 'hint.versus.call', values: { statistic } },
    reason: { key: 'hint.versus.why-call', values: { percent, statistic } },
  });
  const build = (section: string, points: number) => ({
    move: { key: 'hint.loko-moto.build', values: { section } },
    reason: { key: 'hint.loko-moto.why-build', values: { points } },
  });
  const found = (words: ReturnType<typeof call> | ReturnType<typeof build>) => ({
    worth: 0.5,
    tries: 100,
    words,
  });
  const said = (...words: (ReturnType<typeof call> | ReturnType<typeof build>)[]): unknown[] =>
    advised(words.map(found)).map((each) => each.words);
  const [first, again, twice, other] = [build('a', 9), build('b', 9), build('a', 8), build('c', 8)];
  assert.deepEqual(said(first, again, twice, other), [first, other]);
  const more = ['d', 'e', 'f'].map((section, i) => build(section, i));
  assert.equal(said(first, other, ...more).length, 3);
  const swap = { move: { key: 'hint.loco-dome.knock-out', values: { section: '' } }, reason: first.reason };
  assert.deepEqual(said(swap, call('a', 0), call('b', 24), call('c', 60)).length, 2);
  assert.deepEqual(
    said(call('a', 2), swap),
    [call('a', 2), swap],
    'where there is nothing better it is said',
  );
});

test('beside a move with a reason none is advised that has only a figure; alone it is', () => {
  const figure = {
    worth: 0.6,
    tries: 100,
    words: { move: { key: 'hint.double-header.time-out' }, reason: playedOut({ chance: 0.6, tries: 100 }) },
  };
  const reasoned = {
    worth: 0.5,
    tries: 100,
    words: {
      move: { key: 'hint.double-header.decline' },
      reason: { key: 'hint.double-header.why-decline', values: { percent: 3 } },
    },
  };
  assert.deepEqual(advised([reasoned, figure]), [reasoned]);
  assert.deepEqual(advised([figure, reasoned]), [figure, reasoned], 'the best one is always told');
});

test('where every game ends alike by the search, that is said, and no figure', () => {
  const reason = (chance: number) => playedOut({ chance, tries: 1000 });
  assert.deepEqual(reason(0.004), { key: 'hint.why-decided', values: { won: 'no' } });
  assert.deepEqual(reason(0.996), { key: 'hint.why-decided', values: { won: 'yes' } });
  assert.equal(reason(0.006).key, 'hint.versus.why-played');
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

test('LD-4.5 a Sacrifice is advised against an attack that will be won, and nothing against another', () => {
  const game = gameById('loco-dome')!;
  const told = { won: 0, lost: 0 };
  for (let deal = 0; told.won === 0 || told.lost === 0; deal++) {
    const luck = quickRng(deal);
    let state = game.start(game.host({}, 2));
    for (let entry = 0; entry < 400; entry++) {
      const open = game.decisions(state);
      const decision = open.find((each) => !each.standing && !each.optional);
      if (!decision) break;
      const optional = open.find(({ kind }) => kind === 'sacrifice');
      if (optional) {
        const view = game.view(state, viewerOf(optional.actors[0]!));
        const seen = view as SeenBy as View;
        const hints = hintsFor(game, view, optional, luck, () => true);
        if (wouldWin(seen, seen.calling)) {
          told.won++;
          assert.deepEqual(hints.map(({ action }) => action.type), ['sacrifice']); // prettier-ignore
        } else {
          told.lost++;
          assert.deepEqual(hints, []);
        }
      }
      const actor = decision.actors[0]!;
      const action =
        actor === 'chance'
          ? game.draw(state, decision, keyedRng(`sacrifice/${deal}`, entry))
          : randomLegal(game, game.view(state, viewerOf(actor)), decision, luck);
      state = game.apply(state, { decision: decision.id, actor, action }).state;
    }
  }
});
