import { onUnknown, teach, type Locale } from '@turntable/messages';
import { LOADERS } from '@turntable/messages/loaders.ts';
import { currentLocale } from '../device/settings.ts';

/** Those that the way to a first move needs; a language without such a part is loaded whole. */
const FIRST: Readonly<Partial<typeof LOADERS>> = {
  en: async () => (await import('@turntable/messages/first/en.ts')).first,
  hu: async () => (await import('@turntable/messages/first/hu.ts')).first,
};

const learnt = new Map<Locale, 'first' | 'all'>();
const listeners = new Set<() => void>();
/** All sentences are wanted: a page was opened that needs more than the first ones. */
let all = false;

async function learn(locale: Locale, wanted: 'first' | 'all'): Promise<void> {
  const known = learnt.get(locale);
  if (known === 'all' || known === wanted) return;
  const first = wanted === 'first' ? FIRST[locale] : undefined;
  const sentences = await (first ?? LOADERS[locale])();
  if (learnt.get(locale) === 'all') return;
  teach(locale, sentences);
  learnt.set(locale, first ? 'first' : 'all');
  for (const listener of listeners) listener();
}

/** Fetches a language's sentences, as far as pages need them, if they are not here yet; rejects if they cannot be had. */
export function learnLanguage(locale: Locale): Promise<void> {
  return learn(locale, all ? 'all' : 'first');
}

/** Fetches all sentences of the language in use, and from then on those of every language that is learnt. */
export function learnAll(): Promise<void> {
  all = true;
  return learn(currentLocale(), 'all');
}

/** A page's module, fetched together with the sentences it may need. */
export function withSentences<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), learnAll()]))[0];
}

// A sentence that is not among the first: it is shown as soon as it is here.
onUnknown(() => void learnAll().catch(() => {}));

/** Calls back whenever sentences were learnt; gives the way to stop it. */
export function onLanguageLearnt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
