import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, keyedRng, quickRng, type Viewer } from '@turntable/engine';
import { doubleHeader } from './index.ts';
import { fromRoster, imagine } from './imagine.ts';
import { readLocomotive, sumOf } from '../versus/index.ts';
import { FIELD, FIELD_TWO, kinds, played, STRONG, viewOf, WEAK, type Table } from './fixtures.node.ts';

/** Amounts that turn up nowhere by chance. */
const TABLE: Table = {
  a0: { p: 71001, q: 71002, r: 71003 },
  a1: { p: 72001, q: 72002 },
  b0: { p: 73001, q: 73002, r: 73003 },
  b1: { p: 74001, q: 74002 },
  options: { judge: true },
};
const amounts = (seen: unknown): string[] =>
  [...new Set(JSON.stringify(seen).match(/7[1-4]00\d/g) ?? [])].sort();
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'judge', 'public'];

test('DH-1.2 each contestant sees the rear of their own card only, not the teammate’s; the judge all, spectators none', () => {
  const state = played(TABLE, ...FIELD);
  const seen = Object.fromEntries(VIEWERS.map((viewer) => [viewer, amounts(viewOf(state, viewer))]));
  assert.deepEqual(seen, {
    0: ['71001', '71002', '71003'],
    1: ['72001', '72002'],
    2: ['73001', '73002', '73003'],
    3: ['74001', '74002'],
    judge: amounts(state),
    public: [],
  });
});

test('DH-1.2 one against one each contestant sees both of their own', () => {
  const state = played({ ...TABLE, seats: 2 }, ...FIELD_TWO);
  assert.deepEqual(amounts(viewOf(state, 0)), ['71001', '71002', '71003', '72001', '72002']);
  assert.deepEqual(amounts(viewOf(state, 1)), ['73001', '73002', '73003', '74001', '74002']);
});

test('LV-1.1 fronts are public, rears are not', () => {
  const features = { a0: ['streamlined'] };
  const state = played({ ...TABLE, features }, ...FIELD);
  for (const viewer of VIEWERS) {
    const fronts = viewOf(state, viewer)
      .engines.flat()
      .map(({ front }) => front);
    assert.deepEqual(
      fronts,
      state.engines.flat().map(({ front }) => front),
    );
  }
});

test('LV-1.5 what a picture is drawn from does not depend on hidden values', () => {
  const front = (values: object): unknown =>
    readLocomotive({ id: 'x', name: 'X', values, whyte: '4-6-2', features: ['streamlined'] }, 'x').front;
  assert.deepEqual(front({ power: 5000, height: 16 }), front({}));
});

test('LV-1.6 no view carries an amount that the rules hide, from the first look to the last', () => {
  const lines = [
    ...FIELD,
    'judge correct 5 6',
    '0 call p',
    '2 accept',
    '3 boost swap-orders',
    '1 boost double-header',
  ];
  let looked = 0;
  for (let count = 0; count <= lines.length; count++) {
    const state = played(TABLE, ...lines.slice(0, count));
    for (const viewer of VIEWERS) {
      const hidden = doubleHeader.secrets(state, viewer).flat();
      const seen = amounts(viewOf(state, viewer));
      for (const pointer of hidden) {
        const [, , t, e, , , id] = pointer.split('/');
        assert.ok(
          !seen.includes(String(state.engines[Number(t)]![Number(e)]!.rear.values[id!])),
          `${viewer} ${pointer}`,
        );
        looked++;
      }
    }
  }
  assert.ok(looked > 100, `${looked} hidden amounts`);
});

test('LV-2.3 a value read out is public from then on, one that a booster replaced stays hidden', () => {
  const read = played(TABLE, ...FIELD, '0 call p', '2 accept');
  assert.deepEqual(amounts(viewOf(read, 'public')), ['71001', '73001']);
  const boosted = played(
    TABLE,
    ...FIELD,
    'judge correct 5 6',
    '0 call p',
    '2 accept',
    '3 boost fifty-fifty',
    '1 boost double-header',
    'chance coin heads',
  );
  assert.deepEqual(amounts(viewOf(boosted, 'public')), []);
  assert.deepEqual(viewOf(boosted, 'public').sums, [{ team: 0, statistic: 'p', value: 143002 }]);
});

test('LV-3.1 the judge sees both sides’ cards', () => {
  assert.ok(
    viewOf(played(TABLE), 'judge')
      .engines.flat()
      .every(({ rear }) => rear !== null),
  );
});

