import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, RecordError } from '@turntable/engine';
import type { State } from './types.ts';
import { grid, LINE3, LINE4, LINE5, played, shape, STAR4, STAR5, trains } from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import { isAsterisked } from './lattice.ts';
import { shapeOf } from './cards.ts';

function dealtTable(options: Record<string, unknown>, seats: number, seed = 1): State {
  const start = lokoMoto.start(lokoMoto.host(options, seats));
  const [decision] = lokoMoto.decisions(start);
  const action = lokoMoto.draw(start, decision!, quickRng(seed));
  return lokoMoto.apply(start, { decision: decision!.id, actor: 'chance', action }).state;
}

test('LM-1.1 two to five seats, no more and no fewer', () => {
  assert.deepEqual(lokoMoto.seats, [2, 3, 4, 5]);
  for (const seats of [1, 6]) assert.throws(() => lokoMoto.host({}, seats), RecordError);
  for (const seats of lokoMoto.seats) {
    const { hands, box } = dealtTable({}, seats);
    assert.equal(hands.length, seats);
    assert.equal(box.players, seats);
  }
});

test('LM-1.2 six trains lie face up, the other twenty are the draw pile', () => {
  const { market, trainPile, box } = dealtTable({}, 3);
  assert.equal(market.length, 6);
  assert.equal(trainPile.length, 20);
  assert.deepEqual([...market, ...trainPile].sort(), box.trains.map((t) => t.id).sort());
});

test('LM-1.2 the trains are shuffled: another seed, another order', () => {
  const order = (seed: number): string => [...dealtTable({}, 3, seed).trainPile].join();
  assert.equal(order(7), order(7));
  assert.notEqual(order(7), order(8));
});

test('LM-1.2 a deck of fewer than six leaves places empty', () => {
  const { market, trainPile } = played({ trains: trains(4, 5) });
  assert.deepEqual(market, ['t4a', 't5a', null, null, null, null]);
  assert.deepEqual(trainPile, []);
});

test('LM-1.3 one shape of each pile lies face up, nine stay below', () => {
  const state = dealtTable({}, 4);
  assert.deepEqual(
    state.faceUp.map((id) => shapeOf(state.box, id!).points),
    [1, 2, 3],
  );
  state.shapePiles.forEach((pile, i) => {
    assert.equal(pile.length, 9);
    for (const id of pile) assert.equal(shapeOf(state.box, id).points, i + 1);
  });
});

test('LM-1.3 an empty shape pile shows nothing', () => {
  assert.deepEqual(played({ shapes: { 1: [LINE3], 2: [], 3: [] } }).faceUp, ['line3', null, null]);
});

test('LM-1.4 the starter begins and turns go round by seats', () => {
  const actions = ['a1-b1', 'b1-c1', 'a1-a2', 'b1-b2'].map((section, i) => ({
    by: [2, 0, 1, 2][i],
    type: 'build',
    section,
  }));
  const state = played({ starter: 2, actions });
  assert.equal(state.starter, 2);
  assert.equal(state.turn, 0);
});

test('LM-1.4 without a word about it, seat 0 starts a record', () => {
  assert.equal(played({}).turn, 0);
});

test('LM-1.4 lot decides among those who may start, and only among them', () => {
  const starters = new Set<number>();
  for (let seed = 0; seed < 60; seed++) starters.add(dealtTable({ starters: [1, 3] }, 4, seed).starter);
  assert.deepEqual([...starters].sort(), [1, 3]);
  const all = new Set<number>();
  for (let seed = 0; seed < 60; seed++) all.add(dealtTable({}, 4, seed).starter);
  assert.equal(all.size, 4);
});

test('LM-1.4 a starter whom the host fixed is not drawn', () => {
  for (let seed = 0; seed < 20; seed++) assert.equal(dealtTable({ starters: [2] }, 3, seed).starter, 2);
});

test('LM-6.1 only two players have an opening', () => {
  for (const seats of lokoMoto.seats) {
    const { phase, toClose } = dealtTable({}, seats);
    assert.deepEqual([phase, toClose], seats === 2 ? ['opening', 12] : ['main', 0]);
  }
});

