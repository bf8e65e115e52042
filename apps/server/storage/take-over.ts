import { isDeepStrictEqual } from 'node:util';

/**
 * Gives `heard` what a store has otherwise than `known`, by its key; null: it is gone. What changes in memory while it is read is
 * newer and stays, so whatever changes `known` has to put a new object there. `read`: all there is, with what was written before.
 */
export async function takeOver<Row>(
  known: ReadonlyMap<string, Row>,
  read: () => Promise<ReadonlyMap<string, Row>>,
  heard: (key: string, row: Row | null) => void,
): Promise<void> {
  const before = new Map(known);
  const rows = await read();
  for (const key of new Set([...before.keys(), ...rows.keys()])) {
    const [was, row] = [before.get(key), rows.get(key)];
    if (known.get(key) === was && !isDeepStrictEqual(was, row)) heard(key, row ?? null);
  }
}
