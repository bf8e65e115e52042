import type { Act, Entry } from '@turntable/engine';
import type { EventValues } from '@turntable/protocol';
import type { Quiet, TableRow, TempoSlice } from '../storage/rows.ts';
import type { Absence } from '../time/absence.ts';
import {
  escalate,
  fellBack,
  graceOf,
  moved,
  nextStep,
  returned,
  run,
  unmoved,
  type Later,
  type Step,
} from '../time/clock.ts';
import { quietUntil } from '../time/quiet.ts';
import { rulesOf } from '../time/tempo.ts';
import type { Uptime } from '../time/uptime.ts';
import { awaited } from './match/awaited.ts';
import type { Match } from '@turntable/match/match.ts';
import { declinable } from './picks/presets.ts';

// How a table's clocks and answer times follow from its game, as pure functions. `now` is on the uptime clock (ms).

/** Moves a deadline that falls into quiet hours to their end; times on the uptime clock (ms). */
export const laterBy =
  (uptime: Pick<Uptime, 'wall'>): Later =>
  (time, quiet) => {
    if (!quiet) return time;
    const at = uptime.wall(time);
    return time + ((quietUntil(quiet, quiet.zone, at) ?? at) - at);
  };

const isPerson = ({ seats }: Pick<TableRow, 'seats'>, seat: number): boolean =>
  seats[seat]?.kind === 'person';

/**
 * The persons for whom a clock runs now; chance, bots and the judge have none. By turns a seat that was left to a bot keeps its
 * clock until the bot has moved: a player who comes back before gets no new time.
 */
function clocked(row: TableRow, match: Match): Set<number> {
  const who = awaited(row, match).flatMap(({ who }) => (typeof who === 'number' ? [who] : []));
  return new Set(who.filter((seat) => isPerson(row, seat) || row.tempo.clock?.kind === 'turns'));
}

/**
 * The tempo brought up to date with the game: which clocks and answer times run; undefined if nothing changes. Those that
 * start now start at `from` (uptime), when pages have shown what happened.
 */
export function retimed(
  row: TableRow,
  match: Match,
  now: number,
  absence: Absence,
  from = now,
): TempoSlice | undefined {
  const clocks = clocksNow(row, match, now, absence, from);
  const answers = answersNow(row, match, from);
  if (clocks === row.tempo.clocks && answers === row.tempo.answers) return undefined;
  return { ...row.tempo, clocks, answers };
}

function clocksNow(
  row: TableRow,
  match: Match,
  now: number,
  absence: Absence,
  from: number,
): TempoSlice['clocks'] {
  const { tempo } = row;
  if (!tempo.clock || !tempo.clocks) return tempo.clocks;
  const quietOf = (seat: number): Quiet | null => absence.quietOf(seat);
  const awayOf = (seat: number): number | null => {
    if (!isPerson(row, seat)) return now;
    const ms = absence.awayFor(seat);
    return ms === null ? null : now - ms;
  };
  return run(rulesOf(tempo, row.seats), tempo.clocks, clocked(row, match), now, quietOf, awayOf, from);
}

function answersNow(row: TableRow, match: Match, from: number): TempoSlice['answers'] {
  const { answers, answerSeconds } = row.tempo;
  if (answerSeconds <= 0) return answers;
  const open = row.status === 'running' ? declinable(row, match) : [];
  const ids = open.map(({ decision }) => decision.id);
  if (ids.join(' ') === (answers?.ids ?? []).join(' ')) return answers;
  if (ids.length === 0) return null;
  // The time of questions that stay open runs on, though another of several was answered.
  const isOld = answers !== null && ids.every((id) => answers.ids.includes(id));
  return { ids, by: isOld ? answers.by : from + 1000 * answerSeconds };
}

/** Whether no clock runs at a table, and no answer time: nothing follows from what the time is. */
export function isUntimed({ tempo }: Pick<TableRow, 'tempo'>): boolean {
  return (!tempo.clock || !tempo.clocks) && tempo.answerSeconds <= 0 && !tempo.answers;
}

/** When something is due by the clocks or by the answer time (uptime); null: nothing is. */
export function deadline({ tempo, seats }: TableRow, later: Later): number | null {
  const { clock, clocks, answers } = tempo;
  const times = [
    clock && clocks ? nextStep(rulesOf(tempo, seats), clocks, later) : null,
    answers?.by ?? null,
  ];
  const due = Math.min(...times.map((time) => time ?? Infinity));
  return due === Infinity ? null : due;
}

/** What the clocks have come to by `now`: the tempo after it, and each step once; undefined if nothing. */
export function escalated(
  { tempo, seats }: TableRow,
  now: number,
  later: Later,
): { readonly tempo: TempoSlice; readonly steps: readonly Step[] } | undefined {
  if (!tempo.clock || !tempo.clocks) return undefined;
  const { clocks, steps } = escalate(rulesOf(tempo, seats), tempo.clocks, now, later);
  return steps.length === 0 ? undefined : { tempo: { ...tempo, clocks }, steps };
}

/** What the event of a clock that ran out says of the grace: whole hours, or seconds. */
export function graceValues({ tempo, seats }: TableRow, seat: number): EventValues {
  const rule = rulesOf(tempo, seats)[seat];
  if (!rule) return {};
  const seconds = graceOf(rule) / 1000;
  return rule.kind === 'turns'
    ? { amount: seconds / 3600, unit: 'hours' }
    : { amount: seconds, unit: 'seconds' };
}

/** The least harmful answer to a question that a seat let its time pass for; undefined if it is no longer open. */
export function fallback(match: Match, seat: number, decision: string): Entry<Act> | undefined {
  const { game } = match;
  const open = match.decisions.find(({ id }) => id === decision);
  if (!open) return undefined;
  return { decision, actor: seat, action: game.fallback(game.view(match.state, seat), open) };
}

/** The tempo after the fallback was played for a seat, so that `depth` entries count. */
export function fallen({ tempo, seats }: TableRow, seat: number, depth: number): TempoSlice | undefined {
  const { clock, clocks } = tempo;
  return clock && clocks
    ? { ...tempo, clocks: fellBack(rulesOf(tempo, seats), clocks, seat, depth) }
    : undefined;
}

/** The tempo after entries were taken back, of which `depth` still count; undefined if nothing changes. `anew`: see `unmoved`. */
export function takenBack({ tempo, seats }: TableRow, depth: number, anew: boolean): TempoSlice | undefined {
  const clocks = tempo.clocks && unmoved(tempo.clocks, depth, anew && rulesOf(tempo, seats));
  return clocks === tempo.clocks ? undefined : { ...tempo, clocks };
}

/** The clocks after a person has moved for a seat (`depth` entries count now), or says that they are back. */
export function present(
  { tempo, seats }: TableRow,
  seat: number,
  now: number,
  depth?: number,
): TempoSlice | undefined {
  const { clock, clocks } = tempo;
  if (!clock || !clocks) return undefined;
  const rules = rulesOf(tempo, seats);
  const after =
    depth === undefined ? returned(rules, clocks, seat, now) : moved(rules, clocks, seat, depth, now);
  return { ...tempo, clocks: after };
}
