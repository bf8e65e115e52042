import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { test } from 'node:test';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import type { View } from '@turntable/games/double-header/types.ts';
import type { Page } from 'playwright-core';
import { bot, Guest, mine } from '../apps/server/testing/guest.ts';
import { until } from '@turntable/testkit/until.node.ts';
import { person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

/** A television. */
const TV = { width: 1920, height: 1080 };
const PICTURES = process.env['BOOK_PICTURES'];

const { server, browser } = await serverAndBrowser();

async function post(
  page: Page,
  path: string,
  data: object,
): Promise<{ table: { id: string; status: string } }> {
  const reply = await page.request.post(`${server.link}api/${path}`, {
    data,
    headers: { origin: server.link.slice(0, -1) },
  });
  assert.ok(reply.ok(), await reply.text());
  return (await reply.json()) as { table: { id: string; status: string } };
}

/** Somebody whom the server knows, so that they may make tables by its routes. */
async function keeperArrives(): Promise<Page> {
  const keeper = await person(browser);
  await keeper.goto(server.link);
  await until(async () => (await keeper.context().cookies()).length > 0, 'the server to know the keeper');
  return keeper;
}

/** Says for the room what it is asked now: declines at once, the first locomotive, the first number that the server takes. */
async function keep(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'You keep the game for those in the room' });
  const asked = await panel.locator('form').getAttribute('data-asked');
  const answered = panel.locator(`form[data-asked="${asked}"]`).waitFor({ state: 'detached' });
  const typed = panel.locator(`form[data-asked="${asked}"] input`);
  if (!(await typed.isVisible())) await panel.getByRole('button', { name: 'No one' }).click();
  // Refused: a notice says why, to be read aloud.
  const refused = page.locator('.notice').first();
  const close = async (): Promise<void> => {
    await page.locator('.notice button').first().click();
    await refused.waitFor({ state: 'detached' });
  };
  const sayIt = async (what: string): Promise<void> => {
    await panel.locator('form input').fill(what);
    await panel.getByRole('button', { name: /^Say it for/ }).click();
  };
  if (
    (await typed.isVisible()) &&
    (await typed.getAttribute('placeholder')) === 'The engine: its number or name'
  ) {
    await sayIt('99');
    await refused.getByText('That cannot be read. Expected: The engine: its number or name').waitFor();
    await close();
  }
  for (let n = 1; n <= 40 && (await typed.isVisible()); n++) {
    await sayIt(String(n));
    const taken = await Promise.race([answered.then(() => true), refused.waitFor().then(() => false)]);
    if (taken) return;
    await close();
  }
  await answered;
}

/** Texts of a board that are too small to be read from across a room, those of a drawn map as large as they are shown. */
function small(board: Page): Promise<string[]> {
  return board.locator('.tv *').evaluateAll((all) =>
    all.flatMap((each) => {
      const own = [...each.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent!.trim() !== '',
      );
      if (!own) return [];
      const size = parseFloat(each.ownerDocument.defaultView!.getComputedStyle(each).fontSize);
      const drawn = each as { getScreenCTM?(): { readonly d: number } | null };
      // Upright: some names are narrower than their face.
      const scale = drawn.getScreenCTM?.()?.d ?? 1;
      return size * scale < 29.5 ? [`${each.textContent} ${size * scale}`] : [];
    }),
  );
}

test('the boards of the other games can be read from across the room, and nothing lies beside the screen', async () => {
  const board = await person(browser, { viewport: TV });
  await board.goto(server.link);
  await until(async () => (await board.context().cookies()).length > 0, 'the server to know the keeper');
  const boards = [
    ...['standard', 'small', 'square'].map((sheet) => ({ game: 'loko-moto', options: { sheet } })),
    { game: 'loco-dome', options: {} },
  ];
  for (const { game, options } of boards) {
    const seats = [
      { kind: 'room', name: 'Ada' },
      { kind: 'room', name: 'Béla' },
    ];
    const wish = { game, options, seats, starter: 0, startWhenFull: true, entry: 'open' };
    const { id, status } = (await post(board, 'tables', wish)).table;
    if (status === 'waiting') await post(board, `tables/${id}/start`, {});
    await board.goto(`${server.link}w/${id}/board`);
    await board.locator('.tv-waiting').waitFor({ state: 'detached' });
    await board.locator('.tv-question').waitFor();
    await board.getByText('Ada').first().waitFor();
    // A board measures itself before it is as large as it stays.
    await holds(async () => {
      assert.deepEqual(await small(board), [], JSON.stringify({ game, ...options }));
      // The picture is shifted by up to two pixels.
      const [width, height] = (await board.evaluate(
        `[document.documentElement.scrollWidth, document.documentElement.scrollHeight]`,
      )) as [number, number];
      assert.ok(width <= TV.width + 2 && height <= TV.height + 2, `${game}: ${width} × ${height}`);
    });
  }
});

