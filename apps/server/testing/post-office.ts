import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Inbox } from './inbox.ts';

/** A letter as it came. */
interface Mail {
  readonly to: string;
  /** By lower-case name, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** Decoded. */
  readonly text: string;
  readonly raw: string;
}

/** What the office answers to the next letter: a refusal at its address, or nothing though the letter was taken. */
type Manner = { readonly refuse: number } | 'silent';

/** Somebody's mail server on this machine: keeps all that it takes. */
export class PostOffice extends Inbox<Mail> {
  /** For the next letters; then all are taken. */
  readonly manners: Manner[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    super();
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_address, _session, done) => {
        const [manner] = this.manners;
        if (typeof manner !== 'object') return done();
        this.manners.shift();
        done(Object.assign(new Error('refused'), { responseCode: manner.refuse }));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
          this.keep(mailOf(to, Buffer.concat(parts).toString('latin1')));
          if (this.manners[0] === 'silent') this.manners.shift();
          else done();
          this.ring();
        });
      },
    });
    // A client that the test kills resets its connection.
    this.#server.on('error', () => {});
  }
  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    office.#server.listen(0, '127.0.0.1');
    await once(office.#server.server, 'listening');
    return office;
  }
  /** What a host sets so that letters go here. */
  env(publicUrl: string): Record<string, string> {
    const { port } = this.#server.server.address() as AddressInfo;
    return {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Turntable <games@play.example.org>',
      PUBLIC_URL: publicUrl,
    };
  }
  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise<void>((done) => this.#server.close(done));
  }
}

function mailOf(to: string, raw: string): Mail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), wordsOf(line.slice(at + 1).trim())];
      }),
  );
  const body = rest.join('\r\n\r\n');
  const encoding = headers.get('content-transfer-encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquoted(body) : body, 'latin1');
  return { to, headers, text: bytes.toString('utf8').replace(/\r\n/g, '\n'), raw };
}

const unquoted = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Encoded words of a header (RFC 2047), decoded. */
const wordsOf = (text: string): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_all, how: string, word: string) =>
      /b/i.test(how)
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(unquoted(word.replaceAll('_', ' ')), 'latin1').toString(),
    );
