import { join } from 'node:path';
import type { Review } from '@turntable/bots/review/review.ts';
import react from '@vitejs/plugin-react';
import { GlobalWindow } from 'happy-dom';
import { createServer } from 'vite';

/** Looks at its clock after which a review in a test is done; what it says of single moves is not read there. */
const SOON = 15;
const web = join(import.meta.dirname, '..', '..');

/** A page without a browser, on which tests draw the screens of the gallery. */
export interface Page extends AsyncDisposable {
  /** Renders an address of the gallery and resolves with the page once all requests and lazy parts have loaded. */
  draw(path: string): Promise<Document>;
}

/**
 * Opens a page in this process. Modules come through vite, as in the development server; the DOM is happy-dom's, so nothing
 * has a size: what is measured is zero.
 */
export async function openPage(): Promise<Page> {
  const window = new GlobalWindow({ url: 'http://gallery.test/' });
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  const given = [
    'document',
    'window',
    'location',
    'navigator',
    'Event',
    'CustomEvent',
    'MouseEvent',
    'FormData',
    'fetch',
  ];
  for (const name of new Set([...names, ...given]))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: name === 'window' ? globalThis : (window as unknown as Record<string, unknown>)[name],
    });
  // React as it is shipped: while developing it notes where each element was made, a third of the time of a screen.
  process.env['NODE_ENV'] = 'production';
  const timers = collectTimers();
  // Passkeys and notifications are offered on secure pages alone.
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: true });
  const server = await createServer({
    root: web,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { rootOf, show } = (await server.ssrLoadModule(
    '/src/gallery/show.tsx',
  )) as typeof import('./show.tsx');
  const reviews = new Map<string, Review | undefined>();
  return {
    async draw(path) {
      const { golden, goldenHints, goldenReview } = await import('./golden.node.ts');
      await show(new URL(path, 'http://gallery.test/'), {
        game: (game, name) => Promise.resolve(golden(game, name)),
        hints: (game, name, at) => Promise.resolve(goldenHints(game, name, at)),
        review: (game, name) => {
          const key = `${game}/${name}`;
          if (!reviews.has(key)) reviews.set(key, goldenReview(game, name, SOON));
          return Promise.resolve(reviews.get(key));
        },
      });
      return document;
    },
    async [Symbol.asyncDispose]() {
      rootOf().unmount();
      timers.end();
      await server.close();
      await window.happyDOM.close();
    },
  };
}

/**
 * Collects all timers from now on: what is cached for minutes must not keep the process alive when its page is gone. After `end` a
 * request that is still under way may start one more.
 */
function collectTimers(): { end(): void } {
  const timers = new Set<NodeJS.Timeout>();
  let ended = false;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name] as (...given: unknown[]) => NodeJS.Timeout;
    const collected = (...given: unknown[]): NodeJS.Timeout => {
      const timer = start(...given);
      timers.add(timer);
      return ended ? timer.unref() : timer;
    };
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: collected });
  }
  return {
    end() {
      ended = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
