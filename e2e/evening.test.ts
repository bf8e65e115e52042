import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { until } from '@turntable/testkit/until.node.ts';
import { gone, person } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

// A judge's evening: three games of thirty calls and more, each with the server gone once the book is open.
const CALLS = 30;
/** A tie that is broken is decided twice. */
const DECIDED = 35;
const NAMES = ['Ada', 'Béla', 'Cili', 'Dani'];
const bin = fileURLToPath(new URL('../apps/cli/bin/turntable.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turntable-evening-'));
const PICTURES = process.env['BOOK_PICTURES'];

const { server, browser } = await serverAndBrowser();
after(() => rmSync(folder, { recursive: true }));

/** A book under a thumb on the smallest phone, or under the keys of a keyboard. */
class BookPlayer {
  readonly page: Page;
  readonly #touch: boolean;
  /** What came in between, and the clauses that the book warned of. */
  readonly seen = new Set<string>();
  calls = 0;

  private constructor(page: Page, touch: boolean) {
    this.page = page;
    this.#touch = touch;
  }
  static async at(touch: boolean): Promise<BookPlayer> {
    const viewport = touch ? { width: 320, height: 568 } : { width: 390, height: 844 };
    const page = await person(browser, { viewport, hasTouch: touch });
    await page.goto(`${server.link}book`);
    return new BookPlayer(page, touch);
  }

  /** Presses a key of the book, or the letter that stands for it, and waits for the page to show it. */
  async press(key: Locator, letter?: string): Promise<void> {
    await this.#after(async () => {
      if (this.#touch) return key.tap();
      if (letter !== undefined) return this.page.keyboard.press(letter);
      await key.focus();
      await this.page.keyboard.press('Enter');
    });
  }
  async #call(n: number): Promise<void> {
    await this.#after(async () => {
      if (this.#touch) return this.page.locator('.book-number').nth(n - 1).tap(); // prettier-ignore
      await this.page.keyboard.type(String(n));
      await this.page.keyboard.press('Enter');
    });
  }
  async #after(pressed: () => Promise<void>): Promise<void> {
    const shown = (): Promise<string> =>
      this.page.evaluate(`document.querySelector('.book-main').innerText + document.querySelector('.book-last').innerText`); // prettier-ignore
    const before = await shown();
    await pressed();
    await until(async () => (await shown()) !== before, 'the book to show what was pressed');
  }

  /** The scores as the book shows them. */
  scores(): Promise<string[]> {
    return this.page.locator('.book-score output').allInnerTexts();
  }

  /** Goes on until so many statistics were decided. */
  async play(): Promise<void> {
    const { page } = this;
    const card = page.locator('section.book-card');
    const key = (name: RegExp): Locator => page.getByRole('button', { name }).first();
    const tried = new Set<number>();
    let cleared = -1;
    for (let steps = 0; this.calls < DECIDED; steps++) {
      assert.ok(steps < 250, `the game goes on: ${[...this.seen].join(', ')}`);
      if (await page.locator('.book-asked').isVisible()) {
        this.seen.add(await page.locator('.book-clause').innerText());
        await this.press(page.getByRole('button', { name: 'No', exact: true }), 'n');
      } else if (await card.getByRole('heading', { name: /^Which engine/ }).isVisible()) {
        const choose = card.locator('.book-key').first();
        const numbers = page.locator('.book-number').first();
        const [asked, below] = await Promise.all([choose.boundingBox(), numbers.boundingBox()]);
        assert.ok(asked!.y < below!.y, 'what has to be answered stands before the numbers');
        await this.press(choose);
      } else if (await page.locator('.book-winners').isVisible()) await this.#decide(key);
      else if (await card.locator('.book-key').first().isVisible()) {
        this.seen.add('a tie');
        await this.press(
          (await key(/stands$/).count()) > 0 ? key(/stands$/) : card.locator('.book-key').first(),
        );
      } else if (
        this.calls % 9 === 8 &&
        !this.seen.has(`marker ${this.calls}`) &&
        (await key(/Marker|Swap to/).count()) > 0
      ) {
        this.seen.add(`marker ${this.calls}`);
        if (this.#touch) await key(/Marker/).tap();
        if (this.#touch) await this.press(page.locator('dialog[open] .book-key').first());
        else await this.press(key(/Marker|Swap to/), 's');
        tried.clear();
      } else {
        const open = await page.locator('.book-number').evaluateAll((all) => all.flatMap((one, i) => (one.hasAttribute('data-called') ? [] : [i + 1]))); // prettier-ignore
        const next = open.find((n) => !tried.has(n));
        if (next === undefined) {
          // What one locomotive has no value for, another may have.
          assert.notEqual(this.calls, cleared, `something is left to call after ${this.calls}`);
          cleared = this.calls;
          tried.clear();
          continue;
        }
        tried.add(next);
        await this.#call(next);
      }
    }
  }

  /** A veto and a booster once each; else the winner, which a judge's book proposes. */
  async #decide(key: (name: RegExp) => Locator): Promise<void> {
    if (this.calls === 2 && !this.seen.has('veto') && (await key(/: Veto$/).count()) > 0) {
      this.seen.add('veto');
      return this.press(key(/: Veto$/), 'v');
    }
    if (this.calls > 12 && !this.seen.has('coin') && (await key(/50\/50$/).count()) > 0) {
      this.seen.add('coin');
      await this.press(key(/50\/50$/));
      await this.press(key(/^Coin: /));
      return;
    }
    const n = ++this.calls;
    const proposed = await this.page.locator('.book-winner').evaluateAll((all) => all.map((one) => one.getAttribute('data-computed'))); // prettier-ignore
    const isKnown = proposed.some((each) => each !== null);
    const side = isKnown ? proposed.indexOf('true') : n % 11 === 0 ? -1 : n % 3 === 0 ? 1 : 0;
    if (side < 0) await this.press(this.page.locator('.book-tie'), 't');
    else await this.press(this.page.locator('.book-winner').nth(side), side === 0 ? 'a' : 'b');
  }

  async menu(name: string): Promise<void> {
    const button = this.page.locator('dialog[open]').getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) await this.page.getByRole('button', { name: 'The book' }).click();
    await button.click();
  }
  /** What a key of the drawer saves. */
  async saved(name: string): Promise<string> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.menu(name)]);
    const path = join(folder, download.suggestedFilename());
    await download.saveAs(path);
    return path;
  }
}

