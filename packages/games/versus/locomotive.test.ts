import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordError } from '@turntable/engine';
import { FRONTS, STATISTICS } from '@turntable/roster';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import {
  identical,
  knows,
  readBrought,
  readLocomotive,
  rosterLocomotive,
  statisticsOf,
  valueOf,
  writeLocomotive,
} from './locomotive.ts';
import { seenLocomotive, seenValue, withReadOut } from './seen.ts';

const inline = (values: object, more: object = {}): object => ({ id: 'x', name: 'X', values, ...more });
const bad = (value: unknown): string => {
  try {
    readLocomotive(value, 'setup.engines[0][1]');
  } catch (error) {
    if (error instanceof RecordError) return error.place;
    throw error;
  }
  return 'read';
};

test('LV-1.1 the front is shown without the rear, and the rear without the front of any other', () => {
  const locomotive = readLocomotive(inline({ 'boiler-pressure': 300, power: null }, { whyte: '4-6-2' }), 'x');
  const strangers = seenLocomotive(locomotive, {}, { rear: false, known: false });
  assert.deepEqual(strangers, { front: locomotive.front, rear: null, known: null, read: {} });
  assert.equal(strangers.front.whyte, '4-6-2');
  assert.ok(!JSON.stringify(strangers).includes('300'));
  assert.equal(
    seenLocomotive(locomotive, {}, { rear: true, known: false }).rear?.values['boiler-pressure'],
    300,
  );
});

test('LV-1.2 a value is a number from zero or unknown; a known zero is known', () => {
  const locomotive = readLocomotive(inline({ power: 0, height: null }), 'x');
  assert.equal(valueOf(locomotive, 'power'), 0);
  assert.equal(valueOf(readLocomotive(inline({ power: -0 }), 'x'), 'power'), 0, 'JSON knows -0');
  assert.ok(knows(locomotive.known, 'power'));
  assert.equal(valueOf(locomotive, 'height'), undefined);
  assert.ok(!knows(locomotive.known, 'height'));
  assert.ok(!knows(locomotive.known, 'width'));
  assert.ok(!knows(locomotive.known, 'constructor'));
  assert.equal(valueOf(locomotive, 'toString'), undefined);
  assert.equal(bad(inline({ power: -1 })), 'setup.engines[0][1].values.power');
  assert.equal(bad(inline({ power: '300' })), 'setup.engines[0][1].values.power');
  assert.equal(bad(inline(JSON.parse('{"power":1e999}') as object)), 'setup.engines[0][1].values.power');
});

test('LV-1.3 the forty come first and others only if a locomotive brings them along', () => {
  assert.equal(STATISTICS.length, 40);
  const locomotive = readLocomotive(inline({ whistles: 3, power: 5 }), 'x');
  const ids = statisticsOf([locomotive, rosterLocomotive(FRONTS[0]!.id)!]);
  assert.equal(ids.length, 41);
  assert.deepEqual(
    ids.slice(0, 40),
    STATISTICS.map((s) => s.id),
  );
  assert.equal(ids[40], 'whistles');
});

test('LV-1.4 a calculated value counts as known and is marked, also once it is read out', () => {
  const marked = LOCOMOTIVES.map((l) => rosterLocomotive(l.id)!).filter((l) => l.rear.calculated.length > 0);
  assert.ok(marked.length > 100);
  for (const locomotive of marked)
    for (const statistic of locomotive.rear.calculated) {
      assert.ok(knows(locomotive.known, statistic));
      const read = withReadOut({}, locomotive, statistic);
      assert.deepEqual(read[statistic], { value: valueOf(locomotive, statistic), calculated: true });
    }
  const pressure = withReadOut({}, rosterLocomotive('up-big-boy-4884-1')!, 'boiler-pressure');
  assert.deepEqual(pressure, { 'boiler-pressure': { value: 300 } });
});

test('LV-2.3 a value read out is seen by who may not see the rear', () => {
  const locomotive = readLocomotive(inline({ power: 7, height: 9 }), 'x');
  const seen = seenLocomotive(locomotive, withReadOut({}, locomotive, 'power'), {
    rear: false,
    known: false,
  });
  assert.equal(seenValue(seen, 'power'), 7);
  assert.equal(seenValue(seen, 'height'), undefined);
});

test('LV-2.4 values are rounded half up to the decimals of their statistic, on the number as written', () => {
  const locomotive = readLocomotive(
    inline({ height: 1.005, power: 0.5, 'grate-area': 70.25, whistles: 1.00005, 'axle-load': 67499.4999 }),
    'x',
  );
  assert.deepEqual(locomotive.rear.values, {
    height: 1.01,
    power: 1,
    'grate-area': 70.3,
    whistles: 1.00005,
    'axle-load': 67499,
  });
});

test('LV-6.2 whether there is a value is shown apart from how much it is', () => {
  const locomotive = readLocomotive(inline({ power: 7 }), 'x');
  const seen = seenLocomotive(locomotive, {}, { rear: false, known: true });
  assert.deepEqual(seen.known, { power: true });
  assert.ok(!JSON.stringify({ ...seen, front: null }).includes('7'));
});

test('a locomotive is written as it is read', () => {
  assert.equal(writeLocomotive(rosterLocomotive('up-big-boy-4884-1')!), 'up-big-boy-4884-1');
  const own = inline({ power: 7 }, { features: ['streamlined'], whyte: '4-6-2', calculated: ['power'] });
  assert.deepEqual(writeLocomotive(readLocomotive(own, 'x')), own);
  assert.ok(identical(readLocomotive(own, 'x'), readLocomotive(inline({}), 'y')));
});

test('what is no locomotive is refused with its place', () => {
  assert.equal(bad('no-such-engine'), 'setup.engines[0][1]');
  assert.equal(bad(7), 'setup.engines[0][1]');
  assert.equal(bad({ name: 'X', values: {} }), 'setup.engines[0][1].id');
  assert.equal(bad({ id: 'x', values: {} }), 'setup.engines[0][1].name');
  assert.equal(bad({ id: 'x', name: 'X' }), 'setup.engines[0][1].values');
  assert.equal(bad(inline({}, { features: ['shiny'] })), 'setup.engines[0][1].features[0]');
});

test('a record may have cards whose values the book does not know; nobody brings such a card to a table', () => {
  const foreign = inline({ height: 5, power: null }, { unread: true });
  assert.deepEqual(readLocomotive(foreign, 'x').unread, ['power']);
  const place = 'options.rosters[0][1]';
  assert.throws(
    () => readBrought(foreign, place),
    new RecordError(`${place}.unread`, 'expected a card whose values are known'),
  );
  const whole = inline({ height: 5, power: null }, { unread: false });
  assert.deepEqual(readBrought(whole, place), readLocomotive(whole, place));
  assert.throws(() => readBrought(inline({ height: -1 }), place), { place: `${place}.values.height` });
});
