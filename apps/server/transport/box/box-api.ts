import type { Arrived, BoxReply } from '@turntable/protocol/box.ts';
import type { TableInfo } from '@turntable/protocol';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../base/problem.ts';
import type { Config } from '../../config/config.ts';
import { endsSoon } from '../../config/tls.ts';
import type { Journal } from '../../storage/journal.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Store } from '../../storage/store.ts';
import type { Far } from '../far.ts';
import { tableInfo } from '../../table/info.ts';
import type { Tables } from '../../table/registry.ts';
import { lanLinks } from './lan.ts';

/** The most devices that are listed; a club room has no more. */
const MOST_ARRIVED = 60;
/** Tables of each kind on the screen. */
const LISTED = 12;
/** A device that sent nothing for this long (ms) has left. */
const GONE = 3 * 60 * 60_000;

/** The devices at the box: guests by the time of their last request, in memory alone. */
class Arrivals {
  readonly #seen = new Map<string, number>();

  note(guest: string, now: number): void {
    this.#seen.delete(guest);
    this.#seen.set(guest, now);
    if (this.#seen.size > MOST_ARRIVED) this.#seen.delete(this.#seen.keys().next().value!);
  }

  but(guest: string, now: number): (readonly [guest: string, at: number])[] {
    return [...this.#seen].filter(([other, at]) => other !== guest && now - at < GONE).reverse();
  }
}

interface BoxServices {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly journal: Pick<Journal, 'readStored'>;
  readonly far: Pick<Far, 'presenceOf'> | undefined;
}

/** `GET /box`: for the screen in the room. Guest networks may keep devices apart; there one sees who arrived. */
export function boxApi(app: FastifyInstance, { config, store, tables, journal, far }: BoxServices): void {
  if (!config.lan) {
    app.get('/box', () => {
      throw new Problem('not-found', 'expected a server that was started with --lan');
    });
    return;
  }
  const { lists } = store;
  const arrivals = new Arrivals();
  app.addHook('onResponse', ({ guest, routeOptions }, { statusCode }, done) => {
    // The screen asks again and again; that is no arrival. Nor is who is refused, most often before it is known who that is.
    if (statusCode < 400 && routeOptions.url !== '/api/box') arrivals.note(guest, tables.now());
    done();
  });
  const nameOf = async (guest: string): Promise<string | null> => {
    const [row] = await lists.going(guest, 1);
    return row?.seats.find((seat) => seat.guest === guest)?.name ?? null;
  };
  const info = (row: TableRow): TableInfo =>
    tables.live(row.id)?.info ?? tableInfo(row, far?.presenceOf(row.id));
  app.get('/box', async ({ guest, socket }): Promise<BoxReply> => {
    const arrived = await Promise.all(
      arrivals
        .but(guest, tables.now())
        .map(async ([other, at]): Promise<Arrived> => ({ name: await nameOf(other), at })),
    );
    const listed = await journal.readStored(async () => {
      const open = await lists.board('open', {}, tables.now() - GONE, LISTED);
      // Whoever is in the room may look on; what is by personal links alone stays between its people.
      const recent = await tables.stored.rows(await lists.recent(LISTED));
      const running = recent.filter((row) => row.status === 'running' && row.access.admission !== 'links');
      return { open: open.map(info), running: running.map(info) };
    });
    const at = socket.localPort ?? config.port;
    return {
      links: config.publicUrl ? [config.publicUrl.href] : lanLinks(at, config.tls),
      arrived,
      ...listed,
      certificate: (config.tls && endsSoon(config.tls, tables.now())) ?? null,
    };
  });
}
