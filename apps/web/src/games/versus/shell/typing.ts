import { FEATURES } from '@turntable/roster/features.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { called, only, type Named, type Typed } from '../../../session/typing.ts';

/** A statistic by its number on the card, from 1. */
export const statisticOf = (text: string): string => STATISTIC_IDS[Number(text) - 1] ?? text;

/** One of one's own locomotives by its number, from 1, under the action's name for it. */
export const locomotive = (member: string): Typed => ({
  hint: 'room.typed.locomotive',
  members: (text) => ({ [member]: Number(text) - 1 }),
});

/** A feature by its name counts by the cards, also where no free words are allowed (LV-3.2, LV-4.3). */
export function claim(freeClaims: boolean, say: (key: string) => string): Typed {
  const features: readonly Named[] = FEATURES.map((id) => ({ id, name: say(`feature.${id}`) }));
  return {
    hint: 'room.typed.words',
    offers: features.map(({ name }) => name),
    members(text) {
      const feature = freeClaims ? called(features, text) : only(features, text);
      return feature === undefined ? { text } : { feature };
    },
  };
}
