import type { SectionState, Sheet } from './types.ts';
import { pointKey } from './lattice.ts';

/** What follows from a sheet alone; sections and stations by index. */
export interface Topology {
  readonly stations: number;
  /** Section ids, indexed like `sheet.sections`, and the way back. */
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  /** The two stations of each section. */
  readonly ends: readonly (readonly [number, number])[];
  /** The sections that touch each section. */
  readonly touching: readonly (readonly number[])[];
  /** The station at a lattice point, by `pointKey`. */
  readonly stationAt: ReadonlyMap<string, number>;
  /** The section between two stations, in either order. */
  between(a: number, b: number): number | undefined;
}

const known = new WeakMap<Sheet, Topology>();

/** The topology of a sheet; worked out once for each sheet object. */
export function topology(sheet: Sheet): Topology {
  let found = known.get(sheet);
  if (!found) known.set(sheet, (found = derive(sheet)));
  return found;
}

/** A section's id: its two station ids in code-point order, joined by `-`. */
export const sectionId = (pair: readonly [string, string]): string =>
  pair[0] < pair[1] ? `${pair[0]}-${pair[1]}` : `${pair[1]}-${pair[0]}`;

function derive(sheet: Sheet): Topology {
  const station = new Map(sheet.stations.map((s, i) => [s.id, i]));
  const ends = sheet.sections.map(([a, b]) => [station.get(a)!, station.get(b)!] as const);
  const at: number[][] = sheet.stations.map(() => []);
  const between = new Map<number, number>();
  const pair = (a: number, b: number): number => Math.min(a, b) * sheet.stations.length + Math.max(a, b);
  ends.forEach(([a, b], i) => {
    at[a]!.push(i);
    at[b]!.push(i);
    between.set(pair(a, b), i);
  });
  const ids = sheet.sections.map(sectionId);
  return {
    stations: sheet.stations.length,
    ids,
    index: new Map(ids.map((id, i) => [id, i])),
    ends,
    touching: ends.map(([a, b], i) => [...at[a]!, ...at[b]!].filter((other) => other !== i)),
    stationAt: new Map(sheet.stations.map((s, i) => [pointKey(s.at), i])),
    between: (a, b) => between.get(pair(a, b)),
  };
}

/** Indexes of the sections that are in a state, in map order. */
export function sectionsThatAre(lines: readonly SectionState[], line: SectionState): number[] {
  const out: number[] = [];
  for (let i = 0; i < lines.length; i++) if (lines[i] === line) out.push(i);
  return out;
}

/** Whether sections hang together over stations (LM-3.1); none at all do not. */
export function hangTogether(map: Topology, sections: readonly number[]): boolean {
  if (sections.length === 0) return false;
  const left = new Set(sections);
  const stack = [sections[0]!];
  left.delete(sections[0]!);
  for (let section = stack.pop(); section !== undefined; section = stack.pop())
    for (const other of map.touching[section]!) if (left.delete(other)) stack.push(other);
  return left.size === 0;
}

/** How many stations have an odd number of these sections; a connected set is one stroke if at most two do (LM-8.1, Euler). */
export function oddStations(map: Topology, sections: readonly number[]): number {
  const odd = new Set<number>();
  for (const section of sections)
    for (const station of map.ends[section]!) if (!odd.delete(station)) odd.add(station);
  return odd.size;
}