const turntable = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
};

/** The second half of every evening: undo and redo, files, the command line, the server. */
// Long: one step after another.
async function takenAlong(book: BookPlayer, isRead: boolean): Promise<void> {
  const { page } = book;
  const scores = await book.scores();
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let i = 0; i < 4; i++) await book.press(undo, 'u');
  assert.notDeepEqual(await book.scores(), scores);
  for (let i = 0; i < 4; i++) {
    await book.menu('Redo');
    await page.keyboard.press('Escape');
    await gone(page.locator('dialog[open]'));
  }
  await until(async () => (await book.scores()).join() === scores.join(), 'what was undone to be back');
  const shownMinutes = page.locator('.book-clock time');
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await page.getByRole('button', { name: 'Let the clock run' }).waitFor();
  const stopped = await shownMinutes.innerText();

  await book.menu('Close the book');
  const record = await book.saved('Save the record');
  const json = JSON.parse(readFileSync(record, 'utf8')) as { kept: object; actions: { type: string }[] };
  assert.equal(json.actions.filter(({ type }) => type === 'call').length >= CALLS, true);
  assert.ok('by' in json.kept);
  const table = readFileSync(await book.saved('Save as CSV'), 'utf8').split('\r\n');
  assert.match(
    table[0]!,
    /^n,minute,by,action,statistic,engineA,valueA,engineB,valueB,winner,scoreA,scoreB,/,
  );
  assert.ok(table.filter((line) => line.includes(',call,')).length >= CALLS);
  // Printed with the server gone: what prints came with the open book.
  assert.match(readFileSync(await book.saved('PDF')).toString('latin1', 0, 8), /^%PDF-1\.7/);
  assert.equal(await shownMinutes.innerText(), stopped, 'a stopped clock stands');

  const replayed = turntable('replay', record, '--json', '--legal');
  assert.equal(replayed.status, 0, replayed.said);
  const shown = JSON.parse(replayed.said) as { scores: number[]; legal: unknown; legalActions: unknown };
  assert.deepEqual(shown.scores.map(String), scores);
  assert.equal(turntable('validate', record).status, 0);
  assert.deepEqual(turntable('check', record), { status: 0, said: 'kept by hand: nothing was promised' });
  // Nobody can count what only the owners of the cards know.
  assert.equal(turntable('perft', record, '--depth', '1').status, isRead ? 0 : 1);
  assert.equal(shown.legal === null, !isRead);

  // The book looks for its server every ten seconds, and offers nothing of it meanwhile.
  const hand = page.locator('dialog[open]').getByRole('button', { name: 'Hand to the server' });
  await page.locator('dialog[open]').getByRole('button', { name: 'Show the replay' }).waitFor();
  assert.equal(await hand.count(), 0);
  await server.start();
  await hand.click();
  await page.waitForURL(/\/replay/);
  await page.getByText('kept by hand', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Moves and more' }).click();
  await page.getByText(/^Kept by hand/).waitFor();
}

