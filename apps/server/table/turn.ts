import type { Act, Entry } from '@turntable/engine';
import type { LineBy, LineValues } from '@turntable/protocol';
import type { TableEvent, TableRow } from '../storage/rows.ts';
import type { Absence } from '../time/absence.ts';
import type { Later } from '../time/clock.ts';
import { deadline, escalated, fallback, graceValues, present, retimed } from './clocks.ts';
import { awaited } from './match/awaited.ts';
import { botTurnOf } from './match/bot-turn.ts';
import type { Match } from './match/match.ts';
import type { OrderBook } from './orders/orders.ts';
import { declinable } from './picks/presets.ts';

/** A table with a game, as a turn works on it. */
export interface TurnTable {
  readonly row: TableRow;
  readonly match: Match;
  readonly orders: OrderBook;
  readonly absence: Absence;
  /** Puts off what would be over in quiet hours. */
  readonly later: Later;
  /** Uptime clock (ms). */
  readonly time: number;
  /** Milliseconds since 1970, now and at a time of the uptime clock. */
  readonly now: number;
  wall(time: number): number;
  /** Plays an entry, stores it and tells it; throws the `Problem` that stands against it. */
  enter(entry: Entry<Act>, request: string | null): void;
  /** Stores a slice that nobody is told of but by what follows from it. */
  keep(slice: Pick<TableRow, 'tempo'>): void;
  event(kind: TableEvent['kind'], by: LineBy, values?: LineValues): void;
  change(row: Partial<TableRow>): void;
  /** Stores when something is due next (ms since 1970), and wakes bots and clients that are to know. */
  due(due: number | null, bot: boolean): void;
}

/** An entry that starts a turn, and what is to be done at once after it. */
export interface Play {
  readonly entry: Entry<Act>;
  readonly request: string | null;
  readonly then?: () => void;
}

/** One turn: play → chance → orders → clocks → outcome → schedule. Without a play whatever is due is done. */
export function runTurn(table: TurnTable, first?: Play): void {
  if (first) play(table, first);
  if (table.row.status !== 'running') return;
  do {
    chance(table);
    retime(table);
  } while (orders(table) || (!table.match.over && clocks(table)));
  outcome(table);
  schedule(table);
}

/** Plays what somebody chose. */
function play(table: TurnTable, { entry, request, then }: Play): void {
  table.enter(entry, request);
  then?.();
}

/** Lets chance answer what it is asked. */
function chance(table: TurnTable): void {
  const { match, row } = table;
  for (let drawn = match.draw(row.seed); drawn; drawn = match.draw(row.seed)) table.enter(drawn, null);
}

/** Brings the clocks up to date with the game: once a move. */
function retime(table: TurnTable): void {
  const tempo = retimed(table.row, table.match, table.time, table.absence);
  if (tempo) table.keep({ tempo });
}

/** Gives one answer that a person wished to be given for them and that is due; whether there was one. */
function orders(table: TurnTable): boolean {
  const { match } = table;
  const entry = table.orders.next(match);
  if (!entry) return false;
  table.enter(entry, null);
  isPresent(table, entry.actor, match.standing);
  return true;
}

/** Does what the clocks and the answer time have come to; whether that made entries. */
function clocks(table: TurnTable): boolean {
  const { n } = table.match;
  const after = escalated(table.row, table.time, table.later);
  if (after) table.keep({ tempo: after.tempo });
  for (const { seat, stage } of after?.steps ?? [])
    if (stage === 'out') table.event('clock-out', seat, graceValues(table.row, seat));
    else if (stage === 'autopilot') {
      table.event('autopilot', seat);
      fallBack(table, seat);
    }
  const { answers } = table.row.tempo;
  if (answers && answers.by <= table.time) declineAll(table, new Set(answers.ids));
  return table.match.n > n;
}

/** Answers for whoever let the time pass; from then on a bot plays for them until they are back. */
function fallBack(table: TurnTable, seat: number): void {
  for (const { who, decision } of awaited(table.row, table.match)) {
    const entry = who === seat ? fallback(table.match, seat, decision) : undefined;
    if (entry) table.enter(entry, null);
  }
}

/** The answer time of these questions is over. */
function declineAll(table: TurnTable, decisions: ReadonlySet<string>): void {
  for (const { decision, seat, action } of declinable(table.row, table.match)) {
    // An earlier decline may have closed this question too.
    const isOpen = decisions.has(decision.id) && table.match.decisions.some(({ id }) => id === decision.id);
    if (isOpen) table.enter({ decision: decision.id, actor: seat, action }, null);
  }
}

/** Ends the game if it is over. */
function outcome(table: TurnTable): void {
  const { match } = table;
  if (!match.over) return;
  table.orders.over();
  const winners = match.game.outcome(match.state)?.places[0] ?? [];
  table.change({ status: 'over', asking: null, ended: { at: table.now, winners } });
}

/** Stores when something is due next, and wakes whoever else has to act. */
function schedule(table: TurnTable): void {
  const { row, match, later, now } = table;
  const isBots = row.status === 'running' && botTurnOf(row, match) !== undefined;
  const by = deadline(row, later);
  const times = [by === null ? null : table.wall(by), table.absence.turn, table.orders.due];
  const due = times.flatMap((time) => time ?? []);
  table.due(isBots ? now : due.length === 0 ? null : Math.min(...due), isBots);
}

/** Something but a move changed what the clocks and the schedule stand on: seats, a wish. */
export function reschedule(table: TurnTable): void {
  retime(table);
  schedule(table);
}

/** A person has moved for a seat (`depth` entries count now), or says that they are back. */
export function isPresent(table: TurnTable, seat: number, depth?: number): void {
  const { row } = table;
  const tempo = present(row, seat, table.time, depth);
  if (!tempo) return;
  if (row.tempo.clocks?.[seat]?.stage === 'autopilot') table.event('returned', seat);
  table.keep({ tempo });
}
