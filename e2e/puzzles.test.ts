import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUZZLES } from '@turntable/bots/puzzles/list.ts';
import { ofDay, type LinePuzzle, type Puzzle, type StatisticPuzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { finishes, solutions } from '@turntable/bots/puzzles/solve.ts';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import { SHEETS, type SheetId } from '@turntable/games/loko-moto/sheets/index.ts';
import type { Page } from 'playwright-core';
import { person, PHONE } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** A phone on the first day of 2026 or later whose puzzle is of this kind, at that puzzle. */
async function puzzleOf<Kind extends Puzzle['kind']>(
  kind: Kind,
): Promise<{ readonly page: Page; readonly puzzle: Extract<Puzzle, { kind: Kind }> }> {
  for (let day = Date.UTC(2026, 0, 1, 12); ; day += 86_400_000) {
    const puzzle = PUZZLES[ofDay(new Date(day).toISOString().slice(0, 10), PUZZLES.length)]!;
    if (puzzle.kind !== kind) continue;
    const page = await person(browser, { viewport: PHONE, hasTouch: true, timezoneId: 'UTC' });
    await page.clock.setFixedTime(day);
    await page.goto(`${server.link}puzzles`);
    await page.getByRole('heading', { name: 'The puzzle of the day' }).waitFor();
    return { page, puzzle: puzzle as Extract<Puzzle, { kind: Kind }> };
  }
}

/** As many lines as the puzzle asks for that do not pay both trains. */
function wrongLines({ free, built, lines, trains }: LinePuzzle): readonly string[] {
  const prices = trains.map(({ price }) => price);
  for (let from = 0; from + lines <= free.length; from++) {
    const tried = free.slice(from, from + lines);
    if (!finishes([...built, ...tried], prices)) return tried;
  }
  throw new Error('every choice of lines is right');
}

test('the lines of the day are picked from the list: a wrong choice, then a right one', async () => {
  const { page, puzzle } = await puzzleOf('lines');
  const { trains, lines } = puzzle;
  for (const { name } of trains) await page.getByText(name).first().waitFor();
  await page.getByText('The lines as a list').tap();
  const pick = (id: string): Promise<void> =>
    page.getByRole('checkbox', { name: sectionName(SHEETS[puzzle.sheet as SheetId], id), exact: true }).tap();
  const check = page.getByRole('button', { name: 'Check' });
  const wrong = wrongLines(puzzle);
  assert.ok(await check.isDisabled());
  for (const id of wrong) await pick(id);
  await page.getByText(`${lines} of ${lines} lines picked`).waitFor();
  await check.tap();
  await page.getByText('Not both:').waitFor();
  for (const id of wrong) await pick(id);
  for (const id of solutions(puzzle, lines).next().value!) await pick(id);
  await check.tap();
  await page.getByText('Both trains can be paid for.').waitFor();
});

test('the best call of the day is found: another one first, then that', async () => {
  const { page, puzzle } = await puzzleOf('statistic');
  const { answer, choices }: StatisticPuzzle = puzzle;
  const choice = page.locator('.vs-puzzle button');
  await choice.first().waitFor();
  assert.equal(await choice.count(), choices.length);
  await choice.nth((answer + 1) % choices.length).tap();
  await page.getByText('Another one wins more often.').waitFor();
  await choice.nth(answer).tap();
  await page.getByText('That is the best call.').waitFor();
  assert.match(await choice.nth(answer).innerText(), /✓ beats \d+ of 100/);
});

test('a map from a file is reported on: what is no map is said so, and one in two pieces is told as such', async () => {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(`${server.link}map-report`);
  await page.getByRole('combobox', { name: 'Map' }).selectOption('file');
  const send = async (text: string): Promise<void> => {
    const buffer = Buffer.from(text);
    await page
      .getByLabel('A map or a record')
      .setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Play the games' }).click();
  };
  await send('{');
  await page.getByText('That is no JSON').waitFor();
  await send('{"stations": 3}');
  await page.getByText('That is no map: ').waitFor();
  await send(JSON.stringify(twoIslands()));
  await page.getByRole('heading', { name: 'Seats and length' }).waitFor();
  await page.getByText(/2 pieces/).waitFor();
});

/** Two islands of four stations in a row each. */
function twoIslands(): object {
  const stations = [0, 1].flatMap((island) =>
    [0, 1, 2, 3, 4].map((q) => ({
      id: `${'ab'[island]}${q}`,
      name: `${'AB'[island]}${q}`,
      at: [q, 4 * island],
    })),
  );
  const sections = ['a', 'b'].flatMap((island) =>
    [0, 1, 2, 3].map((q) => [`${island}${q}`, `${island}${q + 1}`]),
  );
  return { id: 'islands', name: 'Islands', lattice: 'triangular', stations, sections };
}
