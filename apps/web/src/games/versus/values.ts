import { has } from '@turntable/messages';
import { seenValue, type SeenLocomotive, type Value } from '@turntable/games/versus/index.ts';
import { mayHave, surelyHas } from '@turntable/games/versus/locomotive.ts';
import { statistic as regular } from '@turntable/roster/statistics.ts';
import type { Messages } from '../../i18n/messages.ts';
import { figure, valueText } from '../../locomotives/figures.ts';
import type { System } from '../../device/system.ts';

/** The most decimals of a value that is printed on no card of the roster. */
const DECIMALS = 8;

/** The name of a statistic; one that a player's own locomotive brought along is called what it was called there. */
export function statisticName({ say }: Messages, id: string): string {
  const key = `statistic.${id}`;
  return has(key) ? say(key) : id;
}

/** A value as it is shown, with its unit in the chosen system. */
export function showValue(messages: Messages, id: string, value: Value, system: System): string {
  if (value === 'infinity') return messages.t('vs.value.infinity');
  const known = regular(id);
  if (known) return valueText(messages, value, known, system);
  return figure(messages, value, Math.min(DECIMALS, String(value).split('.')[1]?.length ?? 0));
}

/**
 * By how much one of two values is ahead, in the chosen system; the difference is that of the values as the card has them, in the card's
 * unit where it would read as none. Nothing for years, infinity and equal values.
 */
export function leadText(
  messages: Messages,
  id: string,
  [a, b]: readonly [Value | null | undefined, Value | null | undefined],
  system: System,
): string | null {
  if (typeof a !== 'number' || typeof b !== 'number' || regular(id)?.unit === 'year') return null;
  const ahead = Number(Math.abs(a - b).toFixed(DECIMALS));
  for (const each of [system, 'us'] as const) {
    const lead = showValue(messages, id, ahead, each);
    if (lead !== showValue(messages, id, 0, each)) return lead;
  }
  return null;
}

/**
 * One of the two values of a run as its card has it, to stand beside it: where they differ and would read alike in the chosen system.
 * Nothing where the readers see which is more.
 */
export function cardText(
  messages: Messages,
  id: string,
  value: Value | null | undefined,
  other: Value | null | undefined,
  system: System,
): string | null {
  if (typeof value !== 'number' || typeof other !== 'number' || value === other) return null;
  if (showValue(messages, id, value, system) !== showValue(messages, id, other, system)) return null;
  const text = showValue(messages, id, value, 'us');
  return text === showValue(messages, id, other, 'us') ? null : text;
}

/** A value of a run in a list of runs, with that of its card after it where the two read alike. */
export function runText(
  messages: Messages,
  id: string,
  values: readonly (Value | null)[],
  side: 0 | 1,
  system: System,
): string | null {
  const value = values[side] ?? null;
  if (value === null) return null;
  const card = cardText(messages, id, value, values[1 - side], system);
  const text = showValue(messages, id, value, system);
  return card === null ? text : `${text} (${card})`;
}

/** Years are not counted up from zero. */
const YEARS = 40;

/** The figure from which a value is counted up. */
export function countedFrom(id: string, value: Value | null): number {
  return typeof value === 'number' && regular(id)?.unit === 'year' ? value - YEARS : 0;
}

/** What all know of the value that another's locomotive would give: what was read out before, or whether there is one (LV-6.2). */
export function publicNote(
  messages: Messages,
  locomotive: SeenLocomotive,
  statistic: string,
  system: System,
): readonly string[] {
  const read = seenValue(locomotive, statistic);
  if (read !== undefined)
    return [messages.t('ld.call.theirs', { value: showValue(messages, statistic, read, system) })];
  if (surelyHas(locomotive, statistic)) return [messages.t('vs.stage.has')];
  return mayHave(locomotive, statistic) ? [] : [messages.t('vs.stage.has-not')];
}
