import { camel, create, edit, exists, NewError, title, withImport, withMember } from './edit.ts';

/** A bot for the game of that id: easy plays at random, the others what they think most of; thinking is to be added. */
export function newBot(game: string): void {
  const folder = `packages/games/${game}`;
  if (!exists(`${folder}/types.ts`)) throw new NewError(`${game}: expected the id of a game`);
  const rules = ['legal', 'rules'].find((name) => exists(`${folder}/${name}.ts`));
  if (!rules) throw new NewError(`${folder}: expected legal.ts or rules.ts with legalActions`);
  const bot = `${camel(game)}Bot`;
  create(
    `packages/bots/${game}/index.ts`,
    `import { legalActions } from '@turntable/games/${game}/${rules}.ts';
import type { Action, View } from '@turntable/games/${game}/types.ts';
import type { Asked, Level } from '../bot/bot.ts';

/** ${title(game)}: *easy* plays anything, the others play what \`worth\` says most for. */
export function ${bot}({ view, decision, level, rng }: Asked<View>): Action | undefined {
  const legal = [...legalActions(view, decision)];
  if (level === 'easy') return legal[rng.below(legal.length)];
  const worths = legal.map((action) => worth(view, action, level));
  const most = Math.max(...worths);
  const best = legal.filter((_, i) => worths[i] === most);
  return best[rng.below(best.length)];
}

/** What an action is worth to whoever plays it; more is better. */
function worth(_view: View, _action: Action, _level: Level): number {
  return 0;
}
`,
  );
  create(
    `packages/bots/${game}/index.test.ts`,
    `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import { playMatch } from '../arena.node.ts';
import { LEVELS } from '../index.ts';
import { BOTS } from '../registry.ts';
import { ${bot} } from './index.ts';

const game = gameById('${game}')!;

test('it is the bot of its game, and plays whole games at every level', () => {
  assert.equal(BOTS[game.id], ${bot});
  for (const level of LEVELS)
    for (const seats of game.seats) {
      const players = Array.from({ length: seats }, () => level);
      const match = { game, setup: game.host({}, seats), players, seed: level, timer: () => () => false };
      assert.ok(game.outcome(playMatch(match).state));
    }
});
`,
  );
  edit('packages/bots/registry.ts', (text) =>
    withMember(
      withImport(text, `import { ${bot} } from './${game}/index.ts';`),
      'export const BOTS',
      `'${game}': ${bot},`,
    ),
  );
}
