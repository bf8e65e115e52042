import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices, quickRng, viewerOf } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import type { State, View } from '@turntable/games/double-header/types.ts';
import {
  FIELD,
  JUDGED,
  played,
  STRONG,
  WEAK,
  type Table,
} from '@turntable/games/double-header/fixtures.node.ts';
import { FRONTS, type StatisticId } from '@turntable/roster';
import { playMatch } from '../arena.node.ts';
import { LEVELS, type Level } from '../bot/bot.ts';
import { doubleHeaderBot } from './index.ts';
import { keenOdds, plainOdds, rank } from './odds.ts';

const never = (): boolean => false;
/** Expired after so many looks, so that tests do not depend on the machine's speed. */
const looks = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};
/** What a level answers to the only question that is open. */
function answer(
  state: State,
  level: Level,
  seed = 1,
  change: (view: View) => View = (view) => view,
): unknown {
  const decision = state.decisions.find((d) => !d.standing)!;
  const view = change(doubleHeader.view(state, viewerOf(decision.actors[0]!)));
  return doubleHeaderBot({ view, decision, level, rng: quickRng(seed), expired: looks(300) });
}

/** Points of the upper level in so many games, each pair of locomotives from both sides; ½ for a draw. */
function share(upper: Level, lower: Level, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const two = [FRONTS[(i >> 1) % 110]!.id, FRONTS[(7 * (i >> 1) + 3) % 110]!.id];
    const seats = i % 4 < 2 ? 4 : 2;
    const locomotives = seats === 4 ? [...two, ...two] : [two, two];
    const upperSide = i % 2;
    const players = Array.from({ length: seats }, (_, seat) =>
      (seats === 4 ? seat >> 1 : seat) === upperSide ? upper : lower,
    );
    const setup = doubleHeader.host({ engines: locomotives }, seats);
    const { winners } = playMatch({
      game: doubleHeader as never,
      setup,
      players,
      seed: `levels/${i}`,
      timer: () => never,
    });
    if (winners.includes(upperSide)) won += 1 / winners.length;
  }
  return won / games;
}

test('each level is stronger than the one below, with the same locomotives on both sides', () => {
  assert.ok(share('medium', 'easy', 80) > 0.7);
  assert.ok(share('hard', 'medium', 48) > 0.6);
});

test('levels play whole games with judge, margins and free words, and what they answer is legal', () => {
  for (const level of LEVELS) {
    let asked = 0;
    let refused = 0;
    for (let seed = 0; seed < 6; seed++) {
      const seats = seed % 2 ? 2 : 4;
      const rng = quickRng(seed);
      let state = doubleHeader.start(
        doubleHeader.host({ scoring: seed % 3 ? 'flat' : 'margin', freeClaims: true }, seats),
      );
      while (state.ended === null) {
        const decision = state.decisions.find((d) => !d.standing)!;
        const actor = decision.actors[0]!;
        let action;
        if (actor === 'chance') action = doubleHeader.draw(state, decision, rng);
        else {
          const view = doubleHeader.view(state, viewerOf(actor));
          action = doubleHeaderBot({ view, decision, level, rng, expired: looks(30) })!;
          asked++;
          if (doubleHeader.refusals(view, decision, action).length > 0) {
            refused++;
            action = doubleHeader.fallback(view, decision);
          }
        }
        state = doubleHeader.apply(state, { decision: decision.id, actor, action }).state;
      }
    }
    assert.ok(asked > 300 && refused === 0, `${level}: ${refused} of ${asked}`);
  }
});

test('easy errs like a beginner: it goes by its own figures, and what the other side shows changes nothing', () => {
  let state = doubleHeader.start(doubleHeader.host({}, 2));
  const calls: number[] = [];
  const vetoed: Record<string, number[]> = { veto: [], accept: [] };
  for (let entry = 0; state.ended === null; entry++) {
    const decision = state.decisions.find((d) => !d.standing)!;
    const actor = decision.actors[0]!;
    if (actor === 'chance') {
      const action = doubleHeader.draw(state, decision, quickRng(entry));
      state = doubleHeader.apply(state, { decision: decision.id, actor, action }).state;
      continue;
    }
    const view = doubleHeader.view(state, viewerOf(actor));
    const team = Number(actor) as 0 | 1;
    const easy = (seen: View) =>
      doubleHeaderBot({ view: seen, decision, level: 'easy', rng: quickRng(entry), expired: never })!;
    const action = easy(view);
    const strange = view.engines[1 - team]!.map((each) => ({ ...each, front: FRONTS[entry % 110]! }));
    const locomotives = team === 0 ? [view.engines[0], strange] : [strange, view.engines[1]];
    if (action.type !== 'claim') assert.deepEqual(easy({ ...view, engines: locomotives } as View), action);
    const own = view.engines[team]![view.inUse[team] ?? 0]!.rear!.values;
    const standing = (statistic: string): number => rank(statistic as StatisticId, own[statistic]!);
    if (action.type === 'call') calls.push(standing(action.statistic));
    if (action.type === 'veto' || action.type === 'accept')
      vetoed[action.type]!.push(standing(view.contest!.statistic));
    state = doubleHeader.apply(state, { decision: decision.id, actor, action }).state;
  }
  const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
  assert.ok(calls.length > 10 && mean(calls) > 0.6, `${calls.length} calls at ${mean(calls)}`);
  assert.ok(vetoed['veto']!.length > 0 && vetoed['veto']!.every((each) => each < 0.5));
  assert.ok(vetoed['accept']!.every((each) => each >= 0.5));
});

