import type { RatingChange } from '@turntable/protocol/ratings.ts';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import type { Job } from '../time/scheduler.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Table } from '../table/table.ts';
import type { Companion } from '../table/companions.ts';
import type { Tables } from '../table/registry.ts';
import type { CoreServices } from '../table/services.ts';
import { isUnrated, poolId } from '../table/rated/rated.ts';
import { stoppedOutcome } from '../table/undo/ending.ts';
import { resultOf, type Result } from './contest.ts';
import { rowsAfter, skillsAfter } from './reckoning.ts';
import { FRESH, shown } from './skill.ts';
import type { Skill } from '../storage/rating-rows.ts';

/** What ratings are built on. */
interface RatingsServices extends Pick<CoreServices, 'store' | 'journal' | 'jobs' | 'now' | 'log'> {
  readonly tables: Tables;
}

const KIND = 'rate';
/** A rating under way is tried again after this long if nothing came of it, not even after a restart (ms). */
const LEASE = 5_000;
const Body = z.object({ table: z.string() });
/** Stands among a game's players for who was deleted. */
const NOBODY = '';

/**
 * Rates games when they are over. That one is to be rated is a job in the commit of its last move; what comes of it, the
 * word to the table and the end of the job are one commit too, so a game counts once whatever happens in between.
 */
export class Ratings implements Companion {
  readonly #services: RatingsServices;
  /** The ratings under way. They run one after the other, as each starts from the skills the one before it wrote. */
  #under: Promise<void> = Promise.resolve();

  constructor(services: RatingsServices) {
    this.#services = services;
    services.jobs.on(KIND, (job) => this.#begin(job));
    services.tables.accompany(this);
  }

  loaded(): void {}
  changing({ row }: Table): void {
    if (isUnrated(row)) this.#put(row, this.#services.now());
  }
  /** Lets what is under way end. */
  async close(): Promise<void> {
    await this.#under;
  }

  #put({ id }: Pick<TableRow, 'id'>, due: number): void {
    this.#services.jobs.put(`${KIND}:${id}`, KIND, due, { table: id });
  }

  #begin({ key, body }: Job): void {
    const { table } = Body.parse(body);
    this.#put({ id: table }, this.#services.now() + LEASE);
    this.#under = this.#under
      .then(() => this.#services.store.skills.alone(() => this.#rate(table, key)))
      .catch((error: unknown) => this.#services.log.error(`rating ${table}`, error));
  }

  async #rate(id: string, key: string): Promise<void> {
    const { jobs, journal, store } = this.#services;
    const table = await this.#table(id);
    const result = table && resultFor(table);
    if (!result) {
      jobs.drop(key);
      return journal.settled();
    }
    const { pool, players } = result;
    const known = await store.skills.of(poolId(pool), players);
    const before = players.map((who) => known.find((row) => row.who === who) ?? { who, games: 0, ...FRESH });
    const after = await skillsAfter(result, before);
    // Loaded anew if it was dropped meanwhile. No await from here to the writes, so the row cannot change between.
    const now = await this.#table(id);
    const rated = now?.row.rated;
    // Somebody was deleted meanwhile: the job is still there, and rates it without them.
    if (rated?.players?.some((who, seat) => who !== players[seat])) return journal.settled();
    if (now && rated && isUnrated(now.row)) {
      now.change({ rated: { ...rated, changes: before.map((skill, seat) => changed(skill, after[seat]!)) } });
      const skills = rowsAfter(before, after).filter(({ who }) => who !== NOBODY);
      const game = { table: id, pool: poolId(pool), skills };
      journal.write({ kind: 'rated', game });
    }
    jobs.drop(key);
    await journal.settled();
  }

  async #table(id: string): Promise<Table | undefined> {
    try {
      return await this.#services.tables.get(id);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }
}

function resultFor({ row, game, match }: Table): Result | undefined {
  return match
    ? resultOf(row, game, match.setup, stoppedOutcome(row) ?? game.outcome(match.state))
    : undefined;
}

function changed(before: Skill, after: Skill): RatingChange {
  const now = shown(after);
  return { ...now, by: now.value - shown(before).value };
}
