import type { Browser, BrowserContextOptions } from 'playwright-core';
import { person } from '../e2e/browser.ts';

const PAGE = `<style>
  @keyframes there { to { transform: translateX(200px); } }
  i { display: block; width: 60px; height: 6px; background: red; animation: there 400ms infinite alternate; }
  button { width: 300px; height: 80px; }
</style><button>0</button><i></i>`;
const COUNTS = `
  const button = document.querySelector('button');
  button.onclick = () => { button.textContent = Number(button.textContent) + 1; };
`;

/**
 * What the least page takes on this machine at this moment: one button that counts, beside something that moves. Milliseconds to the
 * next picture, one for each of `taps`; what a game's page takes more than this is its own.
 */
export async function floorOf(
  browser: Browser,
  options: BrowserContextOptions,
  { watch, slower, taps }: { readonly watch: string; readonly slower: number; readonly taps: number },
): Promise<readonly number[]> {
  const page = await person(browser, options);
  await page.setContent(PAGE);
  await page.evaluate(`{${watch}${COUNTS}}; globalThis.doing = 'tap';`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (let tap = 0; tap < taps; tap++) {
    if (options.hasTouch) await page.touchscreen.tap(100, 40);
    else await page.mouse.click(100, 40);
    await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 120)))');
  }
  const seen = (await page.evaluate('[...measured.values()].map(({ ms }) => ms)')) as number[];
  await page.context().close();
  // The browser leaves out what took less than 16.
  return [...new Array<number>(Math.max(0, taps - seen.length)).fill(8), ...seen];
}
