// `npm run shots`: a picture of every screen, in both sizes, themes and languages, and a page with all of them.
// Small ones, in English, for docs/screens: npm run shots -- --small
// One screen alone: npm run shots -- --only loko-moto --size phone --theme dark --lang hu
// Further sizes, on request: --size small, --size tablet
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../e2e/launch.ts';
import { NOW } from '../apps/web/src/gallery/now.ts';
import { SCREENS, type Screen } from '../apps/web/src/gallery/places.ts';
import { needChromium } from './chromium.mjs';

const root = resolve(import.meta.dirname, '..');
const built = join(root, 'node_modules', '.cache', 'gallery');

const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
  small: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
};
/** What is taken if no size is wished for. */
const USUAL = ['phone', 'desk'] as const;
const TOUCHED: ReadonlySet<string> = new Set(['phone', 'small', 'tablet']);
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'hu'] as const;
/** Of small pictures: how much smaller, and the quality of the WebP. */
const SMALL = { phone: 0.5, desk: 0.4, small: 0.5, tablet: 0.5, quality: 0.55 };
/** Long pages are cut after so many windows. */
const WINDOWS = 2;
/** Pages that are drawn at the same time. */
const AT_ONCE = 2;

interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
  readonly lang: (typeof LANGUAGES)[number];
}

/** Ends the process with a sentence. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
/** The options of the command line; ends the process with a sentence at one that is unknown. */
function readOptions<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail((error as Error).message);
  }
}
const { values } = readOptions({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    size: { type: 'string' },
    theme: { type: 'string' },
    lang: { type: 'string' },
    /** An address of the gallery that is not in the list, e.g. `/dev/screens/loko-moto/advanced?at=30`. */
    path: { type: 'string' },
    out: { type: 'string' },
    small: { type: 'boolean', default: false },
    /** Take what was built the last time. */
    built: { type: 'boolean', default: false },
  },
});

