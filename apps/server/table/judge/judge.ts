import type { JudgeInfo, NewTable, Place } from '@turntable/protocol';
import { Problem } from '../../base/problem.ts';
import type { JudgeAsk, JudgeSlice, TableRow } from '../../storage/rows.ts';
import { change, event, type Effect } from '../match/effects.ts';
import { expectNoContestant } from '../seats/held.ts';
import { isKeeper, isRoom, keeperAfter, keeperOf } from '../seats/keeper.ts';
import { expectNoClaim, expectNoHand, heldBy, leave } from '../seats/seating.ts';

/** The most wishes for the judge's seat that wait at once. */
const MOST_ASKS = 6;

/**
 * The judge's seat of a new table; null: it has none. Throws a `Problem` if its host also has a seat (LV-3.3), or a judge is named
 * who is not the host.
 */
export function judgeOf(
  wish: Pick<NewTable, 'judge' | 'judgeName' | 'seats'>,
  host: string,
): JudgeSlice | null {
  const { judge = 'none', judgeName, seats } = wish;
  if (judgeName !== undefined && judge !== 'me')
    throw new Problem('bad-options', 'judgeName: expected it only with judge: "me"');
  if (judge === 'me' && seats.some(({ kind }) => kind === 'mine'))
    throw new Problem('bad-options', 'judge: expected somebody who has no seat (LV-3.3)');
  return judge === 'none' ? null : { guest: judge === 'me' ? host : null, name: judgeName ?? '' };
}

type Judged = Pick<TableRow, 'judge'>;
/** What it takes to know who keeps the game for those in the room. */
type Kept = Pick<TableRow, 'judge' | 'seats' | 'keeper' | 'host'>;
const isDeputy = ({ judge }: Judged, guest: string): boolean => judge?.deputy?.guest === guest;
/** Whether a guest sits on the judge's seat, as the judge or the deputy the judge named: they see every card. */
export const isJudge = (row: Judged, guest: string): boolean =>
  row.judge?.guest === guest || isDeputy(row, guest);
/** Whether a guest is the judge, not a deputy. */
const isHead = ({ judge }: Judged, guest: string): boolean => judge?.guest === guest;

/** Whoever is on the judge's seat and there rules: the judge, else the deputy the judge named; undefined: neither is there. */
export function ruler({ judge }: Judged, here: (guest: string) => boolean): string | undefined {
  return (
    [judge?.guest, judge?.deputy?.guest].find((guest) => typeof guest === 'string' && here(guest)) ??
    undefined
  );
}

/** Refuses with LV-3.3 who sees every card, or saw them on the judge's seat before: no seat is theirs any more. */
export function expectNoJudge(row: Judged, guest: string): void {
  if (isJudge(row, guest) || row.judge?.former?.includes(guest)) throw new Problem('not-allowed', 'LV-3.3');
}

/** The judge's seat as `next`, with a note of who stood up from it during the game. */
function noting({ judge, status }: TableRow, next: JudgeSlice): JudgeSlice {
  if (status === 'waiting') return next;
  const up = [judge?.guest, judge?.deputy?.guest].filter(
    (guest) => typeof guest === 'string' && guest !== next.guest && guest !== next.deputy?.guest,
  );
  const former = [...new Set([...(judge?.former ?? []), ...up])] as string[];
  return former.length > 0 ? { ...next, former } : next;
}

/** The judge's seat of the next game: other cards are dealt there, who saw those of before may play, and nobody has agreed to anybody. */
export function judgeAgain(judge: JudgeSlice | null): JudgeSlice | null {
  if (!judge) return null;
  const { former: _, asks: __, ...next } = judge;
  return next;
}

function expectPicks({ picks }: Pick<TableRow, 'picks'>): void {
  if (!picks) throw new Problem('not-allowed', 'expected a table to which engines are brought');
}

/** Once a game is over, who sat there may have its seed and record: nobody sits down any more. */
function expectNotOver({ status }: Pick<TableRow, 'status'>): void {
  if (status === 'over') throw new Problem('not-running');
}

/** The seat as it is without asking: who sits there, and who wishes to. */
const withAsks = ({ asks: _, ...judge }: JudgeSlice, asks: readonly JudgeAsk[]): JudgeSlice => ({
  ...judge,
  ...(asks.length > 0 ? { asks } : {}),
});

/**
 * The wishes that wait once a judge is gone: whom they named is named no more. A yes to their deputy is none to a judge.
 */
export const unnamed = (asks: readonly JudgeAsk[]): JudgeAsk[] =>
  asks.map(({ named: _, ...ask }) => (ask.as === 'deputy' ? { ...ask, as: 'judge', yes: [] } : ask));

/**
 * Somebody without a seat (LV-3.3) wishes to be the judge. The host sits down at once on a free judge's seat; others are named to
 * all, and sit there with the host's yes or that of all contestants. Throws `Problem` at a table without a judge, for somebody
 * with a seat, and if too many ask already.
 */
