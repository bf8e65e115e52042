import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ANSWER_SHAPES } from './answer-shapes.ts';
import { PATHS } from './paths.ts';
import { misfit as misfitOfRoute } from './routes.ts';
import { shapesOf } from './shape-of.ts';
import { misfit } from './shape.ts';

const table = {
  table: {
    id: 't',
    entry: 'code',
    game: 'loko-moto',
    options: { sheet: 'small' },
    starter: 'lot',
    status: 'running',
    seats: [
      { kind: 'person', name: 'Ada', here: true, journey: '2026-01-02' },
      { kind: 'bot', name: 'Kandó', level: 'easy', here: true },
    ],
    madeAt: 0,
    commitment: 'abc',
    watchers: 2,
    asking: { what: 'factor', with: { seat: 1, factor: 2 }, by: 0, waiting: [1] },
    judge: { name: 'Zoë', taken: true, here: true, deputy: false },
    clock: {
      rule: { kind: 'live', bank: 300, increment: 5 },
      seats: [{ left: 1, grace: 2, runs: true, stage: 'ok' }],
    },
    answering: { ids: ['a'], left: 5 },
  },
  place: {
    seats: [0],
    host: true,
    replaced: [{ seat: 1, until: null }],
    muted: ['watcher', 2],
    orders: [{ seat: 0, orders: { steps: [{ kind: 'turn', tries: [{ type: 'build' }] }], stops: [] } }],
  },
};

/** A value with one place of it changed in each of several ways, or left out. */
function* broken(
  value: unknown,
  put: (changed: unknown) => unknown,
  at = '',
): Iterable<readonly [string, unknown]> {
  for (const other of [null, {}, [], 'other', true, 1])
    if (typeof other !== typeof value || typeof value === 'object')
      yield [`${at} = ${JSON.stringify(other)}`, put(other)];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const within = (changed: unknown): unknown =>
      put(Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed });
    yield* broken(member, within, `${at}.${key}`);
    if (Array.isArray(value)) continue;
    const { [key]: _, ...rest } = value as Readonly<Record<string, unknown>>;
    yield [`${at} without ${key}`, put(rest)];
  }
}

test('a page finds the same faults of kind and place by the shapes as the server’s schemas find', () => {
  const { parts, named } = ANSWER_SHAPES;
  assert.equal(misfitOfRoute('table', table), undefined);
  assert.equal(misfit(parts, named.table, table), undefined);
  let faults = 0;
  for (const [what, value] of broken(table, (changed) => changed)) {
    const wrong = misfitOfRoute('table', value);
    // Shapes leave lengths to the server.
    if (wrong?.includes('Too small')) continue;
    const found = misfit(parts, named.table, value);
    assert.equal(found !== undefined, wrong !== undefined, `${what}: ${wrong} / ${found}`);
    if (wrong !== undefined) faults++;
  }
  assert.ok(faults > 200, String(faults));
});

test('a fault is told with its place and what was expected there', () => {
  const { parts, named } = ANSWER_SHAPES;
  const at = (change: object): string | undefined =>
    misfit(parts, named.table, { ...table, table: { ...table.table, ...change } });
  assert.equal(at({ weather: 'fine' }), undefined);
  assert.equal(at({ watchers: 'many' }), 'table.watchers: expected number');
  assert.equal(at({ status: 'late' }), 'table.status: expected one of ["waiting","running","over"]');
  assert.equal(misfit(parts, named.table, { table: table.table }), 'place: expected a value');
  assert.equal(misfit(parts, named.history, []), 'answer: expected object');
});

test('every route has a shape, and all of them are small enough to send', () => {
  assert.deepEqual(Object.keys(ANSWER_SHAPES.named).sort(), Object.keys(PATHS).sort());
  assert.ok(JSON.stringify(ANSWER_SHAPES).length < 12_000, String(JSON.stringify(ANSWER_SHAPES).length));
});

test('a schema that says more than a shape can say is refused', () => {
  assert.throws(() => shapesOf({ it: z.custom(() => true) }), /no shape of a schema of type custom/);
});