async function begun(book: BookPlayer, names: readonly string[], keeps: string): Promise<void> {
  const { page } = book;
  await page.locator('label', { hasText: keeps }).click();
  for (const [i, name] of names.entries()) await page.getByLabel(`Player ${i + 1}`).fill(name);
  await page.getByRole('button', { name: 'Open the book' }).click();
  await page.locator('.book-head').waitFor();
  const isKept = (): Promise<boolean> =>
    page.evaluate("performance.getEntriesByName('printer-kept').length > 0");
  await until(isKept, 'the printer to be kept');
  await server.kill();
}

async function picture({ page }: BookPlayer, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/evening-${name}.png` });
}

/** Locomotives of the roster in all places of the page, far apart. */
async function fromRoster(page: Page): Promise<void> {
  await page.locator('#book-locomotives option').first().waitFor({ state: 'attached' });
  const names = await page
    .locator('#book-locomotives option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')!));
  const places = page.locator('input[list]');
  for (let i = 0; i < (await places.count()); i++) await places.nth(i).fill(names[i * 5]!);
}

beforeEach(async () => {
  // The one before may have failed with the server away.
  await server.kill();
  await server.start();
});

test('Double Header by keys: the judge knows the cards, the book proposes the winner', async () => {
  const book = await BookPlayer.at(false);
  await fromRoster(book.page);
  await begun(book, NAMES, 'A judge');
  await book.play();
  await picture(book, 'double-header-keys');
  for (const what of ['veto', 'coin']) assert.ok(book.seen.has(what), [...book.seen].join());
  await takenAlong(book, true);
});

test('Double Header by touch: foreign cards, and a scorer who writes what was read out', async () => {
  const book = await BookPlayer.at(true);
  await begun(book, NAMES, 'A scorer');
  await book.play();
  await picture(book, 'double-header-touch');
  for (const what of ['veto', 'coin', 'a tie']) assert.ok(book.seen.has(what), [...book.seen].join());
  await takenAlong(book, false);
});

test('Loco Dome by touch: foreign cards, markers among them', async () => {
  const book = await BookPlayer.at(true);
  await book.page.getByText('Loco Dome', { exact: true }).tap();
  await begun(book, NAMES.slice(0, 2), 'A judge');
  await book.play();
  await picture(book, 'loco-dome-touch');
  assert.ok(
    [...book.seen].some((what) => what.startsWith('marker')),
    [...book.seen].join(),
  );
  await takenAlong(book, false);
});

test('Loco Dome by keys: locomotives of the roster', async () => {
  const book = await BookPlayer.at(false);
  await book.page.getByText('Loco Dome', { exact: true }).click();
  await fromRoster(book.page);
  await begun(book, NAMES.slice(0, 2), 'A judge');
  await book.play();
  await picture(book, 'loco-dome-keys');
  await takenAlong(book, true);
});
