import { readRecord, RecordError, replayRecord, writeScores } from '@turntable/engine';
import type { ReadOuts } from '@turntable/games/versus/seen.ts';
import type { Told } from '@turntable/games/versus/told.ts';
import type { Action, BookLocomotive, BookSetup } from './book.ts';
import type { DuelRules, Line, Page } from './draft.ts';
import type { DuelGame } from './duel-game.ts';
import { missingOf } from './missing.ts';

/** A locomotive as the book plays with it: values it has not are unread. */
function inline({ id, name, features, values, calculated }: BookLocomotive): object {
  if (!values) return { id, name, features, unread: true, values: {} };
  return { id, name, features, values, ...(calculated && { calculated }) };
}

/** The record that a book begins with. Claims are in words: who keeps a book cannot trust the features of every card. */
export function setupRecord(game: DuelGame, setup: BookSetup): Readonly<Record<string, unknown>> {
  return recordWith(
    game,
    setup,
    setup.engines.map((side) => side.map(inline)),
    [],
    false,
  );
}

function recordWith(
  { cards }: DuelGame,
  { game, names, kept, scoring, judge, first, edition }: BookSetup,
  locomotives: readonly (readonly unknown[])[],
  actions: readonly object[],
  roster: boolean,
): Record<string, unknown> {
  return {
    format: 'turntable/1',
    game,
    options: { scoring, judge, freeClaims: true },
    seats: names.map((name) => ({ name })),
    kept,
    setup: {
      ...(roster && edition > 1 ? { roster: edition } : {}),
      [cards]: locomotives,
      first,
    },
    actions,
  };
}

/** What a book is as a file: a record, or if something in it was written against a rule, a score. */
interface Exported {
  readonly json: object;
  /** The same with every locomotive as the book knows it: for who has no roster at hand. */
  readonly printed: object;
  readonly scoreOnly: boolean;
}

/**
 * The book as a record. Locomotives of the roster stand by their ids, foreign cards with what was read out of them.
 * `sentence` tells a line in words, for a score.
 */
export function exported(
  game: DuelGame,
  setup: BookSetup,
  page: Page,
  sentence: (line: Line) => string,
): Exported {
  const { lines, closed } = page;
  const { read } = page.position.state as { read: ReadOutsOf };
  if (lines.some(({ against, gone }) => against !== undefined && !gone)) return score(setup, page, sentence);
  const roster = setup.engines.flat().some(({ source }) => source === 'roster');
  const actions = lines.flatMap(({ actions: each, minute }) =>
    each.map((action, i) => (i === 0 ? { ...action, minute } : action)),
  );
  const whole = setup.engines.flat().every(({ source, values }) => source === 'roster' || values);
  const written = (read: ReadOutsOf, missing: Missing, ids = true): object => {
    const locomotives = setup.engines.map((side, i) =>
      side.map((locomotive, at) =>
        ids && locomotive.source === 'roster'
          ? locomotive.id
          : withRead(locomotive, { ...read[i]?.[at] }, missing[i]![at]!),
      ),
    );
    const json = recordWith(
      game,
      setup,
      locomotives,
      whole && ids ? actions.map(untold) : actions,
      roster && ids,
    );
    return { ...json, ...(closed?.reason ? { end: { reason: closed.reason } } : {}) };
  };
  const printed = replaying(game, page, (missing) => written([], missing, false));
  if (!printed) return score(setup, page, sentence);
  // Somebody may have read out one thing and later another: then what was told stands in the calls alone. Or have said that one
  // won where the roster says the other: then the cards stand as the book knows them.
  const json =
    replaying(game, page, (missing) => written(read, missing)) ??
    replaying(game, page, (missing) => written([], missing)) ??
    printed;
  return { json, printed, scoreOnly: false };
}

/** The book as a score, which nobody can play again. */
function score({ game, names }: BookSetup, { lines }: Page, sentence: (line: Line) => string): Exported {
  const told = lines.map((line) => ({
    text: sentence(line),
    minute: line.minute,
    scores: line.scores,
    ...(line.against ? { clause: line.against } : {}),
  }));
  const json = writeScores({ game, names, scores: lines.at(-1)?.scores ?? [0, 0], lines: told });
  return { json, printed: json, scoreOnly: true };
}

/** What was read out, by side and locomotive. */
type ReadOutsOf = readonly (readonly ReadOuts[])[];
/** What cards were said to miss, by side and locomotive. */
type Missing = ReturnType<typeof missingOf>;

/** A foreign card with the numbers that were read out of it, and what was said to be missing. */
function withRead(
  locomotive: BookLocomotive,
  read: ReadOuts,
  missing: Readonly<Record<string, null>>,
): object {
  if (locomotive.values) return inline(locomotive);
  const values = Object.entries(read).map(([statistic, { value }]) => [statistic, value] as const);
  return { ...inline(locomotive), values: { ...Object.fromEntries(values), ...missing } };
}

/**
 * The record that `write` makes of what cards were said to miss, so that it replays to the score of the book. A card is taken for
 * one with a value until somebody says otherwise: what would make a line from before illegal is left out, and unread. Nothing if
 * no such record replays.
 */
function replaying(game: DuelGame, page: Page, write: (missing: Missing) => object): object | undefined {
  let missing = missingOf(game, page.position.state);
  let json = write(missing);
  for (let at = stopsAt(game.rules, page, json); at < Infinity; at = stopsAt(game.rules, page, json)) {
    const fewer = without(missing).find((less) => stopsAt(game.rules, page, write(less)) > at);
    if (!fewer) return undefined;
    missing = fewer;
    json = write(missing);
  }
  return json;
}

/** All ways to leave out one thing that a card was said to miss. */
function without(missing: Missing): readonly Missing[] {
  return missing.flatMap((side, i) =>
    side.flatMap((card, at) =>
      Object.keys(card).map((statistic) => {
        const { [statistic]: _left, ...rest } = card;
        return missing.with(i, side.with(at, rest));
      }),
    ),
  );
}

/** The number of the action that a record cannot be played past, all of them if it leads elsewhere; infinite if it replays. */
function stopsAt(rules: DuelRules, { position }: Page, json: object): number {
  try {
    const record = readRecord(rules, json);
    const { error, state } = replayRecord(rules, record);
    if (error) return error.at;
    const same = state.scores.every((each, side) => each === position.state.scores[side]);
    return same ? Infinity : record.actions.length;
  } catch (error) {
    if (error instanceof RecordError) return Number(/^actions\[(\d+)\]/.exec(error.place)?.[1] ?? -1);
    throw error;
  }
}

/** With locomotives that every reader knows nothing has to be told. */
function untold(action: Action & { told?: readonly Told[] }): object {
  const { told: _told, ...rest } = action as Record<string, unknown>;
  return rest;
}
