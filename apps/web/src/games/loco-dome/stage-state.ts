import type { Event, Pair, Side } from '@turntable/games/loco-dome/types.ts';

/** What follows from the log alone: enough for a stage that runs behind the server. */
export interface StageState {
  readonly scores: Pair<number>;
  /** The active locomotive of each contestant, by its place in the roster. */
  readonly active: Pair<number | null>;
  /** The locomotives that are out of the game. */
  readonly fallen: Pair<readonly number[]>;
  /** The threshold after the last knock-out; null before the first. */
  readonly threshold: number | null;
}

/** The score and who stands on the bridge after these events. */
export function stageStateAfter(events: readonly Event[]): StageState {
  let scores: Pair<number> = [0, 0];
  let threshold: number | null = null;
  const active: [number | null, number | null] = [null, null];
  const fallen: [number[], number[]] = [[], []];
  for (const event of events) {
    switch (event.kind) {
      case 'activated':
      case 'swapped':
      case 'blocked':
        active[event.side] = event.locomotive;
        break;
      case 'knocked-out':
        fallen[event.side].push(event.locomotive);
        if (active[event.side] === event.locomotive) active[event.side] = null;
        threshold = event.threshold;
        break;
      case 'won':
      case 'corrected':
        scores = event.scores;
        break;
      default:
        break;
    }
  }
  return { scores, active, fallen, threshold };
}

/** The locomotive of a contestant that meets the other one: the one that was read out last, else the target, else the active one. */
export function meeting(
  active: StageState['active'],
  side: Side,
  reads: readonly { readonly side: Side; readonly locomotive: number }[],
  target: number | null,
): number | null {
  return reads.findLast((one) => one.side === side)?.locomotive ?? target ?? active[side];
}
