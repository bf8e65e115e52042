import { clockInfo } from '../time/clock.ts';
import { Problem } from '../base/problem.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/registry.ts';
import type { CoreServices } from '../table/services.ts';
import { laterBy } from '../table/clocks.ts';
import { wants, type Channel } from './channels.ts';
import type { Digest } from './digests.ts';
import { positionOf, stillTrue, TOPIC_OF, waitingFor, type Notice } from './notices.ts';

/** A notice that is to be sent now, and the table it is about; null: it is about none. */
export interface News {
  readonly notice: Notice;
  readonly row: TableRow | null;
  /** Time that its guest has left there (ms), if it is about that. */
  readonly left: number | null;
}
type Seen = Pick<Table, 'row' | 'match'> & Partial<Pick<Table, 'members'>>;

/** Where it is looked up what is still true. */
export interface Sources extends Pick<CoreServices, 'store' | 'uptime' | 'now'> {
  readonly tables: Pick<Tables, 'glimpse' | 'live'>;
}

/** How many of a guest's tables, the latest changed first, a summary considers. */
const LOOKED_THROUGH = 100;
const MOST_TABLES = 20;

/** What is left of a notice when it is to be sent: itself or nothing; `later` if its guest looks at the table and something waits there. */
export async function tellNow(sources: Sources, channel: Channel, notice: Notice): Promise<News[] | 'later'> {
  if (notice.table === null)
    return channel.pending && notice.kind !== 'confirm' ? [] : [{ notice, row: null, left: null }];
  const table = await find(sources, notice.table);
  if (!table || !isDue(channel, notice, table)) return [];
  if (!isPresent(table, notice.guest, sources.now())) return [newsOf(sources, notice, table)];
  // They are looking at the table now; what waits for them is tried again later.
  return isQuestion(notice) || notice.kind === 'reminder' || notice.kind === 'out' ? 'later' : [];
}

/** Whether it asks something of its guest. */
export function isQuestion({ kind }: Notice): boolean {
  return kind === 'turn' || kind === 'asked';
}

/** The messages of a digest: the tables that wait for the guest, then other news that is still true. */
export async function tellAll(sources: Sources, channel: Channel, { all, held }: Digest): Promise<News[]> {
  const { store, tables } = sources;
  const { guest } = channel;
  const now = sources.now();
  const waiting: News[] = [];
  if (!channel.pending && all) {
    const rows = await store.lists.going(guest, LOOKED_THROUGH);
    const open = rows.filter((row) => !isMute(channel, row.game));
    // One after the other: games that are not in memory are fetched one at a time, and the sweep lets them go again.
    for (const row of open.slice(0, MOST_TABLES)) {
      const table: Seen | undefined =
        row.status === 'running'
          ? await find(sources, row.id)
          : (tables.live(row.id) ?? { row, match: null });
      const [first] = table && !isPresent(table, guest, now) ? waitingFor(table, guest) : [];
      if (table && first) waiting.push(newsOf(sources, first, table));
    }
  }
  const known = new Set(waiting.map(({ notice }) => notice.table));
  const news: News[] = [];
  for (const notice of held) {
    if (notice.table === null || known.has(notice.table)) continue;
    const table = await find(sources, notice.table);
    if (table && isDue(channel, notice, table) && !isPresent(table, guest, now))
      news.push(newsOf(sources, notice, table));
  }
  return [...waiting, ...news];
}

function newsOf({ uptime }: Sources, made: Notice, { row, match }: Pick<Table, 'row' | 'match'>): News {
  // What is asked may be another thing by now.
  const ask = made.kind === 'turn' ? positionOf({ row, match }).turns.get(made.guest) : undefined;
  const notice = ask === undefined ? made : { ...made, ask };
  const { clock, clocks, factors } = row.tempo;
  if (!clock || !clocks || (notice.kind !== 'reminder' && notice.kind !== 'out'))
    return { notice, row, left: null };
  const { seats } = clockInfo(clock, factors, clocks, uptime.now(), laterBy(uptime));
  const own = seats.filter((seat, i) => seat.runs && row.seats[i]?.guest === notice.guest);
  const left = own.map((seat) => (notice.kind === 'out' ? seat.grace : seat.left));
  return { notice, row, left: left.length > 0 ? Math.min(...left) : null };
}

function isDue(channel: Channel, notice: Notice, table: Table): boolean {
  const topic = TOPIC_OF[notice.kind];
  return topic !== null && wants(channel, table.row.game, topic) && stillTrue(notice, table);
}
/** Whether its owner wants no messages about that game there. */
const isMute = ({ tells }: Channel, game: string): boolean => tells?.games[game]?.length === 0;

/** Whether somebody counts as looking at the table. */
function isPresent({ members = [] }: Seen, guest: string, now: number): boolean {
  return members.some((member) => member.guest === guest && member.focusedUntil > now);
}

async function find({ tables }: Sources, id: string): Promise<Table | undefined> {
  try {
    return await tables.glimpse(id);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
