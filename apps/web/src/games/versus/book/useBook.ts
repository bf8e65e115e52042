import type { Book } from './model/book.ts';
import type { DuelRules, Page } from './model/draft.ts';
import { pagesOf, press } from './model/page.ts';
import { useKeptBook, type Keeping, type KeptBook } from '../../../session/book/useKeptBook.ts';

/** The open book of a locomotive game. */
export interface OpenBook extends KeptBook<Book, Page> {
  readonly rules: DuelRules;
}

const RULES = {
  'double-header': async () => (await import('@turntable/games/double-header/index.ts')).doubleHeader,
  'loco-dome': async () => (await import('@turntable/games/loco-dome/index.ts')).locoDome,
};
const rulesOf: Partial<Record<Book['setup']['game'], DuelRules>> = {};

async function load({ setup: { game } }: Book): Promise<Keeping<Book, Page>> {
  const rules = (await RULES[game]()) as unknown as DuelRules;
  rulesOf[game] = rules;
  return {
    pageOf: ({ setup, taps }) => pagesOf(rules, setup, taps).at(-1)!,
    press: ({ setup }, page, timed) => press(rules, setup, page, timed),
  };
}

/** The book of that id: undefined while it is fetched, null if the device has none. */
export function useBook(id: string): OpenBook | null | undefined {
  const kept = useKeptBook(id, load);
  return kept && { ...kept, rules: rulesOf[kept.book.setup.game]! };
}
