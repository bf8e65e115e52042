import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import type { Action, View } from '@turntable/games/double-header/types.ts';
import { Guest, type Seat } from '../apps/server/testing/guest.ts';
import { person, PHONE, withOptions } from './browser.ts';
import { DoubleHeaderPlayer } from './double-header.ts';
import { serverAndBrowser } from './server-and-browser.ts';
import { until } from '@turntable/testkit/until.node.ts';

// Long: one game of five pages from the first seal to its end.

const { server, browser } = await serverAndBrowser();

const ON_A_PHONE: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };
const NAMES = ['Ada', 'Béla', 'Csilla', 'Dénes'] as const;
/** By seat: two that are even with one another on either side, so that both teams call. */
const LOCOMOTIVES = [
  'Texas and Pacific 610',
  'Southern Pacific GS-4',
  'LMS Coronation (Duchess)',
  "MÁV class 424 'Bivaly' (Buffalo)",
] as const;

/** Where screenshots are put for somebody to look at; none are taken without it. */
const SHOTS = process.env['SHOTS'];
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/** Everybody at the table, each in a browser of their own. */
interface Party {
  readonly players: readonly DoubleHeaderPlayer[];
  readonly judge: Page;
  /** Whatever went wrong on a page: exceptions, and what the browser logs as an error. */
  readonly errors: readonly string[];
}

/** Ada hosts, three friends come by her link, Judith takes the judge's seat. */
async function gather(): Promise<Party> {
  const errors: string[] = [];
  const come = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await person(browser, options);
    page.on('console', (line) => {
      // A socket that takes too long to open is given up for another.
      if (line.type() === 'error' && !/WebSocket is closed before/.test(line.text()))
        errors.push(`${line.location().url} at ${page.url()}: ${line.text()}`);
    });
    return page;
  };
  const host = await come();
  await host.goto(`${server.link}new/double-header`);
  await host.getByRole('textbox', { name: 'Your name' }).fill(NAMES[0]);
  for (const seat of [2, 3, 4])
    await host.getByRole('combobox', { name: `Seat ${seat}` }).selectOption({ label: 'Somebody I invite' });
  await withOptions(host, async () => {
    await host.getByRole('radio', { name: /^By margin/ }).check();
    await host.getByRole('checkbox', { name: /^Style points in free words/ }).check();
    await host.getByRole('radio', { name: /^A seat for a judge/ }).check();
    await host.getByRole('radio', { name: /^By lot, of the whole roster/ }).check();
    await host.getByRole('radio', { name: /^Seat 1/ }).check();
  });
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByRole('textbox', { name: 'Link to a seat' }).inputValue();
  const others = await Promise.all([come(ON_A_PHONE), come({ colorScheme: 'dark' }), come()]);
  const judge = await come({ ...ON_A_PHONE, colorScheme: 'dark' });
  await Promise.all([...others, judge].map((page) => page.goto(link)));
  for (const [i, page] of others.entries()) {
    await page.getByRole('textbox', { name: 'Your name', exact: true }).fill(NAMES[i + 1]!);
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await page.getByRole('searchbox').waitFor();
  }
  await judge.getByRole('textbox', { name: 'Your name as judge' }).fill('Judith');
  await judge.getByRole('button', { name: 'Ask for the bench' }).click();
  await host.getByRole('button', { name: 'Agree to Judith on the bench' }).click();
  return { players: [host, ...others].map((page) => new DoubleHeaderPlayer(page)), judge, errors };
}

/** Each brings a locomotive under seal: the others see that it is there, and not which. */
async function seal({ players }: Party): Promise<void> {
  for (const [seat, { page }] of players.entries()) {
    await page.getByRole('searchbox').fill(LOCOMOTIVES[seat]!);
    await page.getByRole('button', { name: `Pick ${LOCOMOTIVES[seat]}`, exact: true }).click();
    if (seat === 1) await shot(page, 'picks-phone');
    await page.getByRole('button', { name: 'Seal them' }).click();
    await page.getByText('Your engine is under seal.').waitFor();
    const ready = `${seat + 1} of 4 ${seat === 0 ? 'is' : 'are'} ready.`;
    await Promise.all(players.map((other) => other.page.getByText(ready).waitFor()));
  }
}

/** The first player of whom something is asked, and what, by its kind. */
async function next({ players }: Party): Promise<{ seat: number; player: DoubleHeaderPlayer; kind: string }> {
  return until(async () => {
    for (const [seat, player] of players.entries()) {
      const asked = await player.page.locator('.dh').getAttribute('data-asked');
      const kind = asked?.split(' ')[0]?.split(':')[1];
      if (kind) return { seat, player, kind };
    }
    return undefined;
  }, 'a question to anybody');
}

