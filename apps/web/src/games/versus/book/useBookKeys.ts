import { useEffect, useLayoutEffect, useRef } from 'react';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import type { DuelRules, Page, Side } from './model/draft.ts';
import { useSettings } from '../../../device/settings.ts';
import { isForPage } from '../../../ui/page-keys.ts';
import { groupsOf } from './model/groups.ts';
import { interrupts, offers, type Offer } from './model/offers.ts';
import { targetsOf } from './model/run.ts';
import { call as callNext, type OpenBook } from './useBook.ts';
import { wonTap, type Points } from './winner.ts';

/** Letters of what may come in between; the first key of the kind that is offered is pressed. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  v: ['veto'],
  s: ['swap'],
  k: ['knock-out'],
  f: ['sacrifice'],
  r: ['rest'],
  d: ['detonate'],
  o: ['time-out'],
  g: ['tag', 'activate'],
};
/** Letters of who won the statistic. */
const WON: Readonly<Record<string, Side | null>> = { a: 0, b: 1, t: null };
/** How long a second digit may take (ms). */
const PAUSE = 900;

/** Keys between calls that a letter presses; what is written when nothing is left to call is not among them. */
function direct(rules: DuelRules, page: Page): readonly Offer[] {
  const grouped = groupsOf(page, offers(rules, page));
  if ('must' in grouped) return grouped.must.keys;
  return grouped.may.flatMap(({ name, keys }) => (name === 'stuck' ? [] : keys));
}

/** The book by a keyboard: a number and Enter, A, B or T for who won, letters for what comes in between, U and Shift+U; none where the reader has single keys off. `points`: of a margin, as they are chosen. */
export function useBookKeys(opened: OpenBook, points: Points): void {
  const { keys: on } = useSettings();
  // The listener outlives renders, so that a digit can wait for the next one.
  const latest = useRef({ opened, points });
  // With the picture, not after it: a key that answers what is seen is never heard too early.
  useLayoutEffect(() => {
    latest.current = { opened, points };
  });
  useEffect(() => {
    if (!on) return undefined;
    let digits = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const call = (): void => {
      const statistic = STATISTIC_IDS[Number(digits) - 1];
      digits = '';
      clearTimeout(timer);
      if (statistic) callNext(latest.current.opened, statistic);
    };
    const press = (event: KeyboardEvent): void => {
      const { key } = event;
      const { opened: open, points } = latest.current;
      if (!isForPage(event)) return;
      if (/^\d$/.test(key)) {
        const { book, game, page } = open;
        // A target is one of five (LD-2.2).
        if (page.draft && targetsOf(game, book.setup, page, page.draft).includes(Number(key) - 1))
          return open.tap({ t: 'target', locomotive: Number(key) - 1 });
        digits += key;
        clearTimeout(timer);
        if (digits.length === 2 || Number(digits) > 4) call();
        else timer = setTimeout(call, PAUSE);
        return;
      }
      const low = key.toLowerCase();
      const { page, book } = open;
      const { rules } = open.game;
      if (key === 'Enter' && digits !== '') {
        event.preventDefault();
        return call();
      }
      if (low === 'u') return key === 'U' ? open.redo() : open.undo();
      if (open.asked)
        return low === 'y' ? open.anyway() : low === 'n' || key === 'Escape' ? open.never() : undefined;
      // Shift+B is the letter of a block.
      const side = key === 'B' ? undefined : WON[low];
      const won = side === undefined ? undefined : wonTap(open, side, points);
      if (won) return open.tap(won);
      const types = key === 'B' ? ['block'] : LETTERS[low];
      if (!types) return;
      const keys = page.draft ? interrupts(rules, book.setup, page, page.draft) : direct(rules, page);
      const found = keys.find(({ action }) => types.includes(action.type));
      if (found) open.tap({ t: 'act', action: found.action });
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      clearTimeout(timer);
    };
  }, [on]);
}
