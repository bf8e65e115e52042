/**
 * Writes the data files that follow from `data/locomotives.json`. Run it after every change there:
 *
 *     node packages/roster/generate.node.ts            fronts, the anonymous distribution, and bands of strength
 *     node packages/roster/generate.node.ts --take F   takes in corrections from the file F first, one a line, as the
 *                                                      page of a locomotive prepares them
 *     node packages/roster/generate.node.ts --freeze   closes the edition of `edition.ts` first: before the first
 *                                                      change to any figure, formula or feature after a release
 *
 * What it writes is the same on every machine. A test fails while a file is not what this would write.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { card, cardOf, frozen } from './cards.ts';
import { corrected, readCorrections } from './correction.ts';
import { distributionOf } from './distribution.ts';
import { EDITION } from './edition.ts';
import { FIGURE_KEYS } from './figures.ts';
import { frontOf, frontsOf } from './fronts.ts';
import { LOCOMOTIVES } from './locomotives.ts';
import { bandsOfRears } from './strength.ts';

function write(name: string, text: string): void {
  writeFileSync(new URL(`data/${name}`, import.meta.url), text);
}

/** Keeps the cards of the current edition for good, one a line. */
function freeze(): void {
  const file = `editions/${EDITION}.json`;
  if (existsSync(new URL(`data/${file}`, import.meta.url)))
    throw new Error(`${file} is there: raise EDITION in edition.ts`);
  const { edition, statistics, cards } = frozen(EDITION, LOCOMOTIVES.map(cardOf));
  const lines = cards.map((card) => JSON.stringify(card)).join(',\n');
  const head = `"edition":${edition},\n"statistics":${JSON.stringify(statistics)},\n"cards":`;
  write(file, `{${head}[\n${lines}\n]}\n`);
  console.log(`Wrote data/${file}. Now raise EDITION in edition.ts, and list the file in cards.ts.`);
}

/** The roster with corrections from a file taken in, and written so. */
async function take(file: string): Promise<typeof LOCOMOTIVES> {
  const roster = corrected(LOCOMOTIVES, readCorrections(readFileSync(file, 'utf8')), FIGURE_KEYS);
  write('locomotives.json', await format(JSON.stringify(roster), { parser: 'json', printWidth: 110 }));
  return roster;
}

// Refuses what is no option before anything is written.
const { values } = parseArgs({
  options: { freeze: { type: 'boolean', default: false }, take: { type: 'string' } },
});
if (values.freeze) freeze();
const roster = values.take === undefined ? LOCOMOTIVES : await take(values.take);

const fronts = roster.map((locomotive) => JSON.stringify(frontOf(locomotive)));
write('fronts.json', `[\n${fronts.join(',\n')}\n]\n`);

const distribution = distributionOf(roster);
const parts = Object.entries(distribution).map(([name, part]) => {
  const rows = Object.entries(part as object).map(([key, value]) =>
    Array.isArray(part) ? JSON.stringify(value) : `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  const [open, close] = Array.isArray(part) ? '[]' : '{}';
  return `${JSON.stringify(name)}: ${open}\n${rows.join(',\n')}\n${close}`;
});
write('distribution.json', `{\n${parts.join(',\n')}\n}\n`);

// Closed editions from their cards, the current one from what may just have been taken in.
const bands = Array.from({ length: EDITION }, (_, i) => {
  const edition = i + 1;
  const rears =
    edition === EDITION
      ? roster.map((locomotive) => ({ id: locomotive.id, values: cardOf(locomotive).values }))
      : frontsOf(edition).map(({ id }) => ({ id, values: card(id, edition)!.values }));
  return `[\n${bandsOfRears(rears)
    .map((band) => JSON.stringify(band))
    .join(',\n')}\n]`;
});
write('bands.json', `[\n${bands.join(',\n')}\n]\n`);
