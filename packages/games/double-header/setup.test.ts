import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, quickRng, RecordError, readRecord } from '@turntable/engine';
import { doubleHeader } from './index.ts';
import {
  answers,
  asked,
  FIELD,
  FIELD_TWO,
  kinds,
  legal,
  played,
  recordOf,
  refusal,
  STRONG,
  WEAK,
} from './fixtures.node.ts';

const TEAMS = { a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK };

test('DH-1.1 four contestants with a locomotive each, or two who field two and hold what a team holds', () => {
  const four = played(TEAMS, ...FIELD);
  assert.deepEqual(
    [four.vetoes, four.timeOuts, four.boosters.map((b) => b.length)],
    [
      [1, 1, 1, 1],
      [1, 1],
      [3, 3],
    ],
  );
  const two = played({ ...TEAMS, seats: 2 }, ...FIELD_TWO);
  assert.deepEqual(
    [two.vetoes, two.timeOuts, two.boosters.map((b) => b.length)],
    [
      [1, 1],
      [1, 1],
      [3, 3],
    ],
  );
  assert.throws(() => doubleHeader.host({}, 3), RecordError);
});

test('DH-1.1 one against one, the choices of the teammate are the contestant’s own', () => {
  const table = { ...TEAMS, seats: 2, options: { judge: true } } as const;
  const state = played(
    table,
    ...FIELD_TWO,
    'judge correct 5 6',
    '0 call p',
    '1 accept',
    '1 boost fifty-fifty',
  );
  assert.deepEqual(kinds(state), ['answer 0']);
});

test('DH-1.3 the first team is settled, or a coin falls', () => {
  assert.equal(played({ ...TEAMS, first: 1 }).calling, 1);
  assert.deepEqual(asked(played({ ...TEAMS, first: 1 })), [2, 3]);
  const setup = doubleHeader.host({}, 4);
  const start = doubleHeader.start(setup);
  const deals = Array.from({ length: 40 }, (_, i) =>
    doubleHeader.draw(start, doubleHeader.decisions(start)[0]!, keyedRng('seed', i)),
  );
  const firsts = deals.map((deal) => (deal.type === 'deal' ? deal.first : null));
  assert.deepEqual([...new Set(firsts)].sort(), [0, 1]);
  const fixed = doubleHeader.start(doubleHeader.host({ first: 1 }, 2));
  const decision = doubleHeader.decisions(fixed)[0]!;
  const view = doubleHeader.view(fixed, 'public');
  for (const first of [0, 1] as const) {
    const drawn = doubleHeader.draw(fixed, decision, quickRng(1));
    const refusals = doubleHeader.refusals(view, decision, { ...drawn, first } as typeof drawn);
    assert.deepEqual(
      refusals.map((r) => r.clause),
      first === 1 ? [] : ['DH-1.3'],
    );
  }
});

test('DH-1.3 places left empty are filled with different locomotives of the roster', () => {
  const setup = doubleHeader.host({ engines: ['up-big-boy-4884-1', null, null, null] }, 4);
  const start = doubleHeader.start(setup);
  const deal = doubleHeader.draw(start, doubleHeader.decisions(start)[0]!, quickRng(7));
  const { state } = doubleHeader.apply(start, { decision: '0:deal', actor: 'chance', action: deal });
  const ids = state.engines.flat().map((locomotive) => locomotive.front.id);
  assert.equal(ids[0], 'up-big-boy-4884-1');
  assert.equal(new Set(ids).size, 4);
});

test('DH-1.4 the calling team announces first, then the other; any member may', () => {
  const start = played(TEAMS);
  assert.deepEqual([asked(start), legal(start)], [[0, 1], 4]);
  const half = played(TEAMS, '1 field 0');
  assert.deepEqual([half.inUse, asked(half), legal(half)], [[0, null], [2, 3], 4]);
  const both = played(TEAMS, '1 field 0', '3 field 1');
  assert.deepEqual([both.inUse, asked(both)], [[0, 1], [0]]);
  const late = played({ ...TEAMS, first: 1 }, '2 field 1');
  assert.deepEqual(late.inUse, [null, 1]);
});

