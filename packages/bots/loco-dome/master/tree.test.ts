import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { Kind, State } from '@turntable/games/loco-dome/types.ts';
import { noChoices } from '../../versus/tree.ts';
import { ATTACK, choicesNow, decider, PLAIN, REST } from './tree.ts';
import { ACTIVE, BREAK, CALLING, OUT } from './state.ts';
import { ringOf } from './index.ts';
import { actionOf, fewValues, worldOf } from './codes.node.ts';

const SEARCHED: readonly string[] = ['activate', 'between', 'call', 'answer', 'tie', 'tie-break'];

/** A random game to its end, the tree's choices compared with the rules' at each question that is searched. */
function compare(seed: number, seen: Map<string, number>): void {
  const rng = quickRng(seed);
  const options = { scoring: seed % 2 ? 'margin' : 'flat', ...(seed % 3 === 0 ? {} : fewValues(seed)) };
  let state: State = locoDome.start(locoDome.host(options, 2));
  const out = noChoices(512);
  for (let n = 0; n < 1500; n++) {
    const decision = state.decisions.find((d) => !d.standing && !d.optional);
    if (!decision) return;
    const actor = decision.actors[0]!;
    const view = locoDome.view(state, viewerOf(actor));
    const legal = actor === 'chance' ? [] : [...locoDome.legalActions(view, decision)];
    if (actor !== 'chance' && SEARCHED.includes(decision.kind)) {
      const { ring, course } = ringOf(view)!;
      out.count = 0;
      choicesNow(ring, worldOf(state, ring), course, out);
      const kind = decision.kind as Kind;
      const found = [...out.codes.subarray(0, out.count)].map((code) => actionOf(kind, code, view));
      const text = (actions: readonly object[]): string[] => actions.map((a) => JSON.stringify(a)).sort();
      assert.deepEqual(text(found), text(legal), `${seed}/${n}: ${kind}`);
      assert.equal(decider(course), Number(view.viewer), `${seed}/${n}: ${kind}`);
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
  const { ring, course } = ringOf(locoDome.view(state, 0))!;
  course.status.fill(OUT);
  for (const side of [0, 1]) {
    course.status[5 * side] = ACTIVE;
    course.active[side] = 0;
    course.markers[side] = 1;
  }
  const offered = (): number[] => {
    const out = noChoices(512);
    choicesNow(ring, worldOf(state, ring), course, out);
    return [...out.codes.subarray(0, out.count)];
  };
  course.phase = CALLING;
  assert.deepEqual(offered(), [REST, PLAIN], 'the opponent between calls');
  course.passed = true;
  assert.ok(offered().includes(REST), 'the caller');
  course.phase = BREAK;
  assert.deepEqual(offered(), [REST, ATTACK]);
  course.markers[course.calling] = 0;
  assert.deepEqual(offered(), [ATTACK]);
});
