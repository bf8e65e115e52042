import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countChoices,
  keyedRng,
  readRecord,
  RecordError,
  replayRecord,
  writeRecord,
  type Entry,
} from '@turntable/engine';
import {
  LINE3,
  LINE4,
  LINE5,
  played,
  position,
  recordOf,
  STAR4,
  trains,
  type Table,
} from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import type { Action, State } from './types.ts';

const HIDDEN: Table = {
  options: { hiddenAgendas: true, advanced: true },
  shapes: {
    1: [LINE3, { ...LINE3, id: 'next3' }],
    2: [STAR4, ...['w', 'x', 'y', 'z'].map((id) => ({ ...LINE4, id }))],
    3: ['p', 'q', 'r'].map((id) => ({ ...LINE5, id })),
  },
  secret: [
    ['z', 'q'],
    ['x', 'p'],
    ['y', 'r'],
  ],
  starter: 1,
};

test('LM-1.4 a take-back gives the turn back and needs a move before it', () => {
  const actions = [
    { by: 0, type: 'build', section: 'a1-b1' },
    { by: 0, type: 'take-back' },
    { by: 0, type: 'build', section: 'b1-c1' },
  ];
  const { state, error } = replayRecord(lokoMoto, readRecord(lokoMoto, recordOf({ actions })));
  assert.equal(error, null);
  assert.deepEqual([state.free, state.turn], [11, 1]);
  const none = replayRecord(lokoMoto, readRecord(lokoMoto, recordOf({ actions: [actions[1]!] })));
  assert.deepEqual(none.error?.refusals, [{ clause: 'LM-1.4' }]);
});

test('LM-7.1 secret cards are taken out of the piles, the rest is put away in its order', () => {
  const state = played(HIDDEN);
  assert.deepEqual(
    state.hands.map((hand) => hand.secret),
    HIDDEN.secret,
  );
  assert.deepEqual(state.faceUp, ['line3', null, null]);
  assert.deepEqual(state.shapePiles, [['next3'], ['w'], []]);
  assert.equal(state.turn, 1);
});

function writtenAgain(state: State): State {
  const { options, setup } = lokoMoto.record.writeSetup(state);
  const json = { ...recordOf({ seats: state.box.players }), options, setup };
  return replayRecord(lokoMoto, readRecord(lokoMoto, JSON.parse(JSON.stringify(json)))).state;
}

test('a record that was read is written the same, asterisked cards included', () => {
  for (const table of [HIDDEN, {}, { seats: 2 }, { shapes: HIDDEN.shapes }]) {
    const state = played(table);
    assert.deepEqual(writtenAgain(state), state);
  }
});

test('a game played to its end is written with the deal it began with, and replays to the same end', () => {
  for (let seed = 0; seed < 12; seed++) {
    const options = {
      sheet: ['standard', 'small', 'square'][seed % 3]!,
      hiddenAgendas: seed % 2 === 0,
      advanced: seed % 4 < 2,
      starters: [seed % 2],
    };
    let state = lokoMoto.start(lokoMoto.host(options, 2 + (seed % 4)));
    const entries: Entry<Action>[] = [];
    for (let open = lokoMoto.decisions(state)[0]; open; open = lokoMoto.decisions(state)[0]) {
      const actor = open.actors[0]!;
      const view = lokoMoto.view(state, actor === 'chance' ? 'public' : actor);
      const action = lokoMoto.sampleLegal!(view, open, keyedRng(`seed ${seed}`, entries.length));
      const entry = { decision: open.id, actor, action };
      entries.push(entry);
      state = lokoMoto.apply(state, entry).state;
    }
    const names = Array.from({ length: state.box.players }, (_, i) => `P${i}`);
    const json: unknown = JSON.parse(JSON.stringify(writeRecord(lokoMoto, names, state, entries)));
    const again = replayRecord(lokoMoto, readRecord(lokoMoto, json));
    assert.equal(again.error, null);
    assert.deepEqual(
      { ...again.state.box.sheet, id: '', name: '' },
      { ...state.box.sheet, id: '', name: '' },
    );
    assert.deepEqual({ ...again.state, box: 0 }, { ...state, box: 0 });
    assert.deepEqual(again.entries, entries);
  }
});

test('standard cards are written by id, a standard map by name, others in full; a square table has everything inline', () => {
  const dealt = (options: Record<string, unknown>): { setup: Record<string, unknown> } => {
    const start = lokoMoto.start(lokoMoto.host(options, 3));
    const [open] = lokoMoto.decisions(start);
    const action = lokoMoto.draw(start, open!, keyedRng('x', 0));
    const { state } = lokoMoto.apply(start, { decision: open!.id, actor: 'chance', action });
    return lokoMoto.record.writeSetup(state) as { setup: Record<string, unknown> };
  };
  const standard = dealt({}).setup;
  assert.equal(standard['map'], 'standard');
  assert.ok((standard['trains'] as unknown[]).every((t) => typeof t === 'string'));
  const square = dealt({ sheet: 'square' }).setup;
  assert.equal((square['map'] as { lattice: string }).lattice, 'square');
  assert.ok((square['trains'] as unknown[]).every((t) => typeof t === 'object'));
  assert.ok((square['shapes'] as Record<string, unknown[]>)['1']!.every((s) => typeof s === 'object'));
  const { setup } = lokoMoto.record.writeSetup(played({ trains: trains(4, 5) }));
  assert.deepEqual((setup as { trains: unknown }).trains, trains(4, 5));
});

