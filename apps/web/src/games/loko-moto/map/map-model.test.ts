import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STANDARD } from '@turntable/games/loko-moto/sheets/standard.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { builtBy, FREE, INKED, reservedBy, type SectionState } from '@turntable/games/loko-moto/types.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { lettered, litLines, livePencil, networks, networkWith } from './map-model.ts';

const laid = plot(STANDARD);
const { index } = topology(STANDARD);
const at = (id: string): number => index.get(id)!;
const table = (drawn: Readonly<Record<string, SectionState>>): SectionState[] =>
  STANDARD.sections.map(([a, b]) => drawn[`${a}-${b}`] ?? FREE);

test('lit are the lines that may be drawn and join on to one’s own built ones; reservations join nothing', () => {
  const lines = table({ 'bp-vac': builtBy(0), 'arad-szeged': reservedBy(0), 'bp-eger': builtBy(1) });
  const open = new Set(lines.flatMap((line, i) => (line === FREE ? [i] : [])));
  const lit = litLines(laid, lines, 0, open).map((i) => laid.tracks[i]!.id);
  assert.deepEqual(
    new Set(lit),
    new Set(['bp-fehervar', 'bp-szolnok', 'bp-kecskemet', 'bp-paks', 'komarom-vac', 'losonc-vac']),
  );
});

test('networks hang together, the largest first; a picked line joins two', () => {
  const lines = table({
    'bp-vac': builtBy(0),
    'bp-eger': builtBy(0),
    'arad-deva': builtBy(0),
    'bp-paks': builtBy(1),
    'eger-losonc': reservedBy(0),
  });
  assert.deepEqual(
    networks(laid, lines, 0).map((network) => network.length),
    [2, 1],
  );
  assert.equal(networkWith(laid, lines, 0, []), 2);
  assert.equal(networkWith(laid, lines, 0, [at('eger-losonc')]), 3);
  assert.equal(networkWith(laid, lines, 3, []), 0);
});

test('every run has a letter, and no two letters touch', () => {
  const lines = STANDARD.sections.map((_, i) => builtBy(i % 3));
  const letters = lettered(laid, lines);
  for (const seat of [0, 1, 2])
    for (const network of networks(laid, lines, seat)) {
      assert.ok(network.some((i) => letters.has(i)));
      for (const i of network.filter((line) => letters.has(line)))
        for (const station of [laid.tracks[i]!.from, laid.tracks[i]!.to])
          assert.deepEqual(
            laid.meeting[station]!.filter((j) => lines[j] === builtBy(seat) && letters.has(j)),
            [i],
          );
    }
});

test('pencil marks go with the line they were made on', () => {
  const lines = table({
    'bp-vac': INKED,
    'bp-eger': builtBy(0),
    'bp-paks': reservedBy(1),
    'bp-szolnok': reservedBy(0),
  });
  const marks = ['bp-vac', 'bp-eger', 'bp-paks', 'bp-szolnok', 'bp-fehervar'].map(at);
  assert.deepEqual(livePencil(marks, lines, 0), [at('bp-szolnok'), at('bp-fehervar')]);
});