function buildGallery(): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', 'vite.gallery.config.ts', '--logLevel', 'warn'],
    { cwd: join(root, 'apps', 'web'), stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the gallery could not be built');
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The built gallery on a free port; every address that is no file is its page. */
async function serve(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = join(built, pathname);
    const isFile = extname(file) !== '' && file.startsWith(built) && existsSync(file);
    if (!isFile && extname(file) === '.json') response.writeHead(404).end();
    else {
      const path = isFile ? file : join(built, 'gallery.html');
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      createReadStream(path).pipe(response);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** One window of a page as a small WebP, which Playwright does not write itself: the page does. */
async function smallPicture(page: Page, { size }: Look, to: string): Promise<void> {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const webp = (await page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * ${SMALL[size]};
    canvas.height = image.height * ${SMALL[size]};
    const brush = canvas.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', ${SMALL.quality});
  })()`)) as string;
  writeFileSync(to, Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64'));
}

async function picture(
  context: BrowserContext,
  origin: string,
  screen: Screen,
  look: Look,
  to: string,
): Promise<void> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    const query = `theme=${look.theme}&lang=${look.lang}`;
    await page.goto(`${origin}${screen.path}${screen.path.includes('?') ? '&' : '?'}${query}`);
    await page.locator('html[data-ready]').waitFor({ timeout: 15_000 });
    await page.evaluate('document.fonts.ready');
    // One that cannot be loaded is seen on the picture.
    await page.evaluate('Promise.allSettled(Array.from(document.images, (image) => image.decode()))');
    const { width, height } = SIZES[look.size];
    const all = (await page.evaluate('document.documentElement.scrollHeight')) as number;
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(all, height), WINDOWS * height) };
    if (values.small) await smallPicture(page, look, to);
    else await page.screenshot({ path: to, fullPage: true, clip, animations: 'disabled' });
  } catch (thrown) {
    errors.unshift(thrown instanceof Error ? thrown.message : String(thrown));
  } finally {
    await page.close();
  }
  if (errors.length > 0) throw new Error(`${to}: ${errors.join('; ')}`);
}

/** One page with all pictures, a row for each screen. */
function overview(screens: readonly Screen[], looks: readonly Look[]): string {
  const file = (screen: Screen, look: Look): string => fileOf(screen, look);
  const rows = screens.map(
    (screen) =>
      `<section id="${screen.name}"><h2>${screen.name}</h2><div>${looks
        .map(
          (look) =>
            `<a href="${file(screen, look)}"><img loading="lazy" class="${look.size}" src="${file(screen, look)}" alt="${screen.name}, ${look.size}, ${look.theme}, ${look.lang}"><br>${look.size} ${look.theme} ${look.lang}</a>`,
        )
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>
body{font:14px system-ui;margin:1rem;background:#777;color:#fff}div{display:flex;gap:.5rem;overflow-x:auto;align-items:start}
a{color:inherit}img.phone,img.small{width:260px}img.tablet{width:400px}img.desk{width:620px}h2{margin:1rem 0 .3rem}nav a{margin-right:.7em}</style>
<nav>${screens.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${rows.join('')}</html>\n`;
}

const fileOf = (screen: Screen, { size, theme, lang }: Look): string =>
  `${screen.name}-${size}-${theme}-${lang}.${values.small ? 'webp' : 'png'}`;

function chosen<Item extends string>(all: readonly Item[], wish: string | undefined): readonly Item[] {
  if (wish === undefined) return all;
  const found = all.filter((one) => one === wish);
  if (found.length === 0) fail(`expected one of ${all.join(', ')} instead of ${wish}`);
  return found;
}

async function allOf(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
  looks: readonly Look[],
  out: string,
) {
  const wrong: string[] = [];
  for (const look of looks) {
    const context = await browser.newContext({
      viewport: SIZES[look.size],
      reducedMotion: 'reduce',
      colorScheme: look.theme,
      timezoneId: 'Europe/Budapest',
      locale: look.lang === 'hu' ? 'hu-HU' : 'en-GB',
      ...(TOUCHED.has(look.size) && { hasTouch: true, isMobile: true }),
    });
    // Clocks stand, so that pictures of the same screen are the same.
    await context.clock.setFixedTime(NOW);
    const waiting = [...screens];
    const work = async (): Promise<void> => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift())
        await picture(context, origin, screen, look, join(out, fileOf(screen, look))).catch(
          (thrown: unknown) => {
            wrong.push(String(thrown));
          },
        );
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await context.close();
  }
  return wrong;
}

const screens: readonly Screen[] =
  values.path === undefined
    ? SCREENS.filter(
        ({ name }) => values.only.length === 0 || values.only.some((part) => name.includes(part)),
      )
    : [{ name: values.path.replace(/^\/dev\/screens\//, '').replace(/\W+/g, '-'), path: values.path }];
if (screens.length === 0) fail(`no screen is called so; there are ${SCREENS.map((s) => s.name).join(', ')}`);
const sizes = values.size === undefined ? USUAL : chosen(Object.keys(SIZES) as Look['size'][], values.size);
const looks: Look[] = sizes.flatMap((size) =>
  chosen(THEMES, values.theme).flatMap((theme) =>
    chosen(LANGUAGES, values.lang ?? (values.small ? 'en' : undefined)).map((lang) => ({
      size,
      theme,
      lang,
    })),
  ),
);
const out = resolve(
  root,
  values.out ?? (values.small ? join('docs', 'screens') : join('test-results', 'shots')),
);
const started = performance.now();
needChromium();
if (!values.built || !existsSync(built)) buildGallery();
mkdirSync(out, { recursive: true });
// Those of screens that are no more; what else is kept in the folder stays.
if (values.only.length === 0 && values.path === undefined)
  for (const name of readdirSync(out)) if (/\.(?:png|webp)$/.test(name)) rmSync(join(out, name));
const [{ server, origin }, browser] = await Promise.all([serve(), openBrowser()]);
const wrong = await allOf(browser, origin, screens, looks, out);
await browser.close();
server.close();
writeFileSync(join(out, 'index.html'), overview(screens, looks));
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${screens.length * looks.length - wrong.length} pictures in ${seconds} s: ${join(out, 'index.html')}`,
);
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
