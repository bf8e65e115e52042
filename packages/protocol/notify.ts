import { z } from 'zod';
import type { HolidayInfo } from './holiday.ts';
import { LOCALES } from './locale.ts';
import type { GuestSettings } from './quiet.ts';
import { DIGESTS, TOPICS, type Tells } from './tells.ts';

/** Where a message may go, and how it looks there. `webhook`: Standard Webhooks; `discord`: what Discord takes. */
export const CHANNEL_KINDS = ['push', 'webhook', 'discord', 'mail'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
/**
 * What a guest is notified of: their move, a clock that runs out, one that has run out, a wish that waits for their agreement,
 * seats all taken, the start, the end, a summary; and `confirm`, which an address gets before anything else.
 */
export const NOTICE_KINDS = [
  'turn',
  'reminder',
  'out',
  'asked',
  'full',
  'start',
  'over',
  'digest',
  'confirm',
  'test',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Topics = z.array(z.enum(TOPICS)).max(TOPICS.length);
/** `POST /api/notify/:id/tells` */
export const NewTells: z.ZodType<Tells> = z.strictObject({
  all: Topics,
  games: z
    .record(z.string().regex(/^[a-z-]{1,32}$/), Topics)
    .refine((games) => Object.keys(games).length <= 16, { message: 'expected 16 games at most' }),
  digest: z.literal(DIGESTS),
});

const Language = z.enum(LOCALES);
const Url = z.string().max(1000);
const Base64Url = z.string().regex(/^[\w-]{1,200}={0,2}$/);

/** `POST /api/notify/push`: a browser's subscription (`PushSubscription.toJSON`). Again for the same one renews it. */
export const NewPush = z.strictObject({
  endpoint: Url,
  keys: z.strictObject({ p256dh: Base64Url, auth: Base64Url }),
  language: Language,
});
export type NewPush = z.infer<typeof NewPush>;
/** `POST /api/notify/webhook` */
export const NewWebhook = z.strictObject({
  kind: z.enum(['webhook', 'discord']),
  url: Url,
  language: Language,
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** `POST /api/notify/:id/language`: what a channel is sent is written in it from then on. */
export const NewLanguage = z.strictObject({ language: Language });

/** `POST /api/notify/mail`. Nothing else is sent there before the link in the first letter was followed. */
export const NewMail = z.strictObject({ address: z.email().max(254), language: Language });
export type NewMail = z.infer<typeof NewMail>;
/** `POST /api/mail/confirm/:token`, `POST /api/mail/stop/:token`: whoever has the token reads that address. */
export const MAIL_DOINGS = ['confirm', 'stop'] as const;
export type MailDoing = (typeof MAIL_DOINGS)[number];

/** A channel as its owner sees it. */
export interface ChannelInfo {
  readonly id: string;
  readonly kind: ChannelKind;
  /** The host's name of where it leads, of an e-mail address with its first letter; the rest is often a secret. */
  readonly host: string;
  /** Its address has not been confirmed. */
  readonly pending?: true;
  /** What its messages are written in, perhaps a language that is newer than the page; older servers do not say. */
  readonly language?: string;
  readonly tells: Tells;
  /** SHA-256 (hex) of the address, by which a browser knows its own subscription. */
  readonly hash: string;
  /** The last delivery was given up; a status of HTTP or SMTP, or 0 if no answer came. */
  readonly trouble?: { readonly at: number; readonly status: number };
}
/** `GET /api/notify` */
export interface NotifyReply {
  /** Public VAPID key (base64url), which browsers subscribe with. */
  readonly pushKey: string;
  /** Whether this server sends e-mail. */
  readonly mail: boolean;
  /** Whether it sends webhooks: a box in a room without internet does not. */
  readonly hooks: boolean;
  /** The guest's own; null if they never chose. */
  readonly settings: GuestSettings | null;
  readonly holidays: readonly HolidayInfo[];
  readonly channels: readonly ChannelInfo[];
}
/** A new channel. The secret of a signed webhook is sent once. */
export interface ChannelReply {
  readonly channel: ChannelInfo;
  readonly secret?: string;
}
