import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
  buy,
  clausesAgainst,
  decision,
  firstError,
  LINE3,
  LINE4,
  LINE5,
  played,
  position,
  roundTrip,
  row,
  status,
  trains,
  type Table,
} from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import { topology } from './topology.ts';
import { builtBy, INKED, reservedBy, type Action, type State } from './types.ts';

const build = (section: string): Action => ({ type: 'build', section });
const reserve = (...sections: string[]): Action => ({ type: 'reserve', sections });
const OF_SIX = ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1', 'f1-g1'];
/** Seat 0 owns six sections in a row of eight. */
const straight = (table: Table = {}): State => position({ map: row(8), ...table }, { built: { 0: OF_SIX } });

test('LM-2.1 a reservation marks both sections and hands on the turn', () => {
  const { state, events, seals } = act(played({}), reserve('b1-c1', 'a2-a3'));
  assert.equal(status(state, 'b1-c1'), reservedBy(0));
  assert.equal(status(state, 'a2-a3'), reservedBy(0));
  assert.equal(state.free, 10);
  assert.equal(state.turn, 1);
  assert.equal(seals, false);
  assert.deepEqual(events, [{ kind: 'reserved', clause: 'LM-2.1', by: 0, sections: ['b1-c1', 'a2-a3'] }]);
});

test('LM-2.2 reserving the last section alone ends the game', () => {
  const { state, events } = act(position({}, { free: ['b1-c1'] }), reserve('b1-c1'));
  assert.equal(state.phase, 'over');
  assert.deepEqual(
    events.map((e) => [e.kind, e.clause]),
    [
      ['reserved', 'LM-2.2'],
      ['over', 'LM-5.1'],
    ],
  );
});

test('LM-2.3 building turns a free section or an own reservation solid', () => {
  const before = position({}, { reserved: { 0: ['a1-a2'] } });
  const free = act(before, build('a1-b1'));
  assert.equal(status(free.state, 'a1-b1'), builtBy(0));
  assert.equal(free.state.free, before.free - 1);
  const own = act(before, build('a1-a2'));
  assert.equal(status(own.state, 'a1-a2'), builtBy(0));
  assert.equal(own.state.free, before.free);
  assert.equal(own.events[0]!.kind === 'built' && own.events[0]!.reserved, true);
  assert.equal(own.seals, false);
});

test('LM-3.3 what is not inked stays built and pays later', () => {
  const state = act(straight({ trains: trains(4, 2) }), buy('t4a', OF_SIX.slice(0, 4))).state;
  assert.equal(status(state, 'd1-e1'), INKED);
  assert.equal(status(state, 'e1-f1'), builtBy(0));
  const later = { ...state, turn: 0 };
  assert.deepEqual(clausesAgainst(later, buy('t2a', ['e1-f1', 'f1-g1'])), []);
  assert.deepEqual(clausesAgainst(later, buy('t2a', ['d1-e1', 'e1-f1'])), ['LM-3.1']);
});

test('LM-3.1 everybody sees whose purchase inked a section; nobody’s did where it was closed', () => {
  const before = { ...straight({ trains: trains(4, 2) }), inkedBy: { 'g1-h1': 2 } };
  const { state } = act(before, buy('t4a', OF_SIX.slice(0, 4)));
  const paid = Object.fromEntries(OF_SIX.slice(0, 4).map((id) => [id, 0]));
  assert.deepEqual(state.inkedBy, { 'g1-h1': 2, ...paid });
  assert.deepEqual(before.inkedBy, { 'g1-h1': 2 });
  for (const viewer of [0, 1, 2, 'judge', 'public'] as const)
    assert.deepEqual(lokoMoto.view(state, viewer).inkedBy, state.inkedBy);
  const [first] = topology(played({ seats: 2 }).box.sheet).ids;
  assert.deepEqual(act(played({ seats: 2 }), { type: 'close', section: first! }).state.inkedBy, {});
});

test('LM-3.7 a bonus costs nothing: the price alone is paid', () => {
  const bonus = [{ id: 'plus', name: 'Plus', price: 3, bonus: 1 }];
  const before = straight({ trains: bonus });
  assert.deepEqual(clausesAgainst(before, buy('plus', OF_SIX.slice(0, 4))), ['LM-3.2']);
  const { state } = act(before, buy('plus', OF_SIX.slice(0, 3)));
  assert.equal(lokoMoto.view(state, 0).scores[0], 3 + 1 - 3);
});

