import { format, type Locale } from '@turntable/messages';
import type { Me } from '@turntable/protocol/http.ts';
import { api } from '../api/http.ts';
import { useAnswer } from '../api/query.ts';
import { useMessages } from '../i18n/messages.ts';
import { datesUnsure } from '../i18n/unsure-dates.ts';
import { updateSettings, useSettings } from '../device/settings.ts';

let asked: Promise<Me> | undefined;

/**
 * Makes sure that the server knows this browser, by its cookie. To be awaited before a socket is opened: one that comes
 * without a cookie would be somebody else's.
 */
export function introduce(): Promise<Me> {
  if (!asked) {
    asked = api.me().then((me) => {
      datesUnsure(me.unsure ?? []);
      return me;
    });
    asked.catch(() => (asked = undefined));
  }
  return asked;
}

/** Where links to this server should lead: what the host set, else the address in use. */
export function useOrigin(): string {
  // Without an answer the address in use has to do.
  const { body } = useAnswer(['me'], introduce, { remember: true });
  return body?.publicUrl ? body.publicUrl.replace(/\/+$/, '') : location.origin;
}

/** How people reach whoever runs this server; undefined: not said, or not known yet. */
export function useContact(): string | undefined {
  return useAnswer(['me'], introduce, { remember: true }).body?.contact;
}

/** A made-up name for somebody who has not typed one: a railway job and a number. */
function guestName(locale: Locale, random: () => number): string {
  const trades = format(locale, 'name.trades').split(',');
  const trade = trades[Math.floor(random() * trades.length)]!.trim();
  return `${trade} ${10 + Math.floor(random() * 90)}`;
}

let drawn: string | undefined;

/** The player's name, never empty: the last one used here, else one that was made up. Setting it keeps it. */
export function useName(): readonly [string, (name: string) => void] {
  const { name } = useSettings();
  const { locale } = useMessages();
  drawn ??= guestName(locale, Math.random);
  return [name || drawn, (next) => updateSettings({ name: next.slice(0, 24) })];
}
