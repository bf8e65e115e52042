import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { Action } from '@turntable/games/loco-dome/types.ts';
import { locoDomeOutlook } from './outlook.ts';
import { ringOf, shareOf, weighActions } from './index.ts';
import { DRAW, OVER } from './state.ts';

/** Ten locomotives that are all the same: every statistic is a tie, and the game a draw. */
function atFirstCall() {
  const roster = Array<string>(5).fill('up-big-boy-4884-1');
  let state = locoDome.start(locoDome.host(locoDome.picks!.options([roster, roster]), 2));
  for (let n = 0; ; n++) {
    const decision = state.decisions.find((d) => !d.standing && !d.optional)!;
    const actor = decision.actors[0]!;
    const view = locoDome.view(state, viewerOf(actor));
    if (decision.kind === 'call') return { state, view, legal: [...locoDome.legalActions(view, decision)] };
    const action: Action =
      actor === 'chance'
        ? locoDome.draw(state, decision, keyedRng('draw', n))
        : [...locoDome.legalActions(view, decision)][0]!;
    state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
  }
}

test('LD-7.5 a draw is half a victory of each side', () => {
  const { run } = ringOf(atFirstCall().view)!;
  const share = (winner: number) => [0, 1].map((side) => shareOf({ ...run, phase: OVER, winner }, side));
  assert.deepEqual(
    [share(0), share(1), share(DRAW), share(-1)],
    [
      [1, 0],
      [0, 1],
      [0.5, 0.5],
      [0.5, 0.5],
    ],
  );
});

test('LD-7.6 a game that can but be drawn has an even outlook, and a search sees half a victory in it', () => {
  const { state, view, legal } = atFirstCall();
  assert.deepEqual(locoDomeOutlook(locoDome.view(state, 'judge'), 30, quickRng(2)), [0.5, 0.5]);
  let looks = 60;
  const calls = legal.filter(({ type }) => type === 'call');
  const weighed = weighActions(view, 'call', calls, calls[0]!, quickRng(1), () => looks-- <= 0);
  const tried = weighed.filter(({ tries }) => tries > 0);
  assert.ok(tried.length > 1);
  for (const { chance } of tried) assert.equal(chance, 0.5);
});

/** What is played where there is a choice: a marker for nothing but a knock-out. */
const PLAIN: readonly Action['type'][] = ['knock-out', 'call', 'pass', 'answer', 'concede', 'activate'];

test('LD-6.3 a reset that waits for the end of a knock-out is reckoned with', () => {
  let found = 0;
  for (let deal = 0; deal < 20 && found < 3; deal++) {
    const rng = quickRng(deal);
    let state = locoDome.start(locoDome.host({}, 2));
    for (let n = 0; n < 400; n++) {
      const decision = state.decisions.find((d) => !d.standing && !d.optional);
      if (!decision) break;
      const actor = decision.actors[0]!;
      const seen = locoDome.view(state, viewerOf(actor));
      // There are too many deals to list.
      const legal = actor === 'chance' ? [] : [...locoDome.legalActions(seen, decision)];
      const type = PLAIN.find((each) => legal.some((action) => action.type === each));
      const choices = legal.filter((action) => type === undefined || action.type === type);
      const action: Action =
        actor === 'chance'
          ? locoDome.draw(state, decision, keyedRng(`due/${deal}`, n))
          : choices[rng.below(choices.length)]!;
      state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
      if (action.type !== 'knock-out' || !state.resetDue) continue;
      found++;
      const view = locoDome.view(state, 'judge');
      const at = (each: typeof view) => locoDomeOutlook(each, 64, quickRng(7));
      assert.ok(view.called.length > 0);
      assert.deepEqual(at(view), at({ ...view, called: [], resetDue: false }), `${deal}/${n}`);
    }
  }
  assert.ok(found >= 3, `${found}`);
});
