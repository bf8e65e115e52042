import type { Seat } from '@turntable/engine';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import { mostInked } from '@turntable/games/loko-moto/search.ts';
import type { Train, View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { networkWith, withBuilt } from '../map/map-model.ts';

/** How far a seat is from a train. */
export interface Progress {
  readonly train: Train;
  /** Lines that would pay for it now, and those that the picked ones add; at most its price together. */
  readonly has: number;
  readonly adds: number;
  readonly state: 'ready' | 'pick' | 'short';
}

/** The most that is drawn one by one; more is told in figures alone. A train of one's own may have any price. */
const MOST_DRAWN = 30;
/** How many places a price is drawn as, to be filled one by one with `count` lines; none where there would be too many. */
export function placesOf(price: number, count = 0): number {
  const all = Math.max(price, count);
  return all > MOST_DRAWN ? 0 : all;
}

/** Prices of the trains of the market. */
const pricesIn = ({ box, market: places }: View): number[] =>
  places.flatMap((id) => (id === null ? [] : [trainOf(box, id).price]));

/** Lines that could pay in one purchase if the picked ones were built too; in the advanced game one stroke has to draw them (LM-8.1). */
function paying(view: View, plot: Plot, seat: Seat, picked: readonly number[]): number {
  const { box, lines } = view;
  if (!box.advanced) return networkWith(plot, lines, seat, picked);
  return mostInked({ box, lines: withBuilt(lines, seat, picked) }, seat, Math.max(0, ...pricesIn(view)));
}

/** Progress towards each train of the market; a place without a train is null. `picked` are lines to be built. */
export function market(
  view: View,
  plot: Plot,
  seat: Seat | undefined,
  picked: readonly number[],
): readonly (Progress | null)[] {
  const now = seat === undefined ? 0 : paying(view, plot, seat, []);
  const then = seat === undefined || picked.length === 0 ? now : paying(view, plot, seat, picked);
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

/** The price of the cheapest train of the market, and how many lines one has for it; null on an empty market. */
export function cheapest(
  view: View,
  plot: Plot,
  seat: Seat,
): { readonly price: number; readonly has: number } | null {
  const prices = pricesIn(view);
  if (prices.length === 0) return null;
  return { price: Math.min(...prices), has: paying(view, plot, seat, []) };
}
