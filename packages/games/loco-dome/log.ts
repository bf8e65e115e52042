import type { Actor } from '@turntable/engine';
import type { Clause } from './clauses.ts';
import type { Event } from './types.ts';

type Told<E> = E extends { readonly kind: string } ? Omit<E, 'by' | 'clause'> : never;

/** What one entry does besides changing the state: events for the log, and whether somebody learnt something. */
export interface Log {
  readonly by: Actor;
  readonly events: Event[];
  seals: boolean;
}

export function newLog(by: Actor): Log {
  return { by, events: [], seals: false };
}

export function note(log: Log, clause: Clause, told: Told<Event>): void {
  log.events.push({ ...told, clause, by: log.by } as Event);
}
