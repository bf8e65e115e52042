import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';
import { SCREENS } from './places.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

for (const lang of ['en', 'hu'])
  for (const { name, path } of SCREENS)
    test(`${name} (${lang}) is drawn with a heading, without a sentence that is missing`, async () => {
      const { body } = await page.draw(`${path}&lang=${lang}`);
      const heading = body.querySelector('h1');
      assert.ok(heading, body.textContent.slice(0, 300));
      assert.notEqual(heading.textContent.trim(), '');
      assert.equal(body.querySelector('.loading'), null);
      // A key of the catalogues that has no sentence is shown as it is.
      assert.doesNotMatch(body.textContent, /(?:^|\s)[a-z]+(?:-[a-z]+)*(?:\.[a-z-]+){2,}(?:\s|$)/);
    });

test('LM-2.1 whose turn it is is told to that seat, and to the others by name', async () => {
  const own = await page.draw('/dev/screens/loko-moto/five-players?at=45&seat=3');
  assert.match(
    own.querySelector('.bar')!.textContent,
    /Your turn: reserve two lines, build one, or buy a train/,
  );
  const other = await page.draw('/dev/screens/loko-moto/five-players?at=45&seat=0');
  assert.match(other.querySelector('.bar')!.textContent, /Dénes/);
});

test('the bar has the look of its game, and what follows the end a place at the foot of a column where there is one', async () => {
  for (const [path, enamel, isLow, isInColumn] of [
    ['loko-moto/five-players', 'blue', false, true],
    ['double-header/two-against-two', 'green', true, false],
    ['loco-dome/by-lot', 'red', true, false],
  ] as const) {
    const drawn = await page.draw(`/dev/screens/${path}?seat=0`);
    const bar = drawn.querySelector<HTMLElement>('.bar')!;
    assert.equal(bar.dataset['enamel'], enamel);
    assert.equal('low' in bar.dataset, isLow, path);
    assert.equal('column' in drawn.querySelector<HTMLElement>('.end')!.dataset, isInColumn, path);
  }
});

test('the log is opened by its button and tells the last move', async () => {
  const { body } = await page.draw('/dev/screens/loko-moto/five-players?at=2&seat=0&press=Log');
  await until(() => /LM-2\.\d/.test(body.textContent), 'the last move with its clause');
});

test('DH-7.1 who is to call may take the Time Out of their team, as the others may', async () => {
  const timeOut = (drawn: Document): boolean =>
    [...drawn.querySelectorAll('.dh-tray button')].some(({ textContent }) => textContent === 'Time Out');
  const early = await page.draw('/dev/screens/double-header/two-against-two?at=12&lang=en');
  assert.equal(timeOut(early), false, 'not below 20 points');
  assert.ok(timeOut(await page.draw('/dev/screens/double-header/two-against-two?at=64&lang=en')));
});

test('a lesson takes the move that it asks for, and another legal one is answered with the task', async () => {
  const other = await page.draw('/dev/screens/page/learn-double-header?press=Next&press=Use LMS Coronation');
  assert.match(other.body.textContent, /That is allowed, but not what we want to try now/);
  const asked = await page.draw(
    '/dev/screens/page/learn-double-header?press=Next&press=Use LNER A4 Mallard&press=Do it for me',
  );
  assert.match(asked.querySelector('.lesson-text')!.textContent, /Watch what the others do/);
});

test('the judge’s lesson leaves calls out and comes in before style points', async () => {
  const { body } = await page.draw('/dev/screens/page/learn-judge?press=Next&press=Leave these out');
  assert.match(body.querySelector('.lesson-text')!.textContent, /fifteen to seventeen/);
  assert.match(body.textContent, /Correct the score/);
});

test('LV-3.1 the reason of a verdict is read by both sides, the judge, who watches and on the table’s board', async () => {
  const { golden } = await import('./golden.node.ts');
  const { entries } = golden('loco-dome', 'knock-out-won')!;
  const ruled = entries.findIndex(({ action }) => action.type === 'rule');
  const { reason } = entries[ruled]!.action as unknown as { readonly reason: string };
  const screen = (at: number, how: string): Promise<Document> =>
    page.draw(`/dev/screens/loco-dome/knock-out-won?at=${at}&lang=en&${how}`);
  assert.doesNotMatch((await screen(ruled, 'seat=0')).body.textContent, new RegExp(reason));
  for (const how of ['seat=0', 'seat=1', 'seat=judge', 'seat=public', 'board=1'])
    assert.match((await screen(ruled + 1, how)).body.textContent, new RegExp(reason), how);
});

test('DH-1.1 of three locomotives that are offered the one that is looked at can be taken', async () => {
  const three = await page.draw('/dev/screens/page/draft-double-header?lang=en');
  assert.equal(three.querySelectorAll('.offer').length, 3);
  assert.equal(three.querySelectorAll('.offer[data-open="true"]').length, 0);
  const opened = await page.draw('/dev/screens/page/draft-double-header?lang=en&press=Look closer at ČSD');
  assert.match(opened.querySelector('.offer[data-open="true"]')!.textContent, /Albatros.*Take this engine/s);
  assert.equal(opened.querySelectorAll('.offer[data-open="true"]').length, 1);
  assert.match(opened.querySelector('.draft-band')!.textContent, /^Strength\s+2 \/ 5, drawn by lot/);
});

