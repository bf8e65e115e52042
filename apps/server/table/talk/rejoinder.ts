import type { EventBy } from '@turntable/protocol';
import { Problem } from '../../base/problem.ts';
import type { TableEvent } from '../../storage/rows.ts';
import type { Facts } from '../match/effects.ts';

/** A judge may extend the time for one rejoinder this often. */
const MOST_EXTENSIONS = 3;

/** The claim that waits for somebody's verdict: since which update, and who may answer it. A `Problem` if none does. */
function waiting({ match, row }: Pick<Facts, 'match' | 'row'>): { since: number; others: readonly number[] } {
  if (row.tempo.kind === 'turns') throw new Problem('not-allowed', 'say: expected a live table');
  // Without a judge the other side rules, and needs no rejoinder.
  const rule = match?.decisions.find(({ kind, actors }) => kind === 'rule' && actors.includes('judge'));
  const judging = match?.game.judging;
  if (!match || !rule || !judging) throw new Problem('not-allowed', 'say: expected a claim that waits');
  return {
    since: match.askedSince(rule.id, 'judge'),
    others: judging.deputies(match.game.view(match.state, 'public')),
  };
}

const sinceThen = (events: readonly TableEvent[], kind: TableEvent['kind'], since: number): number =>
  events.filter((each) => each.kind === kind && each.n >= since).length;

/** Throws the `Problem` that stands against a rejoinder: one line by the first of the other side, while a claim waits. */
export function expectRejoinder(facts: Facts, by: EventBy): void {
  const { since, others } = waiting(facts);
  if (typeof by !== 'number' || !others.includes(by))
    throw new Problem('not-allowed', 'rejoinder: expected somebody of the other side');
  if (sinceThen(facts.events, 'rejoinder', since) > 0)
    throw new Problem('not-allowed', 'rejoinder: expected the first to this claim');
}

/** Throws the `Problem` that stands against more time for a rejoinder. */
export function expectExtension(facts: Facts, by: EventBy): void {
  if (by !== 'judge') throw new Problem('not-allowed', 'more: expected the judge');
  const { since } = waiting(facts);
  if (sinceThen(facts.events, 'rejoinder', since) > 0)
    throw new Problem('not-allowed', 'more: expected a claim without a rejoinder');
  if (sinceThen(facts.events, 'more-time', since) >= MOST_EXTENSIONS)
    throw new Problem('not-allowed', `more: expected ${MOST_EXTENSIONS} times at most`);
}
