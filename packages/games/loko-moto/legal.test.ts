import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perft, play, quickRng, type Rng } from '@turntable/engine';
import {
  buy,
  decision,
  legal,
  played,
  position,
  row,
  shape,
  trains,
  LINE3,
  LINE4,
  LINE5,
} from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import type { Action, State } from './types.ts';

const listed = (state: State): Action[] => [
  ...lokoMoto.legalActions(lokoMoto.view(state, state.turn), decision(state)),
];

test('LM-2.5 while the game runs a legal action exists', () => {
  for (const free of [['a1-b1'], ['a1-b1', 'b1-c1']]) assert.ok(legal(position({}, { free }))! > 0);
});

test('LM-2.1 reservations are unordered pairs of free sections', () => {
  const pairs = listed(played({})).filter((a) => a.type === 'reserve');
  assert.equal(pairs.length, (12 * 11) / 2);
  for (const { sections } of pairs) assert.ok(sections[0]! < sections[1]!);
});

test('LM-2.2 with one free section it can be reserved or built, nothing else', () => {
  assert.deepEqual(listed(position({}, { free: ['a1-b1'] })), [
    { type: 'reserve', sections: ['a1-b1'] },
    { type: 'build', section: 'a1-b1' },
  ]);
});

test('LM-2.3 own reserved sections are to be built, others’ are not', () => {
  const state = position({}, { free: ['a1-b1'], reserved: { 0: ['b1-c1', 'a1-a2'], 1: ['c1-c2'] } });
  assert.deepEqual(
    listed(state)
      .filter((a) => a.type === 'build')
      .map((a) => a.section),
    ['a1-b1', 'a1-a2', 'b1-c1'],
  );
});

test('LM-6.1 in the opening every free section can be closed', () => {
  const state = played({ seats: 2, actions: [{ by: 0, type: 'close', section: 'a1-b1' }] });
  const actions = listed(state);
  assert.equal(actions.length, 11);
  assert.ok(actions.every((a) => a.type === 'close' && a.section !== 'a1-b1'));
});

test('LM-3.4 listed purchases name the shape or none; lists of sections are sorted', () => {
  const state = position(
    { map: row(4), trains: trains(3), shapes: { 1: [LINE3], 2: [], 3: [] } },
    { built: { 0: ['c1-d1', 'a1-b1', 'b1-c1'] } },
  );
  assert.deepEqual(
    listed(state).filter((a) => a.type === 'buy'),
    [buy('t3a', ['a1-b1', 'b1-c1', 'c1-d1']), buy('t3a', ['a1-b1', 'b1-c1', 'c1-d1'], 'line3')],
  );
});

test('nobody but the seat in turn has anything to list or count', () => {
  const state = played({});
  for (const viewer of [1, 2, 'public', 'judge'] as const) {
    const view = lokoMoto.view(state, viewer);
    assert.deepEqual([...lokoMoto.legalActions(view, decision(state))], []);
    assert.equal(lokoMoto.countLegal!(view, decision(state), Infinity), 0);
  }
});

test('what is counted is what is listed, all through random games of every kind', () => {
  for (let seed = 0; seed < 24; seed++) {
    const options = { sheet: 'small', hiddenAgendas: seed % 2 === 1, advanced: seed % 4 > 1 };
    randomGame(options, 2 + (seed % 4), quickRng(seed), (state) => {
      if (state.moves % 9 !== 0) return;
      const actions = listed(state);
      assert.equal(legal(state), actions.length);
      assert.equal(new Set(actions.map((a) => JSON.stringify(a))).size, actions.length);
    });
  }
});

test('every drawn action and every fallback is legal, and random games come to purchases and claims', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const options = { sheet: 'square', hiddenAgendas: seed % 2 === 1, advanced: seed % 4 > 1 };
    const end = randomGame(options, 2 + (seed % 4), quickRng(seed), (state) => {
      const view = lokoMoto.view(state, state.turn);
      const action = lokoMoto.fallback(view, decision(state));
      assert.deepEqual(lokoMoto.refusals(view, decision(state), action), []);
      assert.deepEqual(lokoMoto.audit(state), []);
    });
    for (const { trains: bought, shapes } of end.hands) {
      if (bought.length > 0) seen.add('train');
      if (shapes.length > 0) seen.add('shape');
    }
  }
  assert.deepEqual([...seen].sort(), ['shape', 'train']);
});

/** Plays sampled actions to the end; `look` sees every state in which a seat has the turn. */
function randomGame(
  options: Record<string, unknown>,
  seats: number,
  rng: Rng,
  look: (state: State) => void,
): State {
  let state = lokoMoto.start(lokoMoto.host(options, seats));
  for (;;) {
    const [open] = lokoMoto.decisions(state);
    if (!open) return state;
    const actor = open.actors[0]!;
    if (actor !== 'chance') look(state);
    const view = lokoMoto.view(state, actor === 'chance' ? 'public' : actor);
    const action = lokoMoto.sampleLegal!(view, open, rng);
    const step = play(lokoMoto, state, { decision: open.id, actor, action });
    assert.ok(step.ok, JSON.stringify([action, step]));
    state = step.step.state;
  }
}

test('the fallback is the least harm: a reservation costs nothing', () => {
  const fallback = (state: State): Action =>
    lokoMoto.fallback(lokoMoto.view(state, state.turn), decision(state));
  assert.deepEqual(fallback(played({})), { type: 'reserve', sections: ['a1-a2', 'a1-b1'] });
  assert.deepEqual(fallback(position({}, { free: ['c1-c2'] })), { type: 'reserve', sections: ['c1-c2'] });
  assert.deepEqual(fallback(played({ seats: 2 })), { type: 'close', section: 'a1-b1' });
});

test('the deals of a small box are listed and counted: starters times orders of each pile', () => {
  const { box } = played({
    trains: trains(4, 5, 6),
    shapes: { 1: [LINE3, shape('two', 1, '0,0 1,0 2,0')], 2: [LINE4], 3: [LINE5] },
  });
  const start = lokoMoto.start({ ...box, starters: [0, 2] });
  const [open] = lokoMoto.decisions(start);
  const view = lokoMoto.view(start, 'public');
  const deals = [...lokoMoto.legalActions(view, open!)].map((deal) => JSON.stringify(deal));
  assert.equal(new Set(deals).size, 2 * 6 * 2);
  assert.equal(lokoMoto.countLegal!(view, open!, Infinity), 24);
  assert.equal(lokoMoto.countLegal!(view, open!, 23), undefined);
});

test('perft: the same counts with and without counting ahead', () => {
  const state = position(
    { map: row(5), seats: 3, trains: trains(2, 3), shapes: { 1: [LINE3], 2: [], 3: [] } },
    { built: { 0: ['a1-b1', 'b1-c1', 'c1-d1'] } },
  );
  // Two free sections: 2 builds and 1 pair; t2a for two sets, each pair of neighbours; t3a with line3 or without.
  assert.equal(perft(lokoMoto, state, 1), 3 + 2 + 2);
  const { countLegal: _, ...listing } = lokoMoto;
  for (const depth of [1, 2, 3]) assert.equal(perft(lokoMoto, state, depth), perft(listing, state, depth));
});
