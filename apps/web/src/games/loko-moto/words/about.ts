import type { View } from '@turntable/games/loko-moto/types.ts';
import { has } from '@turntable/messages';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { counted } from '../../../session/counted.ts';

const MOVES: ReadonlySet<string> = new Set(['reserved', 'built', 'closed', 'bought']);

/** A game that took longer was not played at one sitting. Minutes. */
const SITTING = 600;

/** Beside the sentence of the bar: which map it is, and how much of it is free; at the end how many moves and minutes it took. */
export function about(
  { box, free, phase }: Pick<View, 'box' | 'free' | 'phase'>,
  log: readonly { readonly n: number; readonly event: { readonly kind: string } }[],
  { t, say }: Pick<Messages, 't' | 'say'>,
  { minutes, tempo }: Pick<TableInfo, 'minutes' | 'tempo'> = {},
): string {
  const map = `option.map.${box.sheet.id}`;
  const count =
    phase === 'over'
      ? t('lm.about.moves', { count: counted(log).filter(({ event }) => MOVES.has(event.kind)).length })
      : t('lm.about.free', { count: free });
  // Of a game by turns, or one that was put aside meanwhile, only the moves are given.
  const isTimed = phase === 'over' && minutes !== undefined && minutes < SITTING && tempo === undefined;
  const all = [has(map) ? say(map) : '', count, isTimed ? t('lm.about.minutes', { minutes }) : ''];
  return all.filter(Boolean).join(' · ');
}
