import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import { fileName, readRequest, type Options } from './request.ts';
import { settled } from './settled.ts';

const game = gameById('loko-moto')!;
const on = (sheet: string) => ({ game, state: game.start(game.host({ sheet }, 2)) });
const named = (kind: string, options: Options, sheet: string): string =>
  fileName(settled(readRequest(kind, options), on(sheet)));

test('a file is named after the map of its game, or the lattice of its cards', () => {
  assert.equal(named('map', {}, 'small'), 'turntable-map-small-en-a4.pdf');
  assert.equal(named('map', { sheet: 'square' }, 'square'), 'turntable-map-square-en-a4.pdf');
  assert.equal(named('shape-cards', {}, 'square'), 'turntable-shape-cards-square-en-a4.pdf');
  assert.equal(named('agenda-cards', {}, 'square'), 'turntable-agenda-cards-square-en-a4.pdf');
  assert.equal(named('train-cards', {}, 'square'), 'turntable-train-cards-en-a4.pdf');
  assert.equal(settled(readRequest('map', {}), undefined).sheet, 'standard');
});

test('a sheet that is not that of the game is refused', () => {
  const cases = [
    ['map', 'small', 'standard', '--sheet: the map of this game is standard'],
    ['shape-cards', 'triangular', 'square', '--sheet: the map of this game is square'],
    ['agenda-cards', 'square', 'small', '--sheet: the map of this game is triangular'],
  ] as const;
  for (const [kind, sheet, played, message] of cases)
    assert.throws(() => named(kind, { sheet }, played), { name: 'PrintError', message });
  const other = { game: gameById('double-header')!, state: {} };
  assert.throws(() => settled(readRequest('map', {}), other), /double-header has no map/);
});

test('LM-7.1 slips of a game are those of its seats: no cards can be chosen', () => {
  assert.throws(() => named('agenda-cards', { cards: 'tent' }, 'standard'), {
    name: 'PrintError',
    message: '--cards: slips of a game are one per seat, with the two cards of each',
  });
  assert.equal(settled(readRequest('agenda-cards', { cards: 'tent' }), undefined).cards?.length, 1);
});
