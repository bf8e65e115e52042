/**
 * How long a page takes from a tap or a key to the next picture (interaction to next paint), on a processor slowed down: at a
 * table of Loko moto with five players whose moves are being animated, or of Double Header while a duel is. `npm run build`,
 * then `npm run long interaction [--game double-header] [--turns 10] [--slower 4] [--width W] [--height H] [--touch] [--against FOLDER]`.
 * `--touch`: by a finger, at 390 × 844, for slow processors are in phones; else a mouse comes and presses in one instant, at 1440 × 900.
 * `--against`: pages built earlier (a copy of `dist/web`), measured in the same minutes, turn about.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, person } from '../e2e/browser.ts';
import { DoubleHeaderPlayer } from '../e2e/double-header.ts';
import { LokoMotoPlayer } from '../e2e/loko-moto.ts';
import { Server } from '../e2e/server.ts';
import { floorOf } from './interaction-floor.ts';
import { grouped, keep } from './report.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'loko-moto' },
    /** Turns that are measured, after as many that are only played. */
    turns: { type: 'string', default: '8' },
    slower: { type: 'string', default: '4' },
    width: { type: 'string' },
    height: { type: 'string' },
    touch: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const turns = Number(values.turns);
const slower = Number(values.slower);
/** The bound of the 75th percentile, in milliseconds. */
const BOUND = 50;
const [width, height] = values.touch ? [390, 844] : [1440, 900];
/** The window of the pages. */
const LOOK = {
  viewport: { width: Number(values.width ?? width), height: Number(values.height ?? height) },
  reducedMotion: 'no-preference',
  hasTouch: values.touch,
  isMobile: values.touch,
} as const;

interface Interaction {
  readonly what: string;
  /** From the event to the next picture; the browser rounds to 8 ms, and leaves out what took less than 16. */
  readonly ms: number;
  /** Until its handlers began, while they ran, and until the picture. */
  readonly parts: readonly [wait: number, work: number, paint: number];
}

/** What was measured of one build of the pages. */
interface Measured {
  readonly interactions: readonly Interaction[];
  /** Taps and keys; those that the browser does not list took less than 16 ms. */
  readonly done: number;
  readonly seconds: number;
}

