import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this server, or from no page at all: browsers always name the page's origin
 * when they change something or open a socket, programs do not. Only then are the guest's cookies to be trusted.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === publicUrl?.origin) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * Whether a page of this server asks, whatever the method. Any page can have a browser read an address of ours, which then names no
 * origin, and over plain HTTP not even that it is cross-site. Our pages' requests name the page (`referrerPolicy`), others' never do.
 */
export function isOwnPage(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return false;
  return (
    isOwnOrigin(headers, publicUrl) && isOwnOrigin({ ...headers, origin: new URL(referer).origin }, publicUrl)
  );
}
