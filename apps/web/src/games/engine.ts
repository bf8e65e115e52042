import { use, useMemo } from 'react';
import type { AnyGame } from '@turntable/engine';
import type { Naming } from '@turntable/messages';
import { useMessages } from '../i18n/messages.ts';
import { useUnits } from '../device/system.ts';
import type { GameListing, Quantity } from '../session/entry.ts';
import type { Plan } from '../session/show-queue.ts';

/** Fetches something of each game once; a fetch that failed may be tried again by the next who asks. */
function once<Part>(fetch: (entry: GameListing) => Promise<Part>): (entry: GameListing) => Promise<Part> {
  const parts = new Map<string, Promise<Part>>();
  return (entry) => {
    let part = parts.get(entry.id);
    if (!part) {
      part = fetch(entry);
      part.catch(() => parts.delete(entry.id));
      parts.set(entry.id, part);
    }
    return part;
  };
}

/** The rules of a game, fetched once. */
export const engineOf = once((entry) => entry.engine());
const quantityOf = once(async (entry): Promise<Quantity | null> => (await entry.quantity?.()) ?? null);

const planOf = once(async (entry): Promise<Plan | null> => (await entry.plan?.()) ?? null);

/** The rules of a game; suspends until they are here. */
export function useEngine(entry: GameListing): AnyGame {
  // All are fetched at once.
  void quantityOf(entry);
  void planOf(entry);
  return use(engineOf(entry));
}

/** How a game's log is shown thing by thing, null if as it comes; suspends until it is known. */
export function usePlan(entry: GameListing): Plan | null {
  return use(planOf(entry));
}

/** How the log of a game's table is told to the reader; suspends until it is known. */
export function useNaming(entry: GameListing, names: readonly string[]): Naming {
  const messages = useMessages();
  const [system] = useUnits();
  const show = use(quantityOf(entry));
  return useMemo(() => {
    const naming = { locale: messages.locale, names };
    if (!show) return naming;
    return {
      ...naming,
      quantity: (statistic: string, value: number) => show(messages, statistic, value, system),
    };
  }, [messages, names, system, show]);
}