test('LM-7.1 each player draws a 2-point and a 3-point card, one 1-point card lies face up', () => {
  for (const seats of lokoMoto.seats) {
    const { hands, faceUp, shapePiles, box } = dealtTable({ hiddenAgendas: true }, seats, seats);
    for (const { secret } of hands)
      assert.deepEqual(
        secret.map((id) => shapeOf(box, id).points),
        [2, 3],
      );
    assert.equal(shapeOf(box, faceUp[0]!).points, 1);
    assert.deepEqual(faceUp.slice(1), [null, null]);
    assert.deepEqual(
      shapePiles.map((pile) => pile.length),
      [9, 10 - seats, 10 - seats],
    );
    const secret = hands.flatMap((hand) => hand.secret);
    assert.equal(new Set(secret).size, 2 * seats);
  }
});

test('LM-7.1 what is left of the 2- and 3-point piles is out of the game and not even counted', () => {
  const view = lokoMoto.view(dealtTable({ hiddenAgendas: true }, 3), 0);
  assert.deepEqual(view.shapesLeft, [9, 0, 0]);
});

test('LM-8.2 with the advanced option no shape with an asterisk is dealt', () => {
  for (const sheet of ['standard', 'square']) {
    const { box, faceUp, shapePiles } = dealtTable({ sheet, advanced: true }, 3);
    const dealt = [...faceUp, ...shapePiles.flat()].map((id) => shapeOf(box, id!));
    const removed = box.shapes.filter((s) => isAsterisked(s.pattern));
    assert.ok(removed.length > 0);
    assert.equal(dealt.length + removed.length, 30);
    assert.ok(dealt.every((s) => !isAsterisked(s.pattern)));
  }
});

test('LM-8.2 an asterisked card on top of a pile is dropped before one is turned up', () => {
  const shapes = { 1: [LINE3], 2: [STAR4, LINE4], 3: [STAR5] };
  assert.deepEqual(played({ shapes, options: { advanced: true } }).faceUp, ['line3', 'line4', null]);
  assert.deepEqual(played({ shapes }).faceUp, ['line3', 'star4', 'star5']);
});

test('LM-8.2 with hidden agendas as well, five players still get two secret cards each', () => {
  for (const sheet of ['standard', 'square']) {
    const state = dealtTable({ sheet, advanced: true, hiddenAgendas: true }, 5);
    assert.ok(state.hands.every((hand) => hand.secret.length === 2));
    const dealt = state.hands.flatMap((hand) => hand.secret).map((id) => shapeOf(state.box, id));
    assert.ok(dealt.every((s) => !isAsterisked(s.pattern)));
    assert.deepEqual(lokoMoto.audit(state), []);
  }
});

test('LM-5.1 on a map without a section the game is over as soon as it is dealt', () => {
  const map = { lattice: 'square', stations: [], sections: [] };
  const state = played({ map });
  assert.equal(state.phase, 'over');
  assert.deepEqual(lokoMoto.outcome(state)?.places, [[0, 1, 2]]);
  assert.equal(lokoMoto.decisions(state).length, 0);
});

test('the deal is keyed: the same seed deals the same cards', () => {
  const start = lokoMoto.start(lokoMoto.host({ hiddenAgendas: true }, 4));
  const [decision] = lokoMoto.decisions(start);
  const draw = (seed: string): object => lokoMoto.draw(start, decision!, keyedRng(seed, 0));
  assert.deepEqual(draw('a'), draw('a'));
  assert.notDeepEqual(draw('a'), draw('b'));
});

test('a record with every kind of card inline deals them as written', () => {
  const state = played({
    map: grid('triangular', 3, 3),
    shapes: { 1: [shape('x', 1, '0,0 1,0 2,0'), LINE3], 2: [LINE4], 3: [LINE5] },
  });
  assert.deepEqual(state.faceUp, ['x', 'line4', 'line5']);
  assert.deepEqual(state.shapePiles, [['line3'], [], []]);
});
