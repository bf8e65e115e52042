import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { Action, Kind, State, View } from '@turntable/games/loco-dome/types.ts';
import { noChoices } from '../../versus/tree.ts';
import type { World } from '../../versus/beliefs.ts';
import { activeAt, at, sacrifice, settle } from './run.ts';
import { perform, ringOf } from './index.ts';
import { odds } from './policy.ts';
import { ACTIVE, ATTACKED, BREAK, CALLING, copyRun, OUT, type Run, type Ring } from './state.ts';
import { ATTACK, choicesNow, choose, decider, outcome, PLACE, PLAIN, REST } from './tree.ts';
import { actionOf, fewValues, worldOf } from './codes.node.ts';

const SEARCHED: readonly string[] = ['activate', 'between', 'call', 'answer', 'tie', 'tie-break'];

const out = noChoices(512);
/** What the tree offers at a run, by code, with how good it looks. */
function offered(ring: Ring, world: World, run: Run): Map<number, number> {
  out.count = 0;
  choicesNow(ring, world, run, out);
  return new Map([...out.codes.subarray(0, out.count)].map((code, i) => [code, out.looks[i]!]));
}

/** Each choice of the tree is the action of the rules that its code stands for. */
function sameRun(ring: Ring, world: World, run: Run, code: number, action: Action): void {
  const [chosen, performed] = [copyRun(run), copyRun(run)];
  choose(ring, world, chosen, code);
  perform(ring, world, performed, decider(run), action);
  assert.deepEqual(chosen, performed, JSON.stringify(action));
}

/** The places that may be sacrificed right after a knock-out was called, as the rules have it. */
function sacrifices(state: State): number[] {
  const asked = state.decisions.find(({ kind }) => kind === 'sacrifice' || kind === 'identical');
  if (!asked) return [];
  const view = locoDome.view(state, viewerOf(asked.actors[0]!));
  return [...locoDome.legalActions(view, asked)].flatMap((each) =>
    each.type === 'sacrifice' ? [each.locomotive] : [],
  );
}

/** After a knock-out the tree offers to go on, or to sacrifice at one of the places; each does what it says. */
function sameSacrifices(ring: Ring, world: World, run: Run, places: readonly number[]): void {
  assert.equal(run.phase, ATTACKED);
  const codes = [...offered(ring, world, run).keys()].sort((a, b) => a - b);
  assert.deepEqual(codes, [...places.map((place) => PLACE + place), PLAIN]);
  for (const code of codes) {
    const [chosen, done] = [copyRun(run), copyRun(run)];
    choose(ring, world, chosen, code);
    if (code === PLAIN) settle(ring, done);
    else sacrifice(ring, done, code - PLACE);
    assert.deepEqual(chosen, done);
  }
}

/** How a choice looks to whoever decides: a call by the locomotives that would meet, anything else a half. */
function lookOf(ring: Ring, world: World, run: Run, action: Action, view: View): number {
  if (action.type !== 'call') return 0.5;
  const { calling, active } = run;
  const theirs = at(ring, 1 - calling, action.target ?? active[1 - calling]!);
  const statistic = view.box.statistics.indexOf(action.statistic);
  return odds(ring, world, run, calling, activeAt(ring, run, calling), theirs, statistic);
}

