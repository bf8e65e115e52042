import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOf, type AnyGame } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  type LocomotiveIndex,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { playMatch } from '../arena.node.ts';
import { explainDoubleHeader } from './explain.ts';
import { wordOdds } from './odds.ts';
import { prospect, strength } from './prospects.ts';

/** Every question of some games, as who was asked saw it. */
function* asked(
  players: 2 | 4,
  options = {},
): Generator<{ view: View; decision: View['decisions'][number] }> {
  const game = doubleHeader as unknown as AnyGame;
  for (const seed of ['one', 'two', 'three']) {
    const setup = doubleHeader.host(options, players);
    const match = { setup, players: Array.from({ length: players }, () => 'hard' as const), seed };
    const { log } = playMatch({ game, ...match, timer: () => () => true });
    let state = game.start(setup);
    for (const entry of log) {
      const decision = game.decisions(state).find(({ id }) => id === entry.decision)!;
      if (typeof entry.actor === 'number')
        yield { view: game.view(state, viewerOf(entry.actor)) as unknown as View, decision };
      state = game.apply(state, entry).state;
    }
  }
}

test('DH-6.4 what a booster is worth follows from the values that it makes', () => {
  let seen = 0;
  for (const { view, decision } of asked(2)) {
    if (decision.kind !== 'boost') continue;
    seen++;
    const odds = wordOdds(view);
    const team = teamOf(view.box.players, Number(view.viewer));
    const [rival, { statistic }] = [(1 - team) as Team, view.contest!];
    const [inUse, opposing] = [view.inUse[team]!, view.inUse[rival]!];
    // One against one, both values are one's own.
    const [own, mate] = [inUse, 1 - inUse].map((at) => odds.value(team, at as LocomotiveIndex, statistic));
    const beats = (value: number): number => odds.below(rival, opposing, statistic, value, 0);
    assert.ok(Math.abs(prospect(view, odds, team, 'fifty-fifty') - 0.5) < 1e-3, 'heads or tails');
    assert.equal(prospect(view, odds, team, null), beats(own!));
    if (mate === undefined) continue;
    assert.equal(prospect(view, odds, team, 'swap-orders'), beats(mate));
    assert.equal(prospect(view, odds, team, 'double-header'), beats(own! + mate));
  }
  assert.ok(seen > 5, `${seen}`);
});

test('DH-2.4 a call is compared with the locomotive that has to answer, also where it is forced in', () => {
  let forced = 0;
  for (const players of [2, 4] as const)
    for (const { view, decision } of asked(players)) {
      if (decision.kind !== 'call') continue;
      const words = explainDoubleHeader(view, decision);
      const team = teamOf(view.box.players, Number(view.viewer));
      const rival = (1 - team) as Team;
      const [own, opposing] = [view.inUse[team]!, view.inUse[rival]!];
      for (const action of doubleHeader.legalActions(view, decision)) {
        if (action.type !== 'call') continue;
        const has = (at: LocomotiveIndex): boolean => action.statistic in view.engines[rival]![at]!.known!;
        const answers = has(opposing) ? opposing : ((1 - opposing) as LocomotiveIndex);
        if (answers !== opposing) forced++;
        const odds = wordOdds(view);
        const value = odds.value(team, own, action.statistic)!;
        const share = odds.below(rival, answers, action.statistic, value, 0);
        assert.equal(words(action).reason.values!['percent'], Math.round(100 * share), action.statistic);
      }
    }
  assert.ok(forced > 10, `${forced}`);
});

test('DH-4.1 a call between two locomotives that are the same is said to be a tie', () => {
  const engines = ['up-big-boy-4884-1', 'up-big-boy-4884-1', 'up-big-boy-4884-1', 'up-big-boy-4884-1'];
  let calls = 0;
  for (const { view, decision } of asked(4, { engines })) {
    if (decision.kind !== 'call') continue;
    const words = explainDoubleHeader(view, decision);
    for (const action of doubleHeader.legalActions(view, decision)) {
      if (action.type !== 'call') continue;
      calls++;
      assert.equal(words(action).reason.key, 'hint.versus.why-tie');
    }
  }
  assert.ok(calls > 10, `${calls}`);
});