test('DH-5.1 a line of points bears the letters of who scored, whoever called', async () => {
  const { body } = await page.draw('/dev/screens/double-header/two-against-two?lang=en&press=Log');
  const letters = (line: Element): string =>
    [...line.querySelectorAll('.pen-letter')].map(({ textContent }) => textContent).join('');
  // The latest lines are there at once, those before them a moment later.
  await until(() => body.querySelectorAll('.log li').length > 24, 'the whole log');
  const lines = [...body.querySelectorAll('.log li')].map((line) => ({
    text: line.querySelector('.log-text')!.textContent,
    letters: letters(line),
  }));
  const points = lines.filter(({ text }) => /^\d points? for/.test(text));
  assert.ok(points.length > 9);
  for (const { text, letters: shown } of points) {
    assert.equal(shown, /for Ada and Béla/.test(text) ? 'AB' : 'CD', text);
  }
  const calls = lines.filter(({ text }) => /^Ada calls/.test(text));
  assert.ok(calls.length > 0);
  for (const { text, letters: shown } of calls) assert.equal(shown, 'A', text);
});

test('DH-8.1 the line to thirty shows the points of both teams and which stations they have passed', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=60&seat=0&lang=en');
  const line = drawn.querySelector('.dh-line')!;
  const total = Number(line.querySelector('.dh-line-total')!.textContent);
  const score = [...drawn.querySelectorAll('.duel-score-plate')].map(({ textContent }) =>
    Number(textContent),
  );
  assert.equal(total, score[0]! + score[1]!);
  const passed = [...line.querySelectorAll('.dh-line-station[data-passed="true"]')].length;
  assert.equal(passed, Math.min(3, Math.floor(total / 10)));
  assert.ok(total > 9);
});

