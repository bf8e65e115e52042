import { useEffect, useSyncExternalStore } from 'react';
import { chooseLocale, LOCALES, type Locale } from '@turntable/messages';

export const THEMES = ['system', 'paper', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** What a player chose for this browser. */
export interface Settings {
  /** Null follows the browser's languages. */
  readonly language: Locale | null;
  readonly theme: Theme;
  /** Send an action at once, without the pencil's confirmation. */
  readonly inkAtOnce: boolean;
  readonly sound: boolean;
  /** Vibration and captions for the sounds; each also works with the sound off. */
  readonly vibration: boolean;
  readonly soundText: boolean;
  /** Stations abroad on the map as they are called today where they lie. */
  readonly localNames: boolean;
  /** Single keys choose and do: digits, and letters where a screen names them. */
  readonly keys: boolean;
  /** The name others see; empty until one was typed. */
  readonly name: string;
  /** Names of friends who played on this device, the latest first. */
  readonly friends: readonly string[];
  /** The player has been asked once whether to keep the seat for other devices. */
  readonly keepOffered: boolean;
  /** Messages when it is one's turn have been offered at a table by turns. */
  readonly tellOffered: boolean;
  /** As a judge one agreed the last time that others are asked about a ruling. */
  readonly rulingsShared: boolean;
  /** The newest recovery phrase that one has read of, by when it was made (ms since 1970). */
  readonly phraseSeen: number;
}

const KEY = 'turntable.settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  inkAtOnce: false,
  sound: false,
  vibration: false,
  soundText: false,
  localNames: false,
  keys: true,
  name: '',
  friends: [],
  keepOffered: false,
  tellOffered: false,
  rulingsShared: false,
  phraseSeen: 0,
};

const oneOf = <Item>(list: readonly Item[], value: unknown): Item | undefined =>
  list.find((item) => item === value);

/** Storage is another program's input: whatever is missing or misshapen has its default. */
function readSettings(text: string | null): Settings {
  let json: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) json = { ...parsed };
  } catch {
    return DEFAULTS;
  }
  const friends = Array.isArray(json['friends']) ? json['friends'].filter((f) => typeof f === 'string') : [];
  return {
    language: oneOf(LOCALES, json['language']) ?? null,
    theme: oneOf(THEMES, json['theme']) ?? DEFAULTS.theme,
    inkAtOnce: json['inkAtOnce'] === true,
    sound: json['sound'] === true,
    vibration: json['vibration'] === true,
    soundText: json['soundText'] === true,
    localNames: json['localNames'] === true,
    keys: json['keys'] !== false,
    name: typeof json['name'] === 'string' ? json['name'].slice(0, 24) : '',
    friends: friends.slice(0, 8),
    keepOffered: json['keepOffered'] === true,
    tellOffered: json['tellOffered'] === true,
    rulingsShared: json['rulingsShared'] === true,
    phraseSeen: typeof json['phraseSeen'] === 'number' ? json['phraseSeen'] : 0,
  };
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

let settings = load();
const listeners = new Set<() => void>();
/** How many screens are for the night unless another theme was chosen. */
let nights = 0;

function show(): void {
  const { dataset } = document.documentElement;
  const night =
    settings.theme === 'night' ||
    (settings.theme === 'system' && (nights > 0 || matchMedia('(prefers-color-scheme: dark)').matches));
  dataset['theme'] = night ? 'night' : 'paper';
  document.documentElement.lang = currentLocale();
}

function changed(next: Settings): void {
  settings = next;
  show();
  for (const listener of listeners) listener();
}

/** The best of our languages for the browser's own; asked of it once, as every component asks. */
let ofBrowser: Locale | undefined;

/** The language in use: the chosen one, else the browser's. */
export function currentLocale(): Locale {
  return settings.language ?? (ofBrowser ??= chooseLocale(navigator.languages));
}

/** Changes some settings, applies them and stores them in this browser. */
export function updateSettings(change: Partial<Settings>): void {
  changed({ ...settings, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the choice then lasts as long as the page.
  }
}

/** Applies other settings without storing them; for the gallery. */
export function showUnder(change: Partial<Settings>): void {
  changed({ ...DEFAULTS, ...change });
}

/** Call once before the first render: applies the theme and language and follows other tabs and the system. */
export function watchSettings(): void {
  show();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  window.addEventListener('languagechange', () => {
    ofBrowser = undefined;
    changed({ ...settings });
  });
  window.addEventListener('storage', (event) => {
    // A null key: all that was stored has been cleared.
    if (event.key === KEY || event.key === null) changed(readSettings(event.newValue));
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const snapshot = (): Settings => settings;

/** The settings of this browser; renders again when they change, in another tab too. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, snapshot);
}

/** Shows the page by night as long as the component is there, unless another theme was chosen; the settings stay what they are. */
export function useNight(): void {
  useEffect(() => {
    nights += 1;
    show();
    return () => {
      nights -= 1;
      show();
    };
  }, []);
}
