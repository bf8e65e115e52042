import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { Action, State } from '@turntable/games/loco-dome/types.ts';
import { LEVELS, type Level } from '../bot/bot.ts';
import { locoDomeBot } from './index.ts';
import { fewValues } from './master/codes.node.ts';

const LOCOMOTIVES = ['up-big-boy-4884-1', 'lner-a4-mallard', 'stephenson-rocket', 'prr-t1', 'sncf-242-a-1'];

/** Expired after so many looks, so that tests do not depend on the machine's speed. */
const looks = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};

/** A whole game of a level against itself, and what was played in it; what a bot leaves to luck is noted as `left`. */
function game(level: Level, seed: number, options: object): { state: State; seen: Map<string, number> } {
  const rng = quickRng(seed);
  let state = locoDome.start(locoDome.host({ ...options }, 2));
  const seen = new Map<string, number>();
  const count = (what: string): Map<string, number> => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let n = 0; state.ended === null; n++) {
    assert.ok(n < 3000, 'no end');
    const decision = state.decisions.find((d) => !d.standing)!;
    const actor = decision.actors[0]!;
    const view = locoDome.view(state, viewerOf(actor));
    let action: Action | undefined;
    if (actor === 'chance') action = locoDome.draw(state, decision, keyedRng(`bots/${seed}`, 0));
    else if (actor === 'judge') action = { type: 'rule', verdict: 'claimant' };
    else {
      action = locoDomeBot({ view, decision, level, rng, expired: looks(12) });
      if (!action) {
        count('left');
        const legal = [...locoDome.legalActions(view, decision)];
        action = legal[rng.below(legal.length)]!;
      }
    }
    assert.deepEqual(locoDome.refusals(view, decision, action), [], `${level}: ${JSON.stringify(action)}`);
    count(action.type);
    state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
  }
  return { state, seen };
}

for (const level of LEVELS)
  test(`${level} plays whole games, and only what is legal`, () => {
    const all = new Map<string, number>();
    for (let seed = 0; seed < 6; seed++) {
      const options = { scoring: seed % 2 ? 'margin' : 'flat', judge: seed % 3 === 0 };
      const { state, seen } = game(
        level,
        seed,
        seed < 3 ? options : { ...options, rosters: [LOCOMOTIVES, LOCOMOTIVES] },
      );
      assert.equal(state.phase, 'over');
      for (const [type, count] of seen) all.set(type, (all.get(type) ?? 0) + count);
    }
    assert.equal(all.get('left'), undefined, 'nothing is left to luck');
    if (level === 'easy') return;
    assert.ok(all.has('knock-out') && all.has('claim') && all.has('concede'), [...all.keys()].join());
    if (level === 'hard') assert.ok(all.has('swap') && all.has('block'), [...all.keys()].join());
  });

test('LD-3.4 easy brings in what has the most features, at every tie too, and rests for no marker', () => {
  let [brought, mayRest] = [0, 0];
  for (let seed = 0; seed < 12; seed++) {
    const rng = quickRng(seed);
    let state = locoDome.start(locoDome.host(fewValues(seed), 2));
    for (let n = 0; state.ended === null; n++) {
      const decision = state.decisions.find((d) => !d.standing && !d.optional)!;
      const actor = decision.actors[0]!;
      if (actor === 'chance') {
        const action = locoDome.draw(state, decision, keyedRng(`easy/${seed}`, n));
        state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
        continue;
      }
      const view = locoDome.view(state, viewerOf(actor));
      const legal = [...locoDome.legalActions(view, decision)];
      const action = locoDomeBot({ view, decision, level: 'easy', rng, expired: looks(1) })!;
      if (['activate', 'tie', 'tie-break'].includes(decision.kind)) {
        const features = (each: Action): number =>
          each.type === 'activate'
            ? view.rosters[Number(actor)]![each.locomotive]!.front.features.length
            : -1;
        const most = Math.max(...legal.map(features));
        if (most >= 0) brought++;
        assert.equal(features(action), most, decision.kind);
      }
      if (decision.kind === 'tie-break') {
        // With a marker and nothing left to try with.
        const alone = view.locomotives.map((own) =>
          own.map((each) => (each === 'active' ? each : 'knocked-out')),
        );
        const bare = { ...view, markers: [1, 1], locomotives: alone } as unknown as typeof view;
        if ([...locoDome.legalActions(bare, decision)].some(({ type }) => type === 'rest')) mayRest++;
        const asked = { decision, level: 'easy', rng, expired: looks(1) } as const;
        assert.deepEqual(locoDomeBot({ ...asked, view: bare }), { type: 'knock-out', free: true });
      }
      state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
    }
  }
  assert.ok(brought > 100 && mayRest > 0, `${brought} and ${mayRest}`);
});

test('LD-7.6 who is behind asks for no second reset, which would end the game, where a call is left', () => {
  let asked = 0;
  for (let seed = 0; seed < 12; seed++) {
    const rng = quickRng(seed);
    let state = locoDome.start(locoDome.host(fewValues(seed), 2));
    for (let n = 0; n < 40 && state.ended === null; n++) {
      const decision = state.decisions.find((d) => !d.standing && !d.optional)!;
      const actor = decision.actors[0]!;
      if (decision.kind === 'call') {
        const own = state.rosters[state.calling]![state.locomotives[state.calling].indexOf('active')]!;
        // All is called but known zeros, and was called in vain since a reset.
        const called = Object.keys(own.rear.values).filter((id) => own.rear.values[id] !== 0);
        const scores = state.calling === 0 ? ([3, 7] as const) : ([7, 3] as const);
        const view = locoDome.view({ ...state, called, scores, idleReset: true }, viewerOf(actor));
        const types = [...locoDome.legalActions(view, decision)].map(({ type }) => type);
        if (types.includes('reset') && types.includes('call'))
          for (const level of ['medium', 'hard'] as const) {
            asked++;
            const action = locoDomeBot({ view, decision, level, rng, expired: looks(1) });
            assert.notEqual(action!.type, 'reset', level);
          }
      }
      const view = locoDome.view(state, viewerOf(actor));
      const legal = [...locoDome.legalActions(view, decision)];
      const action =
        actor === 'chance'
          ? locoDome.draw(state, decision, keyedRng(`reset/${seed}`, n))
          : legal[rng.below(legal.length)]!;
      state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
    }
  }
  assert.ok(asked > 20, `${asked}`);
});

test('a bot answers from the view alone: amounts that it cannot see change nothing', () => {
  const state = game('hard', 1, { rosters: [LOCOMOTIVES, LOCOMOTIVES] }).state;
  assert.equal(state.phase, 'over');
  const begin = locoDome.start(locoDome.host({ rosters: [LOCOMOTIVES, LOCOMOTIVES], first: 0 }, 2));
  const [deal] = begin.decisions;
  const dealt = locoDome.apply(begin, {
    decision: deal!.id,
    actor: 'chance',
    action: { type: 'deal', first: 0, locomotives: [] },
  }).state;
  const view = locoDome.view(dealt, 0);
  const [decision] = view.decisions;
  for (const level of LEVELS) {
    const answers = [1, 2].map((seed) =>
      locoDomeBot({
        view: locoDome.view(locoDome.imagine!(view, quickRng(seed)), 0),
        decision: decision!,
        level,
        rng: quickRng(3),
        expired: looks(400),
      }),
    );
    assert.deepEqual(answers[0], answers[1], level);
  }
});
