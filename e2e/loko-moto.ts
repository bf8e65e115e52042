import type { Locator, Page } from 'playwright-core';

/** A person at a table of Loko moto, who does everything by the page. */
export class LokoMotoPlayer {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get map(): Locator {
    return this.page.getByRole('application', { name: /^Map with/ });
  }
  line(name: string | RegExp): Locator {
    return this.map.getByRole('button', { name });
  }
  get #onTurn(): Locator {
    return this.page.getByRole('banner').getByText(/^Your turn/);
  }
  get #over(): Locator {
    return this.page.getByRole('button', { name: 'Rematch' });
  }

  /** Waits until it is this person's turn; false once the game is over. */
  async turn(): Promise<boolean> {
    await this.#onTurn.or(this.#over).first().waitFor();
    if (!(await this.#onTurn.isVisible())) return false;
    // On the first visit the bar asks before the screen of the game has arrived.
    await this.page.locator('[role="application"] [data-section]').first().waitFor({ state: 'attached' });
    return true;
  }

  /** Builds a line, any unless it is named, and waits until the page shows it; its name. */
  async build(named?: string): Promise<string> {
    const line = named ?? (await this.#buildable());
    await this.line(new RegExp(`^${line}: (free|reserved by you)`)).click();
    await this.page.getByRole('button', { name: 'Build', exact: true }).click();
    await this.line(new RegExp(`^${line}: built by you`)).waitFor();
    return line;
  }

  /** One's own reservation first, else a free line. */
  async #buildable(): Promise<string> {
    const own = this.line(/: reserved by you/);
    return (await own.count()) > 0 ? nameOf(own.first()) : this.freeLine();
  }

  /** The name of a free line near the middle of the list. Which are free is not known: a bot may have begun. */
  async freeLine(): Promise<string> {
    const free = this.line(/: free/);
    return nameOf(free.nth((await free.count()) >> 1));
  }

  /** Reserves two free lines, or the last one, and waits until the page shows it. */
  async reserve(): Promise<void> {
    const free = this.line(/: free/);
    const count = await free.count();
    const name = await nameOf(free.first());
    const last = free.last();
    await free.first().click();
    if (count > 1) await last.click();
    await this.page.getByRole('button', { name: /^Reserve/ }).click();
    await this.line(new RegExp(`^${name}: reserved by you`)).waitFor();
  }

  /** Closes a free line (LM-6.1) and waits until the page shows it. */
  async close(): Promise<void> {
    const name = await nameOf(this.line(/: free/).first());
    await this.line(new RegExp(`^${name}: free`)).click();
    await this.page.getByRole('button', { name: 'Close it' }).click();
    await this.line(new RegExp(`^${name}: free`)).waitFor({ state: 'detached' });
  }

  /** Buys the first train that can be paid for, with the suggested lines; false if there is none. */
  async buy(): Promise<boolean> {
    const train = this.page.getByRole('button', { name: /you can pay for it/ });
    if ((await train.count()) === 0) return false;
    const inked = this.line(/: turned in by|: inked/);
    const before = await inked.count();
    await train.first().click();
    await this.page.getByRole('button', { name: 'Suggest lines' }).click();
    await this.page.getByRole('button', { name: /^Buy / }).click();
    await inked.nth(before).waitFor();
    return true;
  }

  /** The number of free lines that the map shows. */
  async free(): Promise<number> {
    return this.line(/: free/).count();
  }
}

/** The two stations of a line, as the map names it. */
async function nameOf(line: Locator): Promise<string> {
  return (await line.getAttribute('aria-label'))!.split(':')[0]!;
}
