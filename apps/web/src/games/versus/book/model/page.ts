import { dealt, readRecord, type GameRecord, type Logged, type Position } from '@turntable/engine';
import type { Told } from '@turntable/games/versus/told.ts';
import { sideOf, type Action, type BookSetup, type Tap, type Timed } from './book.ts';
import type { Draft, Duel, DuelRules, Line, Objection, Page, Side } from './draft.ts';
import type { DuelGame } from './duel-game.ts';
import { setupRecord } from './record.ts';
import { locomotiveOf, saidMissing } from './missing.ts';
import { callOf, computedOf, contestOf, ran, run, tieStood, type Ran } from './run.ts';

type Pressed = { readonly page: Page } | { readonly objection: Objection };

/** The first page: the locomotives on the table and nothing played. */
export function opened(game: DuelGame, setup: BookSetup): Page {
  const record = readRecord(game.rules, setupRecord(game, setup)) as GameRecord<Duel>;
  return { position: dealt(game.rules, record), lines: [], draft: null, closed: null, before: [] };
}

/** The page after a tap, or the clause that forbids it: then it may be written anyway. */
export function press(game: DuelGame, setup: BookSetup, page: Page, { tap, minute }: Timed): Pressed {
  if (page.closed && !(tap.t === 'take-back' || (tap.t === 'act' && tap.action.type === 'correct')))
    return { page };
  switch (tap.t) {
    case 'call':
      return call(game, setup, page, tap, minute);
    case 'target':
      return drafted(game, setup, page, { target: tap.locomotive });
    case 'switch':
      return drafted(game, setup, page, { switched: true });
    case 'none':
      return { page: without(game, setup, page, tap.side) };
    case 'value':
      return page.draft ? { page: withValue(page, page.draft, tap.side, tap.value) } : { page };
    case 'won':
      return won(game, setup, page, tap);
    case 'act':
      return act(game, setup, page, tap, minute);
    case 'point':
      return point(game, setup, page, tap, minute);
    case 'take-back':
      return { page: takenBack(game, page, tap, minute) };
    case 'close':
      return { page: { ...page, draft: null, closed: tap.reason ? { reason: tap.reason } : {} } };
  }
}

const state = (page: Page): Duel['State'] => page.position.state;
const scoresOf = (rules: DuelRules, { state: now }: Position<Duel>): readonly number[] =>
  rules.record.scores(rules.view(now, 'public'));

/** The seat that is to call. */
function callerOf({ rules, caller }: DuelGame, { position: { state: now } }: Page): number {
  const asked = rules.decisions(now).find(({ kind }) => kind === 'call');
  return asked ? (asked.actors[0] as number) : caller(now);
}

function call(
  game: DuelGame,
  setup: BookSetup,
  page: Page,
  { statistic, anyway }: Extract<Tap, { t: 'call' }>,
  minute: number,
): Pressed {
  const draft: Draft = {
    by: callerOf(game, page),
    statistic,
    values: [null, null],
    told: [],
    acts: [],
    minute,
  };
  const done = run(game.rules, page.position, [callOf(setup, draft)]);
  if (!('objection' in done)) return { page: { ...page, draft } };
  // Only a target is missing: it is asked for.
  if (done.objection.clause === game.targetClause) return { page: { ...page, draft } };
  if (!anyway) return { objection: done.objection };
  return { page: { ...page, draft: { ...draft, against: done.objection.clause } } };
}

function drafted(game: DuelGame, setup: BookSetup, page: Page, change: Partial<Draft>): Pressed {
  if (!page.draft) return { page };
  const draft = { ...page.draft, ...change };
  const done = run(game.rules, page.position, [callOf(setup, draft)]);
  return 'objection' in done && done.objection.clause !== 'LV-2.1' ? done : { page: { ...page, draft } };
}

