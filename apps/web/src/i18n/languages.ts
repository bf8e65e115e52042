import { speaks, teach, type Locale } from '@turntable/messages';

/** Where each language's sentences are; a page loads those of the language it reads. */
const LOADERS: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>> = {
  en: async () => (await import('@turntable/messages/en.ts')).en,
  hu: async () => (await import('@turntable/messages/hu.ts')).hu,
};

const listeners = new Set<() => void>();

/** Fetches a language's sentences if they are not here yet; rejects if they cannot be had. */
export async function learnLanguage(locale: Locale): Promise<void> {
  if (speaks(locale)) return;
  teach(locale, await LOADERS[locale]());
  for (const listener of listeners) listener();
}

/** Calls back whenever a language was learnt; gives the way to stop it. */
export function onLanguageLearnt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
