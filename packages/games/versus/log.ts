import type { Actor, Happening } from '@turntable/engine';

type Noted<E> = E extends { readonly kind: string } ? Omit<E, 'by' | 'clause'> : never;

/** What one entry does besides changing the state: events for the log, and whether somebody learnt something. */
export interface LogOf<Event extends Happening> {
  readonly by: Actor;
  readonly events: Event[];
  seals: boolean;
}

/** An empty log for what an entry of this actor does. */
export function newLog<Event extends Happening>(by: Actor): LogOf<Event> {
  return { by, events: [], seals: false };
}

/** Writes what happened, by whoever plays the entry. */
export function note<Event extends Happening>(
  log: LogOf<Event>,
  clause: Event['clause'],
  event: Noted<Event>,
): void {
  log.events.push({ ...event, clause, by: log.by } as unknown as Event);
}
