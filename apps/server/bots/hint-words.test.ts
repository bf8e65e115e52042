import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng } from '@turntable/engine';
import { chooseAction } from '@turntable/bots';
import { hintsFor } from '@turntable/bots/hint.ts';
import { EXPLAINERS } from '@turntable/bots/registry.ts';
import { GAMES } from '@turntable/games';
import { LOCALES, tell } from '@turntable/messages';
import { has } from '@turntable/messages/format.ts';

const looks = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'loko-moto': { hiddenAgendas: true, sheet: 'small' },
};
/** How many entries of each game are played, and at which of them hints are asked for. */
const ENTRIES = 90;
const EVERY = 3;

for (const game of GAMES.filter(({ id }) => id in EXPLAINERS))
  test(`${game.id}: hints are legal, three at most, and put into words in every language`, () => {
    let state = game.start(game.host({ ...OPTIONS[game.id] }, game.seats[0]!));
    const said = new Set<string>();
    for (let entry = 0; entry < ENTRIES; entry++) {
      const decision = game.decisions(state).find((d) => !d.standing && !d.optional);
      if (!decision) break;
      const actor = decision.actors[0]!;
      if (actor === 'chance' || actor === 'judge') {
        const action = game.draw(state, decision, keyedRng('hints', entry));
        state = game.apply(state, { decision: decision.id, actor, action }).state;
        continue;
      }
      const view = game.view(state, actor);
      if (entry % EVERY === 0) {
        const hints = hintsFor(game, view, decision, quickRng(entry), looks(40));
        assert.ok(hints.length >= 1 && hints.length <= 3, `${decision.kind}: ${hints.length}`);
        for (const { action, move, reason, chance = 0 } of hints) {
          assert.deepEqual(game.refusals(view, decision, action), []);
          assert.ok(chance >= 0 && chance <= 1);
          for (const message of [move, reason]) {
            assert.ok(has(message.key), message.key);
            said.add(message.key);
            for (const locale of LOCALES)
              assert.ok(!tell({ locale, names: ['Ada', 'Ben'] }, message, actor).includes('{'));
          }
        }
      }
      const action = chooseAction(game, view, decision, 'medium', quickRng(entry), () => false);
      state = game.apply(state, { decision: decision.id, actor, action }).state;
    }
    assert.ok(said.size >= 4, [...said].join(' '));
  });

test('all or none of a hundred cases are said in words, not as about so many', () => {
  const known = { value: '3', rank: 1, of: 110, speaks: 'nothing', locomotive: 'Big Boy' };
  for (const key of ['hint.versus.why-call', 'hint.versus.why-higher'])
    for (const locale of LOCALES)
      for (const percent of [0, 100]) {
        const said = tell({ locale, names: [] }, { key, values: { ...known, percent } }, 0);
        assert.doesNotMatch(said, /100/, said);
      }
});
