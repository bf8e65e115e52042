import test from 'node:test';
import assert from 'node:assert/strict';
import { toy, toyCards, type Action, type State } from '@turntable/testkit/toy/index.ts';
import type { Actor, Entry } from './contract.ts';
import { chanceDecision, decisionFor, drawEntry, openDecision, play, viewerOf } from './play.ts';
import { quickRng } from './random.ts';

const setup = { seats: 3, judge: true, hand: 1, cards: toyCards(4) };
const deal: Action = { type: 'deal', hands: [['c00'], ['c01'], ['c02']], pile: ['c03'] };
const entry = (decision: string, actor: Actor, action: Action): Entry<Action> => ({
  decision,
  actor,
  action,
});
/** The position after legal entries; the deal comes by itself. */
function after(...entries: Entry<Action>[]): State {
  let state = toy.start(setup);
  for (const e of [entry('0:deal', 'chance', deal), ...entries]) {
    const played = play(toy, state, e);
    assert.ok(played.ok, JSON.stringify(played));
    state = played.step.state;
  }
  return state;
}
const lay = entry('1:turn', 0, { type: 'lay', card: 'c00' });

test('a legal entry is played, and what it did is told', () => {
  const state = after();
  const played = play(toy, state, lay);
  assert.ok(played.ok);
  assert.deepEqual(played.step.events, [{ kind: 'laid', clause: 'TOY-2.1', by: 0, card: 'c00' }]);
  assert.equal(state.laid.length, 0, 'the position before is as it was');
});

test('an illegal answer to an open question is refused, and is not stale', () => {
  assert.deepEqual(play(toy, after(), entry('1:turn', 0, { type: 'lay', card: 'c01' })), {
    ok: false,
    stale: false,
    refusals: [{ clause: 'TOY-2.1', with: { card: 'c01' } }],
  });
});

test('an answer to a closed question is stale, and so is one by somebody who is not asked', () => {
  const twice = play(toy, after(lay), lay);
  assert.deepEqual(twice, { ok: false, stale: true, refusals: [{ clause: 'TOY-2.1' }] });
  const foreign = play(toy, after(), { ...lay, actor: 1 });
  assert.ok(!foreign.ok && foreign.stale);
});

test('of two who answer at once neither makes the other stale', () => {
  const one = entry('2:whistle:1', 1, { type: 'let' });
  const two = entry('2:whistle:2', 2, { type: 'let' });
  assert.deepEqual(after(lay, one, two), after(lay, two, one));
});

test("chance's and the judge's answers are checked like anybody's", () => {
  const short: Action = { ...deal, pile: [] };
  const bad = play(toy, toy.start(setup), entry('0:deal', 'chance', short));
  assert.deepEqual(bad, { ok: false, stale: false, refusals: [{ clause: 'TOY-1.1' }] });
  const correct: Action = { type: 'correct', extra: [1, 0, 0], reason: 'late train' };
  assert.deepEqual(after(entry('judge', 'judge', correct)).extra, [1, 0, 0]);
  const seat = play(toy, after(), entry('judge', 0, correct));
  assert.ok(!seat.ok && seat.stale);
});

test('a game that lets an answer to nothing pass is broken, and says so', () => {
  const lax = { ...toy, refusals: () => [] };
  assert.throws(() => play(lax, after(), entry('none', 0, { type: 'let' })), /not refused/);
});

test('the question is the one that takes the type, else the first that asks the actor', () => {
  const open = [
    { id: 'judge', actors: ['judge' as const], kind: 'judge', standing: true as const },
    { id: 'a', actors: [0], kind: 'whistle' },
    { id: 'b', actors: [0, 1], kind: 'turn' },
    { id: 'c', actors: ['judge' as const], kind: 'verdict' },
  ];
  assert.equal(decisionFor(toy, open, 0, 'lay')?.id, 'b');
  assert.equal(decisionFor(toy, open, 0, 'stop')?.id, 'a');
  assert.equal(decisionFor(toy, open, 0, 'coin')?.id, 'a');
  assert.equal(decisionFor(toy, open, 1, 'stop')?.id, 'b');
  assert.equal(decisionFor(toy, open, 'judge', 'correct')?.id, 'judge');
  assert.equal(decisionFor(toy, open, 'judge', 'lay')?.id, 'c', 'a standing question waits for nobody');
  assert.equal(decisionFor(toy, open, 2, 'lay'), undefined);
  assert.equal(openDecision(open, 'b', 1)?.id, 'b');
  assert.equal(openDecision(open, 'b', 2), undefined);
  assert.equal(openDecision(open, 'z', 1), undefined);
});

test('chance is asked by a decision of its own, and draws a legal answer from the luck it is given', () => {
  const state = toy.start(setup);
  const decision = chanceDecision(toy.decisions(state));
  assert.ok(decision);
  const drawn = drawEntry(toy, state, decision, quickRng(1));
  assert.ok(play(toy, state, drawn).ok);
  assert.deepEqual(drawEntry(toy, state, decision, quickRng(1)), drawn);
  assert.equal(chanceDecision(toy.decisions(after())), undefined);
  assert.equal(viewerOf('chance'), 'public');
  assert.equal(viewerOf('judge'), 'judge');
  assert.equal(viewerOf(2), 2);
});
