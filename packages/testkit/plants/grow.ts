import { type Decision, type Game, type Types } from '@turntable/engine';
import { edge, type Edge } from '../edge.ts';
import type { Subject } from '../observe.ts';
import { hint, peek, remembering, type Plant } from '../plant.ts';

/** What a plant leaks to the last viewer: a secret, a bit that depends on all secrets, or the whole state. */
interface Behind<T extends Types> {
  secret(): string;
  hint(): boolean;
  state(): T['State'];
}

/** A plant in the game itself; its edge sends what that lets through. */
export function within<T extends Types>(
  grow: (game: Game<T>, behind: Behind<T>) => Partial<Game<T>>,
): Plant<T>['grow'] {
  return (subject) => {
    const { game, behind: ask } = remembering(subject.game);
    const behind: Behind<T> = {
      secret: () => ask(peek),
      hint: () => ask(hint),
      state: () => ask((_, state) => state),
    };
    const grown = { ...game, ...grow(game, behind) };
    return { game: grown, edge: edge(grown) };
  };
}

/** A plant in what is sent, with a game that is sound. */
export function around<T extends Types>(
  grow: (edge: Edge<T>, game: Game<T>) => Partial<Edge<T>>,
): Plant<T>['grow'] {
  return ({ game, edge: sound }): Subject<T> => ({ game, edge: { ...sound, ...grow(sound, game) } });
}

/** A copy with some members replaced, without type checks: plants break types on purpose. */
export const changed = <Value extends object>(value: Value, change: object): Value => ({
  ...value,
  ...change,
});

/** A plant in what is asked, in views as well. */
export function asking<T extends Types>(
  change: (decision: Decision, game: Game<T>, state: T['State']) => readonly Decision[],
): Plant<T>['grow'] {
  return within((game) => {
    const decisions = (state: T['State']): Decision[] =>
      game.decisions(state).flatMap((decision) => change(decision, game, state));
    return {
      decisions,
      view: (state, viewer) => changed(game.view(state, viewer), { decisions: decisions(state) }),
    };
  });
}
