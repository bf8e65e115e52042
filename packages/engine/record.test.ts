import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { toy } from '@turntable/testkit/toy/index.ts';
import { RecordError } from './error.ts';
import { gameOf, readRecord, writeRecord } from './record.ts';
import { replayRecord, type Replayed } from './replay-record.ts';
import type { Toy } from '@turntable/testkit/toy/types.ts';

type Json = Record<string, unknown>;
const cards = ['c00', 'c01', 'c02', 'c03', 'c04'].map((id, i) => ({ id, points: i + 1 }));
/** Three players with one card each and two to draw. */
const base: Json = {
  format: 'turntable/1',
  game: 'toy',
  options: { judge: true },
  seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }],
  setup: { cards, hands: [['c00'], ['c01'], ['c02']], pile: ['c03', 'c04'] },
  actions: [],
};
const record = (change: Json): unknown => structuredClone({ ...base, ...change });
const run = (actions: unknown[], change: Json = {}): Replayed<Toy> =>
  replayRecord(toy, readRecord(toy, record({ ...change, actions })));
const kinds = (replayed: Replayed<Toy>): [number, string, unknown][] =>
  replayed.log.map(({ at, event, by }) => [at, event.kind, by]);

const lay = (by: number, card: string): object => ({ by, type: 'lay', card });
const stop = (by: number): object => ({ by, type: 'stop' });
const let_ = (by: number): object => ({ by, type: 'let' });
const judgeBack = { by: 'judge', type: 'take-back', reason: 'misheard' };

test('what is no record names the place and what was expected there', () => {
  const whole = 'expected a whole number from 0 to 2';
  const bad: [Json, string, string][] = [
    [{ format: 'turntable/2' }, 'format', 'expected "turntable/1"'],
    [{ game: 'chess' }, 'game', 'expected "toy"'],
    [{ rules: 7 }, 'rules', 'expected rules version 1; got 7'],
    [{ rules: 0 }, 'rules', 'expected rules version 1; got 0'],
    [{ rules: '1' }, 'rules', 'expected a whole number'],
    [{ seats: {} }, 'seats', 'expected a list'],
    [{ seats: [{ name: 'Ada' }] }, 'seats', 'expected 2 or 3 or 4 seats'],
    [{ seats: [{ name: 'Ada' }, { name: 7 }] }, 'seats[1].name', 'expected a text'],
    [{ seats: ['Ada', 'Bo'] }, 'seats[0]', 'expected an object'],
    [{ options: [] }, 'options', 'expected an object'],
    [{ options: { judge: 1 } }, 'options.judge', 'expected true or false'],
    [{ setup: null }, 'setup', 'expected an object'],
    [{ setup: { ...(base['setup'] as Json), pile: ['c03', 'zz'] } }, 'setup.pile[1]', 'expected "c00"'],
    [{ setup: { ...(base['setup'] as Json), cards: [{ id: 'a' }] } }, 'setup.cards[0].points', 'expected a'],
    [{ actions: 3 }, 'actions', 'expected a list'],
    [{ actions: [null] }, 'actions[0]', 'expected an object'],
    [{ actions: [stop(0), { by: 3, type: 'stop' }] }, 'actions[1].by', whole],
    [{ actions: [{ by: 'nobody', type: 'stop' }] }, 'actions[0].by', 'expected a seat, "judge" or "chance"'],
    [{ actions: [{ by: 0, type: 'jump' }] }, 'actions[0].type', 'expected "lay"'],
    [{ actions: [lay(0, 'c99')] }, 'actions[0].card', 'expected "c00"'],
    [{ actions: [{ by: 0, type: 'boast', text: ' ' }] }, 'actions[0].text', 'expected 1 to 200 characters'],
    [{ actions: [{ by: 'judge', type: 'take-back' }] }, 'actions[0].reason', 'expected a text'],
    [{ actions: [{ by: 'chance', type: 'take-back' }] }, 'actions[0].by', 'expected a seat or "judge"'],
    [{ end: { reason: 'bored' } }, 'end.reason', 'expected "resigned", "abandoned", "out of time"'],
    [{ end: { reason: 'resigned' } }, 'end.by', 'expected a whole number'],
    [{ end: { reason: 'abandoned', by: 3 } }, 'end.by', whole],
    [{ fairness: 'yes' }, 'fairness', 'expected an object'],
    [{ fairness: { seed: 1 } }, 'fairness.seed', 'expected a text'],
  ];
  for (const [change, place, expected] of bad)
    assert.throws(
      () => readRecord(toy, record(change)),
      (error) =>
        error instanceof RecordError &&
        error.place === place &&
        error.message.startsWith(`${place}: ${expected}`),
      JSON.stringify(change),
    );
  for (const input of [undefined, null, 1, 'x', [], {}])
    assert.throws(() => readRecord(toy, input), RecordError);
});

