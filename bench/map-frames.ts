/**
 * Frames of the map on a phone while a finger moves it and two zoom it, and what a page still holds after many tables in a row:
 * memory, event listeners, elements. `npm run build`, then `npm run long map-frames [--slower 4] [--tables 20] [--gestures 6]`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBrowser, person } from '../e2e/browser.ts';
import { LokoMotoPlayer } from '../e2e/loko-moto.ts';
import { Server } from '../e2e/server.ts';
import { keep, median } from './report.ts';

const { values } = parseArgs({
  options: {
    slower: { type: 'string', default: '4' },
    tables: { type: 'string', default: '20' },
    /** How often each gesture is made. */
    gestures: { type: 'string', default: '6' },
  },
});
const slower = Number(values.slower);
const tables = Number(values.tables);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Touch events of one gesture, one a frame of 60 a second. */
const STEPS = 48;
/** Tables at the start that fill caches; what is held is compared from then on. */
const WARM = 5;
/** Elements that one more table may leave behind; the log and the picture of a map have thousands. */
const NODES_A_TABLE = 60;

// As text: the bench is compiled without the browser's types.
const WATCH = `
  globalThis.frames = [];
  globalThis.watching = true;
  let last = performance.now();
  requestAnimationFrame(function frame(now) {
    frames.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(frame);
  });
`;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fingers of a gesture after a share of it. */
type Fingers = (share: number) => readonly Point[];

/** The milliseconds between the frames of one gesture, made with so many touch events as a screen sends. */
async function gesture(page: Page, cdp: CDPSession, fingers: Fingers): Promise<readonly number[]> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })),
    });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(`{${WATCH}}`);
  await touch('touchStart', fingers(0));
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', fingers(step / STEPS));
    await page.evaluate('new Promise((shown) => requestAnimationFrame(shown))');
  }
  await touch('touchEnd', []);
  const frames = (await page.evaluate('watching = false, frames')) as number[];
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The first is the time since the watch was set.
  return frames.slice(2);
}

/** Opens a table of five from the front page, as a guest does, without a reload. */
async function openTable(page: Page): Promise<LokoMotoPlayer> {
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  const player = new LokoMotoPlayer(page);
  await player.turn();
  return player;
}

/** Makes "play against bots" a table of five on the whole map. */
async function wantFive(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const last = JSON.stringify({ levels: ['easy', 'easy', 'easy', 'easy'], options: { sheet: 'standard' } });
  await page.evaluate(`localStorage.setItem('turntable.bots.loko-moto', ${JSON.stringify(last)})`);
  await page.reload();
}

async function frames(browser: Browser, server: Server): Promise<string> {
  const page = await person(browser, { ...PHONE, reducedMotion: 'no-preference' });
  await wantFive(page, server.link);
  const player = await openTable(page);
  for (let turn = 0; turn < 6 && (await player.turn()); turn++) await player.build();
  await player.turn();
  const cdp = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await player.map.boundingBox())!;
  const [middle, half] = [{ x: x + width / 2, y: y + height / 2 }, width / 2];
  const closer = page.getByRole('button', { name: 'Closer' });
  const rows: string[] = [];
  const measure = async (what: string, fingers: Fingers): Promise<void> => {
    const all: number[] = [];
    for (let i = 0; i < Number(values.gestures); i++) {
      // Back and forth, so that the map ends where it began.
      all.push(...(await gesture(page, cdp, fingers)));
      all.push(...(await gesture(page, cdp, (share) => fingers(1 - share))));
    }
    const sorted = all.toSorted((a, b) => a - b);
    const at = (share: number): string => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0);
    const late = (100 * all.filter((ms) => ms > 34).length) / all.length;
    rows.push(`| ${what} | ${all.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${late.toFixed(0)} % |`);
  };
  await measure('two fingers zoom', (share) =>
    [-1, 1].map((side) => ({ x: middle.x + side * half * (0.2 + 0.6 * share), y: middle.y })),
  );
  await closer.tap();
  await closer.tap();
  await measure('a finger moves the map, two steps closer', (share) => [
    { x: middle.x + half * (0.6 - 1.2 * share), y: middle.y + half * (0.3 - 0.6 * share) },
  ]);
  await page.context().close();
  return rows.join('\n');
}

/** What a page holds once its garbage is collected: megabytes, listeners and elements. */
type Held = readonly [mb: number, listeners: number, nodes: number];

async function held(cdp: CDPSession): Promise<Held> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return [usedSize / 2 ** 20, jsEventListeners, nodes];
}

/** What is held on the page of settings after each table. */
async function inARow(browser: Browser, server: Server): Promise<readonly Held[]> {
  const page = await person(browser, PHONE);
  await wantFive(page, server.link);
  const cdp = await page.context().newCDPSession(page);
  const after: Held[] = [];
  for (let table = 0; table < tables; table++) {
    const player = await openTable(page);
    for (let turn = 0; turn < 2 && (await player.turn()); turn++) await player.build();
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.getByRole('button', { name: 'Close', exact: true }).first().tap();
    await page.goBack();
    // The front page lists every table that waits for one, so it grows by itself, by 18 elements each. The settings do not;
    // but now and then the page before them is still held, with its list.
    await page.getByRole('link', { name: 'Settings' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    after.push(await held(cdp));
    await page.goBack();
  }
  await page.context().close();
  return after;
}

// One guest makes them all, each with four bots.
const MANY = '1000';
const server = await Server.open({
  TABLES_PER_GUEST: MANY,
  BOT_TABLES_PER_GUEST: MANY,
  BOTS_PER_GUEST: '64',
});
const browser = await openBrowser();
const rows = await frames(browser, server);
const after = await inARow(browser, server);
await browser.close();
await server.close();

/** How much one more table leaves behind, by the middle of the steps after the first few. */
const growth = ([0, 1, 2] as const).map((kind) =>
  median(after.slice(WARM).map((now, i) => now[kind] - after[WARM + i - 1]![kind])),
);
const shown = [1, WARM, Math.ceil((WARM + tables) / 2), tables];
keep(
  'map-frames',
  `Loko moto with five players on 390 × 844 by touch, in the middle of a game. Milliseconds between frames while the map is moved,
on a processor ${slower} times slower than this one. Load average ${loadavg()[0]!.toFixed(1)}.

| gesture | frames | median | 95 % | longest | over 34 ms |
|---|---:|---:|---:|---:|---:|
${rows}

${tables} tables in a row on one page: each opened from the front page, two turns played, the log opened, and left. What the page
holds then, on the settings, garbage collected:

| after table | memory, MB | event listeners | elements and texts |
|---:|---:|---:|---:|
${shown.map((n) => `| ${n} | ${after[n - 1]!.map((value, i) => value.toFixed(i === 0 ? 1 : 0)).join(' | ')} |`).join('\n')}

One more table leaves (median after the first ${WARM}): ${growth[0]!.toFixed(2)} MB, ${growth[1]!.toFixed(0)} listeners, ${growth[2]!.toFixed(0)} elements.`,
);
process.exit(growth[2]! <= NODES_A_TABLE ? 0 : 1);
