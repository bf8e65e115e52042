import { has } from '@turntable/messages';
import type { Messages } from '../../../i18n/messages.ts';

/** The name of a shape card by its id; one that came with a record has its id alone, as in the log. */
export const shapeName = (id: string, { say }: Pick<Messages, 'say'>): string =>
  has(`shape.${id}`) ? say(`shape.${id}`) : id;
