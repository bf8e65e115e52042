import type { Locator, Page } from 'playwright-core';

/** A person at a table of Loco Dome, who does everything by the page. */
export class LocoDomePlayer {
  readonly page: Page;
  readonly #tap: (at: Pick<Locator, 'tap' | 'click'>, how?: { readonly timeout: number }) => Promise<void>;
  /** `touch`: presses by touch, else by mouse. */
  constructor(page: Page, { touch = false } = {}) {
    this.page = page;
    this.#tap = (at, how) => (touch ? at.tap(how) : at.click(how));
  }

  get #onTurn(): Locator {
    return this.page.getByRole('banner').getByText(/^Your turn/);
  }
  get #over(): Locator {
    return this.page.getByRole('button', { name: 'Rematch' });
  }
  get #stage(): Locator {
    return this.page.getByRole('group', { name: 'Play' });
  }

  /** Waits until it is this person's turn, and skips what is shown meanwhile; false once the game is over. */
  async turn(): Promise<boolean> {
    const skip = this.page.getByRole('button', { name: 'Skip', exact: true });
    for (;;) {
      await this.#onTurn.or(this.#over).or(skip).first().waitFor();
      if (await this.#onTurn.isVisible()) return true;
      if (await this.#over.isVisible()) return false;
      // It may end by itself before the click gets there.
      await this.#tap(skip, { timeout: 1000 }).catch(() => undefined);
    }
  }

  /** How many locomotives the page shows as knocked out. */
  async fallen(): Promise<number> {
    return this.page.getByRole('button', { name: /, knocked out: look at the card$/ }).count();
  }

  /** Answers what is asked, in a simple way, and waits until something else is asked. Says what was done. */
  async move(): Promise<string> {
    // On the first visit the bar asks before the screen of the game has arrived.
    await this.#stage.getByRole('button').first().waitFor();
    const asked = (await this.page.getByRole('banner').innerText()).replace(/\s+/g, ' ');
    if (/choose the engine|Try another|Break it/.test(asked)) {
      const choices = this.#button(/^Choose /);
      if ((await choices.count()) > 0) return this.#press(choices.first());
      // No dormant locomotive has a value to try with.
      if (/Try another/.test(asked)) return this.#press(this.#button('Let it stand'));
      return this.#marker('Free knock-out', 'Begin the duel');
    }
    if (/call a statistic/.test(asked)) return this.#call();
    if (/before the next call|a marker first/.test(asked)) {
      if ((await this.#button('Detonation').count()) > 0) return this.#marker('Detonation', 'Knock both out');
      return this.#press(this.#button('Go on without'));
    }
    if (/answer the call/.test(asked)) return this.#press(this.#button('Let it be read'));
    if (/both engines would fall|sacrifice one/.test(asked))
      return this.#press(this.#button('Go on without'));
    if (/style point/.test(asked)) return this.#speak();
    throw new Error(`nothing is known to answer to: ${asked}`);
  }

  async #call(): Promise<string> {
    if ((await this.#button('Knock Out').count()) > 0) return this.#marker('Knock Out', 'Begin the duel');
    const calls = this.page.getByRole('list', { name: /^Values of/ }).getByRole('button');
    const count = await calls.count();
    if (count === 0) return this.#marker('Empty the record', 'Empty the record');
    // Something from the middle of the list, lest both sides call the same few over and over.
    const call = calls.nth(count >> 1);
    await this.#tap(call);
    return this.#press(this.page.locator('.ld-call-do').getByRole('button').first());
  }

  /** Claims what only the own locomotive has, or what both have; else says that nothing is left. */
  async #speak(): Promise<string> {
    const features = this.page.getByRole('list', { name: 'Features' }).getByRole('button');
    const good = features.filter({ hasNotText: 'They have it' });
    if ((await good.count()) > 0) return this.#press(good.first());
    await this.#tap(this.#button('I have no point left'));
    return this.#press(this.#button('Give this duel up'));
  }

  async #marker(way: string, act: string): Promise<string> {
    await this.#tap(this.#button(way));
    await this.#press(this.#stage.locator('.ld-act').getByRole('button', { name: act, exact: true }));
    return way;
  }

  #button(name: string | RegExp): Locator {
    return this.#stage.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Presses a button and waits until the question it answered is gone. */
  async #press(button: Locator): Promise<string> {
    const handle = (await button.elementHandle())!;
    const said = (await handle.innerText()).split('\n')[0] ?? '';
    await this.#tap(handle);
    await handle.waitForElementState('hidden');
    return said;
  }
}
