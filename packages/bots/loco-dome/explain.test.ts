import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, viewerOf, type AnyGame } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { EQUAL_PAIRS, type Action, type View } from '@turntable/games/loco-dome/types.ts';
import { tell } from '@turntable/messages';
import { playMatch } from '../arena.node.ts';
import { explainLocoDome } from './explain.ts';

/** What is said of each legal answer, by its type. */
function said(
  view: View,
  decision: View['decisions'][number],
): [string, ReturnType<ReturnType<typeof explainLocoDome>>][] {
  const words = explainLocoDome(view, decision);
  return [...locoDome.legalActions(view, decision)].map((action) => [action.type, words(action)]);
}

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

test('LD-2.1 of a statistic that is none of the forty one is told the own value and what is read out, and no share', () => {
  const roster = (name: string, more: number): object[] =>
    [1, 2, 3, 4, 5].map((n) => ({ id: name + n, name: name + n, values: { bells: n + more }, features: [] }));
  const setup = locoDome.host({ rosters: [roster('a', 3), roster('b', 0)], first: 0 }, 2);
  let state = locoDome.start(setup);
  while (state.phase !== 'calling') {
    const decision = state.decisions[0]!;
    const actor = decision.actors[0]!;
    const action: Action =
      actor === 'chance'
        ? locoDome.draw(state, decision, keyedRng('bells', 0))
        : { type: 'activate', locomotive: 0 };
    state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
  }
  const view = locoDome.view(state, viewerOf(state.calling));
  const call: Action = { type: 'call', statistic: 'bells' };
  const told = (seen: View) => explainLocoDome(seen, view.decisions[0]!)(call).reason;
  const own = view.rosters[state.calling]![0]!.rear!.values['bells']!;
  const value = `=${own} bells`;
  assert.deepEqual(told(view), { key: 'hint.versus.why-own', values: { value, than: 'hidden' } });
  const other = view.rosters[1 - state.calling]!;
  const read = other.with(0, { ...other[0]!, read: { bells: { value: own + 1 } } });
  const rosters = view.rosters.with(1 - state.calling, read) as unknown as View['rosters'];
  const values = { value, than: 'higher', percent: 0 };
  assert.deepEqual(told({ ...view, rosters }), { key: 'hint.versus.why-own', values });
});

/** Every question of some games, as who was asked saw it, with words for each answer. */
function* asked(options = {}): Generator<{ view: View; kind: string; said: ReturnType<typeof said> }> {
  const game = locoDome as unknown as AnyGame;
  for (const seed of ['one', 'two', 'three']) {
    const setup = locoDome.host(options, 2);
    const { log } = playMatch({ game, setup, players: ['hard', 'hard'], seed, timer: () => () => true });
    let state = game.start(setup);
    for (const entry of log) {
      const decision = game.decisions(state).find(({ id }) => id === entry.decision)!;
      if (typeof entry.actor === 'number') {
        const view = game.view(state, viewerOf(entry.actor)) as unknown as View;
        yield { view, kind: decision.kind, said: said(view, decision) };
      }
      state = game.apply(state, entry).state;
    }
  }
}

/** Statistics in which many locomotives have the same value. */
const OFTEN_TIED = ['cylinders', 'wheels', 'coupled-axles', 'number-preserved'];

test('LD-2.3 a value is said to be the higher one about as often as it is: a tie is not higher', () => {
  const game = locoDome as unknown as AnyGame;
  let [calls, toldHigher, higher, ties] = [0, 0, 0, 0];
  for (let deal = 0; deal < 30; deal++) {
    const setup = locoDome.host({}, 2);
    const match = { setup, players: ['easy', 'easy'] as const, seed: `s${deal}`, timer: () => () => true };
    const { log } = playMatch({ game, ...match });
    let state = game.start(setup);
    for (const entry of log) {
      if (entry.action.type === 'call') {
        const decision = game.decisions(state).find(({ id }) => id === entry.decision)!;
        const side = Number(entry.actor);
        const view = game.view(state, side) as unknown as View;
        const open = game.view(state, 'judge') as unknown as View;
        const words = explainLocoDome(view, decision);
        const [own, theirs] = [side, 1 - side].map(
          (each) => open.rosters[each]![open.locomotives[each]!.indexOf('active')]!.rear!.values,
        );
        for (const statistic of OFTEN_TIED) {
          const [mine, other] = [own![statistic], theirs![statistic]];
          if (mine === undefined || other === undefined) continue;
          calls++;
          toldHigher += Number(words({ type: 'call', statistic }).reason.values!['percent']) / 100;
          if (mine > other) higher++;
          if (mine === other) ties++;
        }
        break;
      }
      state = game.apply(state, entry).state;
    }
  }
  assert.ok(ties > calls / 6, `${ties} of ${calls}`);
  assert.ok(Math.abs(toldHigher - higher) < 0.06 * calls, `${toldHigher} told, ${higher} of ${calls}`);
});