test('the state as a record prints it', () => {
  const state = position(HIDDEN, {
    built: { 0: ['a1-b1'] },
    reserved: { 2: ['b1-c1'] },
    inked: ['c1-c2'],
  });
  const printed = lokoMoto.record.writeState(state) as Record<string, unknown>;
  const sections = printed['sections'] as Record<string, unknown>;
  assert.deepEqual(sections['a1-b1'], { status: 'built', by: 0 });
  assert.deepEqual(sections['b1-c1'], { status: 'reserved', by: 2 });
  assert.deepEqual(sections['c1-c2'], { status: 'inked', by: null });
  const paid = lokoMoto.record.writeState({ ...state, inkedBy: { 'c1-c2': 1 } }) as { sections: object };
  assert.deepEqual({ ...paid.sections }, { ...sections, 'c1-c2': { status: 'inked', by: null, inkedBy: 1 } });
  const shown = lokoMoto.record.writeView(lokoMoto.view({ ...state, inkedBy: { 'c1-c2': 1 } }, 'public'));
  assert.deepEqual((shown as { sections: object }).sections, paid.sections);
  assert.deepEqual(sections['a1-a2'], { status: 'free', by: null });
  assert.deepEqual(printed['shapes'], { 1: 'line3', 2: null, 3: null });
  assert.equal((printed['market'] as unknown[]).length, 6);
  assert.deepEqual(printed['players'], [
    { trains: [], shapes: [], secret: ['z', 'q'] },
    { trains: [], shapes: [], secret: ['x', 'p'] },
    { trains: [], shapes: [], secret: ['y', 'r'] },
  ]);
});

test('LM-7.2 a view as a record prints it names no card that its viewer may not see', () => {
  const state = played(HIDDEN);
  const text = JSON.stringify(lokoMoto.record.writeView(lokoMoto.view(state, 0)));
  for (const id of ['"x"', '"y"', '"p"', '"r"', '"w"', '"next3"']) assert.ok(!text.includes(id), id);
  assert.ok(text.includes('"z"') && text.includes('"q"'));
});

test('scores and winners are by seat', () => {
  const over = position({}, { free: [], built: { 1: ['a1-b1'] } });
  const view = lokoMoto.view(over, 'public');
  assert.deepEqual(lokoMoto.record.scores(view), [0, -1, 0]);
  assert.deepEqual(lokoMoto.record.winners(view), [0, 2]);
  assert.equal(lokoMoto.record.sides(over.box), 3);
  assert.equal(lokoMoto.record.side(over.box, 2), 2);
});

const action = (json: object, seats = 3): void => {
  readRecord(lokoMoto, recordOf({ seats, actions: [json] }));
};
const fails = (json: object, message: string): void =>
  assert.throws(
    () => action(json),
    (error: unknown) => error instanceof RecordError && error.message === message,
    message,
  );

test('actions are read with the place of what is wrong', () => {
  fails({ by: 0, type: 'pass' }, 'actions[0].type: expected "reserve", "build", "buy", "close"');
  fails({ by: 0, type: 'deal' }, 'actions[0].type: expected "reserve", "build", "buy", "close"');
  fails({ by: 0, type: 'build' }, 'actions[0].section: expected a section');
  fails({ by: 0, type: 'build', section: 'b1-a1' }, 'actions[0].section: expected a section of this map');
  fails({ by: 0, type: 'reserve', sections: 'a1-b1' }, 'actions[0].sections: expected a list');
  fails(
    { by: 0, type: 'reserve', sections: ['a1-b1', 'x-y'] },
    'actions[0].sections[1]: expected a section of this map',
  );
  fails({ by: 0, type: 'buy', train: 't0', sections: [] }, 'actions[0].train: expected a train of this game');
  fails({ by: 0, type: 'buy', train: 't4a' }, 'actions[0].sections: expected a list');
  fails(
    { by: 0, type: 'buy', train: 't4a', sections: [], shape: 'x' },
    'actions[0].shape: expected a shape of this game',
  );
  fails(
    { by: 0, type: 'buy', train: 't4a', sections: [], shape: 3 },
    'actions[0].shape: expected a shape or null',
  );
  fails({ by: 3, type: 'build', section: 'a1-b1' }, 'actions[0].by: expected a whole number from 0 to 2');
  fails({ by: 'judge', type: 'build', section: 'a1-b1' }, 'actions[0].by: expected a seat');
  fails({ by: 'chance', type: 'build', section: 'a1-b1' }, 'actions[0].by: expected a seat');
});

test('what is well shaped is read, legal or not; an absent shape is none', () => {
  action({ by: 2, type: 'reserve', sections: [] });
  action({ by: 2, type: 'reserve', sections: ['a1-b1', 'a1-b1', 'b1-c1'] });
  action({ by: 0, type: 'buy', train: 't9b', sections: ['a1-b1'], shape: null, colour: 'ignored' });
  const record = readRecord(
    lokoMoto,
    recordOf({ actions: [{ by: 0, type: 'buy', train: 't4a', sections: ['a1-b1'] }] }),
  );
  assert.deepEqual(record.actions[0], {
    by: 0,
    action: { type: 'buy', train: 't4a', sections: ['a1-b1'], shape: null },
  });
});

test('LM-8.2 an asterisked card that was removed is still known by its id: claiming it is refused, not misread', () => {
  const json = recordOf({
    ...HIDDEN,
    starter: 0,
    actions: [{ by: 0, type: 'buy', train: 't4a', sections: ['a1-b1'], shape: 'star4' }],
  });
  const { error } = replayRecord(lokoMoto, readRecord(lokoMoto, json));
  assert.deepEqual(
    error?.refusals.map((r) => r.clause),
    ['LM-3.1', 'LM-3.4', 'LM-3.2'],
  );
});

test('the legal count of a record stops at its limit', () => {
  const state = played({});
  assert.equal(countChoices(lokoMoto, state, 78), 78);
  assert.equal(countChoices(lokoMoto, state, 77), null);
});
