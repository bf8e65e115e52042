import type { ClockRule, SeatClockInfo } from '@turntable/protocol/clock.ts';

/** What a seat's clock shows at a moment. */
export interface Face {
  /** Of the clock; of the grace, once the clock is over. Milliseconds. */
  readonly left: number;
  readonly state: 'plenty' | 'low' | 'out' | 'autopilot';
  readonly runs: boolean;
  /** Milliseconds until it shows something else; null while it stands. */
  readonly next: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The time left (ms) from which on a clock counts as low: a tenth, between bounds within which one can still react. */
export function lowFrom(rule: ClockRule): number {
  if (rule.kind === 'turns') return Math.max(1, rule.hours / 10) * HOUR;
  return Math.min(60, Math.max(10, rule.bank / 10)) * SECOND;
}

/**
 * A seat's clock `elapsed` milliseconds after the server sent it. The time since then is measured here, so the
 * date that the browser's clock shows does not matter.
 */
export function faceOf(rule: ClockRule, info: SeatClockInfo, elapsed: number): Face {
  const { stage, runs } = info;
  if (stage === 'autopilot') return { left: 0, state: 'autopilot', runs: false, next: null };
  const wait = info.wait ?? 0;
  const left = info.left - (runs ? Math.max(0, elapsed - wait) : 0);
  const isOver = runs && left <= 0;
  const shown = Math.max(0, isOver ? info.grace + left : left);
  const step = rule.kind === 'live' || shown < HOUR ? SECOND : MINUTE;
  const state = isOver ? 'out' : left <= lowFrom(rule) ? 'low' : 'plenty';
  return {
    left: shown,
    state,
    runs,
    next: runs && shown > 0 ? Math.max(0, wait - elapsed) + (shown % step || step) : null,
  };
}

/** Time as people read it: whole units, rounded up so that nothing shows as none before it is over. */
interface Parts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}
/** With seconds below an hour; days from two of them on. */
export function partsOf(left: number): Parts {
  const unit = left < HOUR ? SECOND : MINUTE;
  const whole = Math.ceil(left / unit) * unit;
  const days = whole >= 48 * HOUR ? Math.floor(whole / (24 * HOUR)) : 0;
  const rest = whole - days * 24 * HOUR;
  return {
    days,
    hours: Math.floor(rest / HOUR),
    minutes: Math.floor((rest % HOUR) / MINUTE),
    seconds: Math.floor((rest % MINUTE) / SECOND),
  };
}

/** `4:05` or `1:02:03`. */
export function figures(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
