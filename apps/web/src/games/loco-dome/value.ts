import { statistic } from '@turntable/roster/statistics.ts';
import type { Messages } from '../../i18n/messages.ts';
import { valueText } from '../../roster/figures.ts';
import type { System } from '../../roster/units.ts';

/** A printed value as the reader wants it; what is none of the forty has no unit. */
export function valueOf(messages: Messages, id: string, value: number, system: System): string {
  const known = statistic(id);
  return known ? valueText(messages, value, known, system) : messages.number(value);
}
/** The name of a statistic; what is none of the forty is shown as it is. */
export function nameOf({ say }: Messages, id: string): string {
  return statistic(id) ? say(`statistic.${id}`) : id;
}
