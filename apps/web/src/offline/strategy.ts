/**
 * What the service worker does with a request: `page`: the server's page, else the cached one; `own-page`: the cached one, so
 * that a game on this device goes on with the version it was begun with; `replay` and `values`: the server's answer, else
 * its last one; `file`: the cached one, else the server's.
 */
export type Strategy = 'page' | 'own-page' | 'replay' | 'values' | 'file';

/** Paths that are always the server's own. */
const SERVERS = /^(?:api|print|ws|metrics|healthz|readyz)(?:\/|$)/;
const REPLAYS = /^api\/tables\/(?:[\w-]+\/replay|history)$/;
const OWN_PAGES = /^[tg]\/~/;

/** Addresses that have their own treatment. `base`: the folder of the pages. */
export function pathsOf(base: URL): { readonly values: string } {
  return { values: new URL('values.bin', base).href };
}

/** How a request for that address is answered; undefined: by the network, as if there was no service worker. */
export function strategyFor(url: URL, base: URL, mode: RequestMode): Strategy | undefined {
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined;
  const path = url.pathname.slice(base.pathname.length);
  if (url.href === pathsOf(base).values) return 'values';
  if (REPLAYS.test(path)) return 'replay';
  if (SERVERS.test(path)) return undefined;
  if (mode !== 'navigate') return 'file';
  return OWN_PAGES.test(path) ? 'own-page' : 'page';
}
