import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import { builtBy } from './types.ts';
import { grid, played, position, row } from './fixtures.node.ts';
import { bundles, network, type Network } from './sets.ts';
import { hangTogether, oddStations, topology } from './topology.ts';

function clump(
  size: number,
  seed: number,
): { net: Network; own: number[]; map: ReturnType<typeof topology> } {
  const { box, lines } = played({ map: grid(seed % 2 === 0 ? 'triangular' : 'square', 5, 5) });
  const map = topology(box.sheet);
  const rng = quickRng(seed);
  const own = new Set([rng.below(lines.length)]);
  while (own.size < size) {
    const around = map.touching[[...own][rng.below(own.size)]!]!;
    // Now and then a section apart, so that networks of several parts are tried too.
    own.add(rng.below(9) === 0 ? rng.below(lines.length) : around[rng.below(around.length)]!);
  }
  const drawn = lines.map((line, i) => (own.has(i) ? builtBy(0) : line));
  return { net: network(map, drawn, builtBy(0)), own: [...own].sort((a, b) => a - b), map };
}

/** The sets of `bundles` one by one, as sections of the map in map order. */
function* connectedSets(net: Network, size: number, stroke: boolean): Generator<number[], void> {
  for (const { chosen, count, last, lasts } of bundles(net, size, stroke))
    for (let i = 0; i < lasts; i++) {
      const set = [net.sections[last[i]!]!];
      for (let j = 0; j < count; j++) set.push(net.sections[chosen[j]!]!);
      yield set.sort((a, b) => a - b);
    }
}

/** All subsets of that size with the property, by trying every one. */
function bySubsets(own: readonly number[], size: number, fits: (set: number[]) => boolean): string[] {
  const out: string[] = [];
  for (let mask = 0; mask < 1 << own.length; mask++) {
    const set = own.filter((_, i) => (mask >> i) & 1);
    if (set.length === size && fits(set)) out.push(set.join());
  }
  return out.sort();
}

test('LM-3.1 every connected set of a size is found, each once', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { net, own, map } = clump(11, seed);
    for (let size = 1; size <= 11; size++) {
      const found = [...connectedSets(net, size, false)].map((set) => set.join());
      const wanted = bySubsets(own, size, (set) => hangTogether(map, set));
      assert.deepEqual(found.sort(), wanted, `seed ${seed}, size ${size}`);
    }
  }
});

test('LM-8.1 with one stroke, exactly the sets with at most two odd stations are found', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { net, own, map } = clump(11, seed);
    for (let size = 1; size <= 9; size++) {
      const found = [...connectedSets(net, size, true)].map((set) => set.join());
      const fits = (set: number[]): boolean => hangTogether(map, set) && oddStations(map, set) <= 2;
      assert.deepEqual(found.sort(), bySubsets(own, size, fits), `seed ${seed}, size ${size}`);
    }
  }
});

test('with a seed, exactly the sets that contain it are found', () => {
  for (let n = 0; n < 8; n++) {
    const { net, own } = clump(11, n);
    for (const seed of [...connectedSets(net, 3, false)].slice(0, 5)) {
      const local = seed.map((s) => net.local[s]!);
      const found: string[] = [];
      for (const { chosen, count, last, lasts } of bundles(net, 6, false, local))
        for (let i = 0; i < lasts; i++)
          found.push(
            [...chosen.subarray(0, count), last[i]!]
              .map((s) => net.sections[s]!)
              .sort((a, b) => a - b)
              .join(),
          );
      const wanted = [...connectedSets(net, 6, false)]
        .filter((set) => seed.every((s) => set.includes(s)))
        .map((set) => set.join());
      assert.deepEqual(found.sort(), wanted.sort(), `${own.join()} from ${seed.join()}`);
    }
  }
});

test('a row of 60 sections has one set of 60 and two of 59, found without going through the smaller ones', () => {
  const ids = Array.from({ length: 60 }, (_, i) => i);
  const state = position({ map: rowMap(60) }, {});
  const lines = state.lines.map((line, i) => (ids.includes(i) ? builtBy(0) : line));
  const net = network(topology(state.box.sheet), lines, builtBy(0));
  assert.equal([...connectedSets(net, 60, false)].length, 1);
  assert.equal([...connectedSets(net, 59, false)].length, 2);
  assert.equal([...connectedSets(net, 30, true)].length, 31);
});

/** A row of stations with a dead end at each: its first `spine` sections are the row. */
function comb(spine: number): Network {
  const ids = Array.from({ length: spine + 1 }, (_, q) => q);
  const stations = ids.flatMap((q) => [
    { id: `a${q}`, name: '', at: [q, 0] },
    { id: `b${q}`, name: '', at: [q, 1] },
  ]);
  const teeth = ids.map((q) => [`a${q}`, `b${q}`]);
  const along = ids.slice(1).map((q) => [`a${q - 1}`, `a${q}`]);
  const { box, lines } = played({ map: { lattice: 'square', stations, sections: [...along, ...teeth] } });
  return network(
    topology(box.sheet),
    lines.map(() => builtBy(0)),
    builtBy(0),
  );
}

test('a comb of 43 sections: the sets of 42 come at once', () => {
  // Without looking ahead, millions of smaller sets would be grown in vain.
  // One tooth can go; without a piece of its spine the comb falls apart.
  assert.equal([...connectedSets(comb(21), 42, false)].length, 22);
});

test('a comb of 101 sections: the sets of 40 that one stroke draws come at once', { timeout: 60_000 }, () => {
  // 40 of the spine, 39 and a tooth at either end, or 38 and both: a tooth between them is a dead end of the stroke, and all
  // ways to have many of those would be gone through for ever.
  assert.equal([...connectedSets(comb(50), 40, true)].length, 11 + 2 * 12 + 13);
});

function rowMap(n: number): object {
  const stations = Array.from({ length: n + 1 }, (_, q) => ({ id: `s${q}`, name: '', at: [q, 0] }));
  const sections = Array.from({ length: n }, (_, q) => [`s${q}`, `s${q + 1}`]);
  return { lattice: 'square', stations, sections };
}

test('no set is bigger than the network', () => {
  const { box, lines } = played({ map: row(4) });
  const map = topology(box.sheet);
  const net = network(
    map,
    lines.map(() => builtBy(0)),
    builtBy(0),
  );
  assert.deepEqual([...connectedSets(net, 5, false)], []);
  assert.deepEqual([...connectedSets(network(map, lines, builtBy(0)), 1, false)], []);
});
