import type { TableReply } from '@turntable/protocol';
import {
  RatingQuery,
  SetListed,
  SetRated,
  type OwnRatings,
  type RatingInfo,
  type RatingLine,
  type RatingList,
  type TableRatings,
} from '@turntable/protocol/ratings.ts';
import type { FastifyInstance } from 'fastify';
import { isRecoverable } from '../../people/recoverable.ts';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import { beginByItself } from '../../table/picks/beginning.ts';
import { heldBy } from '../../table/seats/seating.ts';
import { agreed, MODES, poolId, poolOf, readPool } from '../../table/rated/rated.ts';
import { shown } from '../../ratings/skill.ts';
import { botId, levelOf } from '../../storage/bot-id.ts';
import type { ListedRow, SkillRow } from '../../storage/rating-rows.ts';
import type { Store } from '../../storage/store.ts';
import type { Services } from './services.ts';
import type { Change, OfTable } from '../change.ts';

const MOST_LISTED = 200;
const CHANGES_A_MINUTE = 30;

/** Routes of ratings. None says anything about a single game. */
// Long: one route after another.
export function ratingsApi(
  app: FastifyInstance,
  { store, tables, journal }: Pick<Services, 'store' | 'tables' | 'journal'>,
  change: Change,
): void {
  const { skills } = store;
  const own = async (guest: string): Promise<OwnRatings> => {
    const rows = await skills.all(guest);
    return {
      kept: await isRecoverable(store, guest),
      name: await skills.name(guest),
      ratings: rows.flatMap((row) => {
        const pool = readPool(row.pool);
        return pool ? [{ ...pool, ...infoOf(row) }] : [];
      }),
    };
  };

  app.get('/me/ratings', ({ guest }): Promise<OwnRatings> => own(guest));
  app.post(
    '/me/ratings',
    { config: { rateLimit: { max: CHANGES_A_MINUTE, timeWindow: '1 minute' } } },
    async ({ guest, body }): Promise<OwnRatings> => {
      const { name } = read(SetListed, body);
      // Only who has a rating can stand in a list of them.
      if (name !== null && (await skills.all(guest)).length === 0) throw new Problem('not-allowed');
      await skills.keepName(guest, name);
      return own(guest);
    },
  );

  app.get('/ratings', async ({ guest, query }): Promise<RatingList> => {
    const { game, mode, tempo } = read(RatingQuery, query);
    if (mode !== undefined && !MODES.includes(mode))
      throw new Problem('bad-message', `mode: expected ${MODES.join(', ')}`);
    const pools = (await skills.pools()).flatMap((id) => readPool(id) ?? []);
    const pool =
      game !== undefined && mode && tempo
        ? (pools.find((each) => poolId(each) === poolId({ game, mode, tempo })) ?? null)
        : (pools[0] ?? null);
    const rows = pool ? await skills.listed(poolId(pool), MOST_LISTED) : [];
    return { pools, pool, lines: rows.map((row) => lineOf(row, guest)) };
  });

  app.get('/tables/:id/ratings', async ({ params }: OfTable): Promise<TableRatings> => {
    const row = await journal.readStored(
      async () => tables.live(params.id)?.row ?? (await tables.stored.row(params.id)),
    );
    if (!row) throw new Problem('not-found');
    if (!row.rated) return { ratings: row.seats.map(() => null) };
    const who = row.seats.map(({ guest, level }) => guest ?? botId(level ?? ''));
    const known = await skills.of(poolId(poolOf(row)), who);
    return {
      ratings: who.map((each) => {
        const found = known.find((skill) => skill.who === each);
        return found ? infoOf(found) : null;
      }),
    };
  });

  const setRated = change((table, guest, body, mayBegin) => {
    const { rated } = read(SetRated, body);
    const { row } = table;
    if (row.status !== 'waiting') throw new Problem('not-waiting');
    if (!rated && row.host !== guest) throw new Problem('not-allowed');
    if (rated && heldBy(row.seats, guest).length === 0) throw new Problem('not-your-seat');
    if (rated && !row.rated) throw new Problem('not-allowed', 'rated: expected a table made for rated games');
    const next = rated ? agreed(row, guest) : null;
    if (next === row.rated) return;
    table.change({ rated: next });
    if (mayBegin) beginByItself(table);
  });
  app.post('/tables/:id/rated', async (request: OfTable): Promise<TableReply> => {
    if (read(SetRated, request.body).rated) await expectRecoverable(store, request.guest);
    return setRated(request);
  });
}

/** Rated games are for those who can be known again; a `Problem` for others. */
export async function expectRecoverable(store: Store, guest: string): Promise<void> {
  if (!(await isRecoverable(store, guest))) throw new Problem('not-kept');
}

/** Before somebody sits down: at a table that waits for a rated game they have to be known again. */
export function recoverableAtRated({ store, tables }: Pick<Services, 'store' | 'tables'>): {
  preHandler: (request: OfTable) => Promise<void>;
} {
  return {
    async preHandler({ params, guest }) {
      const { rated, status } = (await tables.get(params.id)).row;
      if (rated && status === 'waiting' && !rated.agreed.includes(guest))
        await expectRecoverable(store, guest);
    },
  };
}

function infoOf(row: SkillRow): RatingInfo {
  return { ...shown(row), games: row.games };
}

function lineOf(row: ListedRow, guest: string): RatingLine {
  const bot = levelOf(row.who);
  return {
    ...infoOf(row),
    ...(row.name === null ? {} : { name: row.name }),
    ...(bot === undefined ? {} : { bot }),
    ...(row.who === guest ? { own: true } : {}),
  };
}