test('LV-3.3 nobody is judge and contestant: no question asks both, and a seat may not do what the judge does', () => {
  const state = played(TABLE, ...FIELD);
  for (const decision of state.decisions)
    assert.ok(!decision.actors.includes('judge') || decision.actors.length === 1);
  assert.deepEqual(
    viewOf(state, 0)
      .engines.flat()
      .map(({ rear }) => rear !== null),
    [true, false, false, false],
  );
});

test('LV-5.1 coins and lots follow from a seed that was committed to, and can be checked afterwards', () => {
  const state = played(
    TABLE,
    ...FIELD,
    'judge correct 5 6',
    '0 call p',
    '2 accept',
    '3 boost fifty-fifty',
    '1 decline',
  );
  const decision = state.decisions[0]!;
  const flips = (seed: string): unknown[] =>
    Array.from({ length: 30 }, (_, entry) => doubleHeader.draw(state, decision, keyedRng(seed, entry)));
  assert.deepEqual(flips('a seed'), flips('a seed'));
  assert.notDeepEqual(flips('a seed'), flips('another seed'));
  assert.notEqual(commitment('a seed'), commitment('another seed'));
  assert.equal(new Set(flips('a seed').map((flip) => JSON.stringify(flip))).size, 2);
});

test('LV-6.1 being asked does not tell what a card holds: the same questions whatever is hidden', () => {
  const rich = { ...TABLE, b1: { p: 1, q: 2 } };
  const lines = [...FIELD, 'judge correct 5 6', '0 call p', '2 accept'];
  assert.deepEqual(kinds(played(TABLE, ...lines)), kinds(played(rich, ...lines)));
});

test('LV-6.2 contestants are shown which values there are, spectators are not', () => {
  const state = played(TABLE, ...FIELD);
  for (const viewer of [0, 1, 2, 3])
    assert.deepEqual(Object.keys(viewOf(state, viewer).engines[1]![0]!.known!), ['p', 'q', 'r']);
  assert.deepEqual(
    viewOf(state, 'public')
      .engines.flat()
      .map(({ known }) => known),
    [null, null, null, null],
  );
});

test('LV-6.3 worlds that differ in hidden amounts alone take the same automatic steps', () => {
  const table = (amount: number): Table => ({
    a0: { p: 5, q: 5 },
    b0: { p: 1, r: amount },
    b1: { q: 1, r: 7 - amount },
  });
  const path = (amount: number): unknown => {
    const state = played(table(amount), ...FIELD, '0 call q', '3 accept', '0 call p');
    return [state.phase, state.inUse, state.calling, kinds(state)];
  };
  assert.deepEqual(path(2), path(6));
});

test('an imagined world keeps what the viewer knows, sums included, and draws the rest', () => {
  const lines = [
    ...FIELD,
    'judge correct 5 6',
    '0 call p',
    '2 accept',
    '3 boost double-header',
    '1 boost double-header',
  ];
  const state = played(TABLE, ...lines);
  for (const viewer of VIEWERS) {
    const world = imagine(viewOf(state, viewer), quickRng(5));
    assert.deepEqual(viewOf(world, viewer), viewOf(state, viewer));
    for (const { team, value } of state.sums)
      assert.equal(
        sumOf(world.engines[team]![0]!.rear.values['p']!, world.engines[team]![1]!.rear.values['p']!),
        value,
      );
  }
  const own = imagine(viewOf(state, 0), quickRng(5), () => 4);
  assert.deepEqual(own.engines[0]![1]!.rear.values, { p: 72001, q: 4 });
  const draws = new Set(
    Array.from({ length: 20 }, (_, seed) => fromRoster('boiler-pressure', quickRng(seed))),
  );
  assert.ok(draws.size > 5);
});

test('a written record has what was read, and the log names teams, locomotives and statistics', () => {
  const state = played({ a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK }, ...FIELD);
  const { options, setup } = doubleHeader.record.writeSetup(state);
  assert.deepEqual(options, { scoring: 'flat', judge: false, freeClaims: false });
  assert.equal((setup as { first: number }).first, 0);
  const view = viewOf(state, 'public');
  const called = { kind: 'called', clause: 'DH-2.1', by: 0, team: 0, statistic: 'height' } as const;
  assert.deepEqual(doubleHeader.tell(view, called), {
    key: 'double-header.log.called',
    values: { statistic: '#statistic.height' },
  });
});
