import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { SHEETS } from '@turntable/games/loko-moto/sheets/index.ts';
import { BOARD_NAMES } from '@turntable/pictures/loko-moto/terrain/board-names.ts';
import { sectionId } from '@turntable/games/loko-moto/topology.ts';
import type { Typed, Typing } from '../session/typing.ts';
import { LISTINGS } from './listings.ts';
import { TYPING as DOUBLE_HEADER } from './double-header/shell/typing.ts';
import { TYPING as LOCO_DOME } from './loco-dome/shell/typing.ts';
import { sectionOf, TYPING as LOKO_MOTO, type MapNames } from './loko-moto/shell/typing.ts';

const trains = [
  { id: 'csorgo', name: 'Csörgő' },
  { id: 'mk45', name: 'Mk45' },
];
const shapes = [
  { id: 'hook', name: 'Hook' },
  { id: 'straight', name: 'Straight' },
];
const named: MapNames = { ...SHEETS.standard, trains, shapes };
/** Names as the pages say them, of what these tests type. */
const NAMES: Readonly<Record<string, string>> = {
  'shape.hook': 'Hook',
  'shape.straight': 'Straight',
  'feature.streamlined': 'Streamlined',
  'feature.three-cylinder': 'Three cylinders',
};
/** Two locomotives of the side that acts. */
const OWN = [{ front: { name: 'LNER A4 Mallard' } }, { front: { name: '5AT' } }];
const CARDS = { engines: [OWN, []], rosters: [OWN, []] };
const typedIn = (typing: Typing, box: object): Readonly<Record<string, Typed>> =>
  typing.typed({ box, ...CARDS } as never, (key) => NAMES[key] ?? key, 0);
const duel = (typing: Typing, freeClaims = false): Readonly<Record<string, Typed>> =>
  typedIn(typing, { rules: { freeClaims } });
const onMap = typedIn(LOKO_MOTO, { sheet: SHEETS.standard, trains, shapes });
const madeOf = (type: string, text: string): object => onMap[type]!.members(text);

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

