import type { Outcome, Seat, SeenBy } from '@turntable/engine';

/** The final standing, which each game's view shows as `outcome` once there is one. */
export function outcomeOf(view: SeenBy): Outcome | null {
  const outcome: unknown = 'outcome' in view ? view.outcome : null;
  return typeof outcome === 'object' && outcome !== null && 'places' in outcome ? (outcome as Outcome) : null;
}

/** Who won: the seats on the first place. */
export function winnersOf(view: SeenBy): readonly Seat[] {
  return outcomeOf(view)?.places[0] ?? [];
}
