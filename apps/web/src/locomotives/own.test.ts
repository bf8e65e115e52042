import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDocument, runHook } from '../device/testing/hook.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { readLocomotive } from '@turntable/games/versus/locomotive.ts';
import { StatSheetError } from '@turntable/roster/read.ts';
import {
  freshId,
  inlineLocomotive,
  isOwnId,
  ownId,
  putLocomotives,
  readLocomotives,
  removeLocomotive,
  useOwnLocomotives,
  writeLocomotives,
  type OwnLocomotive,
} from './own.ts';

openDocument();

const locomotive: OwnLocomotive = {
  id: 'own-furness-20',
  name: 'Furness 20',
  class: 'A5',
  operator: 'Furness Railway',
  country: 'GB',
  builder: 'Sharp, Stewart and Company',
  whyte: '0-4-0',
  features: ['freight', 'preserved'],
  years: [1863],
  raw: { boilerPressurePsi: '120 psi', driverDiameterIn: '4 ft 10 in', cylinders: 2 },
};

test('what is exported is imported again', () => {
  assert.deepEqual(readLocomotives(writeLocomotives([locomotive]), 'engines.json'), [locomotive]);
});

test('an own locomotive never stands in for one of the roster', () => {
  const imported = readLocomotives(JSON.stringify(LOCOMOTIVES.slice(0, 3)), 'locomotives.json');
  for (const [i, { id, name }] of imported.entries()) {
    assert.ok(isOwnId(id));
    assert.equal(name, LOCOMOTIVES[i]!.name);
  }
  assert.equal(ownId('Ukko-Pekka Č 1'), 'own-ukko-pekka-c-1');
  assert.equal(ownId('own-own-x'), 'own-own-x');
  assert.equal(ownId('???'), 'own-engine');
});

test('names in other letters, and one name twice in a file, have ids of their own, which stay', () => {
  const file = JSON.stringify(
    ['Серго', 'Иосиф', 'Teddy', 'Teddy'].map((name) => ({ name, whyte: '2-10-2' })),
  );
  const ids = readLocomotives(file, 'e.json').map(({ id }) => id);
  assert.equal(new Set(ids).size, 4, ids.join());
  assert.ok(ids.every((id) => /^own-[a-z0-9-]+$/.test(id)));
  const kept = readLocomotives(writeLocomotives(readLocomotives(file, 'e.json')), 'kept.json');
  assert.deepEqual(
    kept.map(({ id }) => id),
    ids,
  );
});

test('CSV is imported too, and what is no sheet is refused with its place', () => {
  const [read] = readLocomotives('name,whyte,boilerPressurePsi\nTeddy,0-4-0T,10 bar\n', 'e.csv');
  assert.equal(read!.name, 'Teddy');
  assert.equal(read!.whyte, '0-4-0T');
  assert.throws(() => readLocomotives('[{"boilerPressurePsi":"hot"}]', 'e.json'), StatSheetError);
});

test('a CSV file gives what stands on a card’s front as a JSON file does', () => {
  const { name, class: series, operator, country, builder, whyte } = locomotive;
  const cells = [name, series, operator, country, `"${builder}"`, whyte];
  const [read] = readLocomotives(`name;class;operator;country;builder;whyte\n${cells.join(';')}\n`, 'e.csv');
  assert.deepEqual(
    [read!.class, read!.operator, read!.country, read!.builder],
    [series, operator, country, builder],
  );
});

test('a table gets it as an inline locomotive of the record format', () => {
  const { id, name, values, features } = inlineLocomotive(locomotive);
  assert.deepEqual([id, name, features], ['own-furness-20', 'Furness 20', ['freight', 'preserved']]);
  assert.equal(values['boiler-pressure'], 120);
  assert.equal(values['driver-diameter'], 58);
  assert.equal(values['grate-area'], null);
});

test('LV-1.4 a table is told which values of it are calculated, and marks them where they are read out', () => {
  const inline = inlineLocomotive(locomotive);
  assert.deepEqual(inline.calculated, ['wheels', 'coupled-axles']);
  const { rear } = readLocomotive(JSON.parse(JSON.stringify(inline)), 'engines[0]');
  assert.deepEqual(rear.calculated, inline.calculated);
});

test('what another tab stored while nobody listened is seen, and never written over', async () => {
  const named = (name: string): OwnLocomotive => ({ ...locomotive, id: ownId(name), name });
  const names = (locomotives: readonly OwnLocomotive[]): string[] => locomotives.map(({ name }) => name);
  const stored = (): string[] =>
    names(readLocomotives(localStorage.getItem('turntable.engines')!, 'kept.json'));
  const elsewhere = (...all: readonly string[]): void =>
    localStorage.setItem('turntable.engines', writeLocomotives(all.map(named)));
  {
    await using before = await runHook(useOwnLocomotives, undefined);
    assert.deepEqual(before.value, []);
  }
  elsewhere('Ada');
  assert.equal(freshId('Ada'), 'own-ada-2');
  putLocomotives([named('Béla')]);
  assert.deepEqual(stored(), ['Ada', 'Béla']);
  elsewhere('Ada', 'Béla', 'Cili');
  removeLocomotive('own-ada');
  assert.deepEqual(stored(), ['Béla', 'Cili']);
  elsewhere('Dani');
  await using again = await runHook(useOwnLocomotives, undefined);
  assert.deepEqual(names(again.value), ['Dani']);
  await again.does(() => putLocomotives([named('Emil')]));
  assert.deepEqual(names(again.value), ['Dani', 'Emil']);
});
