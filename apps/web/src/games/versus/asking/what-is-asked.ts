import type { SeenBy } from '@turntable/engine';
import type { Key } from '@turntable/messages';
import type { Messages } from '../../../i18n/messages.ts';

/**
 * The name of an optional question that others are asked, for those who wait: a Veto, a booster. What they may choose from
 * is theirs alone. `none` where nothing of that kind is asked.
 */
export function whatIsAsked(
  { decisions }: Pick<SeenBy, 'decisions'>,
  kinds: readonly { readonly kind: string; readonly label: Key }[],
  t: Messages['t'],
): string {
  const label = kinds.find(({ kind }) =>
    decisions.some((open) => open.kind === kind && !open.standing),
  )?.label;
  return label === undefined ? 'none' : t(label);
}
