import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act, Happening } from '@turntable/engine';
import {
  firstLegal,
  matches,
  Orders,
  SetOrders,
  spent,
  stepFor,
  stopped,
  type Step,
  type Stop,
} from './orders.ts';

const event = (kind: string, by: number, more: object = {}): Happening =>
  ({ kind, clause: 'X-1', by, ...more }) as Happening;
const step = (kind: string, more: Partial<Step> = {}): Step => ({
  kind,
  tries: [{ type: 'pass' }],
  ...more,
});
const orders = (stops: readonly Stop[], steps: readonly Step[] = [step('turn')]): Orders => ({
  steps: [...steps],
  stops: [...stops],
});
const bought: Stop = { on: 'event', of: [{ kind: 'bought', where: { train: 'orient' } }] };

test('an event matches by its kind and every field that is named, a list by one of its members', () => {
  const reserved = event('reserved', 1, { sections: ['a-b', 'c-d'], count: 2 });
  assert.ok(matches({ kind: 'reserved' }, reserved));
  assert.ok(matches({ kind: 'reserved', where: { sections: 'c-d', count: 2 } }, reserved));
  assert.ok(!matches({ kind: 'reserved', where: { sections: 'e-f' } }, reserved));
  assert.ok(!matches({ kind: 'reserved', where: { sections: 'c-d', count: 1 } }, reserved));
  assert.ok(!matches({ kind: 'built' }, reserved));
  assert.ok(!matches({ kind: 'reserved', where: { toString: 'x' } }, reserved), 'no field of a prototype');
});

test('a stop is met by what others do, never by what the seat did itself', () => {
  const news = (by: number) => ({ events: [event('bought', by, { train: 'orient' })], scores: [0, 0] });
  assert.equal(stopped(orders([bought]), 0, news(1)), 0);
  assert.equal(stopped(orders([bought]), 1, news(1)), undefined);
  const other = { events: [event('bought', 1, { train: 'rocket' })], scores: [0, 0] };
  assert.equal(stopped(orders([bought]), 0, other), undefined);
});

test('a score stops when it is reached, of whichever side or of one', () => {
  const news = { events: [], scores: [3, 20] };
  assert.equal(stopped(orders([bought, { on: 'score', from: 20 }]), 0, news), 1);
  assert.equal(stopped(orders([{ on: 'score', from: 21 }]), 0, news), undefined);
  assert.equal(stopped(orders([{ on: 'score', from: 20, side: 0 }]), 0, news), undefined);
  assert.equal(stopped(orders([{ on: 'score', from: 20, side: 1 }]), 0, news), 0);
});

test('of several steps the first for the kind of question answers, if the latest event is as it says', () => {
  const veto = step('veto', { when: { kind: 'called', where: { statistic: 'weight' } } });
  const both = orders([], [veto, step('turn'), step('turn')]);
  const called = (statistic: string) => () => event('called', 1, { statistic });
  assert.equal(stepFor(both, 'turn', called('weight')), 1);
  assert.equal(stepFor(both, 'veto', called('weight')), 0);
  assert.equal(stepFor(both, 'veto', called('length')), undefined);
  assert.equal(
    stepFor(both, 'veto', () => undefined),
    undefined,
  );
  assert.equal(stepFor(both, 'speak', called('weight')), undefined);
});

test('the first action that can be read and is legal is the one', () => {
  const tries = [{ type: 'odd' }, { type: 'build', section: 'a' }, { type: 'build', section: 'b' }];
  const parse = (input: unknown): (Act & { section: string }) | undefined => {
    const action = input as Act & { section: string };
    return action.type === 'build' ? action : undefined;
  };
  const at = (section: string) => firstLegal(step('turn', { tries }), parse, (a) => a.section === section);
  assert.equal(at('b')?.section, 'b');
  assert.equal(at('c'), undefined);
});

