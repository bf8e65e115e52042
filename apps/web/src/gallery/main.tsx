import { createRoot } from 'react-dom/client';
import { LOCALES } from '@turntable/messages';
import '@fontsource-variable/cabin/wght.css';
import '@fontsource/barlow-semi-condensed/latin-400.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-ext-400.css';
import '@fontsource/barlow-semi-condensed/latin-ext-600.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { showUnder } from '../device/settings.ts';
import { entryOf } from '../games/registry.ts';
import { learnLanguage } from '../i18n/languages.ts';
import { answerTo } from './answers.ts';
import { Contents, needs, Shown, type Loaded } from './Gallery.tsx';
import { GOLDEN_PATH, type Golden, type GoldenIndex } from './golden.ts';
import { replayOf } from './moment.ts';
import { readPlace } from './places.ts';
import { pressAll } from './press.ts';

const fetched = globalThis.fetch.bind(globalThis);
const json = async <Body,>(path: string): Promise<Body | undefined> => {
  const response = await fetched(`${path}.json`);
  return response.ok ? ((await response.json()) as Body) : undefined;
};

const wanted = readPlace(new URL(location.href));
const locale = wanted?.locale ?? 'en';
showUnder({ theme: wanted?.theme ?? 'paper', language: locale, name: 'Ada', keepOffered: true });
await Promise.all(LOCALES.map(learnLanguage));

let loaded: Loaded | undefined;
const need = wanted && needs(wanted);
const entry = need && entryOf(need[0]);
if (need && entry) {
  const [game, golden] = await Promise.all([
    entry.engine(),
    json<Golden>(`${GOLDEN_PATH}/${need.join('/')}`),
  ]);
  if (golden) loaded = { game, golden };
}

// No server: every screen gets the same answers at any time.
globalThis.fetch = (input) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (!url.pathname.startsWith('/api/')) return fetched(input);
  const body = answerTo(url.pathname + url.search, () => replayOf(loaded!.game, loaded!.golden, 0));
  return Promise.resolve(body ? Response.json(body) : Response.json({ code: 'not-found' }, { status: 404 }));
};

const root = createRoot(document.getElementById('root')!);
if (wanted) {
  root.render(<Shown wanted={wanted} loaded={loaded} />);
  await pressAll(wanted.press);
  document.documentElement.dataset['ready'] = 'true';
} else {
  root.render(<Contents index={(await json<GoldenIndex>(`${GOLDEN_PATH}/index`))!} />);
}
