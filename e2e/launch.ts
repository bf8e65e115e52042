import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

/** Chromium's own list box below its address bar: a page of its own for each page that is opened, which took half of their processor time. */
const LIST_BOX = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];
/** A process kept ready for the next site: a person opens one, and closes the browser with it unused. */
const SPARE = ['SpareRendererForSitePerProcess'];
/** What Playwright switches off (its chromiumSwitches.ts); the last list counts, so it is said again. */
const PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // Letters as wide as on a screen, in Chromium without windows too: it rounds them to whole pixels otherwise.
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHT, ...LIST_BOX, ...SPARE].join(',')}`,
];

/** Chromium without a window; `flags`: further ones of it, `executablePath`: which one. */
export function openBrowser(
  flags: readonly string[] = [],
  executablePath: string | undefined = findChromium(),
): Promise<Browser> {
  if (!executablePath) throw new Error('there is no Chromium; `npm test` installs one');
  return chromium.launch({ executablePath, timeout: 180_000, args: [...FLAGS, ...flags] });
}
