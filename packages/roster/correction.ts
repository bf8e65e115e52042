import { FIGURES, isFigureKey, type FigureKey } from './figures.ts';
import type { FigureSource, Locomotive } from './locomotive.ts';
import { PLAUSIBLE } from './plausible.ts';
import { STATISTICS } from './statistics.ts';

/** One published figure, found or put right: one line of JSON, as the locomotive's page prepares it. */
interface Correction {
  /** The locomotive's. */
  readonly id: string;
  readonly key: FigureKey;
  /** In the key's unit. */
  readonly value: number;
  /** The page that it was read from. */
  readonly source: string;
  /** The figure as that page prints it, with its words and unit. */
  readonly printed?: string;
}

/** A correction as one line, ready for `generate.node.ts --take`. */
export function correctionLine({ id, key, value, source, printed }: Correction): string {
  return JSON.stringify({ id, key, value, source, ...(printed ? { printed } : {}) });
}

/**
 * Reads corrections, one a line; empty lines are skipped.
 * @throws RangeError with the line and what was expected there.
 */
export function readCorrections(text: string): readonly Correction[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      return [readCorrection(JSON.parse(line))];
    } catch (error) {
      throw new RangeError(`line ${i + 1}: ${(error as Error).message}`, { cause: error });
    }
  });
}

function readCorrection(input: unknown): Correction {
  const { id, key, value, source, printed } = (input ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string') throw new RangeError('id: expected the id of a locomotive');
  if (typeof key !== 'string' || !isFigureKey(key)) throw new RangeError('key: expected the key of a figure');
  if (typeof value !== 'number' || !(value >= 0)) throw new RangeError('value: expected a number from 0');
  if (FIGURES[key] === 'count' && !Number.isInteger(value))
    throw new RangeError('value: expected a whole number');
  const range = PLAUSIBLE[STATISTICS.find((s) => 'published' in s && s.published === key)?.id ?? 'wheels'];
  if (range && !(value >= range[0] && value <= range[1]) && !(value === 0 && range[2] === 'or none'))
    throw new RangeError(`value: expected ${range[0]} to ${range[1]} ${FIGURES[key]}, found ${value}`);
  if (typeof source !== 'string' || !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(source))
    throw new RangeError('source: expected the address of a page');
  if (printed !== undefined && typeof printed !== 'string')
    throw new RangeError('printed: expected the words of the page');
  return { id, key, value, source, ...(printed ? { printed } : {}) };
}

/**
 * The roster with corrections taken in: each figure with its source, in the order of the keys.
 * @throws RangeError if there is no such locomotive.
 */
export function corrected(
  locomotives: readonly Locomotive[],
  corrections: readonly Correction[],
  order: readonly FigureKey[],
): readonly Locomotive[] {
  for (const { id } of corrections)
    if (!locomotives.some((one) => one.id === id)) throw new RangeError(`no locomotive "${id}"`);
  const sorted = <Item>(items: Readonly<Partial<Record<FigureKey, Item>>>) =>
    Object.fromEntries(order.flatMap((key) => (items[key] === undefined ? [] : [[key, items[key]]])));
  return locomotives.map((locomotive) => {
    const own = corrections.filter(({ id }) => id === locomotive.id);
    if (own.length === 0) return locomotive;
    const values = Object.fromEntries(own.map(({ key, value }) => [key, value]));
    const from = own.map(({ key, source, printed }): [FigureKey, FigureSource] => [
      key,
      { url: source, ...(printed ? { printed } : {}) },
    ]);
    const { raw, sources, ...rest } = locomotive;
    const { features, pages, notes, ...before } = rest;
    return {
      ...before,
      raw: sorted({ ...raw, ...values }),
      sources: sorted({ ...sources, ...Object.fromEntries(from) }),
      features,
      pages,
      notes,
    };
  });
}