test('no input whatever makes reading fail in another way', () => {
  const swap = fc.tuple(fc.constantFrom(...Object.keys(base), 'end', 'fairness'), fc.jsonValue());
  const action = fc.record(
    {
      by: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constantFrom('judge', 'chance', null)),
      type: fc.constantFrom('lay', 'boast', 'stop', 'let', 'rule', 'coin', 'take-back', 'constructor'),
      card: fc.constantFrom('c00', 'c01', '__proto__'),
      text: fc.string(),
      reason: fc.string(),
    },
    { requiredKeys: [] },
  );
  const input = fc.oneof(
    fc.jsonValue(),
    swap.map(([key, value]) => record({ [key]: value })),
    fc.array(action, { maxLength: 6 }).map((actions) => record({ actions })),
  );
  fc.assert(
    fc.property(input, (json) => {
      try {
        replayRecord(toy, readRecord(toy, json));
      } catch (error) {
        assert.ok(error instanceof RecordError, String(error));
      }
    }),
    { numRuns: 500 },
  );
});

test('a record names its game among those known', () => {
  const games = [{ id: 'chess' }, toy];
  assert.equal(gameOf(record({}), games), toy);
  assert.throws(() => gameOf(record({ game: 'go' }), games), { message: 'game: expected "chess", "toy"' });
});

test('options and rules have defaults, and unknown keys are ignored', () => {
  const { options: _options, ...rest } = base;
  const read = readRecord(toy, { ...rest, expect: {}, why: 'a scenario' });
  assert.equal(read.setup.judge, false);
  assert.deepEqual(read.names, ['Ada', 'Bo', 'Cy']);
});

test('in a game that knows no judge, `by` is a seat', () => {
  const plain = { ...toy, record: { ...toy.record, judged: false } };
  for (const by of ['judge', 'chance'])
    assert.throws(() => readRecord(plain, record({ actions: [{ by, type: 'stop' }] })), {
      message: 'actions[0].by: expected a seat',
    });
});

test('declines that a record leaves out are filled in before the next action of a seat', () => {
  const silent = run([lay(0, 'c00'), lay(1, 'c01')]);
  const spoken = run([lay(0, 'c00'), let_(1), let_(2), lay(1, 'c01')]);
  assert.equal(silent.error, null);
  assert.deepEqual(silent.state, spoken.state);
  assert.deepEqual(silent.entries, spoken.entries);
  assert.deepEqual(
    silent.log.map((l) => l.event),
    spoken.log.map((l) => l.event),
  );
  assert.deepEqual(kinds(silent), [
    [0, 'laid', 0],
    [1, 'let', 1],
    [1, 'let', 2],
    [1, 'drew', 2],
    [1, 'laid', 1],
  ]);
});

test('declines are filled in before an action of chance', () => {
  const { error, state, log } = run([
    lay(0, 'c00'),
    stop(2),
    { by: 'chance', type: 'coin', result: 'heads' },
  ]);
  assert.equal(error, null);
  assert.equal(state.laid[0]?.counts, false);
  assert.deepEqual(
    log.map((l) => l.event.kind),
    ['laid', 'stopped', 'let', 'flipped', 'drew'],
  );
});

test('an answer of the asked seat is the answer; the others stay asked', () => {
  const { state, error } = run([lay(0, 'c00'), stop(2)]);
  assert.equal(error, null);
  assert.deepEqual(state.asked, [1]);
});

test('at the end of the record nothing is filled in', () => {
  assert.deepEqual(run([lay(0, 'c00')]).state.asked, [1, 2]);
});

test('no action of the judge closes anything', () => {
  const correct = { by: 'judge', type: 'correct', extra: [0, 2, 0], reason: 'late' };
  const { state, error } = run([lay(0, 'c00'), correct]);
  assert.equal(error, null);
  assert.deepEqual(state.asked, [1, 2]);
  assert.deepEqual(state.extra, [0, 2, 0]);
  const early = run([lay(0, 'c00'), { by: 'judge', type: 'rule', verdict: 'true' }]);
  assert.deepEqual(early.error, { at: 1, by: 'judge', refusals: [{ clause: 'TOY-4.1' }] });
  assert.deepEqual(early.state.asked, [1, 2]);
});

test('a game whose question outlives its decline is broken, and says so', () => {
  const endless = { ...toy, decline: () => ({ type: 'correct' as const, extra: [0, 0, 0], reason: 'none' }) };
  const read = readRecord(endless, record({ actions: [lay(0, 'c00'), lay(1, 'c01')] }));
  assert.throws(() => replayRecord(endless, read), /stays open/);
});

