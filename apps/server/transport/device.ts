/** What browsers call themselves, the more special first: most name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A device by the `User-Agent` that it sends, in two words for its owner to know it again; empty if it says nothing known. */
export function deviceOf(agent: string | undefined): string {
  const find = (list: typeof BROWSERS): string =>
    list.find(([pattern]) => pattern.test(agent ?? ''))?.[1] ?? '';
  return [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== '').join(', ');
}
