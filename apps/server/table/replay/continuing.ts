import { randomBytes } from 'node:crypto';
import { keyedRng, replay, counted, type Act, type Entry } from '@turntable/engine';
import type { NewTable } from '@turntable/protocol';
import type { ContinueGame } from '@turntable/protocol/replay.ts';
import { Problem } from '../../base/problem.ts';
import type { Journal } from '../../storage/journal.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Match } from '@turntable/match/match.ts';

/** Where a game stood, and who plays on from there. */
export interface Continuation {
  readonly game: string;
  readonly setup: object;
  /** What was played until then, the deal first; nothing in it was taken back. */
  readonly entries: readonly Entry<Act>[];
  readonly seats: NewTable['seats'];
  readonly judge: boolean;
  /** Whether what was hidden was drawn anew. */
  readonly deal: ContinueGame['deal'];
  /** As on the form of a new table, for the next one of the same people. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * The game as somebody wishes to play on from one of its moves. What `as` had not seen by then is drawn anew, unless they wish
 * for the very deal; whether they may have that, and may look through these eyes, is asked elsewhere. Throws `Problem` if not all
 * cards are known, there is no such move or none after it, and for bots at a table with a judge.
 */
export function continuation(match: Match, names: readonly string[], wish: ContinueGame): Continuation {
  const { game } = match;
  const { n, as, deal, who } = wish;
  if (game.record.unread?.(match.setup))
    throw new Problem('not-allowed', 'record: expected one whose cards are all known');
  if (n > match.n) throw new Problem('bad-message', `n: expected 1 to ${match.n}`);
  const log = match.log.slice(0, n);
  const now = deal === 'true' ? { setup: match.setup, log } : redrawn(match, log, as);
  const entries = counted(now.log);
  const state = replay(game, now.setup, entries);
  if (game.outcome(state)) throw new Problem('not-allowed', 'n: expected a move before the end');
  const judge = game.record.hasJudge(now.setup);
  // Without a judge the other side rules (LV-3.2), and bots cannot.
  if (judge && who.kind === 'bots')
    throw new Problem('not-allowed', 'who: expected all seats oneself (LV-3.2)');
  return {
    game: game.id,
    setup: now.setup,
    entries,
    seats: seatsOf(names, who),
    judge,
    options: optionsOf(match),
    deal,
  };
}

function redrawn({ game, setup }: Match, log: Match['log'], as: ContinueGame['as']) {
  if (!game.redraw) throw new Problem('not-allowed', `deal: expected that of the game at ${game.id}`);
  // A random key: the new table's seed is committed to, so it must only be used for draws at that table.
  return game.redraw(setup, log, as, keyedRng(randomBytes(32).toString('hex'), 0));
}

function seatsOf(names: readonly string[], who: ContinueGame['who']): NewTable['seats'] {
  if (who.kind === 'alone') return names.map((name) => ({ kind: 'mine', name }));
  const { seat: mine, name, level } = who;
  if (mine >= names.length) throw new Problem('bad-message', `who.seat: expected 0 to ${names.length - 1}`);
  return names.map((_, seat) => (seat === mine ? { kind: 'mine', name } : { kind: 'bot', level }));
}

/** What a host would have asked for; locomotives and starters are asked for anew. */
function optionsOf({ game, setup, state }: Match): Readonly<Record<string, unknown>> {
  const asked = game.record.writeHost(setup) ?? game.record.writeSetup(state).options;
  const apart = new Set(['starters', 'first', 'judge', ...Object.keys(game.picks?.options([]) ?? {})]);
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !apart.has(name)));
}

/** Writes a table that plays on from there, as one commit; `row` is as it would be before its start. */
export function writeTakenUp(
  journal: Pick<Journal, 'write'>,
  row: TableRow,
  { setup, entries, deal }: Continuation,
  now: number,
): void {
  const table = row.id;
  const event = { seq: 0, n: entries.length, at: now, kind: 'taken-up', by: 'host' } as const;
  journal.write({ kind: 'event', table, event: { ...event, with: { deal } } });
  const running = { ...row, status: 'running' as const, tookUp: entries.length };
  journal.write({ kind: 'table', row: running, was: 0 });
  journal.write({ kind: 'setup', table, setup: JSON.stringify(setup) });
  for (const [seq, entry] of entries.entries()) {
    const stored = { table, seq, request: null, body: JSON.stringify(entry) };
    journal.write({ kind: 'entry', entry: stored });
  }
}