/** A random game to its end, the tree's choices compared with the rules' at each question that is searched. */
function compare(seed: number, seen: Map<string, number>): void {
  const rng = quickRng(seed);
  const options = { scoring: seed % 2 ? 'margin' : 'flat', ...(seed % 3 === 0 ? {} : fewValues(seed)) };
  let state: State = locoDome.start(locoDome.host(options, 2));
  for (let n = 0; n < 1500; n++) {
    const decision = state.decisions.find((d) => !d.standing && !d.optional);
    if (!decision) return;
    const actor = decision.actors[0]!;
    const view = locoDome.view(state, viewerOf(actor));
    const legal = actor === 'chance' ? [] : [...locoDome.legalActions(view, decision)];
    if (actor !== 'chance' && SEARCHED.includes(decision.kind)) {
      const { ring, run } = ringOf(view)!;
      const world = worldOf(state, ring);
      const kind = decision.kind as Kind;
      const choices = [...offered(ring, world, run)];
      const found = choices.map(([code]) => actionOf(kind, code, view));
      const text = (actions: readonly object[]): string[] => actions.map((a) => JSON.stringify(a)).sort();
      assert.deepEqual(text(found), text(legal), `${seed}/${n}: ${kind}`);
      assert.equal(decider(run), Number(view.viewer), `${seed}/${n}: ${kind}`);
      choices.forEach(([code, look], i) => {
        // Calls are many, and much like one another.
        if (code >= PLACE || (code + n) % 8 === 0) sameRun(ring, world, run, code, found[i]!);
        assert.equal(look, lookOf(ring, world, run, found[i]!, view));
      });
      const attack = choices.findIndex(([code]) => code === ATTACK);
      if (attack >= 0) {
        const after = copyRun(run);
        choose(ring, world, after, ATTACK);
        const entry = { decision: decision.id, actor, action: found[attack]! };
        const places = sacrifices(locoDome.apply(state, entry).state);
        sameSacrifices(ring, world, after, places);
        if (places.length > 0) seen.set('sacrifice', (seen.get('sacrifice') ?? 0) + 1);
      }
      for (const { type } of legal) seen.set(`${kind} ${type}`, (seen.get(`${kind} ${type}`) ?? 0) + 1);
    }
    // Markers and knock-outs are rarer than calls, and more is to be got wrong in them.
    const rare = legal.filter(({ type }) => type !== 'call' && type !== 'pass' && type !== 'answer');
    const from = rare.length > 0 && rng.below(3) === 0 ? rare : legal;
    const action =
      actor === 'chance'
        ? locoDome.draw(state, decision, keyedRng(`tree/${seed}`, n))
        : from[rng.below(from.length)]!;
    state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
  }
}

test('the choices of the tree are those of the rules, and so is who makes them', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 30; seed++) compare(seed, seen);
  for (const each of ['activate activate', 'between swap', 'between detonate', 'call call', 'call knock-out'])
    assert.ok((seen.get(each) ?? 0) > 2, `${each}: ${JSON.stringify([...seen])}`);
  assert.ok((seen.get('sacrifice') ?? 0) > 2, JSON.stringify([...seen]));
  for (const each of ['call reset', 'answer block', 'tie activate', 'tie stand', 'tie-break activate'])
    assert.ok((seen.get(each) ?? 0) > 2, `${each}: ${JSON.stringify([...seen])}`);
});

test('LD-4.6 LD-3.4 who has a marker and no dormant locomotive may rest, and attack freely after a tie', () => {
  let state = locoDome.start(locoDome.host(fewValues(3), 2));
  for (let n = 0; state.phase !== 'calling'; n++) {
    const decision = state.decisions.find((d) => !d.standing && !d.optional)!;
    const actor = decision.actors[0]!;
    const action =
      actor === 'chance'
        ? locoDome.draw(state, decision, keyedRng('rest', n))
        : [...locoDome.legalActions(locoDome.view(state, viewerOf(actor)), decision)][0]!;
    state = locoDome.apply(state, { decision: decision.id, actor, action }).state;
  }
  const { ring, run } = ringOf(locoDome.view(state, 0))!;
  run.status.fill(OUT);
  for (const side of [0, 1]) {
    run.status[5 * side] = ACTIVE;
    run.active[side] = 0;
    run.markers[side] = 1;
  }
  const codes = (): number[] => [...offered(ring, worldOf(state, ring), run).keys()];
  run.phase = CALLING;
  assert.deepEqual(codes(), [REST, PLAIN], 'the opponent between calls');
  run.passed = true;
  assert.ok(codes().includes(REST), 'the caller');
  run.phase = BREAK;
  assert.deepEqual(codes(), [REST, ATTACK]);
  run.markers[run.calling] = 0;
  assert.deepEqual(codes(), [ATTACK]);
  const world = worldOf(state, ring);
  choose(ring, world, run, ATTACK);
  assert.deepEqual([run.free, run.markers[run.calling]], [true, 0], 'without a marker');
});

test('what all saw is told apart by phase, caller, pass, active locomotives and scores', () => {
  const { run } = ringOf(locoDome.view(locoDome.start(locoDome.host(fewValues(3), 2)), 0))!;
  const found = new Set<number>();
  let made = 0;
  for (const phase of [CALLING, ATTACKED])
    for (const calling of [0, 1])
      for (const passed of [false, true])
        for (const place of [-1, 0, 4])
          for (const scores of [
            [0, 0],
            [1, 0],
            [0, 1],
            [99, 99],
          ]) {
            for (const active of [
              [place, 2],
              [2, place],
            ]) {
              const each = { ...run, phase, calling, passed };
              found.add(
                outcome({ ...each, active: Int8Array.from(active), scores: Int16Array.from(scores) }),
              );
              made++;
            }
          }
  assert.equal(found.size, made);
});
