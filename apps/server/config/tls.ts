import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** A certificate and its key, for https without a proxy. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
  /** The names that it is for; browsers accept no other. */
  readonly names: readonly string[];
  /** When it ends (ms since 1970). */
  readonly until: number;
}

const DAY = 86_400_000;
/** So long before its end a certificate is warned of (ms). */
const WARNED = 14 * DAY;

/** Reads what `TLS_CERT` and `TLS_KEY` name; throws what `problem` makes of the sentence that stands against them. */
export function readTls(
  { TLS_CERT, TLS_KEY }: { readonly TLS_CERT: string; readonly TLS_KEY: string },
  problem: (message: string) => Error,
): Tls | null {
  if (!TLS_CERT && !TLS_KEY) return null;
  if (!TLS_CERT) throw problem('TLS_CERT: expected the certificate of TLS_KEY');
  if (!TLS_KEY) throw problem('TLS_KEY: expected the key of TLS_CERT');
  const file = (setting: string, path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      throw problem(
        `${setting}: cannot read ${path} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      );
    }
  };
  const [cert, key] = [file('TLS_CERT', TLS_CERT), file('TLS_KEY', TLS_KEY)];
  const parsed = certificateIn(cert);
  if (!parsed) throw problem(`TLS_CERT: ${TLS_CERT}: expected a certificate as PEM text`);
  const secret = keyIn(key);
  if (!secret) throw problem(`TLS_KEY: ${TLS_KEY}: expected a private key as PEM text, without a password`);
  if (!parsed.checkPrivateKey(secret)) throw problem(`TLS_KEY: ${TLS_KEY}: expected the key of ${TLS_CERT}`);
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    throw problem(`TLS_CERT: ${TLS_CERT}: ${(error as Error).message}`);
  }
  return { cert, key, names: namesOf(parsed), until: Date.parse(parsed.validTo) };
}

function certificateIn(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text);
  } catch {
    return undefined;
  }
}

function keyIn(text: string): ReturnType<typeof createPrivateKey> | undefined {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}

/** The DNS names of a certificate; `*.example.org` stands as it is. */
function namesOf({ subjectAltName = '' }: X509Certificate): string[] {
  return subjectAltName
    .split(', ')
    .flatMap((part) => (part.startsWith('DNS:') ? part.slice(4).toLowerCase() : []));
}

/**
 * A certificate with the names first that the host gave and it covers, also by a wildcard, which by itself is no address: links lead
 * to the first.
 */
export function withNames(tls: Tls | null, given: readonly string[]): Tls | null {
  if (!tls) return null;
  const covers = (name: string): boolean =>
    tls.names.includes(name) || (/^[^.]+\./.test(name) && tls.names.includes(name.replace(/^[^.]+/, '*')));
  return { ...tls, names: [...new Set([...given.filter(covers), ...tls.names])] };
}

/** Whole days until a certificate ends, below 0 once it has, if that is soon; otherwise nothing. */
export function endsSoon({ until }: Pick<Tls, 'until'>, now: number): number | undefined {
  return until - now < WARNED ? Math.floor((until - now) / DAY) : undefined;
}

/** The sentence for whoever runs the server; nothing while there is time. */
export function certificateWarning(tls: Tls, now: number): string | undefined {
  const days = endsSoon(tls, now);
  if (days === undefined) return undefined;
  const day = new Date(tls.until).toISOString().slice(0, 10);
  return days < 0
    ? `TLS_CERT: the certificate ended on ${day}; browsers refuse it`
    : `TLS_CERT: the certificate ends on ${day}, in ${days} days; renew it and start again`;
}
