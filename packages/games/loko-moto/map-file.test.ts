import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng, RecordError } from '@turntable/engine';
import { host } from './host.ts';
import { lokoMoto } from './index.ts';
import { setupOfMapFile } from './map-file.ts';

const written = lokoMoto.record.writeSetup(lokoMoto.start(host({ sheet: 'square' }, 2)));

test('a map from a file, or that of a record, is played by as many as one likes', () => {
  const { map } = written.setup as { map: { sections: string[][] } };
  for (const file of [map, { ...written, game: 'loko-moto' }]) {
    const { sheet, players } = setupOfMapFile(file, 4);
    assert.equal(sheet.sections.length, map.sections.length);
    assert.equal(players, 4);
  }
  const cut = setupOfMapFile({ ...map, sections: map.sections.slice(0, -1) }, 2);
  assert.equal(cut.sheet.sections.length, map.sections.length - 1);
});

test('a record of any number of seats with secret cards gives its map: they, and who starts, are dealt anew', () => {
  let state = lokoMoto.start(host({ sheet: 'small', hiddenAgendas: true }, 5));
  const [open] = lokoMoto.decisions(state);
  for (let entry = 0; entry < 20; entry++) {
    const action = lokoMoto.draw(state, open!, keyedRng('map', entry));
    if ('starter' in action && action.starter !== 4) continue;
    state = lokoMoto.apply(state, { decision: open!.id, actor: 'chance', action }).state;
    break;
  }
  const record = { ...lokoMoto.record.writeSetup(state), game: 'loko-moto' };
  assert.equal((record.setup as { starter: number }).starter, 4);
  const setup = setupOfMapFile(record, 2);
  assert.deepEqual([setup.players, setup.hiddenAgendas], [2, false]);
  assert.equal(setup.sheet.sections.length, host({ sheet: 'small' }, 2).sheet.sections.length);
});

test('LM-9.1 a file that is no map is refused with the place in that file', () => {
  const refused = (file: unknown, place: string): void =>
    assert.throws(
      () => setupOfMapFile(file, 2),
      (error) => error instanceof RecordError && error.message.startsWith(place),
    );
  refused([], 'map: expected an object');
  refused({}, 'lattice: expected "triangular", "square"');
  refused({ lattice: 'square' }, 'stations: expected a list');
  refused({ lattice: 'square', stations: [5] }, 'stations[0]: expected an object');
  refused({ setup: {} }, 'setup.map: expected "standard" or an object');
  refused({ ...written, game: 'loco-dome' }, 'game: expected "loko-moto"');
});
