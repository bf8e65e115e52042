import type { Game, Types, Viewer } from '@turntable/engine';
import { at } from './json.ts';
import type { Channel, Subject } from './observe.ts';

/** A leak put into a game or its edge on purpose, and the channel where it has to be found. */
export interface Plant<T extends Types> {
  readonly name: string;
  readonly channel: Channel;
  /** It shows a secret as it is, so that canaries find it, too. */
  readonly visible?: true;
  grow(subject: Subject<T>): Subject<T>;
}

/** All that a viewer may not know, in the order in which the state holds it. */
function secretsOf<T extends Types>(game: Game<T>, state: T['State'], viewer: Viewer): unknown[] {
  return game
    .secrets(state, viewer)
    .flat()
    .map((pointer) => at(state, pointer));
}

/** Something that a viewer may not know; empty if there is nothing. */
export function peek<T extends Types>(game: Game<T>, state: T['State'], viewer: Viewer): string {
  const last = secretsOf(game, state, viewer).at(-1);
  return last === undefined ? '' : String(last);
}

/** A yes or no that depends on everything a viewer may not know; no if there is nothing. */
export function hint<T extends Types>(game: Game<T>, state: T['State'], viewer: Viewer): boolean {
  const secrets = secretsOf(game, state, viewer);
  if (secrets.length === 0) return false;
  // FNV-1a: any swap is as likely to turn the answer as not.
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(secrets)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return ((hash ^ (hash >>> 15)) & 1) === 1;
}

/**
 * A game that remembers the state it was last looked at, as a careless cache would, so that what is given a view alone
 * can look behind it. `behind` tells what it should not.
 */
export function remembering<T extends Types>(
  game: Game<T>,
): {
  readonly game: Game<T>;
  behind<Seen>(ask: (game: Game<T>, state: T['State'], viewer: Viewer) => Seen): Seen;
} {
  let last: { state: T['State']; viewer: Viewer } | undefined;
  return {
    game: {
      ...game,
      view(state, viewer) {
        last = { state, viewer };
        return game.view(state, viewer);
      },
    },
    behind(ask) {
      if (!last) throw new Error('nobody has looked yet');
      return ask(game, last.state, last.viewer);
    },
  };
}
