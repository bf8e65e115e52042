import {
  gameOf,
  readRecord,
  replayRecord,
  type AnyGame,
  type Ending,
  type Kept,
  type Types,
} from '@turntable/engine';
import { GAMES } from '@turntable/games';

/** What happened, in order, without what was taken back. */
export interface Played {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly setup: Types['Setup'];
  readonly deal: Types['Action'];
  readonly state: Types['State'];
  readonly events: readonly Types['Event'][];
  /** The minute of each event's action, where the record has it. */
  readonly minutes: readonly (number | undefined)[];
  /** Seats in the room, for whom a keeper acted. */
  readonly room?: readonly number[];
  readonly end?: Ending;
  /** Kept by hand: who vouches for it, if that is somebody with a name. */
  readonly kept?: { readonly name?: string; readonly judge?: string };
  /** When the game ended, in seconds since 1970, if that is known. */
  readonly date?: number;
}
/** Why a record cannot be printed; the message names the place and what was expected. */
export class NotPrintable extends Error {}

/**
 * A record as it was played. `finished` asks for one that ended.
 * @throws RecordError if it is no record; NotPrintable if an action in it is illegal, or it is still running.
 */
export function playedFrom(input: unknown, finished: boolean): Played {
  const game = gameOf(input, GAMES);
  const record = readRecord(game, input);
  const done = replayRecord(game, record);
  if (done.error) throw new NotPrintable(`actions[${done.error.at}]: ${done.error.refusals[0]!.clause}`);
  // As in a replay: what the rules ended was not stopped.
  const end = game.outcome(done.state) === undefined ? record.end : undefined;
  if (finished && end === undefined && game.outcome(done.state) === undefined) {
    const actors = game
      .decisions(done.state)
      .filter((decision) => !decision.standing)
      .flatMap(({ actors }) => actors);
    const [first] = actors;
    const who = typeof first === 'number' ? record.names[first]! : (first ?? 'nobody');
    throw new NotPrintable(`record: expected a finished game; this one waits for ${who}`);
  }
  // An action that was taken back took its events with it, and the declines that came before it.
  const groups: { readonly at: number; readonly events: Types['Event'][] }[] = [];
  for (const { at, event } of done.log) {
    if (event.kind === 'take-back') groups.pop();
    else if (groups.at(-1)?.at === at) groups.at(-1)!.events.push(event as Types['Event']);
    else groups.push({ at, events: [event as Types['Event']] });
  }
  return {
    game,
    names: record.names,
    setup: record.setup,
    deal: record.deal,
    state: done.state,
    events: groups.flatMap(({ events }) => events),
    minutes: groups.flatMap(({ at, events }) => events.map(() => minuteOf(input, at))),
    ...(record.room && { room: record.room }),
    ...(end && { end }),
    ...(record.kept && { kept: voucher(record.kept, record.names) }),
  };
}

function voucher({ by, name }: Kept, names: readonly string[]): NonNullable<Played['kept']> {
  const known = name ?? (typeof by === 'number' ? names[by] : undefined);
  return known === undefined ? {} : { name: known, ...(by === 'judge' && { judge: known }) };
}

/** When an action was written down: for people alone, so no reader but this one looks at it. */
function minuteOf(input: unknown, at: number): number | undefined {
  const minute = (input as { readonly actions?: readonly { readonly minute?: unknown }[] }).actions?.[at]
    ?.minute;
  return typeof minute === 'number' ? minute : undefined;
}
