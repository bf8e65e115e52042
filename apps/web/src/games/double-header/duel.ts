import type {
  Booster,
  Coin,
  LocomotiveIndex,
  Event,
  Pair,
  Team,
} from '@turntable/games/double-header/types.ts';
import type { Actor } from '@turntable/engine';
import type { Value } from '@turntable/games/versus/index.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** A call and what came of it, as the log has it. */
interface Episode {
  readonly statistic: string;
  /** The calling team, and who of it called. */
  readonly team: Team;
  readonly by: Actor;
  /** What is shown one after the other: boosters, coins, values, tags, and the end. */
  readonly beats: readonly Event[];
}

const BEATS: ReadonlySet<Event['kind']> = new Set([
  'vetoed',
  'boosted',
  'true-double-header',
  'flipped',
  'read',
  'tied',
  'tagged',
  'won',
  'undecided',
] satisfies Event['kind'][]);

/** The calls of a game, in order. A call that was taken back is one that nothing came of. */
export function episodes(events: readonly { readonly event: Event }[]): readonly Episode[] {
  const out: (Omit<Episode, 'beats'> & { beats: Event[] })[] = [];
  for (const { event } of events) {
    if (event.kind === 'called')
      out.push({ statistic: event.statistic, team: event.team, by: event.by, beats: [] });
    else if (BEATS.has(event.kind)) out.at(-1)?.beats.push(event);
  }
  return out;
}

/** One side of a duel as far as it was shown. */
export interface Given {
  readonly locomotive: LocomotiveIndex | null;
  readonly value: Value | null;
  readonly calculated: boolean;
  readonly booster: Booster | null;
  readonly coin: Coin | null;
  readonly tagged: boolean;
}
export interface Duel {
  readonly statistic: string;
  readonly calling: Team;
  readonly by: Actor;
  readonly sides: Pair<Given>;
  readonly trueDoubleHeader: boolean;
  readonly end: Of<'won'> | Of<'undecided'> | Of<'vetoed'> | Of<'tied'> | null;
}

const NOTHING: Given = {
  locomotive: null,
  value: null,
  calculated: false,
  booster: null,
  coin: null,
  tagged: false,
};

/** The duel after the first `shown` beats of an episode. */
export function duelOf({ statistic, team, by, beats }: Episode, shown: number): Duel {
  const sides: [Given, Given] = [NOTHING, NOTHING];
  let end: Duel['end'] = null;
  let trueDoubleHeader = false;
  const change = (side: Team, next: Partial<Given>): void => {
    sides[side] = { ...sides[side], ...next };
  };
  for (const event of beats.slice(0, shown)) {
    switch (event.kind) {
      case 'boosted':
        change(event.team, { booster: event.booster });
        break;
      case 'true-double-header':
        trueDoubleHeader = true;
        break;
      case 'flipped':
        change(event.team, { coin: event.result });
        break;
      case 'read':
        change(event.team, { locomotive: event.engine, value: event.value, calculated: event.calculated });
        break;
      case 'tagged':
        end = null;
        change(event.team, { locomotive: event.engine, value: null, calculated: false, tagged: true });
        break;
      case 'won':
      case 'undecided':
      case 'vetoed':
      case 'tied':
        end = event;
        break;
      default:
        break;
    }
  }
  return { statistic, calling: team, by, sides, trueDoubleHeader, end };
}

/** The duel that the stage shows: the last one, as far as the log has it. */
export function duelNow(log: readonly { readonly event: Event }[]): Duel | null {
  const last = episodes(log).at(-1);
  return last ? duelOf(last, last.beats.length) : null;
}
