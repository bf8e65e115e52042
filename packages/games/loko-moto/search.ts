import type { Rng, Seat } from '@turntable/engine';
import { builtBy, type Shape, type Train, type View } from './types.ts';
import { placementsOn, trainOf } from './cards.ts';
import { availableShapes, faceUpTrains, type Buy } from './purchases.ts';
import { bundles, network, type Network } from './sets.ts';
import { oddStations, topology } from './topology.ts';

/** Sets looked at for each way to pay; enough to choose well, few enough for a phone. */
const LOOK = 48;

/** Whether some train could be overpaid with that shape now: no face-up train costs exactly its sections (LM-3.6). */
const mayOverpay = (view: View, shape: Shape): boolean =>
  faceUpTrains(view).every((train) => train.price !== shape.pattern.length);

/**
 * Good ways to pay for a face-up train, best first: for each claimable shape card the set that leaves the most in one piece,
 * then one without a card. The best one first takes the card of most points; overpaying comes after paying the price.
 * Empty if the train is out of reach.
 */
export function suggestions(view: View, buyer: Seat, trainId: string): Buy[] {
  const train = trainOf(view.box, trainId);
  const map = topology(view.box.sheet);
  const net = network(map, view.lines, builtBy(buyer));
  if (!view.market.includes(trainId) || net.sections.length < train.price) return [];
  const out: Buy[] = [];
  const offer = (sets: readonly (readonly number[])[], shape: string | null): boolean => {
    const set = leavesMost(net, sets);
    if (!set) return false;
    const sections = set.map((s) => map.ids[net.sections[s]!]!).sort();
    out.push({ type: 'buy', train: trainId, sections, shape });
    return true;
  };
  for (const shape of availableShapes(view, buyer).sort((a, b) => b.points - a.points)) {
    const seeds = placementsOn(view.box.sheet, shape, view.lines, builtBy(buyer)).map((p) =>
      p.sections.map((s) => net.local[s]!),
    );
    const drawable = (set: readonly number[]): boolean =>
      !view.box.advanced ||
      oddStations(
        map,
        set.map((s) => net.sections[s]!),
      ) <= 2;
    const size = shape.pattern.length;
    if (size < train.price)
      offer(
        seeds.flatMap((seed) => someSets(net, train.price, view.box.advanced, seed)),
        shape.id,
      );
    else if (size === train.price || mayOverpay(view, shape)) offer(seeds.filter(drawable), shape.id);
  }
  offer(someSets(net, train.price, view.box.advanced), null);
  const extra = (buy: Buy): number => buy.sections.length - train.price;
  return out.sort((a, b) => Math.sign(extra(a)) - Math.sign(extra(b)));
}

/**
 * The most built lines of a seat that one purchase could ink, up to `most`: such as hang together (LM-3.1), with the advanced
 * option such as one stroke draws (LM-8.1).
 */
export function mostInked({ box, lines }: Pick<View, 'box' | 'lines'>, seat: Seat, most: number): number {
  const net = network(topology(box.sheet), lines, builtBy(seat));
  let size = 0;
  // A set less its last line is one as well: where there is none of a size, there is none that is larger.
  while (size < most && bundles(net, size + 1, box.advanced).next().done === false) size++;
  return size;
}

/** Up to `LOOK` sets of that size that contain the seed. */
function someSets(net: Network, size: number, stroke: boolean, seed: readonly number[] = []): number[][] {
  const sets: number[][] = [];
  for (const { chosen, count, last, lasts } of bundles(net, size, stroke, seed)) {
    for (let i = 0; i < lasts && sets.length < LOOK; i++) sets.push([...chosen.subarray(0, count), last[i]!]);
    if (sets.length >= LOOK) break;
  }
  return sets;
}

/** The set after which the rest of the network hangs together best: the sum of squares of its parts is greatest. */
function leavesMost(net: Network, sets: readonly (readonly number[])[]): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  let most = -1;
  for (const set of sets) {
    const gone = new Set(set);
    let value = 0;
    for (let from = 0; from < net.sections.length; from++) {
      if (gone.has(from)) continue;
      const stack = [from];
      gone.add(from);
      let size = 0;
      for (let s = stack.pop(); s !== undefined; s = stack.pop()) {
        size++;
        for (const other of net.touching[s]!)
          if (!gone.has(other)) {
            gone.add(other);
            stack.push(other);
          }
      }
      value += size * size;
    }
    if (value > most) {
      most = value;
      best = set;
    }
  }
  return best;
}

/**
 * A purchase at random in bounded time, or nothing: a train, then with luck a shape to claim, then a set that grows from
 * there section by section. Any purchase can come up, not all equally often.
 */
export function samplePurchase(view: View, buyer: Seat, rng: Rng): Buy | undefined {
  const { sheet, advanced } = view.box;
  const map = topology(sheet);
  const net = network(map, view.lines, builtBy(buyer));
  const trains = faceUpTrains(view).filter((train) => train.price <= net.sections.length);
  if (trains.length === 0) return undefined;
  const shapes = availableShapes(view, buyer);
  for (let attempt = 0; attempt < 6; attempt++) {
    const train = trains[rng.below(trains.length)]!;
    const shape = shapes.length > 0 && rng.below(3) > 0 ? shapes[rng.below(shapes.length)]! : undefined;
    const set = shape ? growFromShape(view, buyer, net, train, shape, rng) : grow(net, train.price, [], rng);
    if (!set) continue;
    const mapped = set.map((s) => net.sections[s]!);
    if (advanced && oddStations(map, mapped) > 2) continue;
    const sections = mapped.map((s) => map.ids[s]!).sort();
    return { type: 'buy', train: train.id, sections, shape: shape?.id ?? null };
  }
  return undefined;
}

function growFromShape(
  view: View,
  buyer: Seat,
  net: Network,
  train: Train,
  shape: Shape,
  rng: Rng,
): readonly number[] | undefined {
  const placed = placementsOn(view.box.sheet, shape, view.lines, builtBy(buyer));
  if (placed.length === 0) return undefined;
  const seed = placed[rng.below(placed.length)]!.sections.map((s) => net.local[s]!);
  if (seed.length <= train.price) return grow(net, train.price, seed, rng);
  return mayOverpay(view, shape) ? seed : undefined;
}

/** Adds random touching sections to the seed (a random section if it is empty) until there are `size`. */
function grow(net: Network, size: number, seed: readonly number[], rng: Rng): readonly number[] | undefined {
  const set = seed.length > 0 ? [...seed] : [rng.below(net.sections.length)];
  const seen = new Set(set);
  const edge: number[] = [];
  const widen = (section: number): void => {
    for (const other of net.touching[section]!)
      if (!seen.has(other)) {
        seen.add(other);
        edge.push(other);
      }
  };
  for (const section of set) widen(section);
  while (set.length < size) {
    if (edge.length === 0) return undefined;
    const [section] = edge.splice(rng.below(edge.length), 1);
    set.push(section!);
    widen(section!);
  }
  return set;
}