/** A foreign card has no value: the book knows it from now on, and another locomotive answers, or the call was none. */
function without(game: DuelGame, setup: BookSetup, page: Page, side: Side): Page {
  const { draft } = page;
  if (!draft || draft.told.length > 0) return page;
  const at = locomotiveOf(game, setup, page, draft, side);
  if (at === undefined) return page;
  const position = saidMissing(game, page.position, side, at, draft.statistic);
  const next = { ...page, position };
  const done = run(game.rules, position, [callOf(setup, draft), ...draft.acts]);
  const open = !('objection' in done) || done.objection.clause === game.targetClause;
  return { ...next, draft: open ? { ...draft, values: [null, null] } : null };
}

function withValue(page: Page, draft: Draft, side: Side, value: number | null): Page {
  const values = side === 0 ? ([value, draft.values[1]] as const) : ([draft.values[0], value] as const);
  return { ...page, draft: { ...draft, values } };
}

/** Who won; with it the statistic is decided, unless it is a tie that somebody may break. */
function won(
  game: DuelGame,
  setup: BookSetup,
  page: Page,
  { side, points, tagged, anyway }: Extract<Tap, { t: 'won' }>,
): Pressed {
  if (!page.draft) return { page };
  const { against } = page.draft;
  const draft = tagged && against === undefined ? tieStood(game.rules, setup, page, page.draft) : page.draft;
  const computed = computedOf(game.rules, setup, page, draft);
  // What is written against a rule has the margin all the same, where the values that were read tell it.
  const worth = points ?? (computed?.winner === side ? computed.points : undefined);
  if (against !== undefined) return { page: forced(game, page, against, side, worth, draft.minute, draft) };
  const comparison: Told = {
    values: draft.values,
    winner: side,
    ...(points && setup.scoring === 'margin' ? { points } : {}),
    ...(draft.switched && draft.told.length === 0 ? { switched: true as const } : {}),
    ...(tagged ? { tagged } : {}),
  };
  const next: Draft = { ...draft, told: [...draft.told, comparison], values: [null, null] };
  const wrong = computed !== undefined && computed.winner !== side;
  const done: Ran = wrong ? { objection: { clause: 'LV-2.1' } } : ran(game.rules, setup, page, next);
  if ('objection' in done) {
    if (!anyway) return done;
    return { page: forced(game, page, done.objection.clause, side, worth, draft.minute, draft) };
  }
  if ('untold' in done) return { page: { ...page, draft: next } };
  return {
    page: contestOf(done.position.state) ? { ...page, draft: next } : entered(game, page, done, draft.minute),
  };
}

function entered(
  game: DuelGame,
  page: Page,
  done: Extract<Ran, { position: unknown }>,
  minute: number,
): Page {
  const { position, events, actions } = done;
  const line: Line = { actions, minute, events, scores: scoresOf(game.rules, position) };
  return { ...page, position, lines: [...page.lines, line], draft: null, before: stood(page) };
}
const stood = ({ before, position, lines }: Page): Page['before'] => [
  ...before,
  { position, line: lines.length },
];

/** Takes back the last line of a closed book: the record gets one take-back for each of its actions. */
function takenBack(
  game: DuelGame,
  page: Page,
  { by, reason }: Extract<Tap, { t: 'take-back' }>,
  minute: number,
): Page {
  const last = page.before.at(-1);
  if (!page.closed || !last) return page;
  const { position, line: at } = last;
  const back: Action = { by, type: 'take-back', ...(reason ? { reason } : {}) };
  const line: Line = {
    actions: page.lines[at]!.actions.map(() => back),
    minute,
    events: [],
    scores: scoresOf(game.rules, position),
    wrote: back,
  };
  const lines = page.lines.map((one, i) => (i === at ? { ...one, gone: true as const } : one));
  return {
    position,
    lines: [...lines, line],
    draft: null,
    closed: null,
    before: page.before.slice(0, -1),
  };
}

