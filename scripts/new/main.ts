import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { newBot } from './bot.ts';
import { NewError, ROOT, touched } from './edit.ts';
import { newGame } from './game.ts';
import { newLanguage } from './language.ts';
import { newLocomotive } from './locomotive.ts';
import { newMap } from './map.ts';

interface Recipe {
  /** What to do now. */
  readonly next: string;
  make(name: string): void;
}
const RECIPES: Readonly<Record<string, Recipe>> = {
  map: {
    make: newMap,
    next: 'Name the stations and give them their places; `npx node --test packages/games/loko-moto/sheets/*.test.ts` (LM-9) says what the map lacks. Rivers and hills are drawn in packages/pictures/loko-moto/terrain.',
  },
  locomotive: {
    make: newLocomotive,
    next: 'Write what is known as lines of JSON, each with the page it was read from; `npx node packages/roster/generate.node.ts --take FILE` takes them in.',
  },
  game: {
    make: newGame,
    next: 'Write RULES.md, then types.ts, then the rest; replace the small game clause by clause. `npm run new bot` makes its bot.',
  },
  language: {
    make: newLanguage,
    next: 'Translate the sentences and the RULES; when all are, take `draft` away in packages/protocol/locale.ts.',
  },
  bot: {
    make: newBot,
    next: 'Write `worth`; `npx turntable play GAME --seats easy,hard` lets the levels play one another.',
  },
};

const [kind = '', name = '', ...more] = process.argv.slice(2);
const recipe = Object.hasOwn(RECIPES, kind) ? RECIPES[kind] : undefined;
if (!recipe || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || more.length > 0) {
  console.error(
    `npm run new ${Object.keys(RECIPES).join('|')} NAME   (a bot: the id of its game; a language: its code)`,
  );
  console.error('NAME is lower case, words joined by hyphens.');
  process.exit(1);
}
try {
  recipe.make(name);
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(`npm run new ${kind} ${name}: ${error.message}`);
  process.exit(1);
}
const prettier = join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
spawnSync(process.execPath, [prettier, '--write', '--log-level', 'warn', ...touched], {
  cwd: ROOT,
  stdio: 'inherit',
});
console.log(recipe.next);
