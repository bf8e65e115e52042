import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden } from '../../../gallery/golden.node.ts';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { AnyGame, SeenBy } from '@turntable/engine';
import { courseOf } from '../../../gallery/course.ts';
import { moveKey } from './move-key.ts';

for (const [game, record] of [
  [doubleHeader, 'two-against-two'],
  [doubleHeader, 'free-words-without-a-judge'],
  [locoDome, 'by-lot'],
  [locoDome, 'knock-out-won'],
] as const)
  test(`no two answers of one question of ${game.id} have the same key (${record})`, () => {
    const rules = game as unknown as AnyGame;
    const played = golden(game.id, record)!;
    let compared = 0;
    for (const state of courseOf(rules, played, played.entries.length).states)
      for (const decision of rules.decisions(state)) {
        const [actor] = decision.actors;
        if (typeof actor !== 'number') continue;
        const view = rules.view(state, actor) as SeenBy;
        const keys = [...rules.legalActions(view, decision)].map(moveKey);
        assert.equal(new Set(keys).size, keys.length, keys.join(' '));
        compared += keys.length;
      }
    assert.ok(compared > 100, String(compared));
  });

test('a move is known again without what goes with it', () => {
  const ruled = { type: 'rule', verdict: 'equal' };
  assert.equal(moveKey({ ...ruled, reason: 'Both did.' } as typeof ruled), moveKey(ruled));
  assert.notEqual(moveKey(ruled), moveKey({ ...ruled, verdict: 'invalid' } as typeof ruled));
});
