import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK, LOCALES } from '@turntable/protocol/locale.ts';
import {
  camel,
  constant,
  create,
  edit,
  exists,
  NewError,
  pascal,
  read,
  ROOT,
  title,
  withImport,
  withItem,
  withMember,
} from './edit.ts';

const SAMPLE = 'scripts/new/sample-game';

/** Two to four letters that clause ids begin with, of no other game. */
function prefixOf(id: string): string {
  const words = id.split('-');
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : id.slice(0, 2);
  const prefix = letters.toUpperCase().slice(0, 4).padEnd(2, 'X');
  const books = readdirSync(join(ROOT, 'packages/games'), { withFileTypes: true }).filter((item) =>
    item.isDirectory(),
  );
  const taken = books.some(({ name }) => read(`packages/games/${name}/RULES.md`).includes(`**${prefix}-`));
  if (taken)
    throw new NewError(`clauses would begin with ${prefix}, like those of another game; take another name`);
  return prefix;
}

/** A small whole game: two to four players take wagons from a siding. Rules, laws, texts, screen; no bot. */
export function newGame(id: string): void {
  const prefix = prefixOf(id);
  const own = (text: string): string =>
    text
      .replaceAll('sample-game', id)
      .replaceAll('sampleGame', camel(id))
      .replaceAll('SampleGame', pascal(id))
      .replaceAll('sample name', title(id))
      .replaceAll('SG-', `${prefix}-`);
  const copy = (from: string, to: string): void => {
    for (const file of readdirSync(join(ROOT, SAMPLE, from)))
      create(`${to}/${file.replace(/\.txt$/, '')}`, own(read(`${SAMPLE}/${from}/${file}`)));
  };
  copy('game', `packages/games/${id}`);
  copy('screen', `apps/web/src/games/${id}`);
  edit('packages/games/registry.ts', (text) =>
    withItem(
      withImport(text, `import { ${camel(id)} } from './${id}/index.ts';`),
      'GAMES: readonly AnyGame[] = ',
      camel(id),
    ),
  );
  edit('packages/games/listings.ts', (text) =>
    withItem(
      withImport(text, `import { LISTING as ${camel(id)} } from './${id}/listing.ts';`),
      'LISTINGS: readonly Listing[] = ',
      camel(id),
    ),
  );
  for (const locale of LOCALES) {
    const sample = [locale, FALLBACK].find((each) => exists(`${SAMPLE}/messages/${each}.ts`))!;
    create(`packages/messages/${locale}/${id}.ts`, own(read(`${SAMPLE}/messages/${sample}.ts`)));
    edit(`packages/messages/${locale}.ts`, (text) =>
      withMember(
        withImport(text, `import { ${camel(id)} } from './${locale}/${id}.ts';`),
        `export const ${locale}`,
        `...${camel(id)},`,
      ),
    );
    // The front page names every game, and offers its options. A new language has no such part: all of it is loaded.
    const first = `packages/messages/first/${locale}.ts`;
    if (exists(first))
      edit(first, (text) =>
        withMember(
          withImport(text, `import { ${camel(id)} } from '../${locale}/${id}.ts';`),
          'export const first',
          `...${camel(id)},`,
        ),
      );
    edit(`packages/messages/${locale}/seal.ts`, (text) =>
      withMember(text, 'export const seal', `'checker.game.${id}': '${title(id)}',`),
    );
  }
  edit('apps/web/src/games/listings.ts', (text) => {
    const listing = [
      `const ${camel(id)}: GameListing = {`,
      `  ...${constant(id)},`,
      `  name: 'game.${id}',`,
      `  players: 'game.${id}.players',`,
      `  pitch: 'game.${id}.pitch',`,
      "  enamel: 'blue',",
      '  quick: (name) => ({',
      "    seats: [{ kind: 'mine', name }, { kind: 'bot', level: 'easy' }],",
      '    options: {},',
      '  }),',
      '  inFirstMessages: true,',
      `  engine: async () => (await import('@turntable/games/${id}/index.ts')).${camel(id)},`,
      '};',
      '',
    ];
    const list = text.lastIndexOf('\n/**');
    const with_ = `${text.slice(0, list)}\n${listing.join('\n')}${text.slice(list)}`;
    return withItem(
      withImport(with_, `import { LISTING as ${constant(id)} } from '@turntable/games/${id}/listing.ts';`),
      'LISTINGS: readonly GameListing[] = ',
      camel(id),
    );
  });
}
