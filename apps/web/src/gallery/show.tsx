import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { LOCALES } from '@turntable/messages';
import { showUnder } from '../device/settings.ts';
import { listingOf } from '../games/registry.ts';
import { learnAll, learnLanguage } from '../i18n/languages.ts';
import { answerTo } from './answers.ts';
import { BOOKS } from './books.ts';
import { lendBook } from './device.ts';
import { isReview, needs, Shown, type Loaded } from './Gallery.tsx';
import type { GoldenGames } from './golden.ts';
import { replayOf } from './moment.ts';
import { PAGES } from './pages.ts';
import { readPlace } from './places.ts';
import { pressAll } from './press.ts';

let root: Root | undefined;
/** What the screen that is drawn threw; a boundary shows a page of its own then, which must not pass for the screen. */
let thrown: { readonly error: unknown } | undefined;

/** The root of the page; one for all that is drawn on it. */
export function rootOf(): Root {
  let place = document.getElementById('root');
  if (!place) document.body.append((place = Object.assign(document.createElement('div'), { id: 'root' })));
  return (root ??= createRoot(place, {
    onCaughtError: (error) => {
      thrown ??= { error };
    },
  }));
}

/** Draws what an address of the gallery asks for, and resolves once it is ready; false if it asks for no screen. Throws what the screen throws. */
export async function show(url: URL, games: GoldenGames): Promise<boolean> {
  const wanted = readPlace(url);
  if (!wanted) return false;
  const language = wanted.locale ?? 'en';
  showUnder({ theme: wanted.theme ?? 'paper', language, name: 'Ada', keepOffered: true, tellOffered: true });
  void learnAll();
  await Promise.all(LOCALES.map(learnLanguage));

  let loaded: Loaded | undefined;
  const need = needs(wanted);
  const listing = need && listingOf(need[0]);
  if (need && listing) {
    const [game, golden, review] = await Promise.all([
      listing.engine(),
      games.game(...need),
      isReview(wanted) ? games.review(...need) : undefined,
    ]);
    if (golden) loaded = { game, golden, ...(review && { review }) };
  }
  lendBook(wanted.game === 'page' ? BOOKS[PAGES[wanted.record] ?? '']?.() : undefined);
  // No server: every screen gets the same answers at any time.
  const fetched = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input, url);
    if (!asked.pathname.startsWith('/api/')) return fetched(input, init);
    const body = asked.pathname.endsWith('/hint')
      ? await games.hints(wanted.game, wanted.record, wanted.at ?? 0)
      : answerTo(asked.pathname + asked.search, () => replayOf(loaded!.game, loaded!.golden, 0));
    return body ? Response.json(body) : Response.json({ code: 'not-found' }, { status: 404 });
  };
  thrown = undefined;
  // Synchronously: no test or picture may see the screen before.
  flushSync(() => rootOf().render(<Shown key={url.href} wanted={wanted} loaded={loaded} />));
  await pressAll(wanted.press);
  if (thrown) throw (thrown as { error: unknown }).error;
  return true;
}
