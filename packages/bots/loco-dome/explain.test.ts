import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { View } from '@turntable/games/loco-dome/types.ts';
import { tell } from '@turntable/messages';
import { playMatch } from '../arena.ts';
import { explainLocoDome } from './explain.ts';

test('LD-2.2 a call that needs a target names it, in every language', () => {
  const game = locoDome as unknown as AnyGame;
  const setup = locoDome.host({}, 2);
  const match = { setup, players: ['medium', 'medium'] as const, seed: 'words', timer: () => () => true };
  const { log } = playMatch({ game, ...match });
  let state = game.start(setup);
  let targets = 0;
  for (const entry of log) {
    if (entry.action.type === 'call') {
      const decision = game.decisions(state).find(({ id }) => id === entry.decision)!;
      const view = game.view(state, Number(entry.actor)) as unknown as View;
      const words = explainLocoDome(view, decision);
      const other = view.rosters[1 - Number(entry.actor)]!;
      for (const action of locoDome.legalActions(view, decision)) {
        if (action.type !== 'call' || action.target === undefined) continue;
        targets++;
        for (const locale of ['en', 'hu'] as const)
          assert.ok(
            tell({ locale, names: [] }, words(action).move, 0).includes(other[action.target]!.front.name),
          );
      }
    }
    state = game.apply(state, entry).state;
  }
  assert.ok(targets > 0);
});
