import type { Seat } from '@turntable/engine';
import type { Event } from '@turntable/games/loko-moto/types.ts';

interface Item {
  readonly n: number;
  readonly event: Event;
}

/** The items that still count: a take-back removes those of the last move before it that counts, and itself. */
export function standingItems(log: readonly Item[]): readonly Item[] {
  const out: Item[] = [];
  for (const item of log) {
    // The shell's own kind of event; games know nothing of it.
    if ((item.event.kind as string) !== 'take-back') out.push(item);
    else {
      const last = out.at(-1)?.n;
      while (out.length > 0 && out.at(-1)!.n === last) out.pop();
    }
  }
  return out;
}

/** The sections that an event touched. */
function sectionsOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'reserved':
    case 'bought':
      return event.sections;
    case 'built':
    case 'closed':
      return [event.section];
    default:
      return [];
  }
}

/** The last move on the map: who made it and which sections it touched; undefined before the first. */
export function latestMove(log: readonly Item[]): { by: Seat; sections: readonly string[] } | undefined {
  for (const { event } of standingItems(log).toReversed()) {
    const sections = sectionsOf(event);
    if (sections.length > 0 && typeof event.by === 'number') return { by: event.by, sections };
  }
  return undefined;
}

/** Who inked each section, by id, as the log tells it; closed sections belong to nobody. */
export function inkers(log: readonly Item[]): ReadonlyMap<string, Seat> {
  const out = new Map<string, Seat>();
  for (const { event } of standingItems(log))
    if (event.kind === 'bought' && typeof event.by === 'number')
      for (const section of event.sections) out.set(section, event.by);
  return out;
}

/** Who built each section, by id, whatever became of it later. */
export function builders(log: readonly Item[]): ReadonlyMap<string, Seat> {
  const out = new Map<string, Seat>();
  for (const { event } of standingItems(log))
    if (event.kind === 'built' && typeof event.by === 'number') out.set(event.section, event.by);
  return out;
}
