import { shuffled, type Game, type Rng, type Types, type Viewer } from '@turntable/engine';
import { at, deepFreeze, difference, withValues } from './json.ts';

type Groups = readonly (readonly string[])[];

/** Items by the group they belong to; those in none are left out. */
function parted<Item>(items: readonly Item[], groupOf: (item: Item) => number | undefined): Item[][] {
  const parts = new Map<number, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    if (group !== undefined) parts.set(group, [...(parts.get(group) ?? []), item]);
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
 * Given a later state of the same game, only what is still hidden then, in one group still, is moved: everything that
 * was shown in between stays as it was shown. Nothing if there is nothing to move.
 *
 * Names (cards) are moved by name, wherever the secrets hold them, since piles shift; amounts are moved by place.
 */
export function twin<T extends Types>(
  game: Game<T>,
  state: T['State'],
  viewer: Viewer,
  rng: Rng,
  later?: T['State'],
): T['State'] | undefined {
  const groups = game.secrets(state, viewer);
  const still = later === undefined ? undefined : hidden(later, game.secrets(later, viewer));
  const names = new Map<string, string>();
  const values = new Map<string, unknown>();
  groups.forEach((pointers, g) => {
    const there = pointers.map((pointer) => at(state, pointer));
    if (there.every((value) => typeof value === 'string')) {
      const group = (name: string): number | undefined => (still ? still.names.get(name) : g);
      for (const part of parted([...new Set(there)], group))
        for (const [from, to] of moved(part, rng)) names.set(from, to);
    } else {
      const group = (pointer: string): number | undefined => (still ? still.pointers.get(pointer) : g);
      for (const part of parted(pointers, group))
        for (const [from, to] of moved(part, rng)) values.set(to, at(state, from));
    }
  });
  for (const pointer of groups.flat()) {
    const name = at(state, pointer);
    if (typeof name === 'string' && names.has(name)) values.set(pointer, names.get(name));
  }
  const isMoved = [...values].some(([pointer, value]) => difference(at(state, pointer), value));
  return isMoved ? deepFreeze(withValues(state, values)) : undefined;
}

/** Which group of secrets each pointer, and each name it points to, belongs to. */
function hidden(
  state: unknown,
  groups: Groups,
): { pointers: ReadonlyMap<string, number>; names: ReadonlyMap<string, number> } {
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
