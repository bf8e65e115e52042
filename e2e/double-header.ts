import type { Locator, Page } from 'playwright-core';

/** A person at a table of Double Header, who does everything by the page. */
export class DoubleHeaderPlayer {
  readonly page: Page;
  readonly #press: (at: Locator) => Promise<void>;
  /** `touch`: presses by touch, else by mouse. */
  constructor(page: Page, { touch = false } = {}) {
    this.page = page;
    this.#press = (at) => (touch ? at.tap() : at.click());
  }

  get #onTurn(): Locator {
    return this.page.getByRole('banner').getByText(/^Your turn/);
  }
  get #over(): Locator {
    return this.page.getByRole('button', { name: 'Rematch' });
  }
  get list(): Locator {
    return this.page.getByRole('table', { name: 'Statistics with your own values' });
  }

  /** Waits until something is asked of this person; what it is, or nothing once the game is over. */
  async asked(): Promise<string | undefined> {
    for (;;) {
      await this.#onTurn.or(this.#over).first().waitFor();
      if (await this.#over.isVisible()) return undefined;
      // A question may close meanwhile: somebody else has called the Time Out.
      const question = await this.#shown();
      if (question !== undefined) return question;
    }
  }

  /** Waits until the list is as it stays for a call: sorted one paint after the question, with ranks that come later still. */
  async settled(): Promise<void> {
    const open = this.list.locator('tr[data-state="open"]');
    await open.locator('.wheels').first().waitFor();
    await open.nth(7).waitFor({ state: 'detached' });
  }

  /** What the bar asks now, if anything. */
  async #shown(): Promise<string | undefined> {
    const [text] = await this.#onTurn.allInnerTexts();
    return text;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Answers the question in the bar, unless it has given way to another; resolves when the page asks it no more. */
  async answer(question: string): Promise<void> {
    await this.moved(() => this.#choose(question), question);
  }

  /** Does something that answers what is asked, `question` if it is known; resolves when the page asks it no more. */
  async moved(act: () => Promise<void>, question?: string): Promise<void> {
    const screen = this.page.locator('.dh');
    const before = await screen.getAttribute('data-asked');
    // Read after the page's own name of what it asks: the words of one question and the name of the next wait for ever.
    if (question !== undefined && (await this.#shown()) !== question) return;
    const gone = this.page.locator(`.dh:not([data-asked="${before}"])`).waitFor();
    // A question may close while one reaches for its button: somebody else has called the Time Out.
    await Promise.race([gone, act()]);
    await gone;
  }

  #choose(question: string): Promise<void> {
    if (/call a statistic/.test(question)) return this.call();
    return /claim a style point/.test(question) ? this.speak() : this.plain(question);
  }

  /** Calls the first statistic that may be called, or goes on to style points where that is offered. */
  async call(): Promise<void> {
    const style = this.button('Go to style points');
    if (await style.isVisible()) return this.#press(style);
    await this.#press(this.list.locator('tr[data-state="open"] button').first());
    await this.#press(this.button(/^Call /));
  }

  /** Claims a feature, or has no more. */
  async speak(): Promise<void> {
    const claims = this.page.locator('.claims-feature[data-verdict="good"]');
    if ((await claims.count()) > 0) await this.#press(claims.first());
    else await this.#press(this.button('No more style points'));
  }

  async plain(question: string): Promise<void> {
    const answers: readonly (readonly [RegExp, RegExp])[] = [
      [/goes into use/, /^Use /],
      [/veto the call/, /^Let it stand/],
      [/booster/, /^No booster/],
      [/tie/, /^(Tag in|Let the tie)/],
      [/Time Out/, /^No Time Out/],
      [/skip the style points/, /^Play style points/],
    ];
    const [, name] = answers.find(([asked]) => asked.test(question))!;
    await this.#press(this.button(name).first()).catch((error: unknown) => {
      if (!/detached|Timeout/.test(String(error))) throw error;
    });
  }
}
