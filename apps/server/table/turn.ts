import type { Act, Entry } from '@turntable/engine';
import type { EndReason, EventBy, EventValues } from '@turntable/protocol';
import type { TableEvent, TableRow } from '../storage/rows.ts';
import type { Absence } from '../time/absence.ts';
import type { Later } from '../time/clock.ts';
import { deadline, escalated, fallback, fallen, graceValues, isUntimed, present, retimed } from './clocks.ts';
import { awaited } from './match/awaited.ts';
import { botTurnOf } from './match/bot-turn.ts';
import type { Ledger } from './ledger.ts';
import type { Match } from '@turntable/match/match.ts';
import type { OrderBook } from './orders/orders.ts';
import { declinable } from './picks/presets.ts';
import { stopped } from './undo/ending.ts';
import type { PresetEnds } from './picks/preset-ends.ts';
import type { Showing } from './showing.ts';

/** A table with a game, as a turn works on it. */
export interface Turn {
  readonly table: TurnTable;
  readonly match: Match;
  /** Milliseconds since 1970, now and at a time of the uptime clock. */
  readonly now: number;
  wall(time: number): number;
  /** Plays an entry, stores it and tells it; throws the `Problem` that stands against it. */
  enter(entry: Entry<Act>, request: string | null): void;
  change(row: Partial<TableRow>): void;
  /** Stores when something is due next (ms since 1970), and wakes bots and clients that are to know. */
  due(due: number | null, bot: boolean): void;
}

/** What of a table itself a turn uses. */
interface TurnTable {
  readonly row: TableRow;
  readonly orders: OrderBook;
  readonly absence: Absence;
  /** Puts off what would be over in quiet hours. */
  readonly later: Later;
  /** Uptime clock (ms). */
  readonly time: number;
  readonly showing: Pick<Showing, 'left'>;
  readonly ledger: Pick<Ledger, 'madeAt'>;
  readonly presetEnds: Pick<PresetEnds, 'forget'>;
  /** Stores slices without announcing the row; clients learn of the clocks when the turn is over. */
  keep(slice: Pick<TableRow, 'tempo'>): void;
  event(kind: TableEvent['kind'], by: EventBy, values?: EventValues): void;
}

/** An entry that starts a turn, and what is to be done at once after it. */
export interface Play {
  readonly entry: Entry<Act>;
  readonly request: string | null;
  readonly then?: () => void;
}

/** One turn: play → chance → orders → clocks → outcome → schedule. Without a play whatever is due is done. */
export function runTurn(turn: Turn, first?: Play): void {
  if (first) play(turn, first);
  if (turn.table.row.status !== 'running') return;
  do {
    chance(turn);
    turn.table.presetEnds.forget(turn.match);
    retime(turn);
  } while (orders(turn) || (!turn.match.over && clocks(turn)));
  outcome(turn);
  schedule(turn);
}

/** Plays an answer, unless its question is closed already, and runs its turn. */
export function answer(turn: Turn, play: Play): void {
  if (turn.match.decisions.some(({ id }) => id === play.entry.decision)) runTurn(turn, play);
}

/** Gives a seat back from the bot that plays for it; what is due next may be another thing then. */
export function welcome(turn: Turn, seat: number): void {
  markPresent(turn, seat);
  reschedule(turn);
}

/** Plays what somebody chose. */
function play(turn: Turn, { entry, request, then }: Play): void {
  turn.enter(entry, request);
  then?.();
}

/** Lets chance answer what it is asked. */
function chance(turn: Turn): void {
  const { match } = turn;
  const { row } = turn.table;
  for (let drawn = match.draw(row.seed); drawn; drawn = match.draw(row.seed)) turn.enter(drawn, null);
}

/** Brings the clocks up to date with the game: once a move. */
function retime(turn: Turn): void {
  if (isUntimed(turn.table.row)) return;
  const { row, time, absence, showing } = turn.table;
  const tempo = retimed(row, turn.match, time, absence, time + showing.left);
  if (tempo) turn.table.keep({ tempo });
}

