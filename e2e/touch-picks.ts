import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { person } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';
import type { Server } from './server.ts';

/** A phone at a table of three on this map, on turn. */
async function onTurn(server: Server, browser: Browser, sheet: string): Promise<Page> {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.request.get(`${server.link}api/me`);
  const seats = [{ kind: 'mine', name: 'Ada' }, ...[1, 2].map(() => ({ kind: 'bot', level: 'easy' }))];
  const data = { game: 'loko-moto', options: { sheet }, seats, starter: 0, startWhenFull: true };
  const answer = await page.request.post(`${server.link}api/tables`, { data });
  const { table } = (await answer.json()) as { table: { id: string } };
  await page.goto(`${server.link}t/${table.id}`);
  assert.ok(await new LokoMotoPlayer(page).turn());
  return page;
}

interface Target {
  readonly section: string;
  readonly x: number;
  readonly y: number;
}

/** Half the width of what one touches of a line, in units of the map. */
const ROUND = 15;

/** Prepares a page: it notes after each click which lines are picked, and puts the pick back. */
async function notePicks(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    globalThis.noted = [];
    const sheet = document.querySelector('svg[role="application"]');
    // The page's own listener at its root has run when the event gets here.
    addEventListener('click', ({ target }) => {
      if (!sheet.contains(target)) return;
      const picked = [...sheet.querySelectorAll('[data-section][aria-pressed="true"]')];
      noted.push(picked.map((each) => each.dataset.section).join());
      sheet.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    // Browsers give taps close to a button to the button: only places with nothing but map around them count.
    const inside = (x, y) => {
      const { left, right, top, bottom } = sheet.getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom;
    };
    const isClear = (x, y) =>
      sheet.contains(document.elementFromPoint(x, y)) &&
      [-12, 12].every((d) => inside(x + d, y + d)) &&
      [0, 45, 90, 135, 180, 225, 270, 315].every((turn) => {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        return [12, 24, 36].every((r) => !document.elementFromPoint(x + dx * r, y + dy * r)?.closest('button'));
      });
    globalThis.targets = (part, reached) =>
      [...sheet.querySelectorAll('[data-section]')].flatMap((line) => {
        const { section } = line.dataset;
        if (reached.includes(section)) return [];
        // Its outline goes along one side, around an end of this radius, and back along the other side.
        const round = Math.PI * ${ROUND};
        const side = line.getTotalLength() / 2 - round;
        const [there, back] = [side * part, side + round + side * (1 - part)].map((at) => line.getPointAtLength(at));
        const spot = new DOMPoint((there.x + back.x) / 2, (there.y + back.y) / 2);
        const { x, y } = spot.matrixTransform(line.getScreenCTM());
        return isClear(x, y) ? [{ section, x, y }] : [];
      });
  })()`);
}

/** Taps a part (0 to 1) of every line in sight that is not yet reached; each tap must pick its line and nothing else. */
async function tapAll(page: Page, part: number, reached: Set<string>): Promise<void> {
  // A press beside the map: without it the last tap on one part of a line and the first on another are a double tap.
  const targets: readonly Target[] = await page.evaluate(
    `noted.length = 0, document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
     targets(${part}, ${JSON.stringify([...reached])})`,
  );
  if (targets.length === 0) return;
  // One tap right after the other, as fast as they go.
  for (const { x, y } of targets) await page.touchscreen.tap(x, y);
  const sections = targets.map(({ section }) => section);
  await holds(async () =>
    assert.deepEqual(await page.evaluate('noted'), sections, JSON.stringify({ part, targets })),
  );
  for (const section of sections) reached.add(section);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The part of the map that is shown. */
const viewOf = (page: Page): Promise<string | null> =>
  page.getByRole('application', { name: /^Map with/ }).getAttribute('viewBox');

/** Taps a button that moves the map as often as it is there; gives how often that was, or stops at `most`. */
async function press(page: Page, name: string, most = 9): Promise<number> {
  let count = 0;
  for (; count < most && (await button(page, name).isVisible()); count++) {
    const before = await viewOf(page);
    await button(page, name).tap();
    await holds(async () => assert.notEqual(await viewOf(page), before, name));
  }
  return count;
}

/** Every window of the sheet at this zoom, row by row. */
async function* windows(page: Page): AsyncGenerator<void> {
  await press(page, 'Move up');
  for (;;) {
    await press(page, 'Move left');
    yield;
    while ((await press(page, 'Move right', 1)) > 0) yield;
    if ((await press(page, 'Move down', 1)) === 0) return;
  }
}

/**
 * Taps the middle and both thirds of every line of a map by touch, at three zooms. A file for each map calls it: what takes longest
 * of all browser tests runs side by side.
 */
export async function touchPicks(sheet: string): Promise<void> {
  const { server, browser } = await serverAndBrowser();
  test(`touch picks the line under the finger: ${sheet} map`, async () => {
    const page = await onTurn(server, browser, sheet);
    await notePicks(page);
    const total = await page.locator('[data-section]').count();
    const size = async (): Promise<string> => (await viewOf(page))!.split(' ')[2]!;
    for (let zoom = 0; zoom < 3; zoom++) {
      if (zoom > 0) await press(page, 'Closer', 1);
      const zoomed = await size();
      const parts = [1 / 3, 1 / 2, 2 / 3].map((part) => ({ part, reached: new Set<string>() }));
      const missing = (): number => parts.reduce((sum, { reached: { size } }) => sum + total - size, 0);
      // What the others do is told above the map and may cover lines for a while: a second look reaches those.
      for (let look = 0; look < 2 && missing() > 0; look++)
        for await (const _ of windows(page))
          for (const { part, reached } of parts) await tapAll(page, part, reached);
      for (const { part, reached } of parts)
        assert.equal(reached.size, total, `zoom ${zoom}, part ${part}: all lines are reached`);
      assert.equal(await size(), zoomed, 'taps on different lines never zoom');
    }
    await page.context().close();
  });
}