test('LD-2.1 where nothing is left to compare, or nothing is known of the statistic, no share is told', () => {
  let [between, started] = [0, 0];
  for (const { view, kind, said: told } of asked()) {
    const types = ['pass', 'swap', 'activate'].filter((type) => told.some(([each]) => each === type));
    if (view.sequence || kind.startsWith('tie') || types.length === 0) continue;
    if (types.includes('pass')) between++;
    else started++;
    const called = Object.keys(Object.assign({}, ...view.rosters.flat().map(({ known }) => known ?? {})));
    const decision = view.decisions.find((each) => each.kind === kind)!;
    for (const [type, { reason }] of said({ ...view, called, markersUsed: 0 }, decision))
      if (types.includes(type))
        assert.equal(reason.key, `hint.versus.why-${type === 'swap' ? 'reckoned' : 'usual'}`, type);
  }
  assert.ok(between > 0 && started > 0);
  const roster = (name: string): object[] =>
    [1, 2, 3, 4, 5].map((n) => ({ id: name + n, name: name + n, values: { bells: n }, features: [] }));
  const answers = new Set<string>();
  for (const { view, kind } of asked({ rosters: [roster('a'), roster('b')] })) {
    if (kind !== 'answer') continue;
    const rosters = view.rosters.map((side) => side.map((seen) => ({ ...seen, read: {} })));
    const decision = view.decisions.find((each) => each.kind === kind)!;
    for (const [type, { reason }] of said({ ...view, rosters } as unknown as View, decision))
      if (type === 'answer') answers.add(reason.key);
  }
  assert.deepEqual([...answers], ['hint.versus.why-usual']);
});

test('LD-4.2 LD-4.6 LD-4.7 where nothing was searched, what takes a marker is not said to cost nothing', () => {
  const roster = (name: string): object[] =>
    [1, 2, 3, 4, 5].map((n) => ({
      id: name + n,
      name: name + n,
      values: { bells: n, height: n },
      features: [],
    }));
  const { view } = [...asked({ rosters: [roster('a'), roster('b')] })].find(({ kind }) => kind === 'call')!;
  const called = ['bells', 'height'];
  const words = explainLocoDome({ ...view, called }, view.decisions[0]!);
  for (const action of [{ type: 'swap', locomotive: 1 }, { type: 'rest' }, { type: 'detonate' }] as const)
    assert.equal(words(action).reason.key, 'hint.versus.why-reckoned', action.type);
  assert.equal(words({ type: 'reset' }).reason.key, 'hint.versus.why-usual');
});

test('LD-3.1 between locomotives that are the same a call, an answer and another try are said to be a tie', () => {
  const roster = Array<string>(5).fill('up-big-boy-4884-1');
  const seen = new Set<string>();
  for (const { kind, said } of asked({ rosters: [roster, roster] }))
    for (const [type, { reason }] of said) {
      if (!(type === 'call' || type === 'answer' || (type === 'activate' && kind.startsWith('tie'))))
        continue;
      seen.add(type);
      assert.equal(reason.key, 'hint.versus.why-tie');
    }
  assert.ok(seen.has('call') && seen.has('activate'), [...seen].join());
});

test('LD-4.3 an answer names the locomotive whose value counts, and a Block is likelier to win than that', () => {
  const seen = { target: 0, block: 0 };
  for (const { view, kind, said } of asked()) {
    if (kind !== 'answer') continue;
    const side = Number(view.viewer);
    const { opposing } = view.contest!;
    for (const [type, { move, reason }] of said) {
      const values = reason.values ?? {};
      if (type === 'answer') assert.equal(reason.key, 'hint.loco-dome.why-answer');
      if (type === 'answer' && view.locomotives[side]![opposing] === 'dormant') {
        seen.target++;
        assert.ok(
          String(move.values?.['locomotive']).includes(view.rosters[side]![opposing]!.front.name),
          'LD-2.2 it is the one that was picked',
        );
      }
      if (reason.key !== 'hint.loco-dome.why-block') continue;
      seen.block++;
      assert.ok(Number(values['percent']) > Number(values['without']));
    }
  }
  assert.ok(seen.target > 0 && seen.block > 0, JSON.stringify(seen));
});

