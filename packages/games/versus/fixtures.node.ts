import assert from 'node:assert/strict';
import {
  choices,
  countChoices,
  readRecord,
  replayRecord,
  toAct,
  type Actor,
  type Game,
  type Replayed,
  type Types,
} from '@turntable/engine';

/** A choice in short: its type and the values that go with it. */
function short({ type, ...rest }: { readonly type: string }): string {
  return [type, ...Object.values(rest).map(String)].join(' ').trim();
}

/**
 * What tests of a game ask of its tables. A table and lines of play become a record by `recordOf`; `answers` leaves out
 * choices that are `silent`.
 */
export function asking<T extends Types, Table>(
  game: Game<T>,
  recordOf: (table: Table, lines: readonly string[]) => object,
  silent: (action: T['Action']) => boolean = () => false,
) {
  /** Replays whatever is played at a table, up to the first illegal action. */
  const replayed = (table: Table, ...lines: readonly string[]): Replayed<T> =>
    replayRecord(game, readRecord(game, recordOf(table, lines)));
  /** Where an error is, in words. */
  const at = ({ error }: Replayed<T>, lines: readonly string[]): string =>
    error ? `${lines[error.at]}: ${error.refusals[0]!.clause}` : 'legal';
  return {
    replayed,
    /** The position after legal actions. */
    played(table: Table, ...lines: readonly string[]): T['State'] {
      const done = replayed(table, ...lines);
      assert.equal(done.error, null, at(done, lines));
      assert.deepEqual(game.audit(done.state), []);
      return done.state;
    },
    /** The clause that forbids the last of the actions; the others have to be legal. */
    refusal(table: Table, ...lines: readonly string[]): string {
      const done = replayed(table, ...lines);
      assert.equal(done.error?.at, lines.length - 1, at(done, lines));
      return done.error!.refusals[0]!.clause;
    },
    /** The log of legal actions, without take-backs. */
    events: (table: Table, ...lines: readonly string[]): T['Event'][] =>
      replayed(table, ...lines).log.flatMap(({ event }) =>
        event.kind === 'take-back' ? [] : [event as T['Event']],
      ),
    /** Who is asked. */
    asked: (state: T['State']): Actor[] => toAct(game.decisions(state)),
    /** How many legal choices there are, of all who are asked; a thousand at most are counted. */
    legal: (state: T['State']): number => countChoices(game, state, 1000)!,
    /** Legal choices in short, of one who is asked. */
    answers: (state: T['State'], actor: Actor): string[] =>
      [...choices(game, state, actor)].flatMap(({ action }) => (silent(action) ? [] : [short(action)])),
    /** The open questions as `kind actors`, without the judge's corrections. */
    kinds: (state: T['State']): string[] =>
      game.decisions(state).flatMap((d) => (d.standing ? [] : [`${d.kind} ${d.actors.join()}`])),
    /** What a viewer sees of a state. */
    viewOf: (state: T['State'], viewer: T['View']['viewer']): T['View'] => game.view(state, viewer),
  };
}
