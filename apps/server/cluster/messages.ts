import type { Write } from '../storage/store.ts';
import type { Counted } from '../transport/far.ts';
import type { AdminList } from '../transport/admin/admin.ts';
import type { Wish } from '../transport/wire.ts';

/** A request to be answered by who runs a table. */
export interface FarRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly address: string;
}
export interface FarAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Base64. */
  readonly body: string;
}

/** Who has a socket at a table. */
export interface PresenceMessage {
  readonly guests: readonly string[];
  readonly watchers: number;
}

/**
 * What servers tell each other. `c` names a socket of the server that holds it; `s` counts the messages about it in each
 * direction, so that a lost one is noticed.
 */
export type Message =
  /** To oneself: its arrival shows that messages arrive; with a mark, that all published before it have. */
  | { readonly k: 'beat'; readonly mark?: number }
  | { readonly k: 'open'; readonly c: number; readonly guest: string; readonly wish: Wish }
  | {
      readonly k: 'in';
      readonly c: number;
      readonly s: number;
      readonly text: string;
      readonly binary: boolean;
    }
  | { readonly k: 'pong'; readonly c: number }
  | { readonly k: 'left'; readonly c: number; readonly code: number }
  | { readonly k: 'out'; readonly c: number; readonly s: number; readonly texts: readonly string[] }
  | { readonly k: 'close'; readonly c: number; readonly code: number; readonly reason: string }
  | { readonly k: 'ask'; readonly r: number; readonly request: FarRequest }
  | { readonly k: 'answer'; readonly r: number; readonly answer: FarAnswer }
  /** Again and again until the answer: it is worked on. */
  | { readonly k: 'busy'; readonly r: number }
  /** To all: these were written here, and others have them in memory. None: some were of which nobody could be told. */
  | { readonly k: 'rows'; readonly writes: readonly Write[] }
  /** To all: whom or what is banned has changed in the store. */
  | { readonly k: 'bans' }
  /** To all: a session was ended; without one, its guest may not be here any more. */
  | { readonly k: 'ended'; readonly guest: string; readonly session?: string }
  | { readonly k: 'counted'; readonly what: Counted }
  /** To all: who is at tables that are run here, where that has changed. */
  | { readonly k: 'present'; readonly tables: Readonly<Record<string, PresenceMessage>> }
  /** To all: asks for the tables in memory, for `/admin`; and what one server has of them. */
  | { readonly k: 'list'; readonly r: number }
  | { readonly k: 'listed'; readonly r: number; readonly list: AdminList }
  /** To who runs a table: it is to be run elsewhere. */
  | { readonly k: 'let-go'; readonly table: string }
  /** To all: how many sockets the busiest addresses have here. */
  | { readonly k: 'sockets'; readonly counts: Readonly<Record<string, number>> };
