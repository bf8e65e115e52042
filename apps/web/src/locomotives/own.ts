import { useSyncExternalStore } from 'react';
import { readCsv } from '@turntable/roster/csv.ts';
import { isFeatureId } from '@turntable/roster/features.ts';
import { FIGURE_KEYS, type FigureKey } from '@turntable/roster/figures.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { readStatSheets } from '@turntable/roster/read.ts';
import { statSheet, valuesOf, type Published } from '@turntable/roster/stat-sheet.ts';
import { STATISTIC_IDS, type StatisticId } from '@turntable/roster/statistics.ts';

/** A locomotive that a player described: a front, and the figures they entered. */
export interface OwnLocomotive extends Front {
  readonly years?: readonly number[];
  readonly raw: Published['raw'];
  readonly values?: NonNullable<Published['values']>;
}

const KEY = 'turntable.engines';
const MOST = 200;
const TEXTS = ['name', 'class', 'operator', 'country', 'builder', 'whyte'] as const;

/** Locomotives from kept or imported text; what is no locomotive throws `StatSheetError`. Texts are cut to a sensible length. */
export function readLocomotives(text: string, filename: string): readonly OwnLocomotive[] {
  const sheets = readStatSheets(text, filename);
  const fronts = frontsOf(text);
  const taken = new Set<string>();
  return sheets.map((read, i) => {
    const front = Object.fromEntries(TEXTS.map((key) => [key, fronts[i]?.[key] ?? ''])) as Record<
      (typeof TEXTS)[number],
      string
    >;
    return {
      ...front,
      id: untaken(ownId(read.id), taken),
      name: (read.name ?? read.id).slice(0, 80),
      whyte: (read.whyte ?? front.whyte).slice(0, 40),
      features: (read.features ?? []).filter(isFeatureId),
      ...(read.years && { years: read.years }),
      raw: read.raw,
      ...(read.values && { values: read.values }),
    };
  });
}

/** The texts of a file that a stat sheet does not need, but a card does. The file was read as stat sheets before. */
function frontsOf(text: string): readonly Readonly<Record<string, string>>[] {
  return fieldsOf(text).map((fields) =>
    Object.fromEntries(
      fields.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value.slice(0, 120)]] : [])),
    ),
  );
}

/** The fields of each locomotive in a file: of JSON, else of CSV with a header. */
function fieldsOf(text: string): readonly (readonly (readonly [string, unknown])[])[] {
  let input: unknown;
  try {
    input = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    const [header, ...rows] = readCsv(text);
    return rows.map(({ cells }) => cells.map((cell, i) => [header!.cells[i]!.trim(), cell.trim()] as const));
  }
  const items: readonly unknown[] = Array.isArray(input) ? input : [input];
  return items.map((item) => (typeof item === 'object' && item !== null ? Object.entries(item) : []));
}

/** Own locomotives never stand in for one of the roster: their ids are marked. */
export function ownId(id: string): string {
  const plain = id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^own-/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `own-${plain === '' ? `engine${marked(id)}` : plain}`;
}

/** A mark of a name in other letters than Latin ones, so that two such names have two ids; nothing without letters or digits. */
function marked(name: string): string {
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length === 0) return '';
  return `-${letters.reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 2 ** 32, 0).toString(36)}`;
}

/** Whether an id is one of `ownId`. */
export function isOwnId(id: string): boolean {
  return id.startsWith('own-');
}

/** The locomotives as a file: the keys of the roster, so that `turntable calc` reads it too. */
export function writeLocomotives(locomotives: readonly OwnLocomotive[]): string {
  return `${JSON.stringify(locomotives, null, 1)}\n`;
}

/** An own locomotive as a record describes a locomotive that the roster does not have. */
export function inlineLocomotive(locomotive: OwnLocomotive): {
  id: string;
  name: string;
  values: Readonly<Record<string, number | null>>;
  calculated: readonly string[];
  features: readonly string[];
} {
  const sheet = statSheet(locomotive);
  return {
    id: locomotive.id,
    name: locomotive.name,
    values: valuesOf(sheet),
    calculated: STATISTIC_IDS.filter((id) => sheet.statistics[id].state === 'calculated'),
    features: locomotive.features,
  };
}

/** One statistic of own locomotives, as printed, by id; what is not known is left out. */
export function ownColumn(
  locomotives: readonly OwnLocomotive[],
  id: StatisticId,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    locomotives.flatMap((locomotive) => {
      const { value } = statSheet(locomotive).statistics[id];
      return value === null ? [] : [[locomotive.id, value] as const];
    }),
  );
}

/** The locomotive with only the figures that were entered. */
function withoutBlanks(locomotive: OwnLocomotive): OwnLocomotive {
  const raw = Object.fromEntries(
    FIGURE_KEYS.flatMap((key: FigureKey) =>
      locomotive.raw[key] === undefined || locomotive.raw[key] === '' ? [] : [[key, locomotive.raw[key]]],
    ),
  );
  return { ...locomotive, raw };
}

/** The locomotives as they were read last, and of what text. */
let last: { readonly text: string; readonly locomotives: readonly OwnLocomotive[] } | undefined;
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

function read(text: string): readonly OwnLocomotive[] {
  try {
    return readLocomotives(text, 'kept.json');
  } catch {
    return [];
  }
}

/** Asks the browser each time: another tab may have written since, and `storage` is heard only while somebody listens. */
function snapshot(): readonly OwnLocomotive[] {
  const text = stored();
  if (last?.text !== text) last = { text, locomotives: read(text) };
  return last.locomotives;
}

/** Keeps the locomotives; false if the browser has no room for them, and then nothing has changed. */
function keep(next: readonly OwnLocomotive[]): boolean {
  if (next.length > MOST) return false;
  try {
    localStorage.setItem(KEY, writeLocomotives(next));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Adds locomotives, or replaces those of the same id; false if there is no room. */
export function putLocomotives(locomotives: readonly OwnLocomotive[]): boolean {
  const ids = new Set(locomotives.map(({ id }) => id));
  return keep([...snapshot().filter(({ id }) => !ids.has(id)), ...locomotives.map(withoutBlanks)]);
}

/** Forgets an own locomotive on this device; does nothing if there is none of that id. */
export function removeLocomotive(id: string): void {
  keep(snapshot().filter((locomotive) => locomotive.id !== id));
}

/** An id for a new locomotive of that name that none has yet. */
export function freshId(name: string): string {
  return untaken(ownId(name), new Set(snapshot().map(({ id }) => id)));
}

/** That id, numbered if it is taken; it is taken from then on. */
function untaken(base: string, taken: Set<string>): string {
  let id = base;
  for (let i = 2; taken.has(id); i++) id = `${base}-${i}`;
  taken.add(id);
  return id;
}

function subscribe(listener: () => void): () => void {
  const other = (event: StorageEvent): void => {
    if (event.key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', other);
  };
}

/** The own locomotives on this device; renders again when they change. */
export function useOwnLocomotives(): readonly OwnLocomotive[] {
  return useSyncExternalStore(subscribe, snapshot);
}
