import { shuffled, type Game, type Rng, type Types, type Viewer } from '@turntable/engine';
import { at, deepFreeze, difference, withValues } from './json.ts';

type Groups = readonly (readonly string[])[];

/** Items by what they have in common; those that have nothing (`undefined`) are left out. */
function parted<Item>(items: readonly Item[], partOf: (item: Item) => string | undefined): Item[][] {
  const parts = new Map<string, Item[]>();
  for (const item of items) {
    const part = partOf(item);
    if (part !== undefined) parts.set(part, [...(parts.get(part) ?? []), item]);
  }
  return [...parts.values()];
}

/** Everything in another place: a shuffle, then each takes the place of the next. */
function moved<Item>(items: readonly Item[], rng: Rng): Map<Item, Item> {
  const order = shuffled(items, rng);
  return new Map(order.map((item, i) => [item, order[(i + 1) % order.length]!]));
}

/**
 * A world that the viewer cannot tell from this one: values inside each group of `game.secrets` have changed places.
 * Given the states that follow in the same game, only what stays hidden in all of them, always in one group, is moved: whatever
 * is shown on the way stays as it was shown, even if it is hidden again later. Nothing if there is nothing to move.
 *
 * Names (cards) are moved by name, wherever the secrets hold them, since piles shift; amounts are moved by place.
 */
export function twin<T extends Types>(
  game: Game<T>,
  state: T['State'],
  viewer: Viewer,
  rng: Rng,
  following: readonly T['State'][] = [],
): T['State'] | undefined {
  const groups = game.secrets(state, viewer);
  const later = following.map((next) => hidden(next, game.secrets(next, viewer)));
  /** The groups that a secret belongs to from now on; nothing if it is shown some time. */
  const fate = (key: string, kind: keyof Hidden): string | undefined => {
    const fates = later.map((one) => one[kind].get(key));
    return fates.includes(undefined) ? undefined : fates.join();
  };
  const names = new Map<string, string>();
  const values = new Map<string, unknown>();
  for (const pointers of groups) {
    const there = pointers.map((pointer) => at(state, pointer));
    if (there.every((value) => typeof value === 'string')) {
      for (const part of parted([...new Set(there)], (name) => fate(name, 'names')))
        for (const [from, to] of moved(part, rng)) names.set(from, to);
    } else {
      for (const part of parted(pointers, (pointer) => fate(pointer, 'pointers')))
        for (const [from, to] of moved(part, rng)) values.set(to, at(state, from));
    }
  }
  for (const pointer of groups.flat()) {
    const name = at(state, pointer);
    if (typeof name === 'string' && names.has(name)) values.set(pointer, names.get(name));
  }
  const isMoved = [...values].some(([pointer, value]) => difference(at(state, pointer), value));
  return isMoved ? deepFreeze(withValues(state, values)) : undefined;
}

/** Which group of secrets each pointer, and each name it points to, belongs to. */
interface Hidden {
  readonly pointers: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<string, number>;
}
function hidden(state: unknown, groups: Groups): Hidden {
  const pointers = new Map<string, number>();
  const names = new Map<string, number>();
  groups.forEach((group, g) => {
    for (const pointer of group) {
      pointers.set(pointer, g);
      const value = at(state, pointer);
      if (typeof value === 'string') names.set(value, g);
    }
  });
  return { pointers, names };
}