/** The same four people as programs, for the many answers that no page has to show. */
async function sitBeside({ players }: Party): Promise<Seat[]> {
  const table = new URL(players[0]!.page.url()).pathname.split('/').at(-1)!;
  const seats = await Promise.all(
    players.map(async ({ page }, seat) => {
      const cookies = await page.context().cookies();
      const token = decodeURIComponent(cookies.find(({ name }) => name === 'guest')!.value);
      return new Guest(server.link, token).sit(table, { as: seat });
    }),
  );
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  return seats;
}

interface Asked {
  readonly seat: number;
  readonly decision: View['decisions'][number];
  readonly answers: readonly Action[];
}

/** Who is asked what, once all have heard the same. */
async function askedOf(seats: readonly Seat[]): Promise<Asked> {
  return until(() => {
    if (seats.every(({ n }) => n === seats[0]!.n))
      for (const [seat, { view }] of seats.entries()) {
        const decision = view!.decisions.find((d) => !d.standing && !d.optional && d.actors.includes(seat));
        if (decision)
          return { seat, decision, answers: [...doubleHeader.legalActions(view as View, decision)] };
      }
    return undefined;
  }, 'a question to anybody');
}

/** What is answered without thought: whatever moves the game on. */
function plainly({ decision: { kind }, answers }: Asked): Action {
  const quiet = ['accept', 'decline', 'pass', 'hold-style'] as const;
  const said = answers.find(({ type }) => type === 'style' || (quiet as readonly string[]).includes(type));
  return said ?? answers.find(({ type }) => kind !== 'call' || type === 'call')!;
}

/** Everybody finds the words in the log of their own page. */
async function allRead(pages: readonly Page[], words: RegExp, name: string): Promise<void> {
  for (const [i, page] of pages.entries()) {
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.locator('.log');
    const line = log.getByText(words).last();
    await line.waitFor();
    assert.ok(await onView(page, line), `the log of ${NAMES[i]} opens at its end`);
    await shot(page, `${name}-${i}`);
    await page.getByRole('button', { name: 'Close the log' }).or(closer(page)).first().click();
    await log.waitFor({ state: 'detached' });
  }
}
/** Whether something stands inside the window. */
async function onView(page: Page, place: Locator): Promise<boolean> {
  const box = await place.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
}
const closer = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });

/** Says something in free words for whoever's turn it is to speak; gives their seat. */
async function say(party: Party, words: string): Promise<number> {
  const { seat, player, kind } = await next(party);
  assert.equal(kind, 'speak');
  await player.page.getByRole('textbox', { name: /own words/ }).fill(words);
  await player.moved(() => player.button('Say it').click());
  return seat;
}

