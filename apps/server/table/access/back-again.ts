import type { Viewer } from '@turntable/engine';
import { seatFor } from './access.ts';
import { runningIn, type Effect, type Facts } from '../match/effects.ts';

/** Somebody for whom a bot plays is back; nothing for whoever was there all the time. Throws `Problem` for another's seat. */
export function backAgain(facts: Facts, guest: string, { as }: { readonly as: Viewer }): Effect[] {
  const seat = seatFor(facts.row, guest, as);
  runningIn(facts);
  return facts.row.tempo.clocks?.[seat]?.stage === 'autopilot' ? [{ do: 'present', seat }] : [];
}
