import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng } from '@turntable/engine';
import { gameById, GAMES } from '@turntable/games';
import { chooseAction } from './index.ts';
import { weigh } from './weigh.ts';
import { WEIGHERS } from './registry.ts';

const looks = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};

for (const game of GAMES.filter(({ id }) => id in WEIGHERS))
  test(`${game.id}: what is weighed is legal, its chances are chances, and the master level plays the first of it`, () => {
    let state = game.start(game.host({}, game.seats[0]!));
    let weighed = 0;
    for (let entry = 0; entry < 40; entry++) {
      const decision = game.decisions(state).find((d) => !d.standing && !d.optional);
      if (!decision) break;
      const actor = decision.actors[0]!;
      if (actor === 'chance' || actor === 'judge') {
        const action = game.draw(state, decision, keyedRng('weigh', entry));
        state = game.apply(state, { decision: decision.id, actor, action }).state;
        continue;
      }
      const view = game.view(state, actor);
      const found = weigh(game, view, decision, quickRng(entry), looks(60));
      const action = chooseAction(game, view, decision, 'master', quickRng(entry), looks(60));
      if (found.length > 0) {
        assert.deepEqual(found[0]!.action, action);
        weighed++;
      }
      for (const { chance, chances, worth, tries } of found) {
        if (chances) assert.ok(Math.abs(chances[actor]! - chance) < 1e-9, 'of its own seat the same');
        assert.ok(chance >= 0 && chance <= 1 && worth >= 0 && worth <= 1, `${chance} ${worth}`);
        assert.ok(Number.isInteger(tries));
      }
      state = game.apply(state, { decision: decision.id, actor, action }).state;
    }
    assert.ok(weighed >= 3, `${weighed}`);
  });

for (const players of [3, 5])
  test(`the chances of ${players} players are parts of one`, () => {
    const game = gameById('loko-moto')!;
    const start = game.start(game.host({}, players));
    const [deal] = game.decisions(start);
    const action = game.draw(start, deal!, keyedRng('parts', 0));
    const { state } = game.apply(start, { decision: deal!.id, actor: 'chance', action });
    const [decision] = game.decisions(state);
    const view = game.view(state, decision!.actors[0] as number);
    const found = weigh(game, view, decision!, quickRng(1), looks(300)).filter(({ tries }) => tries > 0);
    assert.ok(found.length > 1);
    for (const { chances } of found)
      assert.ok(Math.abs(chances!.reduce((sum, each) => sum + each, 0) - 1) < 1e-9, String(chances));
  });
