import {
  choices,
  countChoices,
  replayRecord,
  toAct,
  winnersOfEnding,
  type Actor,
  type AnyGame,
  type GameRecord,
  type Logged,
  type Replayed,
  type Types,
  type Viewer,
} from '@turntable/engine';
import { format, tell, userText, type Naming } from '@turntable/messages';
import { statistic } from '@turntable/roster';
import { inFile, recordFrom } from './files.ts';
import { ONE_FILE, readArgs } from './args.ts';
import { plain } from './terminal/plain.ts';
import { UsageError } from './usage.ts';
import { FALLBACK } from '@turntable/protocol/locale.ts';

/** `legal` is exact up to here and null beyond (docs/record.md). */
const LEGAL_LIMIT = 1_000_000;

/** `turntable replay FILE [--json] [--legal] [--seat N | --judge | --spectator]` */
export async function replay(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(
    args,
    {
      json: { type: 'boolean' },
      legal: { type: 'boolean' },
      seat: { type: 'string' },
      judge: { type: 'boolean' },
      spectator: { type: 'boolean' },
    },
    ONE_FILE,
  );
  const file = positionals[0]!;
  const { game, record } = recordFrom(file);
  const viewer = viewerOf(values, game, record);
  const shown = inFile(file, () => show(game, record, viewer, values.legal ?? false));
  if (values.json) console.log(JSON.stringify(shown.json, null, 1));
  else for (const line of inWords(game, record, shown)) console.log(plain(line));
  return shown.legal ? 0 : 2;
}

function viewerOf(
  values: { seat?: string | undefined; judge?: boolean | undefined; spectator?: boolean | undefined },
  game: AnyGame,
  record: GameRecord<Types>,
): Viewer | undefined {
  const named = [values.seat !== undefined, values.judge === true, values.spectator === true];
  if (named.filter(Boolean).length > 1)
    throw new UsageError('expected only one of --seat, --judge, --spectator');
  if (values.spectator) return 'public';
  if (values.judge) {
    if (!game.record.judged || !game.record.hasJudge(record.setup))
      throw new UsageError('--judge: this table has no judge');
    return 'judge';
  }
  if (values.seat === undefined) return undefined;
  const seat = /^\d+$/.test(values.seat) ? Number(values.seat) : NaN;
  if (!(seat < record.names.length)) throw new UsageError(`--seat: expected 0 to ${record.names.length - 1}`);
  return seat;
}

interface Line {
  readonly at: number;
  readonly by: Actor;
  readonly clause: string;
  readonly text: string;
}
interface Shown {
  readonly status: 'running' | 'over';
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly toAct: readonly Actor[];
  readonly legal: number | null;
  readonly log: readonly Line[];
  readonly state: object;
  readonly error: { readonly at: number; readonly clause?: string; readonly message?: string } | null;
  readonly legalActions?: readonly object[] | null;
}

/** What `replay --json` prints of a record, as `viewer` may see it (everything, without one). */
function show(
  game: AnyGame,
  record: GameRecord<Types>,
  viewer: Viewer | undefined,
  listed: boolean,
): { json: Shown; legal: boolean; unread: boolean } {
  const done = replayRecord(game, record);
  const { state } = done;
  const view = game.view(state, viewer ?? 'public');
  const ended = record.end !== undefined && done.error === null && game.outcome(state) === undefined;
  const over = ended || game.outcome(state) !== undefined;
  const only = viewer === undefined ? undefined : viewer === 'public' ? 'nobody' : viewer;
  const unread = game.record.unread?.(record.setup) === true;
  const none = over || only === 'nobody';
  const legal = unread ? null : none ? 0 : countChoices(game, state, LEGAL_LIMIT, only);
  const json: Shown = {
    status: over ? 'over' : 'running',
    scores: game.record.scores(view),
    winners: ended
      ? winnersOfEnding(game, record.setup, record.end!, game.record.scores(view))
      : game.record.winners(view),
    toAct: ended ? [] : toAct(game.decisions(state)),
    legal,
    log: logLines(game, record, done, view, viewer),
    state: viewer === undefined ? game.record.writeState(state) : game.record.writeView(view),
    error: errorLine(game, record, done, viewer),
    ...(listed ? { legalActions: legal === null ? null : none ? [] : actions(game, state, only) } : {}),
  };
  return { json, legal: done.error === null, unread };
}

