import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { SHEETS } from '@turntable/games/loko-moto/sheets/index.ts';
import { sectionId } from '@turntable/games/loko-moto/topology.ts';
import { choicesOf, hintOf, sectionOf, membersOf, TYPED, type Named } from './typed.ts';

const trains = [
  { id: 'csorgo', name: 'Csörgő' },
  { id: 'mk45', name: 'Mk45' },
];
const shapes = [
  { id: 'hook', name: 'Hook' },
  { id: 'straight', name: 'Straight' },
];
const features = [
  { id: 'streamlined', name: 'Streamlined' },
  { id: 'three-cylinder', name: 'Three cylinders' },
];
const named: Named = { ...SHEETS.standard, trains, shapes, features, freeClaims: false };
const madeOf = (type: string, text: string): object => TYPED[type]!.members(text, named);

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
        const found = sectionOf(said.normalize('NFD').replace(/\p{M}/gu, ''), {
          ...named,
          stations,
          sections,
        });
        assert.equal(found, sectionId([a, b]), `${id}: ${said}`);
      }
  }
});

test('the beginning of a name will do where only one line fits; what fits none goes to the server as it is', () => {
  assert.equal(sectionOf('buda-vác', named), 'bp-vac');
  assert.equal(sectionOf('k-b', named), undefined);
  assert.deepEqual(madeOf('reserve', 'buda-vac, nowhere-vac'), { sections: ['bp-vac', 'nowhere-vac'] });
  assert.deepEqual(madeOf('reserve', 'bp-vac Budapest-Kecskemét'), {
    sections: ['bp-vac', sectionOf('bp-kecskemét', named)],
  });
  assert.deepEqual(madeOf('build', 'Vác–Budapest'), { section: 'bp-vac' });
});

test('a purchase: train, lines and shape in any order, with commas or without', () => {
  const bought = { train: 'csorgo', sections: ['bp-vac'], shape: null };
  assert.deepEqual(madeOf('buy', 'Csörgő, Budapest-Vác'), bought);
  assert.deepEqual(madeOf('buy', 'bp-vac csorgo'), bought);
  assert.deepEqual(madeOf('buy', 'hook, csörgő, vác-buda'), { ...bought, shape: 'hook' });
  assert.deepEqual(madeOf('buy', 'csorgo bp-vac shape:straight'), { ...bought, shape: 'straight' });
  assert.deepEqual(madeOf('buy', 'Orient Express'), {
    train: 'Orient',
    sections: ['Express'],
    shape: null,
  });
});

test('statistics and locomotives by their numbers, claims in words', () => {
  assert.deepEqual(madeOf('call', '1'), { statistic: 'year-first-built' });
  assert.deepEqual(madeOf('call', '25 3'), { statistic: 'grate-area', target: 2 });
  assert.deepEqual(madeOf('field', '2'), { engine: 1 });
  assert.deepEqual(madeOf('swap', '5'), { locomotive: 4 });
  assert.deepEqual(madeOf('claim', 'its bell, and whistle'), { text: 'its bell, and whistle' });
});

test('LV-4.2: verdicts are those of the game that is kept', () => {
  const offered = GAMES.map((game) => [game.id, choicesOf(game, 'rule')] as const);
  assert.deepEqual(Object.fromEntries(offered.filter(([, verdicts]) => verdicts.length > 0)), {
    'double-header': ['claimant', 'opponent', 'equal', 'invalid'],
    'loco-dome': ['claimant', 'equal', 'invalid'],
  });
  const [boosting] = GAMES.filter(({ kinds }) =>
    Object.values(kinds).some((types) => types.includes('boost')),
  );
  assert.equal(choicesOf(boosting!, 'boost').length, 3);
});

test('LD-3.4: the Knock Out after a tie is the free one; LD-2.2: a call may name a target', () => {
  const dome = GAMES.find(({ kinds }) => 'tie-break' in kinds)!;
  for (const kind of ['call', 'tie-break']) {
    const action = dome.parse({ type: 'knock-out', ...membersOf(kind, 'knock-out') });
    assert.deepEqual(action, { type: 'knock-out', ...(kind === 'tie-break' && { free: true }) });
  }
  const header = GAMES.find(({ kinds }) => Object.values(kinds).flat().includes('boost'))!;
  assert.deepEqual([hintOf(dome, 'call'), hintOf(header, 'call')], ['target', 'statistic']);
  assert.deepEqual(madeOf('call', '15 3'), { statistic: STATISTIC_IDS[14], target: 2 });
});

test('LV-4.1: a feature is claimed by its name, all else in words', () => {
  assert.deepEqual(madeOf('claim', 'streamlined'), { feature: 'streamlined' });
  assert.deepEqual(madeOf('reply', 'three cyl'), { feature: 'three-cylinder' });
  assert.deepEqual(madeOf('claim', 'its bell'), { text: 'its bell' });
});

test('LV-3.2: where free words are allowed the beginning of a feature’s name is words, its whole name the feature', () => {
  const free: Named = { ...named, freeClaims: true };
  for (const type of ['claim', 'reply']) {
    assert.deepEqual(TYPED[type]!.members('stream', free), { text: 'stream' });
    assert.deepEqual(TYPED[type]!.members('Three cylinders', free), { feature: 'three-cylinder' });
    assert.deepEqual(TYPED[type]!.members('streamlined', free), { feature: 'streamlined' });
  }
});