const WATCH = `
  globalThis.measured = new Map();
  globalThis.doing = '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue;
      const before = measured.get(entry.interactionId);
      if (before && before.ms >= entry.duration) continue;
      measured.set(entry.interactionId, {
        what: doing,
        ms: entry.duration,
        parts: [
          entry.processingStart - entry.startTime,
          entry.processingEnd - entry.processingStart,
          entry.startTime + entry.duration - entry.processingEnd,
        ],
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const free = (n: number): string =>
  `[...document.querySelectorAll('[data-section]')].filter((line) => line.ariaLabel?.includes(': free')).at(${n})`;
const button = (name: string): string =>
  `[...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).trim().startsWith('${name}'))`;

/** What steps through the round: on a narrow page the line that tells it, on a wide one a button, whatever presses it. */
const ROUND = `[document.querySelector('.lm-ticker'), ${button('Show the move before')}].find((one) => one?.checkVisibility())`;

/** A table, and how to measure one round of it: false once its game is over. */
interface Table {
  readonly page: Page;
  round(turn: number, slowly: (acts: () => Promise<void>) => Promise<void>, hand: Hand): Promise<boolean>;
}
/** Taps and keys that are counted. */
interface Hand {
  click(what: string, find: string): Promise<void>;
  key(name: string): Promise<void>;
}

/** A table of Loko moto after its first rounds. */
async function lokoMoto(page: Page): Promise<Table> {
  const player = new LokoMotoPlayer(page);
  for (let turn = 0; turn < turns && (await player.turn()); turn++) await player.build();
  await player.turn();
  return {
    page,
    async round(turn, slowly, { click, key }) {
      // One's own turn: a line is picked, put back, another is picked and built.
      if (!(await player.turn())) return false;
      await slowly(async () => {
        await click('pick a line', free(3 + turn));
        await key('Escape');
        await click('pick a line', free(-4 - turn));
        await click('build', button('Build'));
        // The others' turns: their lines are drawn while one looks around.
        await click('open the log', button('Log'));
        await click('close the log', button('Log'));
        await click('step through the round', ROUND);
        await click('tap a line out of turn', free(7));
        await click('focus the map', `document.querySelector('svg[role="application"] [data-station]')`);
        for (const name of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await key(name);
      });
      return true;
    },
  };
}

/** A table of Double Header; a round is a duel that is being shown. */
function doubleHeader(page: Page): Table {
  const player = new DoubleHeaderPlayer(page);
  const asked = page.getByRole('banner').getByText(/^Your turn/);
  const over = page.locator('.parade');
  const playing = page.locator(`.duel[data-part]:not([data-part='settled'])`);
  return {
    page,
    async round(_turn, slowly, { click, key }) {
      for (;;) {
        await asked.or(over).first().waitFor();
        if (await over.isVisible()) return false;
        await player.answer(await asked.first().innerText());
        await playing.or(asked).or(over).first().waitFor();
        if (await playing.isVisible()) break;
      }
      await slowly(async () => {
        await click('list as on the card', `document.querySelectorAll('.vs-list-chips > button')[1]`);
        await click('open the log', button('Log'));
        await click('close the log', button('Log'));
        await click('list the best first', `document.querySelectorAll('.vs-list-chips > button')[0]`);
        await key('Tab');
        await key('Tab');
        await click('list the best first', `document.querySelectorAll('.vs-list-chips > button')[0]`);
        await click('list as on the card', `document.querySelectorAll('.vs-list-chips > button')[1]`);
      });
      return true;
    },
  };
}

/** What is measured of a game: its table for one against bots, and how it is played. */
const GAMES = {
  'loko-moto': { bots: 4, wish: { options: { sheet: 'standard' }, starter: 0 }, sit: lokoMoto },
  'double-header': { bots: 3, wish: { options: { lots: 'band' }, starter: 'lot' }, sit: doubleHeader },
} as const;
const game = values.game in GAMES ? (values.game as keyof typeof GAMES) : undefined;
if (game === undefined) throw new Error(`--game: expected one of ${Object.keys(GAMES).join(', ')}`);
const { bots, wish, sit } = GAMES[game];

/** Opens a table with the built pages of a folder; what it gives measures one round. */
async function open(
  browser: Browser,
  web: string | undefined,
): Promise<{ measure(turn: number): Promise<boolean>; close(): Promise<Measured> }> {
  const pages = web === undefined ? {} : { WEB_DIR: web };
  const server = await Server.open({ BOT_DELAY_MS: '350', REVEAL_PERCENT: '100', ...pages });
  const page = await person(browser, LOOK);
  await page.addInitScript(WATCH);
  await page.request.get(`${server.link}api/me`);
  const seats = [
    { kind: 'mine', name: 'Ada' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' })),
  ];
  const data = { game, ...wish, seats, startWhenFull: true };
  const made = (await (await page.request.post(`${server.link}api/tables`, { data })).json()) as {
    readonly table: { readonly id: string };
  };
  await page.goto(`${server.link}t/${made.table.id}`);
  const table = await sit(page);
  const cdp = await page.context().newCDPSession(page);
  let done = 0;
  let ms = 0;
  /** One interaction, and two pictures for it to be seen in. */
  const act = async (what: string, how: () => Promise<void>): Promise<void> => {
    await page.evaluate((name) => Reflect.set(globalThis, 'doing', name), what);
    await how();
    done++;
    // As text: the bench is compiled without the browser's types.
    await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 120)))');
  };
  const key = (name: string) => act(`key ${name}`, () => page.keyboard.press(name));
  /** Clicks in the middle of what is there, without the waits of a test. */
  const click = async (what: string, find: string): Promise<void> => {
    const box = (await page.evaluate(
      `(() => { const box = (${find})?.getBoundingClientRect(); return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null; })()`,
    )) as { readonly x: number; readonly y: number } | null;
    // What is not there, or not shown at this size, would be a tap somewhere else.
    if (!box) return void console.error(`nothing to click: ${what}`);
    await act(what, () =>
      values.touch ? page.touchscreen.tap(box.x, box.y) : page.mouse.click(box.x, box.y),
    );
  };
  return {
    async measure(turn) {
      await page.bringToFront();
      const slowly = async (acts: () => Promise<void>): Promise<void> => {
        const began = Date.now();
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
        await acts();
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        ms += Date.now() - began;
      };
      return table.round(turn, slowly, { click, key });
    },
    async close() {
      const all = (await page.evaluate('[...measured.values()]')) as Interaction[];
      await page.context().close();
      await server.close();
      return { interactions: all.filter(({ what }) => what !== ''), done, seconds: ms / 1000 };
    },
  };
}

const SHARES = [0.5, 0.75, 0.9, 1];
function sharesOf(times: readonly number[]): readonly number[] {
  const all = [...times].sort((a, b) => a - b);
  return SHARES.map((share) => all[Math.min(all.length - 1, Math.ceil(all.length * share) - 1)]!);
}
function timesOf({ interactions, done }: Measured): readonly number[] {
  const quick = new Array<number>(Math.max(0, done - interactions.length)).fill(8);
  return [...interactions.map(({ ms }) => ms), ...quick];
}

/** By kind: how many took 16 ms and more, the median, its parts, and the longest. */
const kindsOf = ({ interactions }: Measured): string =>
  [...new Set(interactions.map(({ what }) => what))]
    .map((what) => {
      const some = interactions.filter((each) => each.what === what).sort((a, b) => a.ms - b.ms);
      const middle = some[Math.floor(some.length / 2)]!;
      const [wait, work, paint] = middle.parts.map((part) => Math.round(part));
      return `| ${what} | ${some.length} | ${middle.ms} | ${wait} + ${work} + ${paint} | ${some.at(-1)!.ms} |`;
    })
    .join('\n');

const browser = await openBrowser();
const builds = values.against === undefined ? [undefined] : [values.against, undefined];
const tables = [];
for (const build of builds) tables.push(await open(browser, build));
let more = true;
for (let turn = 0; turn < turns && more; turn++)
  for (const table of tables) more = (await table.measure(turn)) && more;
const measured = [];
for (const table of tables) measured.push(await table.close());
const floor = await floorOf(browser, LOOK, { watch: WATCH, slower, taps: 40 });
await browser.close();

const names = [...(measured.length === 1 ? ['this build'] : ['before', 'this build']), 'least page'];
const shares = [...measured.map(timesOf), floor].map(sharesOf);
const now = measured.at(-1)!;
if (now.done === 0)
  throw new Error(`--turns ${turns}: expected fewer; the game was over before the first one measured`);
keep(
  `${game === 'loko-moto' ? 'interaction' : 'interaction-duel'}${values.touch ? '-touch' : ''}`,
  `A table of ${game === 'loko-moto' ? 'Loko moto' : 'Double Header'} with ${bots + 1} players, ${bots} of them bots that move every 350 ms, ${turns} rounds; ${LOOK.viewport.width} × ${LOOK.viewport.height}${values.touch ? ', by touch' : ''};
the processor ${slower} times slower than this one; ${grouped(now.done)} taps and keys in ${now.seconds.toFixed(0)} s. Load average ${loadavg()[0]!.toFixed(1)}.

To the next picture, at most; the least page is a button that counts, measured right after:

| share of interactions |${names.map((name) => ` ${name} |`).join('')}
|---|${names.map(() => '---|').join('')}
${SHARES.map((share, i) => `| ${share === 1 ? 'all' : `${share * 100} %`} |${shares.map((list) => ` ${list[i]} ms |`).join('')}`).join('\n')}

Those of 16 ms and more:
${measured
  .map(
    (each, i) => `
${names[i]}:

| what | how many | median, ms | of it wait + work + paint | longest, ms |
|---|---|---|---|---|
${kindsOf(each)}`,
  )
  .join('\n')}`,
);
const at75 = shares[measured.length - 1]![1]!;
console.log(`75 % within ${at75} ms; the bound is ${BOUND} ms`);
process.exit(at75 < BOUND ? 0 : 1);
