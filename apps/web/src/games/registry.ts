import { lazy, type ComponentType } from 'react';
import type { TvProps } from '../session/props.ts';
import { learnAll } from '../i18n/languages.ts';
import { LISTINGS } from './listings.ts';
import type { AnyScreen, GameListing } from '../session/listing.ts';

/** A game can be offered as soon as it has a folder with a `Screen.tsx` here and a listing in `listings.ts`. */
const files = import.meta.glob<{ readonly default: AnyScreen }>('./*/Screen.tsx');

const screens = new Map(
  LISTINGS.flatMap((listing) => {
    const load = files[`./${listing.id}/Screen.tsx`];
    return load ? [[listing.id, { load, Screen: lazy(load) }] as const] : [];
  }),
);

/** The games one can play, in the order in which they are offered. */
export function offered(): readonly GameListing[] {
  return LISTINGS.filter((listing) => screens.has(listing.id));
}

/** The listing of a game that these pages offer; undefined for any other id. */
export function listingOf(game: string): GameListing | undefined {
  return offered().find((listing) => listing.id === game);
}

/** Whether the first two seats of a table are one team and the others the other. */
export function inTeams({
  game,
  seats,
}: {
  readonly game: string;
  readonly seats: readonly unknown[];
}): boolean {
  return seats.length > 2 && listingOf(game)?.teams === true;
}

/** The game's table screen, fetched when it is first drawn. */
export function screenOf(game: string): AnyScreen | undefined {
  return screens.get(game)?.Screen;
}

const boards = import.meta.glob<{ readonly default: ComponentType<TvProps> }>('./*/Tv.tsx');
const tvs = new Map(
  LISTINGS.flatMap((game) => {
    const load = boards[`./${game.id}/Tv.tsx`];
    return load ? [[game.id, lazy(load)] as const] : [];
  }),
);

/** The game's board for a television, fetched when it is first drawn. */
export function tvOf(game: string): ComponentType<TvProps> | undefined {
  return tvs.get(game);
}

/** What a judge sees and does, and who rules for a judge who is away (games with `judged`). */
export const JudgePanel = lazy(async () => ({ default: (await import('./judges.tsx')).Judge }));
export const DeputyPanel = lazy(async () => ({ default: (await import('./judges.tsx')).JudgeDeputy }));
/** Where seats pick what they bring to the table, for games with `Game.picks`. */
export const PickPanel = lazy(() => import('./versus/Picks.tsx'));
/** Where seats choose from what they are offered, for games with `Game.picks.offers`. */
export const DraftPanel = lazy(() => import('./versus/draft/Draft.tsx'));

/** The puzzles there are, by kind. */
export const LinePuzzle = lazy(() => import('./loko-moto/puzzle/Lines.tsx'));
export const StatisticPuzzle = lazy(() => import('./versus/puzzle/Statistic.tsx'));
/** What a review says of the lines of a game that has some. */
export const LineReview = lazy(() => import('./loko-moto/review/LineReview.tsx'));
/** What bots make of a map. */
export const MapReport = lazy(() => import('./loko-moto/report/MapReport.tsx'));

/** Fetches a game's screen and what its table needs ahead of time, so that the first move does not wait for them. */
export function warm(listing: GameListing): void {
  void screens.get(listing.id)?.load();
  void (listing.teller ?? listing.engine)();
  if (!listing.inFirstMessages) void learnAll();
}