test('if the action is illegal, the declines filled in before it are undone', () => {
  const { state, error, log, entries } = run([lay(0, 'c00'), lay(1, 'c04'), lay(1, 'c01')]);
  assert.deepEqual(error, {
    at: 1,
    by: 1,
    refusals: [{ clause: 'TOY-2.1', with: { card: 'c04' } }],
  });
  assert.deepEqual(state.asked, [1, 2]);
  assert.equal(log.length, 1);
  assert.deepEqual(
    entries.map((e) => e.action.type),
    ['deal', 'lay'],
  );
});

test('declining a question that is not open is illegal', () => {
  assert.deepEqual(run([let_(1)]).error, { at: 0, by: 1, refusals: [{ clause: 'TOY-3.1' }] });
  assert.equal(run([lay(0, 'c00'), let_(1), let_(1)]).error?.at, 2);
});

test('a take-back undoes the last action with the declines filled in before it, again and again', () => {
  const { state, error, log, entries } = run([lay(0, 'c00'), lay(1, 'c01'), judgeBack]);
  assert.equal(error, null);
  assert.deepEqual(state, run([lay(0, 'c00')]).state);
  assert.equal(entries.length, 2);
  const last = log[log.length - 1];
  assert.deepEqual(last, {
    at: 2,
    by: 'judge',
    event: { kind: 'take-back', clause: 'TOY-4.3', by: 'judge', reason: 'misheard' },
  });
  const all = run([lay(0, 'c00'), lay(1, 'c01'), judgeBack, { by: 0, type: 'take-back' }]);
  assert.deepEqual(all.state, run([]).state);
  assert.deepEqual(run([lay(0, 'c00'), judgeBack, lay(0, 'c00')]).state, run([lay(0, 'c00')]).state);
});

test('there is no take-back of the deal, nor by a judge where there is none', () => {
  assert.deepEqual(run([judgeBack]).error, { at: 0, by: 'judge', refusals: [{ clause: 'TOY-4.3' }] });
  const unjudged = run([lay(0, 'c00'), judgeBack], { options: {} });
  assert.deepEqual(unjudged.error, { at: 1, by: 'judge', refusals: [{ clause: 'TOY-4.3' }] });
  assert.equal(unjudged.state.laid.length, 1);
  assert.equal(run([lay(0, 'c00'), { by: 0, type: 'take-back' }], { options: {} }).error, null);
});

test('a take-back reaches back over the end of the game', () => {
  const short: Json = { setup: { cards: cards.slice(0, 3), hands: [['c00'], ['c01'], ['c02']], pile: [] } };
  const played = [lay(0, 'c00'), lay(1, 'c01'), lay(2, 'c02'), let_(0), let_(1)];
  const over = run(played, short);
  assert.equal(over.state.phase, 'over');
  assert.equal(run([...played, stop(1)], short).error?.refusals[0]?.clause, 'TOY-5.1');
  const back = run([...played, { by: 1, type: 'take-back' }], short);
  assert.deepEqual(back.state.asked, [1]);
});

test('replaying stops where it is told', () => {
  const read = readRecord(toy, record({ actions: [lay(0, 'c00'), lay(1, 'c01'), lay(0, 'c01')] }));
  assert.deepEqual(replayRecord(toy, read, 1).state, run([lay(0, 'c00')]).state);
  assert.equal(replayRecord(toy, read, 2).error, null);
  assert.equal(replayRecord(toy, read).error?.at, 2);
  assert.deepEqual(replayRecord(toy, read, 0).entries.length, 1);
});

test('what is written reads back as it was: entries, take-backs, end, fairness', () => {
  const { state, entries } = run([lay(0, 'c00'), stop(1), let_(2)]);
  const log = [...entries, { takeBack: 'judge' as const, reason: 'misheard' }, entries[3]!, { takeBack: 2 }];
  const fairness = { commitment: 'abc', seed: 'def' };
  const end = { reason: 'resigned' as const, by: 1 };
  const json = JSON.parse(
    JSON.stringify(writeRecord(toy, ['Ada', 'Bo', 'Cy'], state, log, { end, fairness })),
  );
  assert.deepEqual(json, {
    ...base,
    rules: 1,
    fairness,
    actions: [lay(0, 'c00'), stop(1), let_(2), judgeBack, let_(2), { by: 2, type: 'take-back' }],
    end,
  });
  const read = readRecord(toy, json);
  assert.deepEqual(read.end, end);
  assert.deepEqual(read.fairness, fairness);
  assert.deepEqual(replayRecord(toy, read).state, run([lay(0, 'c00'), stop(1)]).state);
});

test('a game may be abandoned by nobody in particular', () => {
  assert.deepEqual(readRecord(toy, record({ end: { reason: 'abandoned' } })).end, { reason: 'abandoned' });
  assert.deepEqual(readRecord(toy, record({ end: { reason: 'out of time', by: 2 } })).end, {
    reason: 'out of time',
    by: 2,
  });
});