/** Gives one answer that a person wished to be given for them and that is due; whether there was one. */
function orders(turn: Turn): boolean {
  const { match } = turn;
  const entry = turn.table.orders.next(match);
  if (!entry) return false;
  turn.enter(entry, null);
  markPresent(turn, entry.actor, match.counted);
  return true;
}

/** Does what the clocks and the answer time have come to; whether that made entries. */
function clocks(turn: Turn): boolean {
  if (isUntimed(turn.table.row)) return false;
  const { n } = turn.match;
  const after = escalated(turn.table.row, turn.table.time, turn.table.later);
  if (after) turn.table.keep({ tempo: after.tempo });
  for (const { seat, stage } of after?.steps ?? [])
    if (stage === 'out') turn.table.event('clock-out', seat, graceValues(turn.table.row, seat));
    else if (stage === 'autopilot') {
      turn.table.event('autopilot', seat);
      fallBack(turn, seat);
    }
  const { answers } = turn.table.row.tempo;
  if (answers && answers.by <= turn.table.time) declineAll(turn, new Set(answers.ids));
  return turn.match.n > n;
}

/** Answers for whoever let the time pass; from then on a bot plays for them until they are back. */
function fallBack(turn: Turn, seat: number): void {
  for (const { who, decision } of awaited(turn.table.row, turn.match)) {
    const entry = who === seat ? fallback(turn.match, seat, decision) : undefined;
    if (!entry) continue;
    turn.enter(entry, null);
    const tempo = fallen(turn.table.row, seat, turn.match.counted);
    if (tempo) turn.table.keep({ tempo });
  }
}

/** The answer time of these questions is over. */
function declineAll(turn: Turn, decisions: ReadonlySet<string>): void {
  for (const { decision, seat, action } of declinable(turn.table.row, turn.match)) {
    // An earlier decline may have closed this question too.
    const isOpen = decisions.has(decision.id) && turn.match.decisions.some(({ id }) => id === decision.id);
    if (isOpen) turn.enter({ decision: decision.id, actor: seat, action }, null);
  }
}

/** Ends the game if it is over. */
function outcome(turn: Turn): void {
  const { match } = turn;
  if (!match.over) return;
  turn.table.orders.over();
  const winners = match.game.outcome(match.state)?.places[0] ?? [];
  turn.change({ status: 'over', asking: null, ended: { at: turn.now, winners, ...began(turn) } });
}

/** When the first entry that is not of another game was made; what was waited for before is no part of the game. */
function began({ table }: Turn): { readonly began?: number } {
  const at = table.ledger.madeAt((table.row.tookUp ?? 0) + 1);
  return at === undefined ? {} : { began: at };
}

/** Ends the game before its rules do; whatever was planned is called off, and all clocks stand. */
export function stop(turn: Turn, by: number, reason: EndReason): void {
  const { table, match, now } = turn;
  table.orders.over();
  const ended = stopped(match, table.row.seats.length, by, reason, now);
  turn.change({
    status: 'over',
    asking: null,
    ended: { ...ended, ...began(turn) },
    ...(ended.winners.length === 0 && { rated: null }),
  });
  retime(turn);
  turn.due(null, false);
}

/** Stores when something is due next, and wakes whoever else has to act. */
function schedule(turn: Turn): void {
  const { match, now } = turn;
  const { row, later } = turn.table;
  const isBots = row.status === 'running' && botTurnOf(row, match) !== undefined;
  const by = isUntimed(row) ? null : deadline(row, later);
  const due = earliest(
    by === null ? null : turn.wall(by),
    earliest(turn.table.absence.turn, turn.table.orders.due),
  );
  turn.due(isBots ? now : due, isBots);
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** Something but a move changed what the clocks and the schedule stand on: seats, a wish. */
export function reschedule(turn: Turn): void {
  retime(turn);
  schedule(turn);
}

/** A person has moved for a seat (`depth` entries count now), or says that they are back. */
export function markPresent(turn: Turn, seat: number, depth?: number): void {
  const { row } = turn.table;
  if (isUntimed(row)) return;
  const tempo = present(row, seat, turn.table.time, depth);
  if (!tempo) return;
  if (row.tempo.clocks?.[seat]?.stage === 'autopilot') turn.table.event('returned', seat);
  turn.table.keep({ tempo });
}