export function takeJudge(row: TableRow, guest: string, name: string): Effect[] {
  expectPicks(row);
  expectNotOver(row);
  const { judge, seats, host } = row;
  if (!judge) throw new Problem('not-allowed', 'expected a table with a judge');
  if (heldBy(seats, guest).length > 0) throw new Problem('not-allowed', 'LV-3.3');
  expectNoHand(seats, guest);
  expectNoClaim(seats, guest);
  if (isHead(row, guest)) return [change({ judge: { ...judge, name } })];
  if (isDeputy(row, guest)) return [change({ judge: { ...judge, deputy: { guest, name } } })];
  expectNoContestant(row, guest);
  const own = judge.asks?.find((ask) => ask.guest === guest);
  const others = (judge.asks ?? []).filter((ask) => ask !== own);
  if (others.length >= MOST_ASKS) throw new Problem('table-full');
  const ask: JudgeAsk = {
    id: 1 + Math.max(0, ...(judge.asks ?? []).map(({ id }) => id)),
    guest,
    name,
    as: 'judge',
    yes: [],
  };
  if (host === guest && judge.guest === null) return granted(row, ask);
  // The button was pressed twice: the first wish stays, with the answers to it.
  if (own?.name === name) return [];
  return [change({ judge: withAsks(judge, [...others, ask]) }), event('judge-asked', null, { name })];
}

/**
 * The host gives up what seats they hold before the game, and sits down on the free judge's seat. Throws `Problem` for anybody
 * else, once the game has begun, and if the judge's seat is taken.
 */
export function judgeInstead(row: TableRow, guest: string, name: string): Effect[] {
  if (row.host !== guest || row.status !== 'waiting' || row.judge?.guest !== null)
    throw new Problem('not-allowed', 'instead: expected the host, before the game, and a free judge’s seat');
  const seats = leave(row, guest);
  return [change({ seats }), ...takeJudge({ ...row, seats }, guest, name)];
}

function askOf({ judge }: Judged, id: number): JudgeAsk {
  const ask = judge?.asks?.find((each) => each.id === id);
  if (!ask) throw new Problem('stale');
  return ask;
}

/** Whether a wish may be granted: the judge's seat is free, or its judge named whoever wishes it. */
const isOpen = ({ judge }: Judged, ask: JudgeAsk): boolean =>
  (judge?.guest ?? null) === null || ask.named === true;

/**
 * The seats whose contestants agreed: a seat that changes hands takes no yes with it. The yes of those in the room is their keeper's.
 */
function seatsOfYes(row: Kept, { yes }: JudgeAsk): number[] {
  const keeper = keeperOf(row);
  return row.seats.flatMap((seat, at) => {
    const who = isRoom(seat) ? keeper : seat.guest;
    return who !== undefined && yes.includes(who) ? [at] : [];
  });
}

/**
 * The host, a contestant, or the keeper for those in the room answers somebody who wishes to sit on the judge's seat. Throws `Problem`
 * for anybody else, and where nobody is waiting for it.
 */
export function answerAsk(row: TableRow, guest: string, id: number, yes: boolean): Effect[] {
  expectNotOver(row);
  const ask = askOf(row, id);
  const { judge, seats, host } = row;
  const held = heldBy(seats, guest);
  if (guest !== host && held.length === 0 && !isKeeper(row, guest)) throw new Problem('not-your-seat');
  const others = judge!.asks!.filter((each) => each !== ask);
  if (!yes) {
    const left = { ...ask, yes: ask.yes.filter((each) => each !== guest) };
    return [change({ judge: withAsks(judge!, guest === host ? others : [...others, left]) })];
  }
  if (!isOpen(row, ask)) throw new Problem('not-allowed', 'ask: expected one whom the judge named');
  if (guest === host) return granted(row, ask);
  const agreed = { ...ask, yes: [...new Set([...ask.yes, guest])] };
  const said = seatsOfYes(row, agreed);
  // A judge who keeps the game for the room has named whoever wishes it; where nobody keeps it the host has to say yes.
  const named = isKeeper(row, judge!.guest ?? undefined);
  // A bot for whom nobody plays has no say; while a seat is free not all contestants are there.
  const all = seats.every((seat, at) => seat.kind === 'bot' || said.includes(at) || (named && isRoom(seat)));
  if (all) return granted(row, agreed);
  return [change({ judge: withAsks(judge!, [...others, agreed]) })];
}

/**
 * The judge names somebody who asked: to follow on the judge's seat, or to sit there as deputy. Throws `Problem` for
 * anybody else, and where there is no such wish.
 */
