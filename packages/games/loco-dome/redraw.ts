import { isTakeBack, positions, type Log, type Rng, type Viewer } from '@turntable/engine';
import { editionOf, KnownValues, redrawn } from '../versus/index.ts';
import { apply } from './apply.ts';
import { activeOf, valid } from './roundhouse.ts';
import { start, type Deal } from './setup.ts';
import { ROSTER, SIDES, type Action, type LocoDome, type Setup, type State } from './types.ts';

/**
 * The same course of a game with every value drawn anew that was never shown to the viewer in it. Which values there are is no
 * secret (LV-6.3) and stays. Throws `RangeError` before the deal.
 */
export function redraw(
  setup: Setup,
  log: Log<Action>,
  viewer: Viewer,
  rng: Rng,
): { setup: Setup; log: Log<Action> } {
  const course = [...positions<LocoDome>({ start, apply }, setup, log)];
  const [dealt] = course;
  const [first, ...rest] = log;
  if (!dealt || !first || !('action' in first)) throw new RangeError('no deal');
  const known = new KnownValues();
  course.forEach((state, i) => {
    learn(state, viewer, known);
    const next = log[i + 1];
    if (next && !isTakeBack(next) && next.action.type === 'reset') learnFromReset(state, known);
  });
  const now = redrawn(dealt.rosters.flat(), known, rng);
  const deal: Deal = { type: 'deal', first: dealt.first, locomotives: [] };
  return {
    setup: {
      ...editionOf(setup),
      rules: setup.rules,
      rosters: [now.slice(0, ROSTER), now.slice(ROSTER)],
      first: dealt.first,
    },
    log: [{ ...first, action: deal }, ...rest],
  };
}

/** What a position shows to the viewer of the cards' rears: own active locomotives are remembered when they are dormant again. */
function learn(state: State, viewer: Viewer, known: KnownValues): void {
  for (const side of SIDES)
    state.rosters[side]!.forEach(({ front, rear }, at) => {
      const sees = viewer === 'judge' || (viewer === side && activeOf(state, side) === at);
      known.add(front.id, Object.keys(sees ? rear.values : state.read[side]![at]!));
    });
}

/**
 * A reset on request tells that what the active locomotive could still have called are zeros (LD-6.2). Of what it could not call,
 * since the other side has no value for it, it tells nothing.
 */
function learnFromReset(state: State, known: KnownValues): void {
  const { calling, called, rosters } = state;
  const at = activeOf(state, calling)!;
  const left = [...valid(state, calling, at)].filter((statistic) => !called.includes(statistic));
  known.add(rosters[calling]![at]!.front.id, left);
}
