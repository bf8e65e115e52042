import { addressOf, type Channel } from './channels.ts';
import type { Message } from './message.ts';

/** A letter in plain text. */
export interface MailLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same whenever it is sent again, so that who receives it may know it. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A message as a letter. */
export async function mailLetter(
  { id, url, base, token: own = '', language }: Channel,
  message: Message,
): Promise<MailLetter> {
  const token = `${id}.${own}`;
  const { format } = await import('@turntable/messages');
  const of = (key: string, link: string): string => format(language, key, { link: base + link });
  const { title, text, path } = message;
  const isFirst = message.kind === 'confirm';
  const body = isFirst
    ? [text, base + `mail/confirm/${token}`, of('notify.mail.ignore', '')]
    : [text, base + path, `-- \n${of('notify.mail.stop', `mail/stop/${token}`)}`];
  return {
    to: addressOf(url),
    subject: title,
    text: `${body.join('\n\n')}\n`,
    id: `${message.id}.${id}`,
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