test('LM-3.8 the next train comes up in the place of the bought one', () => {
  const before = straight({ trains: trains(3, 4, 5, 6, 7, 8, 9, 2) });
  const { state, events, seals } = act(before, buy('t5a', OF_SIX.slice(0, 5)));
  assert.deepEqual(state.market, ['t3a', 't4a', 't9a', 't6a', 't7a', 't8a']);
  assert.deepEqual(state.trainPile, ['t2a']);
  assert.deepEqual(state.hands[0]!.trains, ['t5a']);
  assert.equal(seals, true, 'a new train was seen');
  const up = events.find((e) => e.kind === 'train-up');
  assert.deepEqual(up, { kind: 'train-up', clause: 'LM-3.8', by: 0, train: 't9a', place: 2 });
});

test('LM-3.8 the next shape of the same points comes up', () => {
  const shapes = { 1: [LINE3], 2: [LINE4, { ...LINE4, id: 'next4' }], 3: [LINE5] };
  const { state } = act(straight({ trains: trains(5), shapes }), buy('t5a', OF_SIX.slice(0, 5), 'line4'));
  assert.deepEqual(state.faceUp, ['line3', 'next4', 'line5']);
  assert.deepEqual(state.shapePiles, [[], [], []]);
  assert.deepEqual(state.hands[0]!.shapes, ['line4']);
});

test('LM-3.8 an exhausted pile leaves the place empty, and nothing new was seen', () => {
  const { state, events, seals } = act(
    straight({ trains: trains(4, 5) }),
    buy('t4a', OF_SIX.slice(0, 4), 'line4'),
  );
  assert.deepEqual(state.market, [null, 't5a', null, null, null, null]);
  assert.deepEqual(state.faceUp, ['line3', null, 'line5']);
  assert.equal(seals, false);
  assert.deepEqual(
    events.map((e) => e.kind),
    ['bought', 'train-up', 'claimed', 'shape-up'],
  );
});

test('LM-3.8 a new shape alone is something new, too', () => {
  const shapes = { 1: [], 2: [LINE4, { ...LINE4, id: 'next4' }], 3: [] };
  assert.equal(
    act(straight({ trains: trains(4), shapes }), buy('t4a', OF_SIX.slice(0, 4), 'line4')).seals,
    true,
  );
  assert.equal(act(straight({ trains: trains(4), shapes }), buy('t4a', OF_SIX.slice(0, 4))).seals, false);
});

test('LM-3.6 an overpaid train gives its own price in points, and the log cites the clause', () => {
  const { state, events } = act(straight({ trains: trains(2, 7) }), buy('t2a', OF_SIX.slice(0, 5), 'line5'));
  assert.deepEqual(lokoMoto.view(state, 0).scores, [2 + 3 - 1, 0, 0]);
  assert.equal(events[0]!.clause, 'LM-3.6');
});

test('LM-5.1 the game ends at once when nothing is free, by whatever action', () => {
  for (const [drawing, action] of [
    [{ free: ['a1-b1'] }, build('a1-b1')],
    [{ free: ['a1-b1'] }, reserve('a1-b1')],
    [{ free: ['a1-b1', 'b1-c1'] }, reserve('a1-b1', 'b1-c1')],
  ] as const) {
    const { state } = act(position({}, drawing), action);
    assert.equal(state.phase, 'over');
    assert.deepEqual(lokoMoto.decisions(state), []);
    assert.ok(lokoMoto.outcome(state));
  }
});

test('LM-5.1 building on one’s own reservation ends nothing while a section is free', () => {
  const { state } = act(position({}, { free: ['a1-b1'], reserved: { 0: ['b1-c1'] } }), build('b1-c1'));
  assert.equal(state.phase, 'main');
});

const closes = (sections: string[]): object[] =>
  sections.map((section, i) => ({ by: i % 2, type: 'close', section }));

test('LM-6.1 two players close twelve sections in turn, then the starter begins', () => {
  const sections = Array.from({ length: 12 }, (_, i) => `${'abcdefghijklm'[i]}1-${'abcdefghijklm'[i + 1]}1`);
  const table = { seats: 2, map: row(14), actions: closes(sections) };
  const state = played(table);
  assert.equal(state.phase, 'main');
  assert.equal(state.turn, 0);
  assert.ok(sections.every((id) => status(state, id) === INKED));
  assert.equal(state.free, 2);
  const eleven = played({ ...table, actions: table.actions.slice(0, 11) });
  assert.deepEqual([eleven.phase, eleven.toClose, eleven.turn], ['opening', 1, 1]);
  const again = [...table.actions, { by: 0, type: 'close', section: 'm1-n1' }];
  assert.deepEqual(firstError({ ...table, actions: again }), { at: 12, clause: 'LM-6.1' });
});

test('LM-6.1 closed sections belong to nobody and score nothing', () => {
  const state = played({ seats: 2, map: row(14), actions: closes(['a1-b1', 'c1-d1']) });
  assert.deepEqual(lokoMoto.view(state, 0).scores, [0, 0]);
});

