import { createHmac } from 'node:crypto';
import type { Channel } from './channels.ts';
import type { Notice } from './notices.ts';
import type { Outgoing } from './post.ts';
import type { VapidKeys } from './vapid.ts';
import type { Words } from './words.ts';

/** What is to be posted. */
export type Letter = Pick<Outgoing, 'url' | 'headers' | 'body'>;

/** A push service keeps a message this long for a browser that is not there (seconds). */
const PUSH_KEPT = 86_400;

/** A notice as its channel takes it over HTTP. `path`: what its link leads to; `at`: when it is sent (ms since 1970). */
export async function letterOf(
  channel: Channel,
  notice: Notice,
  words: Words,
  path: string,
  at: number,
  keys: VapidKeys,
): Promise<Letter> {
  if (channel.kind === 'push') return pushLetter(channel, words, path, keys);
  const url = channel.base + path;
  const body = JSON.stringify(
    channel.kind === 'discord' ? discordBody(words, url) : webhookBody(notice, words, url, at),
  );
  const headers = { 'content-type': 'application/json', 'user-agent': 'Turntable', 'webhook-id': notice.id };
  if (channel.kind === 'discord') return { url: channel.url, headers, body };
  const seconds = Math.floor(at / 1000);
  const signature = signed(channel.secret ?? '', notice.id, seconds, body);
  return {
    url: channel.url,
    headers: { ...headers, 'webhook-timestamp': seconds, 'webhook-signature': signature },
    body,
  };
}

function webhookBody({ kind, table }: Notice, { title, text }: Words, url: string, at: number): object {
  return { type: `table.${kind}`, timestamp: new Date(at).toISOString(), data: { table, title, text, url } };
}

/** Names are people's own words: they format nothing and call nobody. */
function discordBody({ title, text }: Words, url: string): object {
  const plain = (words: string): string => words.replace(/[\\*_~`|>#<@[\]()]/g, '\\$&').replace(/\s+/g, ' ');
  return { content: `**${plain(title)}**\n${plain(text)}\n<${url}>`, allowed_mentions: { parse: [] } };
}

/** The signature of Standard Webhooks, `v1`: HMAC-SHA256 of id, time and body under the secret after `whsec_`. */
export function signed(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Encrypted for the browser (RFC 8291), with a VAPID token (RFC 8292) for the push service. */
async function pushLetter(
  { url, keys }: Channel,
  { title, text }: Words,
  path: string,
  vapid: VapidKeys,
): Promise<Letter> {
  const { default: webpush } = await import('web-push');
  const payload = JSON.stringify({ title, text, path: `/${path}` });
  const { headers, body, endpoint } = webpush.generateRequestDetails(
    { endpoint: url, keys: keys! },
    payload,
    {
      vapidDetails: vapid,
      TTL: PUSH_KEPT,
      urgency: 'normal',
    },
  );
  const own = Object.entries(headers as Record<string, string | number>);
  return { url: endpoint, headers: Object.fromEntries(own), body: body ?? '' };
}