/** The first thing on the map of that state, as assistive technology clicks it. */
function clickLine(drawn: Document, state: RegExp): void {
  const line = [...drawn.querySelectorAll('[data-section]')].find((each) =>
    state.test(each.getAttribute('aria-label')!),
  );
  assert.ok(line, String(state));
  line.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
const press = (key: string): boolean =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('LM-2.1 a picked line offers Build and Reserve side by side; Escape puts it back', async () => {
  const drawn = await page.draw('/dev/screens/loko-moto/five-players?at=45&seat=3&lang=en');
  clickLine(drawn, /: free/);
  await until(() => drawn.querySelector('[aria-pressed="true"][data-section]'), 'the pick');
  await until(() => drawn.querySelector('[data-act]'), 'what can be done with it');
  const acts = [...drawn.querySelectorAll<HTMLElement>('[data-act]')].map(({ dataset }) => dataset['act']);
  assert.deepEqual(acts, ['build', 'reserve']);
  press('Escape');
  await until(() => !drawn.querySelector('[data-act]'), 'the line put back');
  assert.equal(drawn.querySelector('[aria-pressed="true"][data-section]'), null);
});

test('a shape card is picked up, and Escape puts it back', async () => {
  const drawn = await page.draw('/dev/screens/loko-moto/five-players?at=45&seat=3&lang=en');
  drawn.querySelector('.lm-place-shapes button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await until(() => drawn.querySelector('.lm-tray-held'), 'the card in the hand');
  press('Escape');
  await until(() => !drawn.querySelector('.lm-tray-held'), 'the card put back');
});

test('LM-2.2 a tap on another’s line says whose it is, and asks nothing', async () => {
  const drawn = await page.draw('/dev/screens/loko-moto/five-players?at=45&seat=3&lang=en');
  clickLine(drawn, /: built by (?!you)/);
  await until(() => /Ada|Béla|Csilla|Emma/.test(noticeOf(drawn)), 'whose it is');
  assert.equal(drawn.querySelector('[data-act]'), null);
});

test('LM-3.2 a tap on one’s own line asks to buy only when a train can be paid for', async () => {
  const drawn = await page.draw('/dev/screens/loko-moto/five-players?at=15&seat=3&lang=en');
  assert.equal(drawn.querySelector('.lm-train-ready'), null);
  clickLine(drawn, /: built by you/);
  await until(
    () => /is yours. The cheapest train costs \d lines?, your largest network has \d/.test(noticeOf(drawn)),
    'why not',
  );
  assert.equal(drawn.querySelector('.lm-tray [data-act], .lm-tray-buy'), null);
});

const noticeOf = (drawn: Document): string => drawn.querySelector('.notice')?.textContent ?? '';

test('a link to a seat shows the table it leads to and whose seat it is', async () => {
  const { body } = await page.draw('/dev/screens/page/claim?lang=en');
  assert.match(body.textContent, /Béla/);
  assert.ok(body.querySelector('form input'));
});

test('a book is opened where its taps left it', async () => {
  const duel = await page.draw('/dev/screens/page/book-double-header?lang=en');
  await until(() => duel.querySelectorAll('.book-sides > *').length === 2, 'both sides of the book');
  assert.match(duel.querySelector('.book-sides')!.textContent, /Big Boy/);
  const map = await page.draw('/dev/screens/page/book-loko-moto?lang=en');
  await until(() => map.querySelector('[data-section]'), 'the map of the book');
});

test('a review tells whose curve is whose, with the points; and what was dealt where cards are', async () => {
  const legend = (drawn: Document): string[] =>
    [...drawn.querySelectorAll('.review-legend li')].map(({ textContent }) => textContent);
  const lines = await page.draw('/dev/screens/page/review-loko-moto?lang=en');
  const points = ['AAda−8', 'BBéla0', 'CCsilla−5', 'DDénes12', 'EEmma2'];
  assert.deepEqual(legend(lines), points);
  assert.equal(lines.querySelectorAll('.review-chart .review-letter').length, points.length);
  assert.equal(lines.querySelector('.review-bars'), null);
  // The words that go with the picture say it without the picture.
  const words = lines.querySelector('.review-chart')!.getAttribute('aria-label')!;
  assert.match(words, /\(Ada −8, Béla 0, Csilla −5, Dénes 12, Emma 2\)/);
  const teams = await page.draw('/dev/screens/page/review-double-header?lang=en');
  assert.deepEqual(legend(teams), ['AAda and Béla28', 'CCsilla and Dénes11']);
  assert.equal(teams.querySelectorAll('.review-bars [data-bar="dealt"]').length, 2);
  const column = (drawn: Document): string => drawn.querySelectorAll('.review-numbers th')[2]!.textContent;
  assert.equal(column(teams), 'Chance after it, as the cards lay');
});

test('LV-4.2 a claim to rule on names its game and offers the verdicts of that game', async () => {
  const { body } = await page.draw('/dev/screens/page/puzzles?lang=en');
  await until(() => body.querySelector('.puzzle-claim'), 'the claim');
  const ruling = body.querySelector('[aria-labelledby="puzzle-ruling"]')!;
  assert.match(ruling.textContent, /Loco Dome/);
  assert.equal(ruling.querySelector('.puzzle-claim')!.getAttribute('data-enamel'), 'red');
  assert.deepEqual(
    [...ruling.querySelectorAll('button')].map(({ textContent }) => textContent),
    ['For the claimant', 'Both alike', 'Invalid'],
  );
});

test('a map report whose worker fails can be asked for again; one without a drawn line says so', async (t) => {
  /** Fails the first time, and then reports. */
  class Reporter {
    static asked = 0;
    onmessage: ((event: { readonly data: object }) => void) | null = null;
    onerror: (() => void) | null = null;
    postMessage(): void {
      const [tally, length] = [
        { seats: [], lines: [], shapes: [], trains: [] },
        { mean: 9, least: 8, most: 10 },
      ];
      const data = { t: 'report', report: { ...tally, moves: length, pieces: 1 }, picture: '' };
      setImmediate(() => (++Reporter.asked === 1 ? this.onerror?.() : this.onmessage?.({ data })));
    }
    terminate(): void {}
  }
  const { Worker } = globalThis;
  Object.assign(globalThis, { Worker: Reporter });
  t.after(() => Object.assign(globalThis, { Worker }));
  const { body } = await page.draw('/dev/screens/page/map-report?lang=en&press=Play the games');
  const again = (): HTMLElement | undefined =>
    [...body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await until(again, 'the failure');
  assert.doesNotMatch(body.textContent, /The bots are playing/);
  again()!.click();
  await until(() => body.querySelector('#map-report-found'), 'the report');
  assert.match(body.textContent, /Nobody ever draws a line\./);
  assert.equal(again(), undefined);
});

test('a score stands on one line wherever it is told in a sentence', async () => {
  const path = '/dev/screens/double-header/two-against-two';
  const SCORE = /\d+ : \d+/g;
  for (const [query, told] of [
    ['at=30&lang=en&press=Log', '.log-text'],
    ['lang=hu&seat=0', '.bar-sentence'],
    ['at=80&lang=en', '.runs summary'],
  ] as const) {
    const drawn = await page.draw(`${path}?${query}`);
    const sentences = () =>
      [...drawn.querySelectorAll(told)].filter(({ textContent }) => textContent.match(SCORE));
    await until(() => sentences().length > 0, `a score in ${told}`);
    for (const sentence of sentences()) {
      const whole = [...sentence.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
      assert.deepEqual(whole, sentence.textContent.match(SCORE), told);
    }
  }
});

test('a class or wheel arrangement in a sentence stands on one line', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=92&lang=en');
  const over = () => drawn.querySelector('.duel-sign-over');
  await until(() => over()?.textContent.includes('claims for'), 'the claim on its sign');
  assert.match(over()!.textContent, /Southern Pacific GS-4/);
  assert.equal(over()!.querySelector('.unbroken')?.textContent, 'GS-4');
});
