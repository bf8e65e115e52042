import assert from 'node:assert/strict';
import { test } from 'node:test';
import { files, read } from './files.node.ts';

const GAMES = 'apps/web/src/games/';

/** What stands before the braces of a style: lists of selectors, and conditions of size. */
const headsOf = (path: string): readonly string[] =>
  [
    ...read(path)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};@]+)\{/g),
  ].map(([, head]) => head!);
/** Every class that a style names. */
const namedIn = (path: string): ReadonlySet<string> =>
  new Set(headsOf(path).flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)));
/** The selectors of a style, without what stands in their brackets. */
const selectorsOf = (path: string): readonly string[] =>
  headsOf(path).flatMap((head) => head.replaceAll(/\([^()]*\)/g, '').split(','));
/** The class that a selector styles by itself, wherever it stands: `.x`, `.x[open]`, `.x:hover`. */
const ownOf = (selector: string): string | undefined => /^\.([\w-]+)[^\s>+~.]*$/.exec(selector.trim())?.[1];

test('a class that a game’s style owns is styled in no file outside the games', () => {
  const styles = files('apps/web/src/**/*.css');
  assert.ok(styles.length > 100);
  const inGames = styles.filter((path) => path.startsWith(GAMES));
  const owners = new Map(
    inGames.flatMap((path) => selectorsOf(path).flatMap((each) => [[ownOf(each), path] as const])),
  );
  const found = styles
    .filter((path) => !path.startsWith(GAMES))
    .flatMap((path) =>
      [...namedIn(path)]
        .filter((name) => owners.has(name))
        .map((name) => `${path} .${name} of ${owners.get(name)}`),
    );
  assert.deepEqual(found, []);
});
