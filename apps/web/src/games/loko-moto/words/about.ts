import type { View } from '@turntable/games/loko-moto/types.ts';
import { has } from '@turntable/messages';
import type { Messages } from '../../../i18n/messages.ts';
import { counted } from '../../../session/counted.ts';

const MOVES: ReadonlySet<string> = new Set(['reserved', 'built', 'closed', 'bought']);

/** Beside the sentence of the bar: which map it is, and how much of it is free; at the end how many moves it took. */
export function about(
  { box, free, phase }: Pick<View, 'box' | 'free' | 'phase'>,
  log: readonly { readonly n: number; readonly event: { readonly kind: string } }[],
  { t, say }: Pick<Messages, 't' | 'say'>,
): string {
  const map = `option.map.${box.sheet.id}`;
  const count =
    phase === 'over'
      ? t('lm.about.moves', { count: counted(log).filter(({ event }) => MOVES.has(event.kind)).length })
      : t('lm.about.free', { count: free });
  return has(map) ? `${say(map)} · ${count}` : count;
}
