import type { LocomotiveIndex, Event, Pair, Team } from '@turntable/games/double-header/types.ts';

/** What follows from the log alone: enough for a stage that runs behind the server. */
interface StageState {
  readonly scores: Pair<number>;
  /** The locomotive of each team that is in use. */
  readonly inUse: Pair<LocomotiveIndex | null>;
}

const START: StageState = { scores: [0, 0], inUse: [null, null] };

/** The score and the locomotives in use after these events. */
export function stageStateAfter(events: readonly Event[]): StageState {
  let { scores, inUse } = START;
  let before = inUse;
  const put = (team: Team, locomotive: LocomotiveIndex): void => {
    inUse = team === 0 ? [locomotive, inUse[1]] : [inUse[0], locomotive];
  };
  for (const event of events) {
    switch (event.kind) {
      case 'called':
        before = inUse;
        break;
      case 'fielded':
      case 'forced-in':
      case 'tagged':
        put(event.team, event.engine);
        break;
      case 'vetoed':
        // DH-2.4: who had to come into use for this call goes back.
        inUse = before;
        break;
      case 'won':
      case 'ruled':
      case 'corrected':
        scores = event.scores;
        break;
      default:
        break;
    }
  }
  return { scores, inUse };
}
