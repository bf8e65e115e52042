import { useEffect, useState } from 'react';
import { format, type Locale } from '@turntable/messages';
import { api } from '../api/http.ts';
import { useMessages } from '../i18n/messages.ts';
import { updateSettings, useSettings } from './settings.ts';

let publicUrl: Promise<string | null> | undefined;

/** Where links to this house should lead: what the host set, else the address in use. */
export function useOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    let shown = true;
    publicUrl ??= api.me().then((me) => me.publicUrl);
    publicUrl.then(
      (url) => {
        if (shown && url) setOrigin(url.replace(/\/+$/, ''));
      },
      () => (publicUrl = undefined),
    );
    return () => {
      shown = false;
    };
  }, []);
  return origin;
}

/** A railway trade as a name for somebody who has not typed one, with a number so that two are told apart. */
export function guestName(locale: Locale, random: () => number): string {
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
