import type { ClockInfo, ClockRule, SeatClockInfo } from '@turntable/protocol';
import { multiplied } from '@turntable/protocol/tempo.ts';
import type { Quiet, SeatClock } from '../storage/rows.ts';

// The clocks of a table's seats, as pure functions. Times are milliseconds of the uptime clock (`uptime.ts`), which stands
// still while the server is down. Several may run at once; each state is stored with the move that made it.

type Clocks = readonly SeatClock[];
/** The end of a time that must not come in quiet hours: as it is, or when they end. */
export type Later = (time: number, quiet: Quiet | null | undefined) => number;
const asItIs: Later = (time) => time;
/** The rule of each seat's clock: the table's, with the seat's factor. */
type Rules = readonly ClockRule[];

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What a seat has at first: for the game, or for a move. */
const full = (rule: ClockRule): number => (rule.kind === 'live' ? rule.bank * SECOND : rule.hours * HOUR);

/** How long a seat whose time is over may still move before a bot does: a tenth, within bounds; whole seconds or hours. */
export function graceOf(rule: ClockRule): number {
  if (rule.kind === 'turns') return Math.ceil(rule.hours / 10) * HOUR;
  return Math.min(60, Math.max(10, Math.round(rule.bank / 10))) * SECOND;
}

/** How long before the end of a move by turns its person is reminded (ms): a quarter of it, 12 hours at most; 0: never. */
function warningOf(rule: ClockRule): number {
  return rule.kind === 'turns' ? Math.min(12, rule.hours / 4) * HOUR : 0;
}

/** Full clocks by seat, all standing. */
export function startClocks(rules: Rules): Clocks {
  return rules.map((rule) => ({
    left: full(rule),
    since: null,
    stage: 'ok' as const,
    credited: 0,
  }));
}

const leftOf = ({ left, since }: SeatClock, now: number): number =>
  since === null ? left : left - Math.max(0, now - since);

/** Time used since `from`, at least 0: after a crash the uptime clock may be slightly behind the stored time. */
export function resumed(clocks: Clocks, now: number): Clocks {
  if (clocks.every(({ since }) => since === null || since <= now)) return clocks;
  return clocks.map((clock) =>
    clock.since === null ? clock : { ...clock, since: Math.min(clock.since, now) },
  );
}

/**
 * Runs the clocks of those awaited and stops the others'. A person by turns who is on holiday is charged nothing, and their
 * move does not end, since when `awayOf` says. Clocks that begin do so `from` then on.
 */
export function run(
  rules: Rules,
  clocks: Clocks,
  awaited: ReadonlySet<number>,
  now: number,
  quietOf: (seat: number) => Quiet | null = () => null,
  awayOf: (seat: number) => number | null = () => null,
  from = now,
): Clocks {
  const next = clocks.map((clock, seat): SeatClock => {
    const rule = rules[seat]!;
    if (clock.stage === 'autopilot')
      return clock.left < 0 && !awaited.has(seat) ? { ...clock, left: 0 } : clock;
    if (awaited.has(seat)) {
      const away = rule.kind === 'turns' ? awayOf(seat) : null;
      if (away !== null) return stopped(clock, Math.min(away, now));
      return clock.since === null ? begun(rule, clock, Math.max(now, from), quietOf(seat)) : clock;
    }
    return clock.since === null && clock.left >= 0 && !isUsed(rule, clock) ? clock : rested(rule, clock, now);
  });
  return next.every((clock, seat) => clock === clocks[seat]) ? clocks : next;
}

/** A clock stopped with what was left then. If only quiet hours kept its time from being over, that is 0; the grace is whole. */
function stopped(clock: SeatClock, then: number): SeatClock {
  if (clock.since === null) return clock;
  const left = leftOf(clock, then);
  return { ...clock, left: clock.stage === 'ok' ? Math.max(0, left) : left, since: null };
}

