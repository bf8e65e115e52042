import test from 'node:test';
import assert from 'node:assert/strict';
import { toy, toyCards, type Action, type State } from '@turntable/testkit/toy/index.ts';
import { choices, countChoices, perft, toAct } from './count.ts';
import type { Game } from './contract.ts';
import type { Toy } from '@turntable/testkit/toy/types.ts';

const { countLegal: _count, ...listed } = toy;
/** The same game without the short cut. */
const plain: Game<Toy> = listed;

const deal: Action = { type: 'deal', hands: [['c00'], ['c01'], ['c02']], pile: [] };
const dealt = toy.apply(toy.start({ seats: 3, judge: false, hand: 1, cards: toyCards(3) }), {
  decision: '0:deal',
  actor: 'chance',
  action: deal,
}).state;
const laid = toy.apply(dealt, { decision: '1:turn', actor: 0, action: { type: 'lay', card: 'c00' } }).state;
const over: State = { ...dealt, phase: 'over' };

test('choices are all legal actions of all who are asked', () => {
  const all = [...choices(toy, laid)].map((c) => [c.decision.id, c.actor, c.action.type]);
  assert.deepEqual(all, [
    ['2:whistle:1', 1, 'stop'],
    ['2:whistle:1', 1, 'let'],
    ['2:whistle:2', 2, 'stop'],
    ['2:whistle:2', 2, 'let'],
  ]);
  assert.deepEqual(
    [...choices(toy, laid, 2)].map((c) => c.actor),
    [2, 2],
  );
  assert.deepEqual([...choices(toy, over)], []);
});

test('a question that any of several may answer counts for each of them', () => {
  const boasted = toy.apply(dealt, {
    decision: '1:turn',
    actor: 0,
    action: { type: 'boast', text: 'I' },
  }).state;
  assert.equal(countChoices(toy, boasted, 100), 4);
});

test('standing decisions are neither counted nor waited for', () => {
  const judged: State = { ...dealt, setup: { ...dealt.setup, judge: true } };
  assert.ok(toy.decisions(judged).some((d) => d.standing));
  assert.equal(countChoices(toy, judged, 100), countChoices(toy, dealt, 100));
  assert.deepEqual(toAct(toy.decisions(judged)), [0]);
});

test('counting stops at the limit, with and without a short cut', () => {
  for (const game of [toy, plain]) {
    assert.equal(countChoices(game, laid, 4), 4);
    assert.equal(countChoices(game, laid, 3), null);
    assert.equal(countChoices(game, laid, 0), null);
    assert.equal(countChoices(game, laid, 100, 1), 2);
    assert.equal(countChoices(game, over, 0), 0);
  }
});

test('those to act stand once each: seats in order, judge, chance', () => {
  const open = [
    { id: 'a', actors: ['chance' as const], kind: 'coin' },
    { id: 'b', actors: [3, 'judge' as const], kind: 'verdict' },
    { id: 'c', actors: [1, 3], kind: 'turn' },
  ];
  assert.deepEqual(toAct(open), [1, 3, 'judge', 'chance']);
  assert.deepEqual(toAct([]), []);
});

test('perft counts the sequences of full length', () => {
  // Worked by hand: lay or boast; a card is followed by two whistles of two answers each, in either order.
  for (const game of [toy, plain]) {
    assert.equal(perft(game, dealt, 0), 1);
    assert.equal(perft(game, dealt, 1), 2);
    // After the lay four choices, after the boast two verdicts by either of two.
    assert.equal(perft(game, dealt, 2), 4 + 4);
    // Four first answers with two second ones each; four verdicts, after each the lay alone is left.
    assert.equal(perft(game, dealt, 3), 8 + 4);
    assert.equal(perft(game, over, 1), 0);
    assert.equal(perft(game, over, 0), 1);
  }
});

test('perft leaves out what it is told to skip, at every depth', () => {
  const isBoast = (action: Action): boolean => action.type === 'boast';
  for (const game of [toy, plain]) {
    assert.equal(perft(game, dealt, 1, isBoast), 1);
    assert.equal(perft(game, dealt, 2, isBoast), 4);
    assert.equal(perft(game, dealt, 3, isBoast), 8);
  }
});
