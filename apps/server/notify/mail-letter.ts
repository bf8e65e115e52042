import { addressOf, type Channel } from './channels.ts';
import type { Notice } from './notices.ts';
import type { Words } from './words.ts';

/** A letter in plain text. */
export interface MailLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same whenever it is sent again, so that who receives it may know it. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A notice as a letter; `path` is what its link leads to. */
export async function mailLetter(
  { id, url, base, token: own = '', language }: Channel,
  notice: Pick<Notice, 'id' | 'kind'>,
  { title, text }: Words,
  path: string,
): Promise<MailLetter> {
  const token = `${id}.${own}`;
  const { format } = await import('@turntable/messages');
  const of = (key: string, link: string): string => format(language, key, { link: base + link });
  const isFirst = notice.kind === 'confirm';
  const body = isFirst
    ? [text, base + `mail/confirm/${token}`, of('notify.mail.ignore', '')]
    : [text, base + path, `-- \n${of('notify.mail.stop', `mail/stop/${token}`)}`];
  return {
    to: addressOf(url),
    subject: title.replace(/\s+/g, ' '),
    text: `${body.join('\n\n')}\n`,
    id: `${notice.id}.${id}`,
    headers: {
      // No out-of-office answers (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(isFirst
        ? {}
        : {
            // One click in the reader's own program stops them (RFC 8058).
            'List-Unsubscribe': `<${base}api/mail/stop/${token}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
