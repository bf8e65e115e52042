import type { AnyGame, Happening, Seat } from '@turntable/engine';
import type { Golden } from './golden.ts';

/** A position of a golden game and everything that led to it. */
export interface Course {
  readonly states: readonly object[];
  /** What happened with update 2 and later ones; update 1 is the deal. */
  readonly happened: readonly { readonly n: number; readonly event: Happening }[];
}

/** Plays a golden game as far as its first `count` answers. */
export function courseOf(game: AnyGame, { dealt, entries }: Golden, count: number): Course {
  const states: object[] = [dealt as object];
  const happened: Course['happened'][number][] = [];
  entries.slice(0, count).forEach((entry, i) => {
    const step = game.apply(states[i]!, entry);
    states.push(step.state);
    for (const event of step.events) happened.push({ n: i + 2, event });
  });
  return { states, happened };
}

/** The first seat that is asked something by the position; seat 0 if none is. */
export function seatAsked(game: AnyGame, state: object): Seat {
  const open = game.decisions(state).filter((d) => !d.standing && !d.optional);
  return open.flatMap(({ actors }) => actors.flatMap((by) => (typeof by === 'number' ? [by] : [])))[0] ?? 0;
}
