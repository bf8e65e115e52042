import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordError } from '@turntable/engine';
import { SHAPES, SHEETS, TRAINS } from './boxes.ts';
import { host } from './host.ts';
import { SHEET_IDS } from './sheets/index.ts';

test('without a wish it is the standard map and deck, everybody may start', () => {
  const setup = host({}, 4);
  assert.equal(setup.sheet, SHEETS.standard);
  assert.equal(setup.trains.length, TRAINS.length);
  assert.equal(setup.shapes.length, SHAPES.triangular.length);
  assert.deepEqual(setup.starters, [0, 1, 2, 3]);
  assert.deepEqual([setup.players, setup.hiddenAgendas, setup.advanced], [4, false, false]);
});

test('LM-9.1 the map brings the shapes of its lattice', () => {
  for (const sheet of SHEET_IDS) {
    const setup = host({ sheet }, 2);
    assert.equal(setup.sheet, SHEETS[sheet]);
    assert.deepEqual(
      setup.shapes.map((s) => s.id).sort(),
      SHAPES[setup.sheet.lattice].map((s) => s.id).sort(),
    );
  }
});

test('LM-8.2 the options of LM-7 and LM-8 combine at every number of players and on every map', () => {
  for (const sheet of SHEET_IDS)
    for (const players of [2, 3, 4, 5]) {
      const setup = host({ sheet, hiddenAgendas: true, advanced: true }, players);
      assert.deepEqual([setup.hiddenAgendas, setup.advanced], [true, true]);
    }
});

test('what a host’s form does not know is refused with its place', () => {
  for (const [options, place] of [
    [{ colour: 'red' }, 'options.colour'],
    [{ sheet: 'moon' }, 'options.sheet'],
    [{ advanced: 'yes' }, 'options.advanced'],
    [{ starters: [] }, 'options.starters'],
    [{ starters: [1, 1] }, 'options.starters'],
    [{ starters: [3] }, 'options.starters[0]'],
    [{ starters: 1 }, 'options.starters'],
  ] as const)
    assert.throws(
      () => host(options, 3),
      (error: unknown) => error instanceof RecordError && error.place === place,
      place,
    );
});
