import type { Seat } from '@turntable/engine';
import type { Action, SectionState } from '@turntable/games/loko-moto/types.ts';
import type { Judge } from './draft.ts';
import { attempted, tapped, type Plan } from './plan.ts';

/** What a tap on a section does: plays something, picks something, or nothing that the rules allow. */
type Tap =
  | { readonly play: Action }
  | { readonly pick: Plan }
  /** The action that it would be part of; the rules say why it may not be. */
  | { readonly refused: Action };

/** The reader's turn as far as a tap goes. */
export interface TapScene {
  readonly seat: Seat;
  /** A question is open to the reader. */
  readonly asked: boolean;
  readonly phase: 'opening' | 'main';
  readonly plan: Plan;
  readonly lines: readonly SectionState[];
  /** Names of the sections. */
  readonly ids: readonly string[];
  /** The pen in hand when taps act at once. */
  readonly pen: 'build' | 'reserve' | null;
  /** The second line of a reservation is asked for. */
  readonly reserving: boolean;
  readonly judge: Judge;
}

/** The reservation of these sections. */
export function reservation(sections: readonly number[], ids: readonly string[]): Action {
  return { type: 'reserve', sections: sections.map((section) => ids[section]!) };
}

/** What a tap on a section, by its index, does now. */
export function tapOn(section: number, scene: TapScene): Tap {
  const { seat, asked, phase, plan, lines, ids, pen, reserving, judge } = scene;
  const pick = asked ? tapped(plan, section, lines, seat, phase) : undefined;
  if (!pick) return { refused: attempted(plan, section, ids, phase) };
  if (pick.kind !== 'draw') return { pick };
  const [first] = pick.sections;
  if (pen && first !== undefined) {
    if (phase === 'opening') return { play: { type: 'close', section: ids[first]! } };
    if (pen === 'build') return { play: { type: 'build', section: ids[section]! } };
  }
  if (pen || (reserving && pick.sections.length === 2)) {
    const play = reservation(pick.sections, ids);
    if (judge(play).length === 0) return { play };
  }
  return { pick };
}
