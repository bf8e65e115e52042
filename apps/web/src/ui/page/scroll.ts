/** How far pages were scrolled when they were last seen, by address (px). */
const seen = new Map<string, number>();
/** The page that Back or Forward leads to, until it is drawn. */
let wanted: { readonly href: string; readonly top: number } | undefined;
/** A page that is fetched piece by piece has its length within this time (ms). */
const PATIENCE_MS = 2_000;

addEventListener('scroll', () => void seen.set(location.href, scrollY), { passive: true });
// Before the old page goes, which would be told as a scroll of the new address.
addEventListener('popstate', () => {
  wanted = { href: location.href, top: seen.get(location.href) ?? 0 };
});

/** Scrolls a page that has just been drawn: to where it was left if Back or Forward led to it, else to its top. */
export function scrollPage(): void {
  const { href, top } = wanted ?? {};
  wanted = undefined;
  if (href !== location.href || !top) return scrollTo(0, 0);
  const until = performance.now() + PATIENCE_MS;
  // Stops as soon as the reader scrolls or presses anything.
  const own = new AbortController();
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(kind, () => own.abort(), { signal: own.signal, passive: true });
  const settle = (): void => {
    if (own.signal.aborted || location.href !== href) return own.abort();
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2 || performance.now() > until) own.abort();
    else requestAnimationFrame(settle);
  };
  settle();
}