/** A clock that runs from now on. A move keeps the quiet hours it began with, so that nobody puts its end off for ever. */
function begun(rule: ClockRule, clock: SeatClock, now: number, quiet: Quiet | null): SeatClock {
  if (rule.kind !== 'turns' || isUsed(rule, clock)) return { ...clock, since: now };
  const { quiet: _, ...rest } = clock;
  return { ...rest, since: now, ...(quiet ? { quiet } : {}) };
}

const isUsed = (rule: ClockRule, { left }: SeatClock): boolean =>
  rule.kind === 'turns' && left !== full(rule);

/** A clock after its move: it stands, has what is left of the bank or the next move's hours, and the grace is whole. */
function rested(rule: ClockRule, clock: SeatClock, now: number, more = 0): SeatClock {
  const left = rule.kind === 'turns' ? full(rule) : Math.max(0, leftOf(clock, now)) + more;
  const stage = left > 0 ? 'ok' : 'out';
  return { ...clock, left, since: null, stage, ...(clock.warned ? { warned: false } : {}) };
}

/** So many moves of a seat are remembered with the time that was left for them; more are hardly taken back at once. */
const MOST_SPENT = 8;

/** A clock with a note of a move that was made with so much time left, or less than none; a bank notes what of the grace was used. */
function noted(rule: ClockRule, clock: SeatClock, depth: number, left: number): SeatClock {
  const known = (clock.spent ?? []).filter((move) => move.depth < depth);
  const isGiven = rule.kind === 'turns' || left <= 0;
  const spent = isGiven ? [...known, { depth, left }].slice(-MOST_SPENT) : known;
  return spent.length === 0 && !clock.spent ? clock : { ...clock, spent };
}

/**
 * The clocks after entries were taken back, of which `depth` still count: an answer that is asked for again has the time that was
 * left for it; all of it anew, by these rules, if others wished or agreed (`anew`).
 */
export function unmoved(clocks: Clocks, depth: number, anew: Rules | false): Clocks {
  const isGone = (move: { readonly depth: number }): boolean => move.depth > depth;
  if (!clocks.some(({ spent }) => spent?.some(isGone))) return clocks;
  return clocks.map((clock, seat): SeatClock => {
    const first = clock.spent?.find(isGone);
    if (!first) return clock;
    const rest = { ...clock, spent: clock.spent!.filter((move) => !isGone(move)) };
    if (anew) {
      const rule = anew[seat]!;
      // Its clock may run already, for a later question than the one that is asked again.
      return rule.kind === 'turns' && clock.stage !== 'autopilot' ? rested(rule, rest, 0) : rest;
    }
    const { left } = first;
    // Whoever comes back from a bot before it has answered has no more than that either.
    if (clock.stage === 'autopilot') return { ...rest, left: Math.min(0, left) };
    return { ...rest, left, since: null, stage: left < 0 ? 'out' : 'ok' };
  });
}

/** The clocks after a seat's time was over and its answer was given for it: its whole grace was used. */
export function fellBack(rules: Rules, clocks: Clocks, seat: number, depth: number): Clocks {
  return clocks.with(seat, noted(rules[seat]!, clocks[seat]!, depth, -graceOf(rules[seat]!)));
}

/** The clocks after a seat's person has moved (`depth` entries now count); if a bot played for the seat, it stops. */
export function moved(rules: Rules, clocks: Clocks, seat: number, depth: number, now: number): Clocks {
  const [rule, clock] = [rules[seat]!, clocks[seat]!];
  const fresh = depth > clock.credited;
  const more = rule.kind === 'live' && fresh ? rule.increment * SECOND : 0;
  const { left } = clock.stage === 'autopilot' ? { left: -graceOf(rule) } : stopped(clock, now);
  const after = { ...rested(rule, clock, now, more), credited: Math.max(depth, clock.credited) };
  return clocks.with(seat, noted(rule, after, depth, left));
}

/** A seat's person is back, or somebody else sits there now: no bot plays for it any more. What was taken back has no new time. */
export function returned(rules: Rules, clocks: Clocks, seat: number, now: number): Clocks {
  const clock = clocks[seat]!;
  if (clock.left < 0 && clock.stage === 'autopilot') return clocks.with(seat, { ...clock, stage: 'out' });
  return clocks.with(seat, rested(rules[seat]!, clock, now));
}

