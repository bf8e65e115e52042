import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { messages } from '../../../i18n/messages.ts';
import { sayings } from './sayings.ts';

const view = lokoMoto.view(lokoMoto.start(lokoMoto.host({}, 2)), 0);
/** What is said of the station with that id on a sheet. */
function said(sheet: Sheet, id: string): string {
  const subject = { view: { ...view, box: { ...view.box, sheet } }, names: ['Ada', 'Ben'], seat: 0 };
  const words = sayings(messages('en'), { ...subject, plot: plot(sheet), marks: new Set() });
  return words.station(sheet.stations.findIndex((each) => each.id === id));
}

test('a town abroad is told with its name there; a station of one’s own map by its own name alone', () => {
  const { sheet } = view.box;
  assert.match(said(sheet, 'deva'), /Déva \(Deva\)/);
  const stations = sheet.stations.map((each) => (each.id === 'deva' ? { ...each, name: 'Dévaványa' } : each));
  const own = said({ ...sheet, id: 'inline', name: '', stations }, 'deva');
  assert.ok(own.includes('Dévaványa') && !own.includes('Deva'), own);
});