export function nameAsk(row: TableRow, guest: string, id: number, as: JudgeAsk['as']): Effect[] {
  expectNotOver(row);
  const ask = askOf(row, id);
  if (!isHead(row, guest)) throw new Problem('not-your-seat');
  const named: JudgeAsk = { ...ask, as, named: true, yes: [] };
  if (row.host === guest) return granted(row, named);
  const asks = row.judge!.asks!.map((each) => (each === ask ? named : each));
  return [
    change({ judge: withAsks(row.judge!, asks) }),
    event('judge-named', 'judge', { name: ask.name, as }),
  ];
}

/** Somebody sits down on the judge's seat. */
function granted(row: TableRow, { guest, name, as }: JudgeAsk): Effect[] {
  const { judge, seats } = row;
  if (heldBy(seats, guest).length > 0) throw new Problem('not-allowed', 'LV-3.3');
  // Who has a hand may be given its seat to play at any time.
  expectNoHand(seats, guest);
  expectNoClaim(seats, guest);
  expectNoContestant(row, guest);
  const waiting = (judge!.asks ?? []).filter((each) => each.guest !== guest);
  const asks = as === 'judge' ? unnamed(waiting) : waiting;
  const { deputy } = judge!;
  const next: JudgeSlice =
    as === 'deputy'
      ? { ...judge!, deputy: { guest, name } }
      : { guest, name, ...(deputy && deputy.guest !== guest ? { deputy } : {}) };
  return [change({ judge: withAsks(noting(row, next), asks) }), event('judge-seated', null, { name, as })];
}

/**
 * Gives up the judge's seat, or the wish to sit there. A judge who leaves is followed by the deputy; without one another can take
 * the seat. Throws `Problem` for somebody who has neither.
 */
export function leaveJudge(row: TableRow, guest: string): Effect[] {
  expectPicks(row);
  const { judge } = row;
  if (isHead(row, guest)) {
    const { deputy } = judge!;
    const asks = unnamed(judge!.asks ?? []);
    if (!deputy) {
      const next = withAsks(noting(row, { guest: null, name: '' }), asks);
      return [change({ judge: next, ...keeperAfter(row, next) })];
    }
    return [
      change({ judge: withAsks(noting(row, deputy), asks) }),
      event('judge-seated', null, { name: deputy.name, as: 'judge' }),
    ];
  }
  if (isDeputy(row, guest)) return [change({ judge: noting(row, withoutDeputy(judge!)) })];
  const asks = judge?.asks ?? [];
  if (!asks.some((ask) => ask.guest === guest)) throw new Problem('not-your-seat');
  return [
    change({
      judge: withAsks(
        judge!,
        asks.filter((ask) => ask.guest !== guest),
      ),
    }),
  ];
}

const withoutDeputy = ({ deputy: _, ...judge }: JudgeSlice): JudgeSlice => judge;

/** The judge, or the host, has no deputy any more. Throws `Problem` for anybody else, and where there is none. */
export function dismissDeputy(row: TableRow, guest: string): Effect[] {
  if (!isHead(row, guest) && row.host !== guest) throw new Problem('not-your-seat');
  if (!row.judge?.deputy) throw new Problem('stale');
  return [change({ judge: noting(row, withoutDeputy(row.judge)) })];
}

/**
 * Whom the judge lets go first (LV-3.1): a seat, or the coin. Throws `Problem` for anybody else, once the game has begun, and
 * where there is no such seat.
 */
export function pickFirst(row: TableRow, guest: string, starter: number | 'lot'): number | 'lot' {
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  if (!isJudge(row, guest)) throw new Problem('not-your-seat');
  if (starter !== 'lot' && starter >= row.seats.length)
    throw new Problem('bad-options', 'starter: expected a seat');
  return starter;
}

/** What everybody may know of the judge; undefined at a table without one. */
export function judgeInfo(row: Kept, here: (guest: string) => boolean): JudgeInfo | undefined {
  const { judge } = row;
  if (!judge) return undefined;
  const present = judge.guest !== null && here(judge.guest);
  const { deputy, asks } = judge;
  return {
    name: judge.name,
    taken: judge.guest !== null,
    here: present,
    deputy: ruler({ judge }, here) === undefined,
    ...(deputy ? { second: { name: deputy.name, here: here(deputy.guest) } } : {}),
    ...(asks
      ? {
          asks: asks.map((ask) => {
            const { id, name, as, named } = ask;
            return { id, name, as, named: named === true, yes: seatsOfYes(row, ask) };
          }),
        }
      : {}),
  };
}

/** What only one guest may know of their place as judge. */
export function judgePlace(row: Judged, guest: string): Pick<Place, 'judge' | 'deputy' | 'ask'> {
  const ask = row.judge?.asks?.find((each) => each.guest === guest);
  return {
    ...(isJudge(row, guest) ? { judge: true as const } : {}),
    ...(isDeputy(row, guest) ? { deputy: true as const } : {}),
    ...(ask ? { ask: ask.id } : {}),
  };
}
