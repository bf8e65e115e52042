import type { TableEvent } from '@turntable/protocol';
import { isDamaged } from '../../base/trouble.ts';
import { ownedBy, withOwners } from '../../storage/owners.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';
import type { Forgotten, Store, StoredTable } from '../../storage/store.ts';
import { unnamed } from '../../table/judge/judge.ts';
import { namesBorneBy } from '../../table/seats/borne.ts';
import { speakerOf, spokeWithout } from '../../table/talk/speakers.ts';
import { isSaid } from '../../table/talk/talk.ts';
import { isKeeper, keeperAfter } from '../../table/seats/keeper.ts';
import { givenBack } from '../../time/lending.ts';

/** What stands in the place of a name that was deleted: the sign of chess records for a player who is not known. */
export const NOBODY = 'N. N.';

/** The names of a guest at a table, as far as its row has them. */
function namesAt(row: TableRow, guest: string): string[] {
  const { seats, held = [] } = row;
  // Of a table from before names were noted: the seat a bot took over from nobody but them.
  const before = seats.flatMap(({ kind, name, owner }, i) => {
    const by = new Set(held.flatMap((each) => (each.seat === i ? [each.guest] : [])));
    return kind === 'bot' && !owner && by.size === 1 && by.has(guest) ? [name] : [];
  });
  return [...new Set([...namesBorneBy(row, guest), ...before])].filter((name) => name !== '');
}

/** Seats for which a guest acted by hand, by the names of their requests. */
function actedFor({ entries }: StoredTable, guest: string): Set<number> {
  const own = entries.filter(({ request }) => request?.startsWith(`${guest} `));
  const actors = own.map(({ body }) => (JSON.parse(body) as { readonly actor?: unknown }).actor);
  return new Set(actors.filter((actor) => typeof actor === 'number'));
}

/** All that is stored about a guest, to be read by them. Nothing in it is anybody else's but the names at their tables. */
export async function exportPerson(store: Store, guest: string) {
  const tables: object[] = [];
  for await (const table of tablesOf(store, guest)) tables.push(table);
  return { ...(await aboutPerson(store, guest)), tables };
}

/** The same as the text of JSON, a piece for each table. Others are answered between one piece and the next. */
export async function* textOfPerson(store: Store, guest: string): AsyncGenerator<string> {
  yield `${JSON.stringify(await aboutPerson(store, guest)).slice(0, -1)},"tables":[`;
  let separator = '';
  for await (const table of tablesOf(store, guest)) {
    yield `${separator}${JSON.stringify(table)}`;
    separator = ',';
    await new Promise(setImmediate);
  }
  yield ']}';
}

async function* tablesOf(store: Store, guest: string): AsyncGenerator<object> {
  for (const id of await store.person.tables(guest)) yield await tableIn(store, id, guest);
}

async function tableIn(store: Store, id: string, guest: string): Promise<object> {
  try {
    const stored = await store.load(id);
    // Named in the list of a guest's tables, and not found: its index is damaged.
    return stored ? tableOf(stored, guest) : { table: id, damaged: true };
  } catch (error) {
    if (!isDamaged(error) && !(error instanceof SyntaxError)) throw error;
    return { table: id, damaged: true };
  }
}

/** All but their tables. */
async function aboutPerson(store: Store, guest: string) {
  return {
    format: 'turntable-person/1',
    guest,
    sessions: await store.sessions.of(guest),
    recoveryPhrase: await store.hasPhrase(guest),
    passkeys: await store.passkeys.of(guest),
    settings: (await store.settings()).filter((row) => row.guest === guest),
    channels: (await store.channels()).filter((row) => row.guest === guest),
    ratings: { listedAs: await store.skills.name(guest), pools: await store.skills.all(guest) },
    bans: (await store.bans.all()).filter(({ who }) => who === `guest:${guest}`),
    // Who reported somebody is their own business.
    reports: (await store.person.reports(guest)).map(({ by, guest: about, ...report }) => ({
      ...report,
      ...(by === guest ? { by } : {}),
      ...(about === guest ? { guest: about } : {}),
    })),
  };
}

