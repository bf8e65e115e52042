import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { tell } from '@turntable/messages';
import { playMatch } from '../arena.node.ts';
import { explainLokoMoto } from './explain.ts';

const MOST = 200;

test('two purchases that differ in anything differ in words, in every language', () => {
  const game = lokoMoto as unknown as AnyGame;
  const setup = lokoMoto.host({ sheet: 'small' }, 2);
  const match = { setup, players: ['easy', 'medium'] as const, seed: 'words', timer: () => () => true };
  const { log } = playMatch({ game, ...match });
  let state = game.start(setup);
  let several = 0;
  for (const entry of log) {
    if (entry.action.type === 'buy') {
      const decision = game.decisions(state)[0]!;
      const view = game.view(state, Number(entry.actor)) as unknown as View;
      const words = explainLokoMoto(view, decision);
      const different = new Map<string, Set<string>>();
      let count = 0;
      for (const action of lokoMoto.legalActions(view, decision)) {
        if (action.type !== 'buy') continue;
        const move = { ...action, sections: action.sections.toSorted() };
        const { move: said } = words(action);
        for (const locale of ['en', 'hu'] as const) {
          const text = `${locale} ${tell({ locale, names: [] }, said, 0)}`;
          different.set(text, (different.get(text) ?? new Set()).add(JSON.stringify(move)));
        }
        if (++count === MOST) break;
      }
      if (count > 1) several++;
      for (const [text, moves] of different) assert.equal(moves.size, 1, text);
    }
    state = game.apply(state, entry).state;
  }
  assert.ok(several >= 3, `${several} purchases with several ways`);
});
