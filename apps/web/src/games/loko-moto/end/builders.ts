import type { Seat } from '@turntable/engine';
import type { Event } from '@turntable/games/loko-moto/types.ts';
import { counted } from '../../../session/counted.ts';

/** Who built each section, by id, whatever became of it later. */
export function builders(
  log: readonly { readonly n: number; readonly event: Event }[],
): ReadonlyMap<string, Seat> {
  const out = new Map<string, Seat>();
  for (const { event } of counted(log))
    if (event.kind === 'built' && typeof event.by === 'number') out.set(event.section, event.by);
  return out;
}