test('a whole Double Header of four browsers and a judge: seals, veto, booster, Time Out, rulings, a correction, the end', async () => {
  const party = await gather();
  const { players, judge, errors } = party;
  await shot(judge, 'judge-waiting-phone');
  await seal(party);
  await judge.getByRole('button', { name: 'Start the game' }).click();
  await judge.getByRole('heading', { name: 'Cards', exact: true }).waitFor();
  for (const { page } of players)
    for (const locomotive of LOCOMOTIVES) await page.getByText(locomotive).first().waitFor();

  // One of everything is done by the pages; the rest of the statistics by the same people's programs.
  const seats = await sitBeside(party);
  const done = new Set<string>();
  const once = (what: string): boolean => !done.has(what) && Boolean(done.add(what));
  for (let answers = 0; ; answers++) {
    assert.ok(answers < 250, `the style points are reached; so far: ${[...done].join(', ')}`);
    const asked = await askedOf(seats);
    const { seat, decision } = asked;
    const { kind, id } = decision;
    if (kind === 'speak') break;
    const { n } = seats[seat]!;
    const player = players[seat]!;
    const press = async (name: string | RegExp): Promise<void> => {
      await player.page.locator(`.dh[data-asked~="${id}"]`).waitFor();
      await player.moved(() => player.button(name).first().click());
    };
    if (kind === 'field' && !done.has('called')) await press(/^Use /);
    else if (kind === 'call' && once('called')) {
      const open = player.list.locator('tr[data-state="open"] button').first();
      await open.click();
      await shot(player.page, 'call-desk');
      await shot(players[1]!.page, 'idle-phone');
      await press(/^Call /);
    } else if (kind === 'veto' && once('veto')) {
      await player.button(/^Veto$/).waitFor();
      await shot(player.page, 'veto');
      await press(/^Veto$/);
      await shot(players[1]!.page, 'vetoed-phone');
    } else if (kind === 'boost' && asked.answers.some(({ type }) => type === 'boost') && once('booster')) {
      await player
        .button(/^Play /)
        .first()
        .waitFor();
      await shot(player.page, 'boost');
      await press(/^Play /);
    } else if (kind === 'time-out' && once('time-out')) {
      await player.button(/^Time Out$/).waitFor();
      await shot(player.page, 'time-out');
      await press(/^Time Out$/);
    } else if (kind === 'field' && done.has('time-out')) {
      await player.button(/^Use /).first().waitFor();
      await shot(player.page, 'time-out-field');
      await press(`Use ${LOCOMOTIVES[seat ^ 1]}`);
    } else {
      const action = plainly(asked);
      const answer = await seats[seat]!.request({
        t: 'act',
        id: seats[seat]!.newId(),
        as: seat,
        decision: id,
        action,
      });
      assert.equal(typeof answer, 'number', JSON.stringify([kind, action, answer]));
    }
    await seats[seat]!.until((each) => each.n > n, 'what was answered');
  }
  assert.deepEqual([...done], ['called', 'veto', 'booster', 'time-out']);
  const pages = players.map(({ page }) => page);
  // Pages lag behind the programs: a question of before may still stand there.
  await Promise.all(pages.map((page) => page.locator('.dh[data-style="true"]').waitFor()));
  const { player: first } = await next(party);
  await shot(first.page, 'style');
  await first.moved(() => first.speak());

  // A claim in free words: the judge rules, and all read why.
  const claimant = await say(party, 'the deepest whistle of all');
  await judge.getByRole('heading', { name: 'Rule on a claim' }).waitFor();
  await shot(judge, 'ruling-phone');
  for (const { page } of players) {
    await page.getByText('Waiting for the judge.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Invalid' }).count(), 0, 'the judge alone rules');
  }
  await shot(pages[claimant]!, 'waiting-for-judge');
  await judge.getByLabel('Reason', { exact: true }).fill('we have all heard it');
  await judge.getByRole('button', { name: 'For the claimant' }).click();
  await judge.getByRole('button', { name: 'Stamp it: FOR' }).click();
  await allRead(pages, /point goes to .*we have all heard it/, 'log');

  await judge.getByRole('button', { name: 'Correct the score' }).click();
  await judge.getByLabel('Points of Ada and Béla').fill('21');
  await judge.getByLabel('Points of Csilla and Dénes').fill('20');
  await judge.getByLabel('Reason, for all to see').fill('one was counted twice');
  await shot(judge, 'correction-phone');
  await judge.getByRole('button', { name: 'Set the score' }).click();
  await allRead(pages, /21 : 20.*one was counted twice/, 'corrected');

  // While the judge is away a player of the other side rules, and is asked once.
  const table = judge.url();
  await judge.goto('about:blank');
  const speaker = await say(party, 'the kindest face');
  const deputies = pages.filter((_, seat) => seat >> 1 !== speaker >> 1);
  const rulers = deputies.map((page) => NAMES[pages.indexOf(page)]).join(' and ');
  const named = new RegExp(`^Your turn: |the turn of ${rulers}\\.`);
  for (const page of pages) {
    const may = deputies.includes(page);
    await page.getByRole('banner').getByText(named).waitFor();
    if (may) await page.getByText('The judge is away. The ruling is yours.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Invalid' }).count(), may ? 1 : 0);
    await shot(page, `deputy-${pages.indexOf(page)}`);
  }
  // What a verdict brings is a line of its own, under the locomotives that are meant.
  for (const verdict of await deputies[0]!.locator('.ruling-verdict').allInnerTexts())
    assert.doesNotMatch(verdict, /[^\s.](A point|No point)/);
  await deputies[0]!.getByLabel('Reason', { exact: true }).fill('a smokebox is no face');
  await deputies[0]!.getByRole('button', { name: 'Invalid' }).click();
  await deputies[0]!.getByRole('button', { name: 'Stamp it: INVALID' }).click();
  await judge.goto(table);
  await judge.locator('.duel-reason').getByText('a smokebox is no face').waitFor();
  const ruler = NAMES[pages.indexOf(deputies[0]!)]!;
  await judge.getByText(new RegExp(`^by ${ruler}\\. Reason: .*a smokebox is no face`)).waitFor();
  await pages[speaker]!.getByText(new RegExp(`^by ${ruler}\\. `)).waitFor();
  await shot(judge, 'judge-back-phone');

  for (let left = NAMES.length; left > 0; left--) {
    const { player } = await next(party);
    await player.moved(() => player.button('No more style points').click());
  }
  for (const page of pages) {
    await page
      .getByRole('region', { name: 'Final score' })
      .getByText(/^(Ada and Béla|You and (Ada|Béla)) win\.$/)
      .waitFor();
    await page.getByRole('row', { name: /^Corrections −?\d+ −?\d+$/ }).waitFor();
    await shot(page, `end-${pages.indexOf(page)}`);
  }
  await judge.getByRole('button', { name: 'Correct the score' }).waitFor({ state: 'detached' });
  await shot(judge, 'end-judge-phone');
  assert.deepEqual(errors, []);
});
