import type { IncomingHttpHeaders } from 'node:http';

/** For whom browsers keep passkeys: WebAuthn's relying party. */
export interface Party {
  /** A domain. */
  readonly id: string;
  /** The only origin whose pages may ask for its passkeys. */
  readonly origin: string;
}

/**
 * The relying party that a request came to, if passkeys are to be had there: at the public address if it is secure, and
 * at `localhost`. What a request says of its host counts for nothing else: no other name is known to be ours.
 */
export function partyOf(headers: IncomingHttpHeaders, publicUrl: URL | null): Party | undefined {
  const { origin, host } = headers;
  const own = publicUrl && isSecure(publicUrl) ? publicUrl : undefined;
  if (own && (origin === own.origin || (origin === undefined && host === own.host)))
    return { id: own.hostname, origin: own.origin };
  const local = URL.parse(`http://${host ?? ''}`);
  if (!local || !isLocal(local.hostname)) return undefined;
  return origin === undefined || origin === local.origin
    ? { id: local.hostname, origin: local.origin }
    : undefined;
}

/** Whether browsers count an address as secure, and it is a name: numbers cannot be a relying party. */
function isSecure({ protocol, hostname }: URL): boolean {
  if (isLocal(hostname)) return true;
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
}
function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