test('DH-4.1 DH-6.1 of a statistic that is none of the forty no share is told where values are hidden', () => {
  const locomotive = (id: string, more: number): object => {
    const names = Array.from({ length: 30 }, (_, n) => `bells ${n}`);
    const values = Object.fromEntries(names.map((name, n) => [name, n % 3 === 0 ? 5 : n + more]));
    return { id, name: id, values, features: [] };
  };
  const pairs = [['a', 'b'], ['c', 'd']].map((pair, i) => pair.map((id, j) => locomotive(id, 2 * i + j))); // prettier-ignore
  const seen = new Set<string>();
  for (const players of [2, 4] as const)
    for (const { view, decision } of asked(players, { engines: players === 4 ? pairs.flat() : pairs })) {
      if (decision.kind !== 'boost' && decision.kind !== 'tag') continue;
      // As before anything was read out.
      const engines = view.engines.map((pair) => pair.map((each) => ({ ...each, read: {} })));
      const words = explainDoubleHeader({ ...view, engines } as unknown as View, decision);
      for (const action of doubleHeader.legalActions(view, decision)) {
        if (action.type !== 'decline' && !(action.type === 'tag' && players === 4)) continue;
        seen.add(action.type);
        assert.equal(words(action).reason.key, 'hint.versus.why-usual', action.type);
      }
    }
  assert.deepEqual([...seen].sort(), ['decline', 'tag']);
});

test('DH-5.2 beside a locomotive that cannot be compared another is not said to be better than it', () => {
  const locomotive = (id: string, names: readonly string[], value: number): object => {
    return { id, name: id, values: Object.fromEntries(names.map((name) => [name, value])), features: [] };
  };
  const [some, others] = [['wheels', 'cylinders'], ['boiler-pressure', 'grate-area']]; // prettier-ignore
  const engines = [
    [locomotive('a', some!, 4), locomotive('b', others!, 300)],
    [locomotive('c', others!, 20), locomotive('d', some!, 6)],
  ];
  let seen = 0;
  for (const { view, decision } of asked(2, { engines })) {
    const team = teamOf(view.box.players, Number(view.viewer));
    const inUse = view.inUse[team];
    if (decision.kind !== 'call' || inUse === null) continue;
    const [now, then] = [inUse, (1 - inUse) as LocomotiveIndex].map((at) =>
      strength(view, wordOdds(view), team, at as LocomotiveIndex),
    );
    if (now !== undefined || then === undefined) continue;
    seen++;
    const { reason } = explainDoubleHeader(
      view,
      decision,
    )({
      type: 'field',
      engine: (1 - inUse) as LocomotiveIndex,
    });
    assert.deepEqual(reason, {
      key: 'hint.versus.why-field',
      values: { percent: Math.round(100 * then) },
    });
  }
  assert.ok(seen > 0, `${seen}`);
});

test('DH-6.1 a booster is reasoned for by what it adds, DH-4.1 a tag and DH-1.4 a locomotive by its values', () => {
  const said = new Set<string>();
  for (const players of [2, 4] as const)
    for (const { view, decision } of asked(players)) {
      const words = explainDoubleHeader(view, decision);
      for (const action of doubleHeader.legalActions(view, decision)) {
        const { key, values } = words(action).reason;
        said.add(`${action.type} ${key}`);
        if (key === 'hint.double-header.why-boost')
          assert.ok(Number(values!['percent']) > Number(values!['without']));
        const { percent = 0 } = values ?? {};
        assert.ok(Number(percent) >= 0 && Number(percent) <= 100, `${key} ${percent}`);
      }
    }
  for (const reason of [
    'boost hint.double-header.why-boost',
    'decline hint.double-header.why-decline',
    'field hint.versus.why-field',
    'field hint.versus.why-change',
  ])
    assert.ok(said.has(reason), reason);
  assert.ok(![...said].some((each) => /^(decline|tag) hint\.versus\.why-(played|usual)/.test(each)));
});

test('DH-6.3 DH-7.1 where nothing was searched, a booster or the Time Out is not said to cost nothing', () => {
  const said = new Set<string>();
  for (const { view, decision } of asked(2)) {
    const words = explainDoubleHeader(view, decision);
    said.add(`time-out ${words({ type: 'time-out' }).reason.key}`);
    if (decision.kind !== 'boost') continue;
    for (const booster of BOOSTERS) said.add(`boost ${words({ type: 'boost', booster }).reason.key}`);
  }
  assert.deepEqual([...said].sort(), [
    'boost hint.double-header.why-boost',
    'boost hint.versus.why-reckoned',
    'time-out hint.versus.why-reckoned',
  ]);
});
