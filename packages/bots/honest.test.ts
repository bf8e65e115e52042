import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf, type AnyGame } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { chooseAction, LEVELS, type Level } from './index.ts';

/** Expired after so many looks, so that tests do not depend on the machine's speed. */
const looks = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};

const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'loko-moto': { hiddenAgendas: true, sheet: 'small' },
};

/** Plays a game of a level and asks it, at every so-manieth question, in twin worlds: another deal of all it cannot see. */
function twinsAsked(game: AnyGame, level: Level, every: number): number {
  const rng = quickRng(11);
  let state = game.start(game.host({ ...OPTIONS[game.id] }, game.seats[0]!));
  let compared = 0;
  for (let entry = 0; entry < 60 * every; entry++) {
    const decision = game.decisions(state).find((d) => !d.standing && !d.optional);
    if (!decision) break;
    const actor = decision.actors[0]!;
    let action;
    if (actor === 'chance') action = game.draw(state, decision, keyedRng('honest', entry));
    else {
      const view = game.view(state, viewerOf(actor));
      const answer = (seen: typeof view): object =>
        chooseAction(game, seen, decision, level, quickRng(entry), looks(20));
      action = answer(view) as ReturnType<typeof chooseAction>;
      if (entry % every === 0) {
        const twin = game.imagine!(view, rng);
        const other = game.view(twin, viewerOf(actor));
        assert.deepEqual(other, view, 'a twin world looks the same');
        assert.deepEqual(answer(structuredClone(other)), action, `${game.id} ${level} ${entry}`);
        compared++;
      }
    }
    state = game.apply(state, { decision: decision.id, actor, action }).state;
  }
  return compared;
}

for (const game of GAMES.filter((each) => each.hides(OPTIONS[each.id] ?? {})))
  for (const level of LEVELS)
    test(`${game.id}, ${level}: the same view and the same luck make the same choice whatever is hidden`, () => {
      assert.ok(twinsAsked(game, level, game.id === 'loko-moto' ? 9 : 7) >= 5);
    });