function tableOf(stored: StoredTable, guest: string): object {
  const { row, entries, events, visits, orders } = stored;
  const { id, game, status, madeAt, seats, judge, host, keeper, slips, social, picks } = row;
  const before = row.held?.flatMap(({ seat, guest: by }) => (by === guest ? [seat] : []));
  const held = seats.flatMap((seat, i) => (seat.guest === guest ? [i] : []));
  const names = new Set(namesAt(row, guest));
  return {
    table: id,
    game,
    status,
    madeAt,
    host: host === guest,
    judge: judge?.guest === guest || judge?.deputy?.guest === guest,
    judged: judge?.former?.includes(guest) === true,
    keeper: keeper === guest,
    seatsBefore: before ?? [],
    names: [...names],
    slipsOfTheRoom: slips?.includes(guest) === true,
    hands: seats.flatMap(({ hand }, seat) => (hand === guest ? [seat] : [])),
    seats: seats.flatMap((each, i) => {
      const { guest: by, owner: _, ...seat } = each;
      return by === guest || ownedBy(each, guest) ? [{ seat: i, ...seat }] : [];
    }),
    links: row.access.links.flatMap(({ seat, from, claimed }) =>
      from === guest || claimed === guest
        ? [{ seat, handedOver: from === guest, claimed: claimed === guest }]
        : [],
    ),
    mutes: social.mutes.flatMap(({ by, who }) => (by === guest ? [who] : [])),
    engines: held.map((seat) => picks?.engines[seat] ?? null),
    presets: held.map((seat) => picks?.presets[seat] ?? []),
    // A rating is told at the end of a game to all who sat there; what it came to is one's own.
    ...(row.rated?.agreed.includes(guest) ? { rated: true } : {}),
    orders: orders.flatMap(([seat, one]) => (one.guest === guest ? [{ seat, ...one }] : [])),
    visits: visits.filter((visit) => visit.guest === guest),
    entries: entries
      .filter(({ request }) => request?.startsWith(`${guest} `))
      .map(({ seq, at, body }) => ({ seq, at, entry: JSON.parse(body) as unknown })),
    said: events.filter((event) => {
      const speaker = isSaid(event) ? speakerOf(row, event) : undefined;
      if (speaker !== undefined) return speaker === guest;
      return (
        held.some((seat) => event.by === seat) && (!isSaid(event) || names.has(String(event.with?.['name'])))
      );
    }),
  };
}

/** The names by which a guest is found in events of their tables. */
export function namesOf(rows: readonly TableRow[], guest: string): Set<string> {
  return new Set(rows.flatMap((row) => namesAt(row, guest)));
}

/** A table that the guest has left already, without them: its game stays as it was played. */
export function withoutPerson(stored: StoredTable, guest: string, names: ReadonlySet<string>): Forgotten {
  const { row, events } = stored;
  const acted = actedFor(stored, guest);
  const own = new Set(namesAt(row, guest));
  const seats = seatsWithout(row, guest, acted, own);
  const theirs = new Set(
    row.seats.flatMap((seat, i) => (seat.guest === guest || ownedBy(seat, guest) || acted.has(i) ? [i] : [])),
  );
  const { judge, access, social, rated } = row;
  // Somebody else of the same name keeps it.
  const stays = new Set(seats.map(({ name }) => name));
  const gone = new Set([...names].filter((name) => !stays.has(name)));
  const isJudges = judge?.guest === guest || judge?.deputy?.guest === guest;
  const judged = isJudges || judge?.former?.includes(guest) ? [...own] : [];
  const { keeper: _, slips, held, borne, ...others } = row;
  const judgeAfter = judge && withoutJudge(judge, guest);
  const called = borne?.filter((each) => each.guest !== guest) ?? [];
  const holders = held?.filter((each) => each.guest !== guest) ?? [];
  const printed = slips?.filter((each) => each !== guest) ?? [];
  const after: TableRow = {
    ...others,
    ...keeperWithout(row, guest, judgeAfter),
    ...(printed.length > 0 ? { slips: printed } : {}),
    ...(holders.length > 0 ? { held: holders } : {}),
    ...(called.length > 0 ? { borne: called } : {}),
    ...spokeWithout(row, guest),
    version: row.version + 1,
    host: row.host === guest ? '' : row.host,
    seats,
    judge: judgeAfter,
    answered: row.answered.filter((request) => !request.startsWith(`${guest} `)),
    access: {
      ...access,
      links: access.links.filter(({ from, claimed }) => from !== guest && claimed !== guest),
    },
    social: {
      ...social,
      mutes: social.mutes
        .filter(({ by }) => by !== guest)
        .map((mute) => (mute.guest === guest ? { ...mute, guest: null } : mute)),
    },
    rated: rated && {
      ...rated,
      agreed: rated.agreed.filter((each) => each !== guest),
      ...(rated.players ? { players: rated.players.map((each) => (each === guest ? '' : each)) } : {}),
    },
  };
  return {
    row: after,
    was: row.version,
    judged,
    events: events.flatMap((event) => {
      const isTheirs = theirs.has(event.by as number) || (event.by === 'judge' && isJudges);
      const speaker = isSaid(event) ? speakerOf(row, event) : undefined;
      return withoutIn(event, gone, isTheirs, speaker === undefined ? undefined : speaker === guest);
    }),
  };
}