test('LM-6.1 on a small map the game ends in the opening', () => {
  const actions = closes(['a1-b1', 'b1-c1', 'c1-d1']);
  const state = played({ seats: 2, map: row(3), actions });
  assert.equal(state.phase, 'over');
  // Nobody is told of more to close than there are.
  const left = actions.map((_, i) => {
    const before = played({ seats: 2, map: row(3), actions: actions.slice(0, i) });
    const [closed] = act(before, { type: 'close', section: ['a1-b1', 'b1-c1', 'c1-d1'][i]! }).events;
    return closed!.kind === 'closed' && closed!.left;
  });
  assert.deepEqual(left, [2, 1, 0]);
  assert.deepEqual(lokoMoto.outcome(state), { places: [[0, 1]], by: 'LM-5.1' });
  assert.deepEqual(
    firstError({ seats: 2, map: row(3), actions: [...actions, { by: 1, type: 'build', section: 'a1-b1' }] }),
    {
      at: 3,
      clause: 'LM-5.1',
    },
  );
});

test('LM-6.1 on a map of exactly twelve sections the last closing ends the game', () => {
  const sections = Array.from({ length: 12 }, (_, i) => `${'abcdefghijklm'[i]}1-${'abcdefghijklm'[i + 1]}1`);
  const state = played({ seats: 2, map: row(12), actions: closes(sections) });
  assert.deepEqual([state.phase, state.toClose], ['over', 0]);
});

const HIDDEN: Table = {
  map: row(8),
  seats: 2,
  options: { hiddenAgendas: true },
  trains: trains(4),
  shapes: {
    1: [LINE3],
    2: [LINE4, { ...LINE4, id: 'b4' }, { ...LINE4, id: 'c4' }],
    3: [LINE5, { ...LINE5, id: 'b5' }],
  },
  secret: [
    ['line4', 'line5'],
    ['b4', 'b5'],
  ],
};

test('LM-7.2 a claimed secret card is shown; nothing replaces it, nothing is turned up for it', () => {
  const { state, events, seals } = act(straight(HIDDEN), buy('t4a', OF_SIX.slice(0, 4), 'line4'));
  assert.deepEqual(state.hands[0], { trains: ['t4a'], shapes: ['line4'], secret: ['line5'] });
  assert.deepEqual(state.faceUp, ['line3', null, null]);
  assert.deepEqual(state.shapePiles, [[], ['c4'], []]);
  assert.deepEqual(
    events.map((e) => e.kind),
    ['bought', 'train-up', 'claimed'],
  );
  assert.equal(seals, true, 'the others learnt which card it was');
});

test('LM-7.1 the 1-point card is refilled from its pile', () => {
  const shapes = { ...(HIDDEN.shapes as object), 1: [LINE3, { ...LINE3, id: 'next3' }] };
  const { state } = act(straight({ ...HIDDEN, shapes }), buy('t4a', OF_SIX.slice(0, 4), 'line3'));
  assert.deepEqual(state.faceUp, ['next3', null, null]);
});

test('LM-7.3 unclaimed secret cards are shown when the game is over, and no earlier', () => {
  const before = position(HIDDEN, { free: ['h1-i1'] });
  const { state, events, seals } = act(before, build('h1-i1'));
  assert.deepEqual(
    events.filter((e) => e.kind === 'revealed').map((e) => [e.seat, e.shapes]),
    [
      [0, ['line4', 'line5']],
      [1, ['b4', 'b5']],
    ],
  );
  assert.equal(seals, true);
  assert.deepEqual(lokoMoto.view(before, 0).hands[1]!.secret, null);
  assert.deepEqual(lokoMoto.view(state, 0).hands[1]!.secret, ['b4', 'b5']);
  assert.deepEqual(lokoMoto.view(state, 'public').hands[0]!.secret, ['line4', 'line5']);
});

test('a step is the same from a state that was stored as text, and changes nothing of the old one', () => {
  const before = straight({ trains: trains(3, 4, 5, 6, 7, 8, 9) });
  const text = JSON.stringify(before);
  const entry = { decision: decision(before).id, actor: 0, action: buy('t5a', OF_SIX.slice(0, 5), 'line5') };
  const step = lokoMoto.apply(before, entry);
  assert.equal(JSON.stringify(before), text);
  assert.deepEqual(lokoMoto.apply(roundTrip(before), entry), step);
  assert.deepEqual(roundTrip(step.state), step.state);
});

test('a section that is not on the map, or an actor without a seat, is a fault of the caller', () => {
  const state = played({});
  assert.throws(() => lokoMoto.apply(state, { decision: '1', actor: 0, action: build('x-y') }), RangeError);
  assert.throws(
    () => lokoMoto.apply(state, { decision: '1', actor: 'judge', action: build('a1-b1') }),
    RangeError,
  );
});