function actions(game: AnyGame, state: object, only: Actor | undefined): object[] {
  const out: object[] = [];
  for (const { actor, action } of choices(game, state, only))
    out.push({ by: actor, ...game.record.writeAction(state, action) });
  return out;
}

function logLines(
  game: AnyGame,
  record: GameRecord<Types>,
  done: Replayed<Types>,
  view: Types['View'],
  viewer: Viewer | undefined,
): Line[] {
  const lines: Line[] = [];
  for (const { at, event } of done.log as readonly Logged<Types['Event']>[]) {
    const seen = viewer === undefined || event.kind === 'take-back' ? event : game.witness(event, viewer);
    if (!seen) continue;
    const message = seen.kind === 'take-back' ? takeBackMessage(seen) : game.tell(view, seen);
    const text = tell(naming(record, seen.by), message, seen.by);
    lines.push({ at, by: seen.by, clause: seen.clause, text });
  }
  return lines;
}

function takeBackMessage(event: object): { key: string; values: Record<string, string> } {
  // A judge's words are no name, and none of the sentence's own.
  const reason = 'reason' in event ? userText(String(event.reason)) : 'none';
  return { key: 'log.take-back', values: { reason } };
}

/**
 * The command line speaks English, and gives values in the units of the cards. For `by`, if they sat in the room, it was a keeper
 * who acted.
 */
function naming({ names, room }: GameRecord<Types>, by?: Actor): Naming {
  const isKept = typeof by === 'number' && room?.includes(by) === true;
  return {
    locale: FALLBACK,
    names: isKept ? names.with(by, format(FALLBACK, 'room.by-keeper', { name: names[by]! })) : names,
    quantity: (id, value) => {
      const unit = statistic(id)?.unit ?? '';
      return unit === 'year' || unit === '' ? String(value) : `${value.toLocaleString(FALLBACK)} ${unit}`;
    },
  };
}

function errorLine(
  game: AnyGame,
  record: GameRecord<Types>,
  done: Replayed<Types>,
  viewer: Viewer | undefined,
): Shown['error'] {
  if (!done.error) return null;
  const { at, by, refusals } = done.error;
  if (viewer !== undefined && viewer !== by) return { at };
  const first = refusals[0]!;
  const isTakeBack = 'takeBack' in record.actions[at]!;
  // Only the one of a judge who is none breaks what its clause says.
  const isVain = isTakeBack && (by !== 'judge' || game.record.hasJudge(record.setup));
  const sentence = {
    key: isVain ? 'error.nothing-to-take-back' : `${game.id}.refusal.${first.clause}`,
    ...(first.with ? { values: first.with } : {}),
  };
  return { at, clause: first.clause, message: tell(naming(record), sentence, by) };
}

function* inWords(
  game: AnyGame,
  { names, setup }: GameRecord<Types>,
  { json: shown, unread }: { readonly json: Shown; readonly unread: boolean },
): Generator<string> {
  for (const line of shown.log) yield `${String(line.at).padStart(4)}  ${line.text}  [${line.clause}]`;
  const winners = names.filter((_, seat) => shown.winners.includes(game.record.side(setup, seat)));
  yield `${shown.status}: ${shown.scores.join(' : ')}${winners.length > 0 ? `, won by ${winners.join(', ')}` : ''}`;
  const asked = shown.toAct.map((actor) => (typeof actor === 'number' ? names[actor]! : actor));
  if (asked.length > 0)
    yield `to act: ${asked.join(', ')}; legal actions: ${shown.legal ?? (unread ? 'not known, of cards that the record does not know' : `more than ${LEGAL_LIMIT}`)}`;
  if (shown.error)
    yield `action ${shown.error.at} is illegal${shown.error.clause ? `: ${shown.error.message} [${shown.error.clause}]` : ''}`;
}
