import { DATABASE_FORM } from '../base/trouble.ts';

/** Makes the error that is thrown for a value that cannot be used. */
type MakeError = (message: string) => Error;

/** `PUBLIC_URL`, where people reach the server; null where it is not set. */
export function publicUrlOf(text: string | undefined, problem: MakeError): URL | null {
  if (!text) return null;
  const parsed = URL.parse(text);
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw problem('PUBLIC_URL: expected an address that begins with http:// or https://');
  // Pages and links begin at the root of their host.
  if (parsed.href !== `${parsed.origin}/`)
    throw problem('PUBLIC_URL: expected a host without a path, like https://trains.example.org');
  return parsed;
}

/** `DATABASE_URL`; null where it is not set. The error does not quote it, for it often holds a password. */
export function databaseUrlOf(text: string | undefined, problem: MakeError): string | null {
  if (!text) return null;
  if (!/^postgres(ql)?:\/\//.test(text))
    throw problem('DATABASE_URL: expected an address that begins with postgres://');
  // The driver reads an address without a host as well.
  if (!URL.canParse(text) && !URL.canParse(text.replace('@/', '@host/')))
    throw problem(`DATABASE_URL: expected an address like ${DATABASE_FORM}`);
  return text;
}