/** Written against a rule: it counts in the book, and the book is a score from now on. */
function forced(
  game: DuelGame,
  page: Page,
  against: string,
  side: Side | null,
  points: number | undefined,
  minute: number,
  wrote: Draft | Tap,
): Page {
  const before = scoresOf(game.rules, page.position);
  const scores = before.map((score, i) => (i === side ? score + (points ?? 1) : score));
  const action = { type: 'correct', scores, reason: against } as unknown as Duel['Action'];
  const step = game.rules.apply(state(page), { decision: 'judge', actor: 'judge', action });
  const line: Line = { actions: [], minute, events: [], scores, against, wrote: wrote as Tap };
  return {
    ...page,
    position: { state: step.state, entries: page.position.entries },
    lines: [...page.lines, line],
    draft: null,
    before: stood(page),
  };
}

/** An action of its own, or within a draft. */
function act(
  game: DuelGame,
  setup: BookSetup,
  page: Page,
  tap: Extract<Tap, { t: 'act' }>,
  minute: number,
): Pressed {
  const { action, anyway } = tap;
  if (page.draft && page.draft.against === undefined) {
    const draft = { ...page.draft, acts: [...page.draft.acts, action] };
    const done = ran(game.rules, setup, page, draft);
    if ('untold' in done) return { page: { ...page, draft } };
    if (!('objection' in done)) {
      const over =
        !contestOf(done.position.state) &&
        (draft.told.length > 0 || action.type === 'veto' || !compared(done.events));
      return { page: over ? entered(game, page, done, draft.minute) : { ...page, draft } };
    }
    if (!anyway) return done;
    return { page: forced(game, page, done.objection.clause, null, undefined, minute, tap) };
  }
  const done = run(game.rules, page.position, [action]);
  if ('untold' in done) return { page };
  if (!('objection' in done)) return { page: entered(game, page, done, minute) };
  return anyway ? { page: forced(game, page, done.objection.clause, null, undefined, minute, tap) } : done;
}
const compared = (events: readonly Logged<Duel['Event']>[]): boolean =>
  events.some(({ event }) => event.kind === 'won' || event.kind === 'undecided' || event.kind === 'tied');

/** Words of a style point that nobody wrote down, numbered so that LV-4.2 sees no repetition. */
const unwritten = (n: number): string => `(point ${n}, not written down)`;

function point(
  game: DuelGame,
  setup: BookSetup,
  page: Page,
  tap: Extract<Tap, { t: 'point' }>,
  minute: number,
): Pressed {
  const { by, verdict, words, anyway } = tap;
  const claims = page.lines
    .flatMap(({ actions }) => actions)
    .filter(({ type }) => type === 'claim' || type === 'reply');
  const text = words?.trim() || unwritten(claims.length + 1);
  const claim: Action = { by, type: game.claimType(state(page), by), text };
  const ruling: Action = { by: setup.judge ? 'judge' : ruler(setup, by), type: 'rule', verdict };
  const done = run(game.rules, page.position, [claim, ruling]);
  if ('untold' in done) return { page };
  if (!('objection' in done)) return { page: entered(game, page, done, minute) };
  if (!anyway) return done;
  const team = sideOf(setup, by);
  const side = verdict === 'claimant' ? team : verdict === 'opponent' ? 1 - team : null;
  const scored = game.pointScores ? (side as Side | null) : null;
  return { page: forced(game, page, done.objection.clause, scored, undefined, minute, tap) };
}

/** Somebody of the other side, who rules where there is no judge (LV-3.2). */
function ruler({ names }: BookSetup, by: number): number {
  return names.length === 4 ? (by < 2 ? 2 : 0) : 1 - by;
}

/** All pages of a book, one after each tap; what cannot be written is skipped. Throws `RecordError` at a setup that is none. */
export function pagesOf(game: DuelGame, setup: BookSetup, taps: readonly Timed[]): Page[] {
  const pages = [opened(game, setup)];
  for (const timed of taps) {
    const pressed = press(game, setup, pages.at(-1)!, timed);
    pages.push('page' in pressed ? pressed.page : pages.at(-1)!);
  }
  return pages;
}
