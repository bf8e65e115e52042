import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, viewerOf } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { course, worded } from './course.ts';
import { randomLegal } from './index.ts';

test('LV-4.2 a claim of any words gets new ones, whatever others have said by themselves', () => {
  const game = GAMES.find(({ id }) => id === 'double-header')!;
  const setup = game.host({ judge: true }, 2);
  const luck = quickRng(1);
  let entries = 0;
  const questions = course({ game, setup, seed: 'words', heard: () => void entries++ });
  const [own, given]: [string[], string[]] = [[], []];
  let next = questions.next();
  while (!next.done) {
    const { actor, view, decision } = next.value;
    const claim = [...game.legalActions(view, decision)].find((action) => 'text' in action);
    const judged = actor === 'judge' ? { type: 'rule', verdict: 'claimant' } : undefined;
    // The first seat says in advance what the next claim would be given; the verdict comes between them.
    const said = claim && actor === 0 ? worded(claim, entries + 2) : claim;
    const open = said ?? randomLegal(game, view, decision, luck);
    next = questions.next(judged ?? (entries < 200 ? open : game.fallback(view, decision)));
  }
  let state = game.start(setup);
  for (const { decision: id, actor, action } of next.value.log) {
    const decision = game.decisions(state).find((each) => each.id === id)!;
    if (actor !== 'chance')
      assert.deepEqual(game.refusals(game.view(state, viewerOf(actor)), decision, action), []);
    if ('text' in action) (actor === 0 ? own : given).push(String(action.text));
    state = game.apply(state, { decision: id, actor, action }).state;
  }
  assert.ok(own.length > 10 && given.length > 10, `${own.length} and ${given.length} claims`);
  assert.equal(new Set([...own, ...given]).size, own.length + given.length);
});
