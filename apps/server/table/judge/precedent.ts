import type { Act, Actor } from '@turntable/engine';
import type { Precedent } from '@turntable/protocol';
import { MOST_RULINGS } from '@turntable/protocol/rulings.ts';
import { folded } from '../../base/folded.ts';
import { Limiters } from '../../base/limiter.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Store } from '../../storage/store.ts';
import type { Match } from '@turntable/match/match.ts';

const VERDICTS: readonly Precedent['verdict'][] = ['claimant', 'opponent', 'equal', 'invalid'];

/**
 * A judge's verdict as the book of precedents has it, under the name of whoever gave it, the judge or a deputy;
 * undefined for any other action. To be called before the action is played. `shared`: they agree that others are asked about it.
 */
export function rulingOf(
  row: Pick<TableRow, 'game' | 'judge' | 'seats'>,
  match: Pick<Match, 'game' | 'state'>,
  actor: Actor,
  action: Act,
  shared = false,
): Omit<Precedent, 'at'> | undefined {
  if (actor !== 'judge' || action.type !== 'rule' || !('verdict' in action)) return undefined;
  const verdict = VERDICTS.find((each) => each === action.verdict);
  const claim = match.game.judging?.waitingClaim(match.game.view(match.state, 'public'));
  if (!verdict || claim === undefined) return undefined;
  const reason = 'reason' in action ? String(action.reason) : '';
  const deputy = 'deputy' in action ? row.seats[Number(action.deputy)] : undefined;
  const judge = (deputy ?? row.judge)?.name ?? '';
  return { game: row.game, claim, verdict, reason, judge, ...(shared ? { shared } : {}) };
}

/**
 * Rulings at tables of one household that the book takes: a burst, then one in an interval (ms). A search reads the whole book, to
 * which a program that claims and rules would add hundreds a second.
 */
const AT_ONCE = 200;
const ONE_IN = 60_000;
const noted = new Limiters(ONE_IN, AT_ONCE);

/** Whether the book takes one more ruling of that table now; counts it. One that it does not take holds all the same. */
export function mayNote({ household, host }: Pick<TableRow, 'household' | 'host'>): boolean {
  const now = performance.now();
  noted.sweep(now);
  return noted.take(household ?? host, now);
}

/** The rulings among entries that were taken back, by their numbers in the log from 0, as the book has them. */
export function struck(
  row: Pick<TableRow, 'game' | 'judge' | 'seats'>,
  match: Match,
  gone: readonly number[],
  madeAt: (n: number) => number | undefined,
): Precedent[] {
  return gone.flatMap((i) => {
    const entry = match.log[i]!;
    const at = madeAt(i + 1);
    if ('takeBack' in entry || entry.actor !== 'judge' || at === undefined) return [];
    const before = { game: match.game, state: match.stateAt(i) };
    const ruling = rulingOf(row, before, entry.actor, entry.action);
    return ruling ? [{ ...ruling, at }] : [];
  });
}

/** The most words of a search that are used. */
const MOST_WORDS = 8;

/**
 * Rulings that share words with the query, those that share most first and the newest of them first; all of them for an
 * empty one. Words of one or two letters count only where all are that short. `sharedOnly`: those that others may be asked about.
 */
export async function searchPrecedents(
  store: Pick<Store, 'precedents'>,
  query: string,
  game: string | null,
  sharedOnly = false,
): Promise<Precedent[]> {
  const words = [...new Set(folded(query).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter(({ length }) => length > 2);
  const asked = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
  if (asked.length === 0 && query.trim() !== '') return [];
  return store.precedents(asked, game, MOST_RULINGS, sharedOnly);
}
