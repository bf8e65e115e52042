import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, failureOf } from '../../api/http.ts';
import { lastBots } from '../../device/last-bots.ts';
import { stillHere } from '../../device/still-here.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { GameListing } from '../listing.ts';
import { makeTable } from '../play-here.ts';
import { LEVELS } from '../seats.ts';
import { notify } from '../../ui/announce.ts';

type Quick = ReturnType<GameListing['quick']>;

/** The number and levels of bots and the options of the last time; undefined the first time. */
function remembered(listing: GameListing, name: string): Quick | undefined {
  const last = lastBots(listing.id);
  if (!last || !listing.seats.includes(last.levels.length + 1)) return undefined;
  const levels = last.levels.flatMap((level) => LEVELS.find((each) => each === level) ?? []);
  if (levels.length !== last.levels.length) return undefined;
  return {
    seats: [{ kind: 'mine', name }, ...levels.map((level) => ({ kind: 'bot' as const, level }))],
    options: last.options,
  };
}

/** Makes such a table; resolves with its id. */
function create(listing: GameListing, { seats, options }: Quick): Promise<string> {
  const wish = { game: listing.id, options, seats: [...seats], starter: 0 };
  return makeTable(wish, () => api.create({ ...wish, startWhenFull: true }));
}

/** Whether a table was refused for what was asked. After any other failure there may be one, so nothing is asked again. */
function isMisfit(thrown: unknown): boolean {
  const { code } = failureOf(thrown);
  return code === 'bad-options' || code === 'bad-message';
}

interface QuickGame {
  readonly busy: boolean;
  /**
   * Makes a table and goes there: with the seats that `pair` says, else with the bots of the last time; with the usual ones
   * where these do not fit, because they are of another version of the game.
   */
  play(pair?: GameListing['quick']): Promise<void>;
}

/** A game that begins with one click, for a player of that name. */
export function useQuickGame(listing: GameListing, name: string): QuickGame {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async (pair?: GameListing['quick']): Promise<void> => {
    setBusy(true);
    const isHere = stillHere();
    try {
      const usual = (pair ?? listing.quick)(name);
      const last = pair ? undefined : remembered(listing, name);
      const id = await (last
        ? create(listing, last).catch((thrown: unknown) => {
            if (!isMisfit(thrown)) throw thrown;
            return create(listing, usual);
          })
        : create(listing, usual));
      if (isHere()) go(`/t/${id}`);
    } catch (thrown) {
      const { code, detail } = failureOf(thrown);
      notify({ tone: 'caution', text: t(detail === 'values' ? 'away.values' : `error.${code}`) });
      setBusy(false);
    }
  };
  return { busy, play };
}
