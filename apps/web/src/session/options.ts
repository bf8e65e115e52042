import type { Options } from '@turntable/engine';
import type { GameListing } from './listing.ts';
import type { Messages } from '../i18n/messages.ts';

/** What pages wish for at a new table, before anybody wished otherwise. */
export function proposals({ options }: Pick<GameListing, 'options'>): Options {
  const proposed = options.flatMap((field) =>
    field.kind === 'choice' && field.proposed !== undefined ? [[field.name, field.proposed] as const] : [],
  );
  return Object.fromEntries(proposed);
}

/** The options a table departs from the plain game by, in words. */
export function optionWords(listing: GameListing, options: Options, { say }: Messages): string[] {
  return listing.options.flatMap((field) => {
    const value = options[field.name];
    if (field.kind === 'flag') return value === true ? [say(field.label)] : [];
    const choice = field.choices.find((c) => c.value === value) ?? field.choices[0]!;
    return [say(choice.label)];
  });
}
