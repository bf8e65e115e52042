import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import type { TableInfo } from '@turntable/protocol';
import { LANGUAGES, LOCALES } from '@turntable/protocol/locale.ts';
import { Copy } from './copy.node.ts';

const NEW = 'scripts/new/main.ts';
/** A language that is not there yet. */
const CODE = ['de', 'sk', 'ro', 'fr'].find((code) => !(LOCALES as readonly string[]).includes(code))!;

/** A copy of the project for one test. */
function copyFor(context: TestContext): Copy {
  const copy = new Copy();
  context.after(() => copy[Symbol.dispose]());
  return copy;
}

interface Played {
  readonly n: number;
  readonly table: TableInfo;
  readonly view: Readonly<Record<string, unknown>>;
}
/** Plays one move at a table of the copy's own server. */
async function playable(copy: Copy, ...args: readonly string[]): Promise<Played> {
  const said = await copy.run('scripts/new/playable.node.ts', ...args);
  return JSON.parse(said.trim().split('\n').at(-1)!) as Played;
}

suite('recipes', { concurrency: 2 }, () => {
  test('a map made by its recipe passes the tests of maps, and a table on it starts', async (context) => {
    const copy = copyFor(context);
    await copy.run(NEW, 'map', 'try-out');
    await copy.run(
      '--test',
      'packages/games/loko-moto/sheets/sheets.test.ts',
      'packages/games/loko-moto/host.test.ts',
      'packages/games/listings.test.ts',
      'packages/messages/catalogues.test.ts',
      'packages/pictures/loko-moto/labels.test.ts',
    );
    const { table, view } = await playable(copy, 'loko-moto', '2', '{"sheet":"try-out"}');
    assert.equal(table.status, 'running');
    assert.match(JSON.stringify(view), /"id":"try-out"/);
  });

  test('a locomotive made by its recipe is in the roster, and can be chosen', async (context) => {
    const copy = copyFor(context);
    await copy.run(NEW, 'locomotive', 'try-out-1');
    await copy.run('--test', 'packages/roster/*.test.ts');
    const picks = JSON.stringify(['try-out-1', 'up-big-boy-4884-1']);
    const { table, view } = await playable(copy, 'double-header', '2', '{}', picks);
    assert.equal(table.status, 'running');
    assert.match(JSON.stringify(view), /"try-out-1"/);
  });

  test('a game made by its recipe keeps the laws and is played; the bot made for it plays in the arena', async (context) => {
    const copy = copyFor(context);
    await copy.run(NEW, 'game', 'try-out');
    await copy.run(NEW, 'bot', 'try-out');
    const tests = copy.run(
      '--test',
      'packages/games/try-out/laws.test.ts',
      'packages/games/try-out/rules.test.ts',
      'packages/games/clauses.test.ts',
      'packages/games/listings.test.ts',
      'packages/messages/catalogues.test.ts',
      'packages/bots/try-out/index.test.ts',
      'apps/web/src/games/typing.test.ts',
      'apps/web/src/features/table/sound/cues.test.ts',
      'packages/testkit/imports.test.ts',
    );
    // Tests that ask each game: this one alone, if it is among those they ask. That of the others is not changed by it.
    const its = copy.run(
      '--test',
      '--test-reporter=tap',
      '--test-name-pattern=try-out',
      'packages/bots/honest.test.ts',
      'packages/bots/weigh.test.ts',
      'packages/bots/review/review.test.ts',
      'apps/server/bots/hint-words.test.ts',
      'apps/server/table/clock-secrets.test.ts',
      'apps/server/table/replay/catch-up.test.ts',
    );
    const play = playable(copy, 'try-out', '3', '{"long":true}');
    const [said, { n, table, view }] = await Promise.all([its, play, tests]);
    assert.match(said, /^ok \d+ - try-out: a catch-up/m);
    assert.equal(table.status, 'running');
    assert.deepEqual([n, view['left']], [2, 19]);
  });

  test('a language made by its recipe is complete, and served to those who read it', async (context) => {
    const copy = copyFor(context);
    await copy.run(NEW, 'language', CODE);
    const { point } = LANGUAGES.hu.numbers;
    const registry = readFileSync(join(copy.root, 'packages/protocol/locale.ts'), 'utf8');
    // Of those that are tried each writes decimals as Hungarian does.
    assert.match(
      registry,
      new RegExp(`\\b${CODE}: \\{[^}]*numbers: \\{ group: '.+', from: [45], point: '${point}' \\}`),
    );
    await copy.run(
      '--test',
      'packages/messages/catalogues.test.ts',
      'packages/games/clauses.test.ts',
      'packages/games/listings.test.ts',
    );
    const said = await copy.run('scripts/new/served.node.ts', CODE);
    const { page, channel } = JSON.parse(said.trim().split('\n').at(-1)!) as {
      page: string;
      channel: number;
    };
    assert.match(page, new RegExp(`<html lang="${CODE}"`));
    assert.match(page, new RegExp(`og:locale" content="${CODE}_[A-Z]{2}"`));
    assert.equal(channel, 201, 'messages can be had in it');
  });

  test('what the recipes write passes the check of types, all of it together', async (context) => {
    const copy = copyFor(context);
    for (const args of [
      ['map', 'try-out'],
      ['locomotive', 'try-out-1'],
      ['game', 'wagon-race'],
      ['bot', 'wagon-race'],
      ['language', CODE],
      // In the new language, too, which has no first sentences of its own.
      ['game', 'after-all'],
    ])
      await copy.run(NEW, ...args);
    // Those of what is shipped; the tests that a recipe writes have run above.
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
    for (const project of ['packages', 'apps/web']) await copy.run(tsc, '-p', project);
    const listings = readFileSync(join(copy.root, 'apps/web/src/games/listings.ts'), 'utf8');
    // On one line or several, as the format has it.
    assert.match(listings, /\[[^\]]*wagonRace,\s+afterAll,?\s*\]/);
  });

  test('a recipe refuses what it cannot make, and says what it expects', async (context) => {
    const copy = copyFor(context);
    mkdirSync(join(copy.root, 'packages/bots/none'));
    for (const [args, said] of [
      [[], /map\|locomotive\|game\|language\|bot NAME/],
      [['map', 'No Way'], /lower case/],
      [['map', 'small'], /small\.ts is there already/],
      [['locomotive', 'up-big-boy-4884-1'], /in the roster already/],
      [['language', 'xyzq'], /two or three letters/],
      [['language', 'hu'], /hu is there already/],
      [['bot', 'nothing'], /expected the id of a game/],
      [['bot', 'loko-moto'], /there already/],
    ] as const)
      await assert.rejects(copy.run(NEW, ...args), said);
  });
});
