import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { golden, goldenHints, goldenIndex, goldenReview } from './golden.node.ts';
import { GOLDEN_PATH, HINTS_PATH, REVIEW_PATH } from './golden.ts';
import { REVIEWS } from './pages.ts';
import { GALLERY_PATH, readPlace, SCREENS } from './places.ts';

const FIGURES = '@turntable/roster/locomotives.ts';

/** What a path below `GOLDEN_PATH`, `REVIEW_PATH` or `HINTS_PATH` leads to, as JSON; nothing if there is no such game. */
function answer(path: string): string | undefined {
  const [, , kind, game, name, at] = path.replace(/\.json$/, '').split('/');
  if (game === 'index') return JSON.stringify(goldenIndex());
  const [of, named] = [game ?? '', name ?? ''];
  const found =
    `/dev/${kind}` === REVIEW_PATH
      ? goldenReview(of, named)
      : `/dev/${kind}` === HINTS_PATH
        ? goldenHints(of, named, Number(at))
        : golden(of, named);
  return found && JSON.stringify(found);
}

/**
 * The gallery for the development server: `/dev/screens/…` is its page, and the golden games are told as JSON. When the
 * gallery itself is built (for pictures), the golden games become files of it.
 */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    enforce: 'pre',
    // The answers are a server's: they have the figures that a browser does not (LV-1.6).
    resolveId: (source, importer) =>
      source === FIGURES && importer?.endsWith('/gallery/answers.ts')
        ? fileURLToPath(import.meta.resolve(FIGURES))
        : null,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0]!;
        if ([GOLDEN_PATH, REVIEW_PATH, HINTS_PATH].some((each) => path.startsWith(`${each}/`))) {
          const body = answer(path);
          response.statusCode = body === undefined ? 404 : 200;
          response.setHeader('content-type', 'application/json');
          response.end(body ?? '');
          return;
        }
        if (path === GALLERY_PATH || path.startsWith(`${GALLERY_PATH}/`)) request.url = '/gallery.html';
        next();
      });
    },
    generateBundle() {
      const emit = (path: string): void =>
        void this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.json`, source: answer(path)! });
      emit(`${GOLDEN_PATH}/index`);
      for (const [game, records] of Object.entries(goldenIndex()))
        for (const name of Object.keys(records)) emit(`${GOLDEN_PATH}/${game}/${name}`);
      for (const { game, record, at, press } of SCREENS.map(({ path }) =>
        readPlace(new URL(path, 'http://gallery'))!,
      ))
        if (press.some((name) => name.startsWith('Hint'))) emit(`${HINTS_PATH}/${game}/${record}/${at}`);
      for (const reviewed of Object.values(REVIEWS)) emit(`${REVIEW_PATH}/${reviewed.join('/')}`);
    },
  };
}