test('DH-1.4 before the first call nobody announces out of turn, or twice', () => {
  assert.equal(refusal(TEAMS, '2 field 0'), 'DH-1.4');
  assert.equal(refusal(TEAMS, '0 field 0', '1 field 1'), 'DH-1.4');
  assert.equal(refusal(TEAMS, ...FIELD, '0 field 1'), 'DH-1.4');
  assert.equal(refusal(TEAMS, ...FIELD, '3 field 1'), 'DH-1.4');
  assert.equal(refusal(TEAMS, '0 field 0', '0 call p'), 'DH-2.1');
});

test('DH-1.4 one against one each announces one of their two', () => {
  const state = played({ ...TEAMS, seats: 2 });
  assert.deepEqual([asked(state), legal(state)], [[0], 2]);
  assert.deepEqual(answers(state, 0), ['field 0', 'field 1']);
});

test('a table is read from its options, and what is none is refused with its place', () => {
  const place = (options: object, seats: number): string => {
    try {
      doubleHeader.host({ ...options }, seats);
    } catch (error) {
      if (error instanceof RecordError) return error.place;
      throw error;
    }
    return 'read';
  };
  const own = { id: 'x', name: 'X', values: {} };
  assert.equal(place({ engines: [own, own, null, own] }, 4), 'read');
  assert.equal(place({ engines: [[own, null], null] }, 2), 'read');
  assert.equal(place({ engines: [own, own] }, 4), 'options.engines');
  assert.equal(place({ engines: [[own], [own, own, own]] }, 2), 'options.engines');
  assert.equal(place({ engines: [own, own, 'no-such-engine', own] }, 4), 'options.engines[2]');
  assert.equal(place({ first: 2 }, 4), 'options.first');
  assert.equal(place({ scoring: 'double' }, 4), 'options.scoring');
});

test('a record is read to its last place', () => {
  const place = (change: (json: Record<string, unknown>) => void): string => {
    const json = structuredClone(recordOf(TEAMS, ['0 field 0']));
    change(json);
    try {
      readRecord(doubleHeader, json);
    } catch (error) {
      if (error instanceof RecordError) return error.place;
      throw error;
    }
    return 'read';
  };
  const setup = (key: string, value: unknown) => (json: Record<string, unknown>) => {
    json['setup'] = { ...(json['setup'] as object), [key]: value };
  };
  const action = (value: object) => (json: Record<string, unknown>) => {
    json['actions'] = [{ by: 0, ...value }];
  };
  assert.equal(
    place(() => {}),
    'read',
  );
  assert.equal(place(setup('first', 2)), 'setup.first');
  assert.equal(place(setup('first', undefined)), 'setup.first');
  assert.equal(place(setup('engines', [])), 'setup.engines');
  assert.equal(place(setup('engines', [['a', 'b'], []])), 'setup.engines[0][0]');
  const roster = ['up-big-boy-4884-1', 'up-challenger-4664'];
  assert.equal(place(setup('engines', [roster, roster])), 'read');
  assert.equal(place(setup('engines', [roster, [...roster, roster[0]]])), 'setup.engines[1]');
  assert.equal(place(action({ type: 'field', engine: 2 })), 'actions[0].engine');
  assert.equal(place(action({ type: 'call' })), 'actions[0].statistic');
  assert.equal(place(action({ type: 'call', statistic: 'no-such-statistic' })), 'read');
  assert.equal(place(action({ type: 'boost', booster: 'turbo' })), 'actions[0].booster');
  assert.equal(place(action({ type: 'coin', result: 'edge' })), 'actions[0].result');
  assert.equal(place(action({ type: 'claim', feature: 'shiny' })), 'actions[0].feature');
  assert.equal(place(action({ type: 'claim', text: ' ' })), 'actions[0].text');
  assert.equal(place(action({ type: 'rule', verdict: 'maybe' })), 'actions[0].verdict');
  assert.equal(place(action({ type: 'correct', scores: [1, 2] })), 'actions[0].reason');
  assert.equal(place(action({ type: 'deal', first: 0 })), 'actions[0].type');
  assert.equal(place(action({ type: 'reserve', sections: [] })), 'actions[0].type');
});
