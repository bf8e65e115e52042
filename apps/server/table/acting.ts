import type { Act, Entry } from '@turntable/engine';
import type { ClientMessage } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import type { PrecedentRow, TableRow } from '../storage/rows.ts';
import { seatOrRoomFor } from './access/access.ts';
import { asJudge, deputyFor } from './judge/deputy.ts';
import { rulingOf } from './judge/precedent.ts';
import type { Match } from '@turntable/match/match.ts';

/**
 * Items of a log, after which nobody answers by hand any more: ten times the longest game, or one that was taken up and its end. The
 * rules bound neither claims nor a judge's corrections, and all of a log is in memory.
 */
const MOST_ITEMS = 4_000;

/** A person's answer, ready to be played. */
interface Acting {
  readonly match: Match;
  readonly entry: Entry<Act>;
  /** The kind of the question that it answers. */
  readonly kind: string | undefined;
  /** What the book of precedents has of it. */
  readonly ruling: Omit<PrecedentRow, 'at'> | undefined;
}

/** The row as it reads while a deputy rules: the ruling is stored under the deputy's name. */
function asRuled(row: TableRow, guest: string): TableRow {
  const { judge } = row;
  return judge?.deputy?.guest === guest ? { ...row, judge: { ...judge, name: judge.deputy.name } } : row;
}

/**
 * Checks who acts, and makes the entry to be played. The rules are checked later. `here`: guests now connected. An answer to
 * what was taken back is stale even if the game has ended since: it was not meant for a game that is over. @throws Problem
 */
export function acting(
  row: TableRow,
  match: Match | null,
  guest: string,
  message: Extract<ClientMessage, { t: 'act' }>,
  here: (guest: string) => boolean,
): Acting {
  if (!match) throw new Problem('not-running');
  const { game } = match;
  const { decision, seen } = message;
  const actor = message.as === 'judge' ? 'judge' : seatOrRoomFor(row, guest, message.as);
  const deputy = actor === 'judge' ? deputyFor(row, guest, match, decision, here) : undefined;
  if (seen !== undefined && seen < match.lastTakeBack) throw new Problem('stale');
  if (row.status !== 'running') throw new Problem('not-running');
  if (match.n >= MOST_ITEMS) throw new Problem('not-allowed', 'act: expected no more at this table');
  const asked = game.parse(message.action);
  if (!asked) throw new Problem('bad-message', `action: expected one of ${game.id}`);
  const action = actor === 'judge' ? asJudge(asked, deputy) : asked;
  return {
    match,
    entry: { decision, actor, action },
    kind: match.decisions.find(({ id }) => id === decision)?.kind,
    ruling: rulingOf(asRuled(row, guest), match, actor, action, message.shared),
  };
}
