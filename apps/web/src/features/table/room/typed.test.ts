import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/sheets/index.ts';
import { sectionId } from '@turntable/games/loko-moto/topology.ts';
import { lineOf, TYPED, type Named } from './typed.ts';

const trains = [
  { id: 'csorgo', name: 'Csörgő' },
  { id: 'mk45', name: 'Mk45' },
];
const shapes = [
  { id: 'hook', name: 'Hook' },
  { id: 'straight', name: 'Straight' },
];
const named: Named = { ...SHEETS.standard, trains, shapes };
const membersOf = (type: string, text: string): object => TYPED[type]!.members(text, named);

test('every line of every map is found by the names of its stations, in any order and without accents', () => {
  for (const { id, stations, sections } of Object.values(SHEETS)) {
    const nameOf = (one: string): string => stations.find((each) => each.id === one)!.name;
    for (const [a, b] of sections)
      for (const said of [
        `${nameOf(a)}-${nameOf(b)}`,
        `${nameOf(b)} – ${nameOf(a)}`,
        `${a}-${b}`,
        `${b}-${a}`,
      ]) {
        const found = lineOf(said.normalize('NFD').replace(/\p{M}/gu, ''), { ...named, stations, sections });
        assert.equal(found, sectionId([a, b]), `${id}: ${said}`);
      }
  }
});

test('the beginning of a name will do where only one line fits; what fits none goes to the server as it is', () => {
  assert.equal(lineOf('buda-vác', named), 'bp-vac');
  assert.equal(lineOf('k-b', named), undefined);
  assert.deepEqual(membersOf('reserve', 'buda-vac, nowhere-vac'), { sections: ['bp-vac', 'nowhere-vac'] });
  assert.deepEqual(membersOf('reserve', 'bp-vac Budapest-Kecskemét'), {
    sections: ['bp-vac', lineOf('bp-kecskemét', named)],
  });
  assert.deepEqual(membersOf('build', 'Vác–Budapest'), { section: 'bp-vac' });
});

test('a purchase: train, lines and shape in any order, with commas or without', () => {
  const bought = { train: 'csorgo', sections: ['bp-vac'], shape: null };
  assert.deepEqual(membersOf('buy', 'Csörgő, Budapest-Vác'), bought);
  assert.deepEqual(membersOf('buy', 'bp-vac csorgo'), bought);
  assert.deepEqual(membersOf('buy', 'hook, csörgő, vác-buda'), { ...bought, shape: 'hook' });
  assert.deepEqual(membersOf('buy', 'csorgo bp-vac shape:straight'), { ...bought, shape: 'straight' });
  assert.deepEqual(membersOf('buy', 'Orient Express'), {
    train: 'Orient',
    sections: ['Express'],
    shape: null,
  });
});

test('statistics and engines by their numbers, claims in words', () => {
  assert.deepEqual(membersOf('call', '1'), { statistic: 'year-first-built' });
  assert.deepEqual(membersOf('call', '25 3'), { statistic: 'grate-area', target: 2 });
  assert.deepEqual(membersOf('field', '2'), { engine: 1 });
  assert.deepEqual(membersOf('swap', '5'), { locomotive: 4 });
  assert.deepEqual(membersOf('claim', 'its bell, and whistle'), { text: 'its bell, and whistle' });
});
