import { LISTINGS } from '@turntable/games/listings.ts';
import { FRONTS } from '@turntable/roster';

const games = LISTINGS.map(({ id }) => id);
/**
 * Every address of the pages without a server that a reader may write down, share or load again; those of games on a device
 * the service worker shows.
 */
export const ADDRESSES: readonly string[] = [
  ...['rules', 'learn', 'new'].flatMap((page) => [page, ...games.map((game) => `${page}/${game}`)]),
  ...['learn/judge', 'roster', 'roster/compare', ...FRONTS.map(({ id }) => `roster/${id}`)],
  ...['about', 'book', 'calculator', 'history', 'map-report', 'notifications', 'paper', 'precedents'],
  ...['puzzles', 'ratings', 'replay', 'replay/review', 'settings', 'tables', 'you'],
];
