import { ViewerSchema } from '@turntable/protocol';
import { z } from 'zod';
import type { Message } from './messages.ts';

/** A socket, a message of it, or a request, as its server numbers them. */
const No = z.number().int().nonnegative();
const Texts = z.record(z.string(), z.string());
const Counted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), guest: z.string() }),
  // Servers of an older version say so; here the store is asked.
  z.object({ kind: z.literal('made'), address: z.string(), table: z.string() }),
  z.object({ kind: z.literal('hinted'), guest: z.string() }),
  z.object({ kind: z.literal('thinking'), owner: z.string(), count: No }),
]);
/** A row as its store reads it, or that there is none any more. */
const Row = z.looseObject({}).nullable();
const Cached = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), guest: z.string(), row: Row }),
  z.object({ kind: z.literal('channel'), id: z.string(), row: Row }),
  z.object({ kind: z.literal('job'), key: z.string(), job: Row }),
]);
const Strings = z.array(z.string());
const List = z.object({
  tables: z.array(
    z.looseObject({
      ...{ id: z.string(), status: z.string(), changedAt: z.number(), members: Strings },
      seats: z.array(z.looseObject({ kind: z.string(), name: z.string() })),
    }),
  ),
  addresses: z.array(z.tuple([z.string(), z.string()])),
});
const Wish = z.object({
  table: z.string(),
  as: ViewerSchema.optional(),
  last: z.number().optional(),
  ago: z.number().optional(),
  household: z.string().optional(),
});
const Request = z.object({
  ...{ method: z.string(), url: z.string(), headers: Texts, address: z.string() },
  body: z.string().exactOptional(),
});
const Answer = z.object({
  status: z.number().int().min(200).max(599),
  headers: z.record(z.string(), z.union([z.string(), Strings])),
  body: z.string(),
});
const Presence = z.object({ guests: Strings, watchers: No });

const Said = z.discriminatedUnion('k', [
  z.object({ k: z.literal('in'), c: No, s: No, text: z.string(), binary: z.boolean() }),
  z.object({ k: z.literal('out'), c: No, s: No, texts: Strings }),
  z.object({ k: z.literal('beat'), mark: No.exactOptional() }),
  z.object({ k: z.literal('open'), c: No, guest: z.string(), wish: Wish }),
  z.object({ k: z.literal('pong'), c: No }),
  z.object({ k: z.literal('left'), c: No, code: No }),
  z.object({ k: z.literal('close'), c: No, code: No, reason: z.string() }),
  z.object({ k: z.literal('ask'), r: No, request: Request }),
  z.object({ k: z.literal('answer'), r: No, answer: Answer }),
  z.object({ k: z.literal('busy'), r: No }),
  z.object({ k: z.literal('rows'), writes: z.array(Cached) }),
  z.object({ k: z.literal('bans') }),
  z.object({ k: z.literal('ended'), guest: z.string(), session: z.string().exactOptional() }),
  z.object({ k: z.literal('counted'), what: Counted }),
  z.object({ k: z.literal('present'), tables: z.record(z.string(), Presence) }),
  z.object({ k: z.literal('list'), r: No }),
  z.object({ k: z.literal('listed'), r: No, list: List }),
  z.object({ k: z.literal('let-go'), table: z.string() }),
  z.object({ k: z.literal('sockets'), counts: z.record(z.string(), No) }),
]);
const Envelope = z.tuple([No, Said]);

/**
 * What somebody wrote on a channel of the servers: who says they sent it, and the message. Undefined if it is none of
 * ours: whoever reaches the broker can write there.
 */
export function readMessage(text: string): readonly [from: number, message: Message] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = Envelope.safeParse(json);
  return read.success ? (read.data as [number, Message]) : undefined;
}
