/**
 * What happens at a table beside its game: who was asked for a take-back, who ran out of time, who took over a seat.
 * Public to all who look at the table, so it never names what the rules hide. Its sentence is `event.<kind>` of the
 * message catalogues.
 */
export interface TableEvent {
  /** Counts a table's events from 0. */
  readonly seq: number;
  /** The number of the game's last update when it happened; 0 before the deal. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: EventKind;
  /** Whose doing it was; null: the table's own. */
  readonly by: EventBy;
  readonly with?: EventValues;
}
/** Every kind of table event there is. Each has its sentence, `event.<kind>`, in every language. */
export const EVENT_KINDS = [
  'judge-asked',
  'judge-named',
  'judge-seated',
  'closed',
  'clock-out',
  'autopilot',
  'returned',
  'tempo',
  'tempo-asked',
  'factor',
  'factor-asked',
  'agreement-given',
  'agreement-refused',
  'agreement-withdrawn',
  'end',
  'end-asked',
  'swap',
  'swap-asked',
  'undo-asked',
  'undo-given',
  'undo-refused',
  'seat-allowed',
  'seat-bot',
  'seat-refound',
  'seat-reissued',
  'seat-substitute',
  'seat-taken-back',
  'phrase',
  'chat',
  'rejoinder',
  'more-time',
  'chat-set',
  'kicked',
  'host-passed',
  'unrated',
  'taken-up',
  'hint',
  'keeper-named',
  'slips-own',
  'slips-room',
] as const;
type EventKind = (typeof EVENT_KINDS)[number];
export type EventBy = number | 'judge' | 'host' | 'watcher' | null;
export type EventValues = Readonly<Record<string, string | number | boolean | readonly number[]>>;

/** Events that were known and events that came, each once, in their order. */
export function withEvents(known: readonly TableEvent[], came: readonly TableEvent[]): readonly TableEvent[] {
  const last = known.at(-1)?.seq ?? -1;
  const fresh = came.filter(({ seq }) => seq > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}