/** A step of a clock that runs out: little time left (`warned`), out of time (`out`), a bot plays (`autopilot`). */
export interface Step {
  readonly seat: number;
  readonly stage: 'warned' | 'out' | 'autopilot';
}
/** When the time of a clock that runs is over, and when its grace is. */
function endsOf(
  rule: ClockRule,
  { left, since, stage, quiet }: SeatClock & { readonly since: number },
  later: Later,
): { readonly end: number; readonly last: number } {
  const end = stage === 'out' ? since + left : later(since + left, quiet);
  return { end, last: later(end + graceOf(rule), quiet) };
}
const isRunning = (clock: SeatClock): clock is SeatClock & { readonly since: number } =>
  clock.since !== null && clock.stage !== 'autopilot';

/** The next step for each seat whose time for it has come; each is given once. */
export function escalate(
  rules: Rules,
  clocks: Clocks,
  now: number,
  later: Later = asItIs,
): { readonly clocks: Clocks; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const next = clocks.map((clock, seat): SeatClock => {
    if (!isRunning(clock)) return clock;
    const rule = rules[seat]!;
    const { end, last } = endsOf(rule, clock, later);
    if (now >= end && clock.stage === 'ok') steps.push({ seat, stage: 'out' });
    if (now >= last) {
      steps.push({ seat, stage: 'autopilot' });
      return { ...clock, left: 0, since: null, stage: 'autopilot' };
    }
    // The grace is counted from when the time was over, quiet hours and all.
    if (now >= end) return clock.stage === 'ok' ? { ...clock, left: end - clock.since, stage: 'out' } : clock;
    if (clock.warned || warningOf(rule) === 0 || now < end - warningOf(rule)) return clock;
    steps.push({ seat, stage: 'warned' });
    return { ...clock, warned: true };
  });
  return steps.length === 0 ? { clocks, steps } : { clocks: next, steps };
}

/** When the next step is due, in uptime; null while all clocks stand. */
export function nextStep(rules: Rules, clocks: Clocks, later: Later = asItIs): number | null {
  const times = clocks.flatMap((clock, seat) => {
    if (!isRunning(clock)) return [];
    const rule = rules[seat]!;
    const { end, last } = endsOf(rule, clock, later);
    if (clock.stage === 'out') return [last];
    return [clock.warned ? end : end - warningOf(rule)];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** The clocks of a table as they are sent; `factors` as a row has them. */
export function clockInfo(
  rule: ClockRule,
  factors: readonly number[] | null,
  clocks: Clocks,
  now: number,
  later: Later = asItIs,
): ClockInfo {
  const seats = clocks.map((clock, seat): SeatClockInfo => {
    const own = multiplied(rule, factors?.[seat] ?? 1);
    const { stage } = clock;
    if (!isRunning(clock))
      return {
        left: Math.max(0, clock.left),
        grace: graceOf(own) + Math.min(0, clock.left),
        runs: false,
        stage,
      };
    const { end, last } = endsOf(own, clock, later);
    const wait = clock.since - now;
    return {
      left: Math.max(0, end - Math.max(now, clock.since)),
      grace: Math.max(0, last - Math.max(end, now)),
      runs: true,
      stage,
      ...(wait > 0 ? { wait } : {}),
    };
  });
  return { rule, ...(factors?.some((factor) => factor !== 1) ? { factors } : {}), seats };
}

/** A seat's clock after its factor changed: what is left of its time changes with it, and the time runs on. */
export function refactored(clocks: Clocks, seat: number, ratio: number, now: number): Clocks {
  const clock = clocks[seat]!;
  const left = leftOf(clock, now);
  return clocks.with(seat, {
    ...clock,
    left: left > 0 ? Math.round(left * ratio) : left,
    since: clock.since === null ? null : now,
  });
}
