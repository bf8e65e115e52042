import type { Front } from '@turntable/roster/locomotive.ts';
import { FEATURES } from '@turntable/roster/features.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { called, only, type Named, type Typed } from '../../../session/typing.ts';

/** A statistic by its number on the card, from 1. */
export const statisticOf = (text: string): string => STATISTIC_IDS[Number(text) - 1] ?? text;

/** One of a side's own locomotives, in their order, by its number, from 1, or by its name, under the action's name for it. */
export function locomotive(member: string, own: readonly { readonly front: Front }[] = []): Typed {
  const named = own.map(({ front }, i) => ({ id: String(i + 1), name: front.name }));
  return {
    hint: 'room.typed.locomotive',
    offers: named.map(({ id, name }) => `${id} ${name}`),
    members(text) {
      const offered = named.find(({ id, name }) => text === `${id} ${name}`)?.id;
      const number = /^\d+$/.test(text) ? text : (offered ?? only(named, text));
      return { [member]: Number(number ?? NaN) - 1 };
    },
  };
}

/** A feature by its name counts by the cards, also where no free words are allowed (LV-3.2, LV-4.3). */
export function claim(freeClaims: boolean, say: (key: string) => string): Typed {
  const features: readonly Named[] = FEATURES.map((id) => ({ id, name: say(`feature.${id}`) }));
  return {
    hint: freeClaims ? 'room.typed.words' : 'room.typed.feature',
    offers: features.map(({ name }) => name),
    members(text) {
      const feature = freeClaims ? called(features, text) : only(features, text);
      return feature === undefined ? { text } : { feature };
    },
  };
}
