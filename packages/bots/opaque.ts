import type { SeenBy } from '@turntable/engine';
import type { Front } from '@turntable/roster';

/** What a bot gets of a card's front: nothing to look the locomotive up by (LV-1.6). */
type OpaqueFront = Omit<Front, 'name' | 'class' | 'operator' | 'builder'>;

/** The lists of a view that hold locomotives by side and place, and what a side is called there. */
const SIDES = { engines: 'team', rosters: 'seat' } as const;

interface Seen {
  readonly front: Front;
}
type Sides = readonly (readonly Seen[])[];

/**
 * Views of one game without the identity of its locomotives: their ids become `team0-engine1` or `seat0-engine1`, fronts
 * lose name, class, railway and builder. Two cards of the same locomotive stay the same. Views without locomotives pass
 * as they are. Events and actions of seats name locomotives by place and need no translation.
 */
export class Opaque {
  /** The same object for the same front: bots remember what they worked out about it. */
  readonly #fronts = new Map<string, OpaqueFront>();

  view<View extends SeenBy>(view: View): View {
    let shown = view;
    for (const [key, side] of Object.entries(SIDES)) {
      const lists = (view as unknown as Readonly<Record<string, Sides | undefined>>)[key];
      if (lists) shown = { ...shown, [key]: this.#sides(lists, side) };
    }
    return shown;
  }

  #sides(lists: Sides, side: string): object[][] {
    return lists.map((list, i) =>
      list.map((seen, place) => ({ ...seen, front: this.#front(seen.front, `${side}${i}-engine${place}`) })),
    );
  }

  #front(front: Front, name: string): OpaqueFront {
    const known = this.#fronts.get(front.id);
    if (known) return known;
    const { country, whyte, features } = front;
    const opaque = { id: name, country, whyte, features };
    this.#fronts.set(front.id, opaque);
    return opaque;
  }
}
