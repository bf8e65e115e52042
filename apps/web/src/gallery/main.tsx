import '@fontsource-variable/cabin/wght.css';
import '@fontsource/barlow-semi-condensed/latin-400.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-ext-400.css';
import '@fontsource/barlow-semi-condensed/latin-ext-600.css';
import '../ui/style/letters.css';
import '../ui/style/tokens.css';
import '../ui/style/base.css';
import { Contents } from './Gallery.tsx';
import type { Review } from '@turntable/bots/review/review.ts';
import type { HintReply } from '@turntable/protocol/hints.ts';
import {
  GOLDEN_PATH,
  HINTS_PATH,
  REVIEW_PATH,
  type Golden,
  type GoldenGames,
  type GoldenIndex,
} from './golden.ts';
import { rootOf, show } from './show.tsx';

const fetched = globalThis.fetch.bind(globalThis);
const json = async <Body,>(path: string): Promise<Body | undefined> => {
  const response = await fetched(`${path}.json`);
  return response.ok ? ((await response.json()) as Body) : undefined;
};

const games: GoldenGames = {
  game: (game, name) => json<Golden>(`${GOLDEN_PATH}/${game}/${name}`),
  review: (game, name) => json<Review>(`${REVIEW_PATH}/${game}/${name}`),
  hints: (game, name, at) => json<HintReply>(`${HINTS_PATH}/${game}/${name}/${at}`),
};
if (await show(new URL(location.href), games)) document.documentElement.dataset['ready'] = 'true';
else rootOf().render(<Contents index={(await json<GoldenIndex>(`${GOLDEN_PATH}/index`))!} />);
