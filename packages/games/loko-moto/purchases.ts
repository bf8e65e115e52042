import type { Seat } from '@turntable/engine';
import { builtBy, type Action, type Shape, type Train, type View } from './types.ts';
import { placementsOn, shapeOf, trainOf } from './cards.ts';
import { bundles, network, type Network } from './sets.ts';
import { contents, type Contents } from './contents.ts';
import { oddStations, topology } from './topology.ts';

export type Buy = Extract<Action, { type: 'buy' }>;

/** Shape cards available to a buyer: the face-up ones and their own unclaimed secret ones (LM-3.4, LM-7.2). */
export function availableShapes(view: View, buyer: Seat): Shape[] {
  const open = view.faceUp.filter((id) => id !== null);
  return [...open, ...(view.hands[buyer]?.secret ?? [])].map((id) => shapeOf(view.box, id));
}

/** The face-up trains, in market order. */
export const faceUpTrains = (view: View): Train[] =>
  view.market.filter((id) => id !== null).map((id) => trainOf(view.box, id));

/** What the buyer could pay with: the built sections as a network, and where the available shapes lie in it. */
interface Means {
  readonly net: Network;
  readonly trains: readonly Train[];
  readonly shapes: readonly Shape[];
  /** By shape; sections by their number in the network. */
  readonly placed: readonly (readonly (readonly number[])[])[];
}

function meansOf(view: View, buyer: Seat): Means {
  const { sheet } = view.box;
  const line = builtBy(buyer);
  const net = network(topology(sheet), view.lines, line);
  const shapes = net.sections.length < 2 ? [] : availableShapes(view, buyer);
  const placed = shapes.map((shape) =>
    placementsOn(sheet, shape, view.lines, line).map((p) => p.sections.map((s) => net.local[s]!)),
  );
  return { net, trains: faceUpTrains(view), shapes, placed };
}

/** Every purchase the buyer may make, each once: by train, set of sections, and shape card or none (docs/record.md). */
export function* purchases(view: View, buyer: Seat): Generator<Buy, void> {
  const means = meansOf(view, buyer);
  const { net, trains, shapes } = means;
  const { ids } = topology(view.box.sheet);
  const named = (local: readonly number[]): string[] => local.map((s) => ids[net.sections[s]!]!).sort();
  for (const train of trains) {
    const inside = contents(net.sections.length, means.placed);
    for (const bundle of bundles(net, train.price, view.box.advanced)) {
      inside.follow(bundle);
      for (let i = 0; i < bundle.lasts; i++) {
        const last = bundle.last[i]!;
        const sections = named([...bundle.chosen.subarray(0, bundle.count), last]);
        yield { type: 'buy', train: train.id, sections, shape: null };
        for (const shape of inside.list(last))
          yield { type: 'buy', train: train.id, sections, shape: shapes[shape]!.id };
      }
    }
  }
  for (const { shape, sets, cheaper } of overpaying(view, means))
    for (const set of sets) {
      const sections = named(set);
      for (const train of cheaper) yield { type: 'buy', train: train.id, sections, shape: shape.id };
    }
}

/** How many `purchases` there are; undefined if more than `limit`, found without counting further. */
export function countPurchases(view: View, buyer: Seat, limit: number): number | undefined {
  const means = meansOf(view, buyer);
  const { net, trains, placed } = means;
  let total = 0;
  for (const { sets, cheaper } of overpaying(view, means)) total += sets.length * cheaper.length;
  if (total > limit) return undefined;
  const prices = new Map<number, number>();
  for (const { price } of trains) prices.set(price, (prices.get(price) ?? 0) + 1);
  for (const [price, times] of prices) {
    const most = Math.floor((limit - total) / times);
    const sets = countSets(net, price, view.box.advanced, contents(net.sections.length, placed), most);
    if (sets === undefined) return undefined;
    total += sets * times;
  }
  return total;
}

/** Sets of that size, and once more for each shape that one contains. */
function countSets(
  net: Network,
  size: number,
  stroke: boolean,
  inside: Contents,
  limit: number,
): number | undefined {
  let total = 0;
  for (const bundle of bundles(net, size, stroke)) {
    inside.follow(bundle);
    total += bundle.lasts;
    for (let i = 0; i < bundle.lasts; i++) total += inside.count(bundle.last[i]!);
    if (total > limit) return undefined;
  }
  return total;
}

/** LM-3.6: the placements that pay for a cheaper train, shape by shape; none for a shape of as many sections as a face-up train costs. */
function* overpaying(
  view: View,
  { net, trains, shapes, placed }: Means,
): Generator<{ shape: Shape; sets: readonly (readonly number[])[]; cheaper: readonly Train[] }> {
  const map = topology(view.box.sheet);
  for (const [i, shape] of shapes.entries()) {
    const size = shape.pattern.length;
    if (trains.some((train) => train.price === size)) continue;
    const cheaper = trains.filter((train) => train.price < size);
    const drawable = (set: readonly number[]): boolean =>
      !view.box.advanced ||
      oddStations(
        map,
        set.map((s) => net.sections[s]!),
      ) <= 2;
    const sets = placed[i]!.filter(drawable);
    if (cheaper.length > 0 && sets.length > 0) yield { shape, sets, cheaper };
  }
}
