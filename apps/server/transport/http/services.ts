import type { Hints } from '../../bots/hints.ts';
import type { Config } from '../../config/config.ts';
import type { Notifier } from '../../notify/notifier.ts';
import type { Tables } from '../../table/registry.ts';
import type { CoreServices } from '../../table/services.ts';
import type { WallClock } from '../../time/wall.ts';
import type { Watch } from '../../watch/watch-api.ts';
import type { Admin } from '../admin/admin.ts';
import type { Bans } from '../admin/bans.ts';
import type { Far } from '../far.ts';
import type { Guests } from '../guests.ts';

/** What requests and sockets need of the server; built once, in `serve.ts`. A module takes its slice: `Pick<Services, …>`. */
export interface Services extends CoreServices, Watch {
  readonly config: Config;
  readonly guests: Guests;
  readonly tables: Tables;
  readonly notifier: Notifier;
  readonly hints: Hints;
  readonly admin: Admin;
  /** The key of the page `/admin`. */
  readonly adminKey: string;
  readonly bans: Bans;
  readonly wall: Pick<WallClock, 'hearDate' | 'unsure'>;
  /** Other servers of the same database, if there are any. */
  readonly far: Far | undefined;
}
