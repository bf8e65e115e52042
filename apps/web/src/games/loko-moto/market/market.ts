import type { Seat } from '@turntable/engine';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { Train, View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { networkWith } from '../map/map-model.ts';

/** How far a seat is from a train. */
export interface Progress {
  readonly train: Train;
  /** Lines that would pay for it now, and those that the picked ones add; at most its price together. */
  readonly has: number;
  readonly adds: number;
  readonly state: 'ready' | 'pick' | 'short';
}

/** Progress towards each train of the market; a place without a train is null. `picked` are lines to be built. */
export function market(
  view: View,
  plot: Plot,
  seat: Seat | undefined,
  picked: readonly number[],
): readonly (Progress | null)[] {
  const now = seat === undefined ? 0 : networkWith(plot, view.lines, seat, []);
  const then = seat === undefined ? 0 : networkWith(plot, view.lines, seat, picked);
  return view.market.map((id) => {
    if (id === null) return null;
    const train = trainOf(view.box, id);
    const has = Math.min(now, train.price);
    const adds = Math.min(then, train.price) - has;
    const state = has >= train.price ? 'ready' : has + adds >= train.price ? 'pick' : 'short';
    return { train, has, adds, state };
  });
}

/** What building the picked line would bring: the network then, and the dearest train that it would newly pay for. */
export function brings(
  view: View,
  plot: Plot,
  seat: Seat,
  picked: readonly number[],
): { readonly network: number; readonly train: Train | null } {
  const network = networkWith(plot, view.lines, seat, picked);
  const newly = market(view, plot, seat, picked)
    .flatMap((progress) => (progress?.state === 'pick' ? [progress.train] : []))
    .sort((a, b) => b.price - a.price);
  return { network, train: newly[0] ?? null };
}

/** The cheapest train of the market, and how many lines one has for it; null on an empty market. */
export function cheapest(
  view: View,
  plot: Plot,
  seat: Seat,
): { readonly price: number; readonly has: number } | null {
  const prices = view.market.flatMap((id) => (id === null ? [] : [trainOf(view.box, id).price]));
  if (prices.length === 0) return null;
  return { price: Math.min(...prices), has: networkWith(plot, view.lines, seat, []) };
}
