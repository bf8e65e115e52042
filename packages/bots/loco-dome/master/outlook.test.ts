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
