import { positions, type Log, type Rng, type Viewer } from '@turntable/engine';
import { editionOf, KnownValues, redrawn, redrawnPair } from '../versus/index.ts';
import { apply } from './apply.ts';
import { start, type Deal } from './setup.ts';
import { seatOf } from './sides.ts';
import {
  LOCOMOTIVE_INDICES,
  TEAMS,
  type Action,
  type Pair,
  type DoubleHeader,
  type Setup,
  type State,
  type Sum,
} from './types.ts';

/**
 * The same course of a game with every value drawn anew that was never shown to the viewer in it. Sums that were read out still
 * hold. Which values there are is no secret (LV-6.3) and stays. Throws `RangeError` before the deal.
 */
export function redraw(
  setup: Setup,
  log: Log<Action>,
  viewer: Viewer,
  rng: Rng,
): { setup: Setup; log: Log<Action> } {
  const course = [...positions<DoubleHeader>({ start, apply }, setup, log)];
  const [dealt] = course;
  const [first, ...rest] = log;
  if (!dealt || !first || !('action' in first)) throw new RangeError('no deal');
  const locomotives = dealt.engines.flat();
  const known = new KnownValues();
  const sums = new Map<string, Sum>();
  for (const state of course) learn(state, viewer, known, sums);
  const given = new Map<string, Record<string, number>>();
  for (const { team, statistic, value } of settled([...sums.values()], dealt, known)) {
    const [a, b] = dealt.engines[team]!.map(({ front }) => front.id) as [string, string];
    const pair = redrawnPair(statistic, value, rng);
    given.set(a, { ...given.get(a), [statistic]: pair[0] });
    given.set(b, { ...given.get(b), [statistic]: pair[1] });
  }
  const now = redrawn(locomotives, known, rng, given);
  const deal: Deal = { type: 'deal', first: dealt.first, engines: [] };
  return {
    setup: {
      ...editionOf(setup),
      rules: setup.rules,
      players: setup.players,
      engines: [
        [now[0]!, now[1]!],
        [now[2]!, now[3]!],
      ] satisfies Pair<Pair<unknown>>,
      first: dealt.first,
    },
    log: [{ ...first, action: deal }, ...rest],
  };
}

/** What a position shows to the viewer of the cards' rears. */
function learn(state: State, viewer: Viewer, known: KnownValues, sums: Map<string, Sum>): void {
  for (const team of TEAMS)
    for (const locomotive of LOCOMOTIVE_INDICES) {
      const { front, rear } = state.engines[team]![locomotive]!;
      const sees = viewer === 'judge' || viewer === seatOf(state.box.players, team, locomotive);
      known.add(front.id, Object.keys(sees ? rear.values : state.read[team][locomotive]));
    }
  for (const sum of state.sums) sums.set(`${sum.team}/${sum.statistic}`, sum);
}

/** The sums of two unknown values. Who knows one of two, or that they are the same card's, knows the other: it is noted. */
function settled(sums: readonly Sum[], { engines: locomotives }: State, known: KnownValues): readonly Sum[] {
  for (;;) {
    const open = sums.filter(({ team, statistic }) => {
      const ids = locomotives[team]!.map(({ front }) => front.id);
      const reckoned = ids[0] === ids[1] || ids.some((id) => known.has(id, statistic));
      if (reckoned) for (const id of ids) known.add(id, [statistic]);
      return !reckoned;
    });
    if (open.length === sums.length) return open;
    // What was reckoned may settle another sum, if two cards are of one locomotive.
    sums = open;
  }
}
