import type { Card } from './cards.ts';
import { front } from './fronts.ts';
import type { ValuesFile } from './values-file.ts';

/** What a worker was given, by edition and id; a page never is. */
const installed = new Map<string, Omit<Card, 'front'>>();

/**
 * Gives this worker the values of the roster (`values.bin`), before any game in it is read or dealt. Pages do not call it:
 * they get the views of seats.
 */
export function install({ statistics, editions }: ValuesFile): void {
  for (const { edition, cards } of editions)
    for (const { id, values, calculated } of cards)
      installed.set(`${edition} ${id}`, {
        values: Object.fromEntries(
          statistics.flatMap((statistic, at) => {
            const value = values[at] ?? null;
            return value === null ? [] : [[statistic, value] as const];
          }),
        ),
        calculated: calculated.map((at) => statistics[at]!),
      });
}

/** What a browser gets for `cards.ts`: the front and no value, enough to deal it (LV-1.6); in a worker with values, all of it. */
export function card(id: string, edition?: number): Card | undefined {
  const face = front(id);
  return face && { front: face, ...(installed.get(`${edition} ${id}`) ?? { values: {}, calculated: [] }) };
}