test('every line is found by the names that a television shows, short ones too', () => {
  for (const { id, stations, sections } of Object.values(SHEETS)) {
    const { places } = BOARD_NAMES[id]!;
    const nameOf = (one: string): string =>
      places[one]?.lines.map((line) => line.replace(/-$/, '')).join('') ??
      stations.find((each) => each.id === one)!.name;
    for (const [a, b] of sections) {
      const said = `${nameOf(a)}-${nameOf(b)}`;
      assert.equal(sectionOf(said, { ...named, stations, sections }), sectionId([a, b]), `${id}: ${said}`);
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
  const [header, dome] = [duel(DOUBLE_HEADER), duel(LOCO_DOME)];
  for (const { call } of [header, dome])
    assert.deepEqual(call!.members('1'), { statistic: 'year-first-built' });
  assert.deepEqual(header['field']!.members('2'), { engine: 1 });
  assert.deepEqual(dome['swap']!.members('5'), { locomotive: 4 });
  for (const said of ['1', 'lner a4', 'LNER A4 Mallard', header['field']!.offers![0]!]) {
    assert.deepEqual(header['field']!.members(said), { engine: 0 }, said);
    assert.deepEqual(dome['activate']!.members(said), { locomotive: 0 }, said);
  }
  assert.deepEqual(dome['block']!.members('5A'), { locomotive: 1 });
  for (const said of ['', 'Flying Scotsman']) {
    const action = { type: 'activate', ...dome['activate']!.members(said) };
    assert.equal(GAMES.find(({ id }) => id === 'loco-dome')!.parse(action), undefined, said);
  }
  for (const { claim } of [header, dome])
    assert.deepEqual(claim!.members('its bell, and whistle'), { text: 'its bell, and whistle' });
});

test('LV-4.2: verdicts and boosters are those of the game that is kept', () => {
  const kept = (id: string, typing: Typing): [string, string, readonly string[]][] => {
    const game = GAMES.find((one) => one.id === id)!;
    return Object.entries(typing.chosen!).map(([type, { member, of }]) => {
      for (const one of of) assert.ok(game.parse({ type, [member]: one }), `${id} knows ${one}`);
      return [id, type, of];
    });
  };
  assert.deepEqual(
    [...kept('double-header', DOUBLE_HEADER), ...kept('loco-dome', LOCO_DOME)],
    [
      ['double-header', 'boost', ['fifty-fifty', 'swap-orders', 'double-header']],
      ['double-header', 'rule', ['claimant', 'opponent', 'equal', 'invalid']],
      ['loco-dome', 'rule', ['claimant', 'equal', 'invalid']],
    ],
  );
  const dome = GAMES.find(({ id }) => id === 'loco-dome')!;
  assert.equal(dome.parse({ type: 'rule', verdict: 'opponent' }), undefined);
});

test('LD-3.4: the Knock Out after a tie is the free one; LD-2.2: a call may name a target', () => {
  const dome = GAMES.find(({ kinds }) => 'tie-break' in kinds)!;
  for (const kind of ['call', 'tie-break']) {
    const action = dome.parse({ type: 'knock-out', ...LOCO_DOME.members!(kind, 'knock-out') });
    assert.deepEqual(action, { type: 'knock-out', ...(kind === 'tie-break' && { free: true }) });
  }
  const { call } = duel(LOCO_DOME);
  assert.deepEqual(
    [call!.hint, duel(DOUBLE_HEADER)['call']!.hint],
    ['room.typed.target', 'room.typed.statistic'],
  );
  assert.deepEqual(call!.members('15 3'), { statistic: STATISTIC_IDS[14], target: 2 });
});

test('LV-4.1: a feature is claimed by its name, all else in words', () => {
  const dome = duel(LOCO_DOME);
  assert.deepEqual(dome['claim']!.members('streamlined'), { feature: 'streamlined' });
  assert.deepEqual(dome['reply']!.members('three cyl'), { feature: 'three-cylinder' });
  assert.deepEqual(dome['claim']!.members('its bell'), { text: 'its bell' });
  assert.ok(dome['claim']!.offers!.includes('Three cylinders'));
});

test('LV-3.2: the keeper is asked for words only where the table takes them', () => {
  const hints = [true, false].map((free) => duel(DOUBLE_HEADER, free)['claim']!.hint);
  assert.deepEqual(hints, ['room.typed.words', 'room.typed.feature']);
});

test('LV-3.2: where free words are allowed the beginning of a feature’s name is words, its whole name the feature', () => {
  const dome = duel(LOCO_DOME, true);
  for (const words of [dome['claim']!, dome['reply']!, duel(DOUBLE_HEADER, true)['claim']!]) {
    assert.deepEqual(words.members('stream'), { text: 'stream' });
    assert.deepEqual(words.members('Three cylinders'), { feature: 'three-cylinder' });
    assert.deepEqual(words.members('streamlined'), { feature: 'streamlined' });
  }
});

test('each action that a keeper may enter in a game with typing is typed, chosen, or whole by its name', async () => {
  for (const [i, listing] of LISTINGS.entries()) {
    const game = GAMES[i]!;
    const typing = await listing.typing?.();
    if (!typing) continue;
    const box = listing.id === 'loko-moto' ? { sheet: SHEETS.standard, trains, shapes } : { rules: {} };
    const given = { ...typedIn(typing, box), ...typing.chosen };
    for (const [kind, types] of Object.entries(game.kinds))
      for (const type of types) {
        if (kind === 'deal' || kind === 'coin' || kind === 'judge' || type in given) continue;
        const action = { type, ...typing.members?.(kind, type) };
        assert.ok(game.parse(action), `${listing.id} asks ${kind}: ${type}`);
      }
  }
});
