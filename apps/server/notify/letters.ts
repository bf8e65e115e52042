import { createHmac } from 'node:crypto';
import type { Channel } from './channels.ts';
import type { Message } from './message.ts';
import type { Outgoing } from './post.ts';
import type { VapidKeys } from './vapid.ts';

/** What is to be posted. */
type Letter = Pick<Outgoing, 'url' | 'headers' | 'body'>;

/** A push service keeps a message this long for a browser that is not there (seconds). */
const PUSH_TTL = 86_400;

/** A message as its channel takes it over HTTP. `at`: when it is sent (ms since 1970). */
export async function letterOf(
  channel: Channel,
  message: Message,
  at: number,
  keys: VapidKeys,
): Promise<Letter> {
  if (channel.kind === 'push') return pushLetter(channel, message, keys);
  const url = channel.base + message.path;
  const body = JSON.stringify(
    channel.kind === 'discord' ? discordBody(message, url) : webhookBody(message, url, at),
  );
  const headers = { 'content-type': 'application/json', 'user-agent': 'Turntable', 'webhook-id': message.id };
  if (channel.kind === 'discord') return { url: channel.url, headers, body };
  const seconds = Math.floor(at / 1000);
  const signature = signed(channel.secret ?? '', message.id, seconds, body);
  return {
    url: channel.url,
    headers: { ...headers, 'webhook-timestamp': seconds, 'webhook-signature': signature },
    body,
  };
}

function webhookBody({ kind, tables, title, text }: Message, url: string, at: number): object {
  const table = tables.length === 1 ? tables[0] : null;
  const data = { table, tables, title, text, url };
  return { type: `table.${kind}`, timestamp: new Date(at).toISOString(), data };
}

/** Escapes a name, so that it can neither format text nor mention somebody. */
function discordBody({ title, text }: Message, url: string): object {
  const plain = (words: string): string => words.replace(/[\\*_~`|>#<@[\]()]/g, '\\$&');
  return { content: `**${plain(title)}**\n${plain(text)}\n<${url}>`, allowed_mentions: { parse: [] } };
}

/** The signature of Standard Webhooks, `v1`: HMAC-SHA256 of id, time and body under the secret after `whsec_`. */
function signed(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Encrypted for the browser (RFC 8291), with a VAPID token (RFC 8292) for the push service. */
async function pushLetter(
  { url, keys }: Channel,
  { title, text, path }: Message,
  vapid: VapidKeys,
): Promise<Letter> {
  const { default: webpush } = await import('web-push');
  const payload = JSON.stringify({ title, text, path: `/${path}` });
  const { headers, body, endpoint } = webpush.generateRequestDetails(
    { endpoint: url, keys: keys! },
    payload,
    {
      vapidDetails: vapid,
      TTL: PUSH_TTL,
      urgency: 'normal',
    },
  );
  const own = Object.entries(headers as Record<string, string | number>);
  return { url: endpoint, headers: Object.fromEntries(own), body: body ?? '' };
}