test('a step is spent once it was played, and with the last one the orders', () => {
  const last = spent(orders([bought], [step('turn'), step('call')]), 0)!;
  assert.deepEqual(
    last.steps.map(({ kind }) => kind),
    ['call'],
  );
  assert.deepEqual(last.stops, [bought]);
  assert.equal(spent(last, 0), undefined);
});

test('what is not an order is not read as one', () => {
  const fine = { steps: [{ kind: 'turn', tries: [{ type: 'build', section: 'a-b' }] }], stops: [bought] };
  assert.deepEqual(Orders.parse(fine).steps[0]!.tries, fine.steps[0]!.tries, 'the action keeps its fields');
  for (const wrong of [
    { ...fine, steps: [] },
    { ...fine, steps: [{ kind: 'turn', tries: [] }] },
    { ...fine, steps: [{ kind: 'turn', tries: [{ section: 'a-b' }] }] },
    { ...fine, steps: [{ ...fine.steps[0], turns: 2 }] },
    { ...fine, stops: [{ on: 'event', of: [] }] },
    { ...fine, stops: [{ on: 'moon' }] },
    { ...fine, more: 1 },
    { ...fine, steps: Array(9).fill(fine.steps[0]) },
  ])
    assert.equal(Orders.safeParse(wrong).success, false, JSON.stringify(wrong));
});

test('orders have room for what a plan needs, and no more', () => {
  const word = (length: number): string => 'x'.repeat(length);
  const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
  const one = step('turn');
  const when = (where: object, kind = 'called') =>
    orders([], [{ ...one, when: { kind, where } } as unknown as Step]);
  const score = (from: number, side = 0): Orders => orders([{ on: 'score', from, side }]);
  const events = (count: number): Stop => ({ on: 'event', of: many(count, { kind: 'bought' }) });
  /** What is just allowed, and what is just not. */
  const edges: readonly (readonly [unknown, unknown])[] = [
    [orders([], many(8, one)), orders([], many(9, one))],
    [orders([], [step(word(20))]), orders([], [step(word(21))])],
    [orders([], [step('t')]), orders([], [step('')])],
    [step('turn', { tries: many(6, { type: 'x' }) }), step('turn', { tries: many(7, { type: 'x' }) })],
    [step('turn', { tries: [{ type: word(60) }] }), step('turn', { tries: [{ type: word(61) }] })],
    [step('turn', { tries: [{ type: 't' }] }), step('turn', { tries: [{ type: '' }] })],
    [orders(many(40, bought)), orders(many(41, bought))],
    [orders([events(6)]), orders([events(7)])],
    [when({}, word(60)), when({}, word(61))],
    [when({}, 'c'), when({}, '')],
    [when({ [word(60)]: 1 }), when({ [word(61)]: 1 })],
    [when({ at: word(80) }), when({ at: word(81) })],
    [when({ at: true }), when({ at: null })],
    [when({ at: 0.5 }), when({ at: Infinity })],
    [when({ at: '' }), when({ at: ['a'] })],
    [score(1000), score(1001)],
    [score(-1000), score(-1001)],
    [score(0), score(0.5)],
    [score(1, 4), score(1, 5)],
    [score(1, 0), score(1, -1)],
  ];
  const whole = (some: unknown): unknown => ('steps' in (some as object) ? some : orders([], [some as Step]));
  for (const [good, bad] of edges) {
    assert.equal(Orders.safeParse(whole(good)).success, true, JSON.stringify(good));
    assert.equal(Orders.safeParse(whole(bad)).success, false, JSON.stringify(bad));
  }
  const set = (seat: number, own: Orders | null = null): boolean => SetOrders.safeParse({ seat, orders: own }).success; // prettier-ignore
  assert.deepEqual(
    [-1, 0, 4, 5, 0.5].map((seat) => set(seat)),
    [false, true, true, false, false],
  );
  assert.deepEqual([set(0, orders([])), set(0, orders([], []))], [true, false]);
  assert.equal(SetOrders.safeParse({ seat: 0 }).success, false, 'null disarms, nothing is a mistake');
});
