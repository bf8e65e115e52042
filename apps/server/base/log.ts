import { pino, type DestinationStream } from 'pino';

/** One answered request. */
interface Access {
  /** Method and pattern, never the address itself: links and codes are secrets. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly ip: string;
}

/** Where the server says what went wrong, for whoever runs it. */
export interface Log {
  error(what: string, error: unknown): void;
  /** Something worth knowing that is no error. */
  info?(what: string, more?: Readonly<Record<string, unknown>>): void;
  access?(access: Access): void;
}

/** What must not stand in a log, whichever error's text brings it: passwords in addresses, tokens, invite links. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi, '$1***@'],
  [/\b(bearer|guest=)(\s*)[^\s;,"']+/gi, '$1$2***'],
  [/\/([jsw])\/[\w-]{5,}(#[\w-]+)?/g, '/$1/***'],
];

/** A text without passwords, tokens and invite links. */
function withoutSecrets(text: string): string {
  return SECRETS.reduce((left, [secret, instead]) => left.replace(secret, instead), text);
}

/** One JSON object a line. */
export function jsonLog(to: DestinationStream): Log {
  const out = pino(
    {
      base: null,
      messageKey: 'what',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    to,
  );
  return {
    error(what, error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      out.error({ why: withoutSecrets(why) }, withoutSecrets(what));
    },
    info: (what, more = {}) => out.info(more, what),
    access: (access) => out.info(access, 'request'),
  };
}

/** Bytes of the log at most that wait for room where they cannot be written; what is logged beyond them is left out. */
const MOST_WAITING = 1 << 20;

/** The standard error output; written at once, so that the last line before an end is there. */
const standardError = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING });
// It may be a file on a full disk. Without a listener whoever logs would get the error, the handlers of uncaught errors too.
standardError.on('error', () => {});

/** On the standard error output. A line that cannot be written is no error: it is tried again with the next one. */
export const consoleLog: Log = jsonLog(standardError);
