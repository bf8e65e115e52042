import { z } from 'zod';

/** Where a message may go, and how it looks there. `webhook`: Standard Webhooks; `discord`: what Discord takes. */
export const CHANNEL_KINDS = ['push', 'webhook', 'discord'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
/** What one is told of: one's move, a wish that waits for one's agreement, seats all taken, the start, the end. */
export const NOTICE_KINDS = ['turn', 'asked', 'full', 'start', 'over', 'test'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Language = z.enum(['en', 'hu']);
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

/** A channel as its owner sees it. */
export interface ChannelInfo {
  readonly id: string;
  readonly kind: ChannelKind;
  /** The host's name of where it leads; the rest of the address is often a secret. */
  readonly host: string;
  /** SHA-256 (hex) of the address, by which a browser knows its own subscription. */
  readonly hash: string;
  /** The last delivery was given up; a status of HTTP, or 0 if no answer came. */
  readonly trouble?: { readonly at: number; readonly status: number };
}
/** `GET /api/notify` */
export interface NotifyReply {
  /** Public VAPID key (base64url), which browsers subscribe with. */
  readonly pushKey: string;
  readonly channels: readonly ChannelInfo[];
}
/** A new channel. The secret of a signed webhook is told once. */
export interface ChannelReply {
  readonly channel: ChannelInfo;
  readonly secret?: string;
}
