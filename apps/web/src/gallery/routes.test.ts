import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PAGES, REVIEWS, WAITING } from './pages.ts';
import { SCREENS } from './places.ts';

/** Routes without a page of the gallery, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  '/new': 'leads on to the first game',
  '/rules': 'leads on to the first game',
  '/learn': 'leads on to the first game',
  '/t/:id': 'a table is a moment of a golden game, or a waiting room',
  '/w/:id': 'the same, with seat=public',
  '/w/:id/board': 'the same, with board=1',
  '/g/:id/review': 'a review of a golden game',
  '/replay/review': 'the same, of a record from a file',
};

/** The routes of the app in their order, of which the first that fits counts; one whose last part may be absent is two. */
const routes = [
  ...readFileSync(join(import.meta.dirname, '..', 'app', 'App.tsx'), 'utf8').matchAll(
    /<Route\s+path="([^"]+)"/g,
  ),
].flatMap(([, path]) =>
  path!.endsWith('?') ? [path!.replace(/\/:\w+\?$/, ''), path!.slice(0, -1)] : [path!],
);
const routeOf = (address: string): string | undefined =>
  routes.find((route) =>
    new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(new URL(address, 'http://gallery').pathname),
  );

test('every route of the app has a page in the gallery, or a reason for having none', () => {
  assert.ok(routes.length > 30, String(routes));
  const shown = new Set(Object.values(PAGES).map(routeOf));
  const without = routes.filter((route) => !shown.has(route));
  assert.deepEqual(without.sort(), Object.keys(WITHOUT).sort());
});

test('every page of the gallery is a route of the app, but for the one that is not found', () => {
  const unknown = Object.keys(PAGES).filter((name) => routeOf(PAGES[name]!) === undefined);
  assert.deepEqual(unknown, ['not-found']);
});

test('a picture is taken of every page of the gallery', () => {
  const taken = new Set(SCREENS.map(({ path }) => new URL(path, 'http://gallery').pathname));
  const missing = Object.keys({ ...PAGES, ...WAITING, ...REVIEWS }).filter(
    (name) => !taken.has(`/dev/screens/page/${name}`),
  );
  assert.deepEqual(missing, []);
});
