import { use, useMemo } from 'react';
import type { AnyGame } from '@turntable/engine';
import type { Naming } from '@turntable/messages';
import { learnAll } from '../i18n/languages.ts';
import { useMessages } from '../i18n/messages.ts';
import { useUnits } from '../device/system.ts';
import type { GameListing, Quantity, Teller } from '../session/listing.ts';
import type { Hear } from '../session/hear/heard.ts';
import type { Staging } from '../session/show/show-queue.ts';
import type { GameSounds } from '../session/sound/game-sounds.ts';
import type { Typing } from '../session/typing.ts';

/** How long a failed fetch is answered with its error. Milliseconds. */
const FAILED_FOR = 5_000;

/**
 * Fetches something of each game once. A fetch that failed may be tried again, but not at once: a component that suspended asks
 * again to learn how it went, and would fetch in a circle instead of failing.
 */
function once<Part>(fetch: (listing: GameListing) => Promise<Part>): (listing: GameListing) => Promise<Part> {
  const parts = new Map<string, Promise<Part>>();
  return (listing) => {
    let part = parts.get(listing.id);
    if (!part) {
      part = fetch(listing);
      part.catch(() => setTimeout(() => parts.delete(listing.id), FAILED_FOR));
      parts.set(listing.id, part);
    }
    return part;
  };
}

/** The rules of a game and the sentences it is told in, fetched once. */
export const engineOf = once(async (listing) => {
  const [game] = await Promise.all([listing.engine(), listing.inFirstMessages ? undefined : learnAll()]);
  return game;
});
const quantityOf = once(async (listing): Promise<Quantity | null> => (await listing.quantity?.()) ?? null);

const stagingOf = once(async (listing): Promise<Staging | null> => (await listing.staging?.()) ?? null);
const soundsOf = once(async (listing): Promise<GameSounds | null> => (await listing.sounds?.()) ?? null);
const typingOf = once(async (listing): Promise<Typing | null> => (await listing.typing?.()) ?? null);
const hearOf = once(async (listing): Promise<Hear | null> => (await listing.hear?.()) ?? null);

const tellerOf = once(async (listing) => {
  if (!listing.teller) return engineOf(listing);
  const [teller] = await Promise.all([listing.teller(), listing.inFirstMessages ? undefined : learnAll()]);
  return teller;
});

/** The rules of a game; suspends until they are here. */
export function useEngine(listing: GameListing): AnyGame {
  return use(engineOf(listing));
}

/** What a running table needs of its game; suspends until it is here. */
export function useTeller(listing: GameListing): Teller {
  // All are fetched at once.
  void quantityOf(listing);
  void stagingOf(listing);
  void hearOf(listing);
  void soundsOf(listing);
  return use(tellerOf(listing));
}

/** How a game's log is shown thing by thing, null if as it comes; suspends until it is known. */
export function useStaging(listing: GameListing): Staging | null {
  return use(stagingOf(listing));
}

/** How a keeper types what others do in a game, null if nothing has to be typed; suspends until it is known. */
export function useTyping(listing: GameListing): Typing | null {
  return use(typingOf(listing));
}

/** How a game sounds, null if it is silent; suspends until it is known. */
export function useSounds(listing: GameListing): GameSounds | null {
  return use(soundsOf(listing));
}

/** How a game's log is read aloud, null if line by line; suspends until it is known. */
export function useHear(listing: GameListing): Hear | null {
  return use(hearOf(listing));
}

/** How the log of a game's table is told to the reader; suspends until it is known. */
export function useNaming(listing: GameListing, names: readonly string[]): Naming {
  const messages = useMessages();
  const [system] = useUnits();
  const show = use(quantityOf(listing));
  return useMemo(() => {
    const naming = { locale: messages.locale, names };
    if (!show) return naming;
    return {
      ...naming,
      quantity: (statistic: string, value: number) => show(messages, statistic, value, system),
    };
  }, [messages, names, system, show]);
}
