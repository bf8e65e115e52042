import type { NodemailerError, Transporter, SMTPPoolOptions, SMTPPoolSentMessageInfo } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Log } from '../base/log.ts';
import type { MailLetter } from './mail-letter.ts';
import type { Outcome } from './outcome.ts';

type Pool = Transporter<SMTPPoolSentMessageInfo, SMTPPoolOptions>;

/** A server that does not answer is given up after this long (ms). */
const PATIENCE = 20_000;
/** Nodemailer's codes for errors of the letter or its address; any other error is of the server and worth another try. */
const OF_THE_LETTER: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Hands letters to the host's mail server, two at a time; connects when there is something to send. */
export class Mailer {
  readonly #mail: NonNullable<Config['mail']>;
  readonly #log: Log;
  #pool: Promise<Pool> | undefined;

  constructor(mail: NonNullable<Config['mail']>, log: Log) {
    this.#mail = mail;
    this.#log = log;
  }

  /** Never throws: what went wrong is the outcome. */
  async send({ to, subject, text, id, headers }: MailLetter): Promise<Outcome> {
    try {
      const pool = await (this.#pool ??= this.#open());
      const { from } = this.#mail;
      const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/>.*/, '')}>`;
      const info = await pool.sendMail({ from, to, subject, text, headers, messageId });
      return { result: 'sent', status: Number(info.response?.slice(0, 3)) || 250 };
    } catch (error) {
      const { code, responseCode: status = 0, permanent = false } = error as Partial<NodemailerError>;
      if (permanent && OF_THE_LETTER.has(code)) return { result: 'never', status };
      this.#log.error('mail', error);
      return { result: 'later', status };
    }
  }

  /** Breaks off what is under way. */
  async close(): Promise<void> {
    const pool = await this.#pool;
    pool?.close({ force: true });
  }

  async #open(): Promise<Pool> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.#mail.url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}
