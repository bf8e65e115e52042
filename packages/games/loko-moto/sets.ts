import type { SectionState } from './types.ts';
import type { Topology } from './topology.ts';

/** The sections of one owner as a graph of its own, numbered from 0. */
export interface Network {
  readonly stations: number;
  /** The section of the map behind each number, and the way back (-1 for others' sections). */
  readonly sections: readonly number[];
  readonly local: Int32Array;
  readonly ends: readonly (readonly [number, number])[];
  readonly touching: readonly (readonly number[])[];
}

/** The network of all sections in one state (`builtBy(seat)`). */
export function network(map: Topology, lines: readonly SectionState[], line: SectionState): Network {
  const local = new Int32Array(lines.length).fill(-1);
  const sections: number[] = [];
  for (let i = 0; i < lines.length; i++) if (lines[i] === line) local[i] = sections.push(i) - 1;
  return {
    stations: map.stations,
    sections,
    local,
    ends: sections.map((s) => map.ends[s]!),
    touching: sections.map((s) => map.touching[s]!.map((t) => local[t]!).filter((t) => t >= 0)),
  };
}

/** All connected sets that differ in their last section only: `chosen` (the first `count` of it) with one of `last` (the first `lasts`). */
export interface Bundle {
  readonly chosen: Int32Array;
  readonly count: number;
  readonly last: Int32Array;
  lasts: number;
}

/**
 * Every connected set of exactly `size` sections of a network, each once, in bundles; with `stroke` only those that one
 * stroke draws (LM-8.1); with a `seed`, a connected set, only those that contain it. The bundle is one object, written anew
 * for each step.
 *
 * This is Redelmeier's way of counting lattice animals (Discrete Mathematics 36, 1981): the set grows from its
 * lowest section by untried neighbours, and a neighbour once tried is out for the rest of that branch. Besides, a branch is
 * left as soon as the sections not out, reached from the chosen ones, are fewer than `size`; so each branch ends in
 * a set, and the time between two sets is polynomial even when few sets are that big.
 */
export function* bundles(
  net: Network,
  size: number,
  stroke: boolean,
  seed: readonly number[] = [],
): Generator<Bundle, void> {
  const n = net.sections.length;
  if (size > n || size <= seed.length || size < 1) return;
  const queue = new Int32Array(n);
  const seen = new Uint8Array(n);
  const out = new Uint8Array(n);
  const chosen = Int32Array.from({ length: size }, (_, i) => seed[i] ?? 0);
  // By depth: where the untried sections of this branch begin in the queue, the next of them, and their end.
  const first = new Int32Array(size);
  const next = new Int32Array(size);
  const end = new Int32Array(size);
  const bundle: Bundle = { chosen, count: size - 1, last: new Int32Array(n), lasts: 0 };
  const reach = reacher(net, out, chosen, queue);
  const odd = strokes(net);
  const queueUp = (from: number, sections: readonly number[]): number => {
    let top = from;
    for (const section of sections)
      if (!seen[section]) {
        seen[section] = 1;
        queue[top++] = section;
      }
    return top;
  };

  for (const section of seed) {
    seen[section] = 1;
    if (stroke) odd.take(section);
  }
  const base = seed.length;
  const around = seed.flatMap((section) => net.touching[section]!);
  const roots = base > 0 ? 1 : n;
  for (let root = 0; root < roots; root++) {
    let depth = base;
    end[depth] = queueUp(0, base > 0 ? around : [root]);
    first[depth] = next[depth] = 0;
    for (;;) {
      if (depth === size - 1) {
        bundle.lasts = 0;
        for (let i = next[depth]!; i < end[depth]!; i++) {
          const section = queue[i]!;
          if (!stroke || odd.with(section) <= 2) bundle.last[bundle.lasts++] = section;
        }
        if (bundle.lasts > 0) yield bundle;
      } else if (
        next[depth]! < end[depth]! &&
        // Each further section can even out two stations at most, and none those that no section is left for.
        (!stroke || (odd.settled() <= 2 && odd.count() <= 2 + 2 * (size - depth))) &&
        reach(depth, next[depth]!, end[depth]!, size)
      ) {
        const section = queue[next[depth]!]!;
        chosen[depth] = section;
        if (stroke) odd.take(section);
        depth++;
        first[depth] = next[depth] = next[depth - 1]! + 1;
        end[depth] = queueUp(end[depth - 1]!, net.touching[section]!);
        continue;
      }
      // This branch is done: forget what it tried and met, and put the section that led here out.
      for (let i = first[depth]!; i < next[depth]!; i++) {
        out[queue[i]!] = 0;
        if (stroke) odd.allow(queue[i]!);
      }
      if (depth === base) break;
      for (let i = end[depth - 1]!; i < end[depth]!; i++) seen[queue[i]!] = 0;
      depth--;
      const tried = chosen[depth]!;
      if (stroke) odd.putOut(tried);
      out[tried] = 1;
      next[depth]!++;
    }
    // The root is out for good.
    out[root] = 1;
    if (stroke) odd.forbid(root);
  }
}

/** Tells whether `size` sections hang together around the chosen ones without those that are out. */
function reacher(
  net: Network,
  out: Uint8Array,
  chosen: Int32Array,
  queue: Int32Array,
): (depth: number, next: number, end: number, size: number) => boolean {
  const stamp = new Int32Array(net.sections.length);
  const stack = new Int32Array(net.sections.length);
  let now = 0;
  return (depth, next, end, size) => {
    let count = depth + end - next;
    if (count >= size) return true;
    now++;
    let top = 0;
    for (let i = 0; i < depth; i++) stamp[chosen[i]!] = now;
    for (let i = next; i < end; i++) {
      stamp[queue[i]!] = now;
      stack[top++] = queue[i]!;
    }
    while (top > 0)
      for (const other of net.touching[stack[--top]!]!)
        if (!out[other] && stamp[other] !== now) {
          if (++count >= size) return true;
          stamp[other] = now;
          stack[top++] = other;
        }
    return false;
  };
}

/** Counts the stations where an odd number of the chosen sections meet. */
function strokes(net: Network): {
  /** Stations where an odd number of chosen sections meet. */
  count(): number;
  /** Those of them that stay so: every other section there is out. */
  settled(): number;
  /** Odd stations if a section were chosen too. */
  with(section: number): number;
  /** Chooses a section; puts a chosen one out. */
  take(section: number): void;
  putOut(section: number): void;
  /** One that was neither chosen nor out is out; one that was out may be chosen again. */
  forbid(section: number): void;
  allow(section: number): void;
} {
  const parity = new Uint8Array(net.stations);
  /** Sections of each station that are neither chosen nor out. */
  const left = new Int32Array(net.stations);
  for (const ends of net.ends) for (const end of ends) left[end]!++;
  let count = 0;
  let settled = 0;
  const change = (section: number, toggles: 0 | 1, by: -1 | 0 | 1): void => {
    for (const end of net.ends[section]!) {
      if (parity[end] && left[end] === 0) settled--;
      if (toggles) count += parity[end] ? -1 : 1;
      parity[end]! ^= toggles;
      left[end]! += by;
      if (parity[end] && left[end] === 0) settled++;
    }
  };
  return {
    count: () => count,
    settled: () => settled,
    with: (section) => {
      const [a, b] = net.ends[section]!;
      return count + (parity[a] ? -1 : 1) + (parity[b] ? -1 : 1);
    },
    take: (section) => change(section, 1, -1),
    putOut: (section) => change(section, 1, 0),
    forbid: (section) => change(section, 0, -1),
    allow: (section) => change(section, 0, 1),
  };
}