test('LM-2.5 where nothing can be declined the keeper has no key for it', async () => {
  const keeper = await keeperArrives();
  const seats = [
    { kind: 'room', name: 'Ada' },
    { kind: 'room', name: 'Béla' },
  ];
  const wish = { game: 'loko-moto', options: {}, seats, starter: 0, startWhenFull: true, entry: 'open' };
  const { id, status } = (await post(keeper, 'tables', wish)).table;
  if (status === 'waiting') await post(keeper, `tables/${id}/start`, {});
  await keeper.goto(`${server.link}t/${id}`);
  const panel = keeper.getByRole('region', { name: 'You keep the game for those in the room' });
  await panel.getByRole('button', { name: 'Take back' }).waitFor();
  assert.equal(await panel.getByRole('button', { name: 'No one' }).count(), 0);
  await keeper.getByText('It is Ada’s turn. Say above what they do.').waitFor();
  // On the smallest phone the map is left to be followed.
  await keeper.setViewportSize({ width: 360, height: 640 });
  await holds(async () => {
    const { height } = (await keeper.locator('.lm-place-map').boundingBox())!;
    assert.ok(height >= 180, `${height} px of map`);
  });
});

test('the keeper is asked where somebody wishes for a seat in the room, and answers for it', async () => {
  const keeper = await keeperArrives();
  const seats = [{ kind: 'room', name: 'Béla' }, { kind: 'open' }, { kind: 'open' }];
  const wish = { game: 'loko-moto', options: {}, seats, starter: 0, startWhenFull: false, entry: 'open' };
  const { id } = (await post(keeper, 'tables', wish)).table;
  const ben = await Guest.arrive(server.link);
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const page = await person(browser, { viewport: PHONE });
  await page.context().addCookies([{ name: 'guest', value: ben.token, url: server.link }]);
  await page.goto(`${server.link}t/${id}`);
  await keeper.goto(`${server.link}t/${id}`);
  await page.getByRole('button', { name: 'Ask Béla to swap seats' }).click();
  const wished = keeper.getByRole('region', { name: 'Seats' });
  await wished.getByText('Ben would like to change seats with Béla.').waitFor();
  if (PICTURES) await keeper.screenshot({ path: `${PICTURES}/keeper-swap.png` });
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/ben-swap.png` });
  await wished.getByRole('button', { name: 'Agree' }).click();
  await wished.waitFor({ state: 'detached' });
  for (const each of [keeper, page])
    await until(async () => {
      const shown = await each.getByRole('main').innerText();
      return shown.indexOf('Ben') < shown.indexOf('Béla') || undefined;
    }, 'the seats to be exchanged');
});

test('the board says who still chooses a locomotive, not that players are missing', async () => {
  const board = await person(browser, { viewport: TV });
  const host = await Guest.arrive(server.link);
  const seats = [mine('Ada'), bot(), bot(), bot()];
  const { id } = await host.table(seats, { game: 'double-header', options: { lots: 'three' } });
  await board.goto(`${server.link}w/${id}/board`);
  await board.getByText('Still choosing: Ada.').waitFor();
});

test('a Double Header of two in the room, one far away and a bot; the television shows what a spectator sees', async () => {
  const keeper = await keeperArrives();
  const seats = [
    { kind: 'room', name: 'Ada' },
    { kind: 'room', name: 'Béla' },
    { kind: 'open' },
    { kind: 'bot', level: 'easy' },
  ];
  const wish = { game: 'double-header', options: {}, seats, starter: 0, startWhenFull: true, entry: 'open' };
  const { id } = (await post(keeper, 'tables', wish)).table;
  await keeper.goto(`${server.link}t/${id}`);
  await keeper.getByText('in the room', { exact: true }).nth(1).waitFor();
  // Far away: somebody over the network.
  const far = await Guest.arrive(server.link);
  await far.post(`tables/${id}/join`, { name: 'Cili' });
  await post(keeper, `tables/${id}/start`, {});

  const frames: [string[], string[]] = [[], []];
  const look = async (path: string, into: string[]): Promise<Page> => {
    const page = await person(browser, { viewport: TV });
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => into.push(String(payload))));
    await page.goto(`${server.link}${path}`);
    return page;
  };
  const board = await look(`w/${id}/board`, frames[0]);
  await board.getByText('Team 1').first().waitFor();
  await look(`w/${id}`, frames[1]);
  const cili = far.sit(id, { as: 2 });
  await cili.ready();
  const asked = () => cili.view?.decisions.find(({ actors, standing }) => actors.includes(2) && !standing);
  const panel = keeper.getByRole('region', { name: 'You keep the game for those in the room' });
  await panel.waitFor();

  const called = board.locator('.tv-numbers [data-won]');
  for (let steps = 0; (await called.count()) < 2; steps++) {
    assert.ok(steps < 120, 'the game goes on');
    const form = panel.locator('form');
    const decision = asked();
    if (decision) {
      const view = cili.view as View;
      const [first] = doubleHeader.legalActions(view, decision);
      const action = doubleHeader.decline!(view, decision) ?? first!;
      assert.equal(typeof (await cili.act(action)), 'number');
    } else if (await form.isVisible()) await keep(keeper);
    else
      await Promise.any([form.waitFor(), called.nth(1).waitFor(), cili.until(asked, 'a question', 60_000)]);
  }
  if (PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await board.screenshot({ path: `${PICTURES}/board.png` });
    await keeper.screenshot({ path: `${PICTURES}/keeper.png` });
  }
  await keeper.getByRole('button', { name: 'Log' }).first().click();
  await keeper
    .getByText(/, by the keeper/)
    .first()
    .waitFor();

  await holds(async () => assert.deepEqual(await small(board), []));
  // From the first update on, byte for byte: what came at the start names how many watched then.
  const updates = (all: readonly string[]): string[] => all.filter((text) => text.startsWith('{"t":"up"'));
  // One may hear of the last move a moment before the other.
  await holds(() => {
    const [seenByBoard, seenBySpectator] = frames.map(updates) as [string[], string[]];
    assert.ok(seenBySpectator.length > 3);
    assert.deepEqual(seenByBoard.slice(-seenBySpectator.length), seenBySpectator);
  });

  await server.kill();
  await board.getByText(/^stale since/).waitFor();
  await server.start();
});

test('the host makes another phone the keeper when the keeper’s is gone, and the game goes on', async () => {
  const host = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await host.goto(server.link);
  await until(async () => (await host.context().cookies()).length > 0, 'the server to know the host');
  const seats = [
    { kind: 'room', name: 'Ada' },
    { kind: 'room', name: 'Béla' },
  ];
  const wish = { game: 'loco-dome', options: {}, seats, starter: 0, startWhenFull: true, entry: 'open' };
  const { id } = (await post(host, 'tables', wish)).table;
  await host.goto(`${server.link}t/${id}`);
  const panelOf = (page: Page) =>
    page.getByRole('region', { name: 'You keep the game for those in the room' });
  await panelOf(host).getByRole('button', { name: 'More for the keeper' }).tap();
  await panelOf(host).getByText('Hands on phones').tap();
  const pass = host.getByRole('button', { name: 'Let somebody else keep the game' });
  const [reply] = await Promise.all([
    host.waitForResponse((each) => each.request().method() === 'POST'),
    pass.tap(),
  ]);
  await host.getByRole('img', { name: 'Let somebody else keep the game' }).waitFor();
  const flora = await person(browser, { hasTouch: true });
  const link = server.link + ((await reply.json()) as { path: string }).path.slice(1);
  // One that was mistyped first; the right one is opened on the same page.
  await flora.goto(link.replace(/#.*/, '#nothing'));
  await flora.getByText('This link leads nowhere any more').waitFor();
  await flora.goto(link);
  await flora.getByRole('button', { name: 'Keep the game' }).tap();
  await panelOf(flora).waitFor();
  await panelOf(host).waitFor({ state: 'detached' });

  // Her phone is gone. The host, who has no seat, keeps the game again.
  await flora.context().close();
  await host.getByRole('button', { name: 'Table menu' }).tap();
  await host.getByText('The keeper’s phone is gone').tap();
  await pass.tap();
  await host.getByRole('img', { name: 'Let somebody else keep the game' }).waitFor();
  await host.getByRole('link', { name: 'Keep the game' }).tap();
  await host.getByRole('button', { name: 'Keep the game' }).tap();
  await panelOf(host).waitFor();
  // Both activate, and one calls.
  for (let asked = 0; asked < 3; asked++) await keep(host);
  await host
    .getByText(/Ada calls/)
    .first()
    .waitFor();
});
