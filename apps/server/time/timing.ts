import type { LineValues } from '@turntable/protocol';
import { declinable } from '../table/orders/answers.ts';
import { awaited } from '../table/awaited.ts';
import { type Later, type Quiet, climb, graceOf, moved, nextRung, returned, run } from './clock.ts';
import type { Match } from '../table/match.ts';
import { quietUntil } from './quiet.ts';
import type { TableRow } from '../storage/storage.ts';
import type { Table } from '../table/table.ts';
import type { Uptime } from './uptime.ts';
import { rulesOf, tempoAfter } from './tempo.ts';

/** Puts off what would be over in somebody's quiet hours until they end; times in the house's time. */
export const laterBy =
  (uptime: Pick<Uptime, 'wall'>): Later =>
  (time, quiet) => {
    if (!quiet) return time;
    const at = uptime.wall(time);
    return time + ((quietUntil(quiet, quiet.zone, at) ?? at) - at);
  };

/** What of a row is about time: the seats' clocks, and the answer time of questions. */
type Timed = Pick<TableRow, 'clocks' | 'answers'>;

/** The persons for whom a clock runs now; chance, bots and the judge have none. */
function clocked(row: TableRow, match: Match): Set<number> {
  const who = awaited(row, match).flatMap(({ who }) => (typeof who === 'number' ? [who] : []));
  return new Set(who.filter((seat) => row.seats[seat]?.kind === 'person'));
}

/** What is different about a row's times as the game stands at `now` (the house's time); undefined if nothing is. */
function retimed(
  row: TableRow,
  match: Match,
  now: number,
  quietOf: (seat: number) => Quiet | null,
  awayOf: (seat: number) => number | null,
): Timed | undefined {
  const { clock, clocks } = row;
  const next: { -readonly [Key in keyof Timed]: Timed[Key] } = {};
  if (clock && clocks) {
    const isPaused = row.asking?.what === 'back';
    const after = run(rulesOf(row), clocks, clocked(row, match), isPaused, now, quietOf, awayOf);
    if (after !== clocks) next.clocks = after;
  }
  const ms = 1000 * (row.bench?.answerSeconds ?? 0);
  if (ms > 0) {
    const open = row.status === 'running' ? declinable(row, match) : [];
    const ids = open.map(({ decision }) => decision.id);
    const asked = row.answers?.ids ?? [];
    // The time of questions that stay open runs on.
    if (ids.join(' ') !== asked.join(' ')) next.answers = ids.length === 0 ? null : { ids, by: now + ms };
  }
  return next.clocks || next.answers !== undefined ? next : undefined;
}

/** When something is due by the clocks or by the answer time (the house's time). */
export function deadline(row: TableRow, later: Later): number | null {
  const { clock, clocks, answers } = row;
  const times = [clock && clocks ? nextRung(rulesOf(row), clocks, later) : null, answers?.by ?? null];
  const due = Math.min(...times.map((time) => time ?? Infinity));
  return due === Infinity ? null : due;
}

/** What a line about a clock that ran out says of the grace: whole hours, or seconds. */
function graceTold(row: TableRow, seat: number): LineValues {
  const rule = rulesOf(row)[seat];
  if (!rule) return {};
  const seconds = graceOf(rule) / 1000;
  return rule.kind === 'turns'
    ? { amount: seconds / 3600, unit: 'hours' }
    : { amount: seconds, unit: 'seconds' };
}

/** Brings a table's times up to date with its game. */
export function retime(table: Table, match: Match, now: number): void {
  const { absence } = table;
  const quietOf = (seat: number): Quiet | null => absence.quietOf(seat);
  const timed = retimed(table.row, match, now, quietOf, (seat) => absence.awaySince(seat));
  if (timed) table.keep(timed);
}

/** Does what the clocks and the answer time have come to by `now`; whether that made entries. */
export function timeOver(table: Table, match: Match, now: number): boolean {
  retime(table, match, now);
  const { n } = match;
  const { clock, clocks, answers } = table.row;
  if (clock && clocks) {
    const climbed = climb(rulesOf(table.row), clocks, now, table.later);
    if (climbed.steps.length > 0) table.keep({ clocks: climbed.clocks });
    for (const { seat, stage } of climbed.steps)
      if (stage === 'warned') continue;
      else if (stage === 'out') table.line('clock-out', seat, graceTold(table.row, seat));
      else {
        table.line('autopilot', seat);
        fallBack(table, match, seat);
      }
  }
  if (answers && answers.by <= now) declineAll(table, match, new Set(answers.ids));
  return match.n > n;
}

/** The least harm for whoever let the time pass; from then on a bot plays for them until they are back. */
function fallBack(table: Table, match: Match, seat: number): void {
  const { game } = match;
  for (const { who, decision } of awaited(table.row, match)) {
    const open = match.decisions.find(({ id }) => id === decision);
    if (who !== seat || !open) continue;
    const action = game.fallback(game.view(match.state, seat), open);
    table.enterOwn(match, { decision, actor: seat, action });
  }
}

/** The answer time of these questions is over. */
function declineAll(table: Table, match: Match, decisions: ReadonlySet<string>): void {
  for (const { decision, seat, action } of declinable(table.row, match)) {
    // An earlier decline may have closed this question too.
    const open = decisions.has(decision.id) && match.decisions.some(({ id }) => id === decision.id);
    if (open) table.enterOwn(match, { decision: decision.id, actor: seat, action });
  }
}

/** A person has moved for a seat (`depth` entries count now), or says that they are back. */
export function present(table: Table, seat: number, now: number, depth?: number): void {
  const { clock, clocks } = table.row;
  if (!clock || !clocks) return;
  const rules = rulesOf(table.row);
  if (clocks[seat]?.stage === 'autopilot') table.line('returned', seat);
  const after =
    depth === undefined ? returned(rules, clocks, seat, now) : moved(rules, clocks, seat, depth, now);
  table.keep({ clocks: after });
}

/** For whoever sits down anew no bot plays; what was asked of who sat there is asked no more. */
export function seatedAnew(row: TableRow, seats: TableRow['seats'], now: number): Partial<TableRow> {
  const { clock, clocks } = row;
  const tempo = tempoAfter(row, seats);
  if (!clock || !clocks) return { ...tempo, asking: null };
  const anew = seats.flatMap(({ guest }, i) => (guest === row.seats[i]?.guest ? [] : [i]));
  const rules = rulesOf(row);
  return {
    ...tempo,
    asking: null,
    clocks: anew.reduce((after, i) => returned(rules, after, i, now), clocks),
  };
}