/** A roundhouse from which nothing fell. */
const ALL = ['active', 'dormant', 'dormant', 'dormant', 'dormant'] as const;

test('LD-5.8 a knock-out between locomotives that are the same is said to fell both, unless LD-4.5 averts it', () => {
  const roster = Array<string>(5).fill('up-big-boy-4884-1');
  const last = ['active', ...Array<'knocked-out'>(4).fill('knocked-out')] as const;
  let seen = 0;
  for (const { view } of asked({ rosters: [roster, roster] })) {
    if (view.phase !== 'tie-break' && view.phase !== 'calling') continue;
    seen++;
    const then = (of: Partial<View>): unknown => {
      const { reason } = explainLocoDome({ ...view, ...of }, view.decisions[0]!)({ type: 'knock-out' });
      assert.equal(reason.key, 'hint.loco-dome.why-knock-out-both');
      return reason.values!['then'];
    };
    const [side, opponent] = [view.viewer as 0 | 1, (1 - Number(view.viewer)) as 0 | 1];
    const markers = (of: 0 | 1): [number, number] => (of === 0 ? [1, 0] : [0, 1]);
    const begun = { locomotives: [ALL, ALL], scores: [79, 79], markers: markers(side) } as const;
    assert.equal(then(begun), 'call');
    assert.equal(then({ ...begun, markers: markers(opponent) }), 'sacrifice');
    assert.equal(then({ ...begun, scores: [80, 0] }), 'over', 'LD-7.1');
    for (const locomotives of [
      [ALL, last],
      [last, ALL],
    ] as const)
      assert.equal(then({ ...begun, locomotives, scores: [0, 0] }), 'over', 'LD-7.2');
    assert.equal(then({ ...begun, locomotives: [last, last], markers: [1, 1] }), 'over', 'LD-7.3');
  }
  assert.ok(seen > 3, `${seen}`);
});

test('LD-4.5 a Sacrifice is never said to cost nothing; LD-5.1 a claim says who has it, LD-4.2 a Swap what it gains', () => {
  const keys = new Set<string>();
  for (const { view, said } of asked())
    for (const [type, { reason }] of said) {
      keys.add(`${type} ${reason.key}`);
      if (type === 'sacrifice') assert.equal(reason.key, 'hint.loco-dome.why-sacrifice');
      if (reason.key === 'hint.versus.why-change')
        assert.ok(Number(reason.values!['percent']) > Number(reason.values!['now']));
      if (reason.key === 'hint.loco-dome.why-knock-out') {
        const features = [0, 1].map((side) => {
          const at = view.locomotives[side]!.indexOf('active');
          return view.rosters[side]![at]!.front.features;
        });
        const mine = features[Number(view.viewer)]!;
        const theirs = features[1 - Number(view.viewer)]!;
        const only = mine.filter((feature) => !theirs.includes(feature)).length;
        assert.equal(reason.values!['mine'], only);
      }
    }
  for (const reason of [
    'sacrifice hint.loco-dome.why-sacrifice',
    'knock-out hint.loco-dome.why-knock-out',
    'claim hint.loco-dome.why-claim',
    'swap hint.versus.why-change',
    'pass hint.loco-dome.why-pass',
    'activate hint.versus.why-field',
  ])
    assert.ok(keys.has(reason), reason);
});

test('LD-7.4 a Sacrifice is said to end the game where the threshold falls to a score', () => {
  let seen = 0;
  for (const { view, kind, said: told } of asked()) {
    if (!told.some(([type]) => type === 'sacrifice')) continue;
    seen++;
    const locomotive = 1;
    const decision = view.decisions.find((each) => each.kind === kind)!;
    const then = (score: number): unknown => {
      const asked: View = { ...view, locomotives: [ALL, ALL], scores: [score, 0] };
      return explainLocoDome(asked, decision)({ type: 'sacrifice', locomotive }).reason.values!['then'];
    };
    assert.deepEqual([then(89), then(90)], ['call', 'over']);
  }
  assert.ok(seen > 0);
});

test('LD-5.4 after ten pairs no point that both have is reasoned for', () => {
  let before = 0;
  for (const { view, kind, said: told } of asked()) {
    if (kind !== 'claim') continue;
    const both = ([, { reason }]: (typeof told)[number]): boolean => reason.values?.['both'] === 'yes';
    before += told.filter(both).length;
    const late: View = { ...view, sequence: { ...view.sequence!, pairs: EQUAL_PAIRS } };
    const decision = view.decisions.find((each) => each.kind === kind)!;
    assert.deepEqual(said(late, decision).filter(both), []);
  }
  assert.ok(before > 0);
});
