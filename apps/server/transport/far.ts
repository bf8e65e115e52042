import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Presence } from '../table/info.ts';
import type { Elsewhere } from '../table/holding.ts';
import type { OpenSocket, Wish } from './wire.ts';

/**
 * Something that is limited for all servers together: a word of a guest, a hint, and how many questions to
 * bots of a table's host a server thinks about now.
 */
export type Counted =
  | { readonly kind: 'said'; readonly guest: string }
  | { readonly kind: 'hinted'; readonly guest: string }
  | { readonly kind: 'thinking'; readonly owner: string; readonly count: number };

/** The other servers of the same database, as HTTP and sockets use them. */
export interface Far {
  /** The number of the server that runs a table; undefined if it is run here, or there is none. */
  ownerOf(table: string): Promise<number | undefined>;
  /** Passes on what goes between a client here and who runs its table. */
  relay(ws: WebSocket, guest: string, wish: Wish, node: number): OpenSocket;
  /** Has a request answered by who runs its table; false if it came from there already. */
  forward(elsewhere: Elsewhere, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Whether a request comes from another server, which has counted it. */
  isForwarded(request: FastifyRequest): boolean;
  /** Where the rate limits are counted, for all servers together. */
  readonly limits: Pick<RateLimitPluginOptions, 'redis' | 'nameSpace' | 'skipOnError'>;
  /** How many sockets an address has at the other servers, about. */
  socketsOf(address: string): number;
  /** Who is at a table that another server runs, for the lists; undefined: nobody, by its last report. */
  presenceOf(table: string): Presence | undefined;
  /** Reports to the other servers what was counted here; resolves when it is on its way to them. */
  count(what: Counted): Promise<void>;
  /** Does work while no other server does any of that name, and after all that those counted has been heard. */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sets the listener for what the others have counted; `from` is the server's number. */
  counted(hear: (what: Counted, from: number) => void): void;
}