/** Who keeps the game without them: whoever is host then may play against the room, and names another. */
function keeperWithout(row: TableRow, guest: string, judge: TableRow['judge']): Pick<TableRow, 'keeper'> {
  const { keeper, host, status } = row;
  const wasHosts = status !== 'waiting' && host === guest && isKeeper(row, guest);
  if (keeper === guest || wasHosts) return { keeper: '' };
  return { ...(keeper === undefined ? {} : { keeper }), ...keeperAfter(row, judge) };
}

/** `acted`: seats for which they acted; `own`: their names at the table. */
function seatsWithout(
  { seats, held = [] }: TableRow,
  guest: string,
  acted: ReadonlySet<number>,
  own: ReadonlySet<string>,
): SeatRow[] {
  const isHeld = (at: number): boolean => held.some((each) => each.seat === at && each.guest === guest);
  return seats.map((seat, at) =>
    withoutOn(seat, guest, (acted.has(at) && !seat.owner) || (own.has(seat.name) && isHeld(at))),
  );
}

/** `wasTheirs`: a bot that plays there does so in their name. */
function withoutOn(seat: SeatRow, guest: string, wasTheirs: boolean): SeatRow {
  const others = withOwners(seat, (owner) => (owner.guest === guest ? undefined : owner));
  // A seat that is lent to one device bears the name and the date of who lent it; without that device it is theirs again.
  const lender = seat.owner?.lent ? seat.owner.guest : undefined;
  if (lender !== undefined && lender !== guest && seat.guest === guest) return givenBack([others])[0]!;
  const { guest: by, journey, hand, ...open } = others;
  const rest = hand === undefined || hand === guest ? open : { ...open, hand };
  const isTheirs = by === guest || (by === undefined && (seat.owner?.guest === guest || wasTheirs));
  if (isTheirs) return { ...rest, name: NOBODY };
  if (lender === guest) return { ...rest, name: NOBODY, ...(by === undefined ? {} : { guest: by }) };
  return {
    ...rest,
    ...(by === undefined ? {} : { guest: by }),
    ...(journey === undefined ? {} : { journey }),
  };
}

function withoutJudge(judge: NonNullable<TableRow['judge']>, guest: string): TableRow['judge'] {
  const { deputy, asks, former, ...head } = judge;
  const waiting = asks?.filter((ask) => ask.guest !== guest) ?? [];
  const asked = head.guest === guest ? unnamed(waiting) : waiting;
  const left = asked.map((ask) => ({ ...ask, yes: ask.yes.filter((each) => each !== guest) }));
  const others = former?.filter((each) => each !== guest) ?? [];
  return {
    ...(head.guest === guest ? { guest: null, name: '' } : head),
    ...(deputy && deputy.guest !== guest ? { deputy } : {}),
    ...(left.length > 0 ? { asks: left } : {}),
    ...(others.length > 0 ? { former: others } : {}),
  };
}

/**
 * An event without a name in it, and without what the person said in words of their own; nothing if it reads the same. `isTheirs`:
 * it is from a place of theirs; `said`: whether they said it, where that is known.
 */
function withoutIn(
  event: TableEvent,
  names: ReadonlySet<string>,
  isTheirs: boolean,
  said: boolean | undefined,
): TableEvent[] {
  const values = event.with ?? {};
  const isSaidByThem = said ?? (isTheirs || names.has(values['name'] as string));
  const next = Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (key === 'name' && said !== undefined) return [key, said && value !== '' ? NOBODY : value];
      if (names.has(value)) return [key, NOBODY];
      return [key, key === 'text' && isSaid(event) && isSaidByThem ? '…' : value];
    }),
  );
  return JSON.stringify(next) === JSON.stringify(values) ? [] : [{ ...event, with: next }];
}