test('in style points the skilled claim all that helps and nothing else, then have no more', () => {
  const table: Table = {
    a0: { p: 1 },
    b0: { p: 2 },
    features: { a0: ['streamlined', 'booster'], a1: ['booster'], b0: ['streamlined', 'geared', 'compound'] },
  };
  const style = [...FIELD, '0 call p', '2 accept'];
  for (const level of ['medium', 'hard'] as const) {
    assert.deepEqual(answer(played(table, ...style), level), { type: 'claim', feature: 'compound' });
    const last = played(table, ...style, '2 claim compound', '0 claim booster', '3 claim geared');
    assert.deepEqual(answer(last, level), { type: 'pass' });
  }
});

test('the hard level moves to style points when they win the game, the medium one calls on', () => {
  const table: Table = {
    ...JUDGED,
    a0: { ...STRONG, x: 1 },
    a1: { ...STRONG, x: 1 },
    b0: { ...WEAK, x: 1 },
    b1: WEAK,
  };
  const state = played(table, ...FIELD, '0 call p', '2 accept');
  const ready: State = {
    ...state,
    scores: [20, 12],
    served: [
      [true, true],
      [true, true],
    ],
  };
  assert.deepEqual(answer(ready, 'hard'), { type: 'style' });
  assert.equal((answer(ready, 'medium') as { type: string }).type, 'call');
  assert.notDeepEqual(answer({ ...ready, scores: [12, 20] }, 'hard'), { type: 'style' });
});

test('a team far ahead skips style points', () => {
  const table = { a0: { p: 3 }, b0: { p: 2 }, options: { judge: true } };
  const state = played(table, ...FIELD, 'judge correct 21 0', '0 call p', '2 accept', '3 decline');
  for (const level of LEVELS) assert.deepEqual(answer(state, level), { type: 'skip-style' });
});

test('the skilled veto what they would hardly win, and play the booster that helps most', () => {
  const table: Table = {
    a0: { 'number-built': 5, power: 3000 },
    b0: { 'number-built': 1, power: 100 },
    b1: { 'number-built': 9999, power: 8000 },
    options: { judge: true },
  };
  for (const level of ['medium', 'hard'] as const) {
    assert.deepEqual(answer(played(table, ...FIELD, '0 call number-built'), level), { type: 'veto' });
    const boost = answer(played(table, ...FIELD, 'judge correct 5 6', '0 call power', '2 accept'), level);
    assert.ok(['swap-orders', 'double-header'].includes((boost as { booster: string }).booster), level);
  }
});

test('no bot answers by the id or the name of a locomotive', () => {
  const renamed = (view: View): View => ({
    ...view,
    engines: view.engines.map((team, t) =>
      team.map((seen, e) => ({
        ...seen,
        front: { ...seen.front, id: `${t}${e}`, name: 'Nobody', class: '', operator: '' },
      })),
    ),
  });
  const setup = doubleHeader.host({}, 4);
  let compared = 0;
  for (const level of LEVELS)
    for (let seed = 0; seed < 3; seed++) {
      const { log } = playMatch({
        game: doubleHeader as never,
        setup,
        players: [level, level, level, level],
        seed: `ids/${seed}`,
        timer: () => looks(8),
      });
      let state = doubleHeader.start(setup);
      for (const [i, entry] of log.entries()) {
        const decision = state.decisions[0]!;
        if (i % 9 === 8 && typeof decision.actors[0] === 'number') {
          assert.deepEqual(answer(state, level, i, renamed), answer(state, level, i));
          compared++;
        }
        state = doubleHeader.apply(state, entry as Parameters<typeof doubleHeader.apply>[1]).state;
      }
    }
  assert.ok(compared > 50, `${compared} answers`);
});

test('odds: what is known is certain, what is hidden lies between, and evidence moves the estimate', () => {
  const big = ['up-big-boy-4884-1', 'up-challenger-4664', 'up-big-boy-4884-1', 'up-challenger-4664'];
  const start = doubleHeader.start(doubleHeader.host({ engines: big }, 4));
  const deal = doubleHeader.draw(start, start.decisions[0]!, quickRng(1));
  const { state } = doubleHeader.apply(start, { decision: '0:deal', actor: 'chance', action: deal });
  const view = doubleHeader.view(state, 0);
  for (const odds of [plainOdds(view), keenOdds(view)]) {
    assert.equal(odds.below(0, 0, 'boiler-pressure', 301), 1);
    assert.equal(odds.below(0, 0, 'boiler-pressure', 300), 0.5);
    assert.equal(odds.below(0, 0, 'boiler-pressure', 299), 0);
    const hidden = odds.below(1, 0, 'tractive-effort', 60_000);
    assert.ok(hidden > 0 && hidden < 1);
    assert.equal(odds.likely(1, 0, 'tractive-effort').length, 5);
    assert.equal(odds.below(1, 0, 'no-statistic', 5), 0.5);
  }
  // An articulated locomotive pulls harder than most.
  assert.ok(
    keenOdds(view).below(1, 0, 'tractive-effort', 60_000) <
      plainOdds(view).below(1, 0, 'tractive-effort', 60_000),
  );
  assert.ok(rank('boiler-pressure', 0) === 0 && rank('boiler-pressure', 1e9) === 1);
  assert.equal([...choices(doubleHeader, state, 0)].length, deal.type === 'deal' && deal.first === 0 ? 2 : 0);
});
