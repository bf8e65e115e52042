import type { Seat, SeenBy } from '@turntable/engine';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import { USUAL_CHAT, type Chat } from '@turntable/protocol/talk.ts';
import type { LogItem } from '@turntable/protocol/messages.ts';
import type { Tempo } from '@turntable/protocol/tempo.ts';
import type { Teller } from '../../../session/listing.ts';

/** A claim in free words that waits for somebody's verdict, and what the other side answers to it. */
export interface Court {
  /** Another for each claim. */
  readonly id: string;
  /** Who may answer it. */
  readonly others: readonly Seat[];
  /** What one of them said, if somebody did. */
  readonly rejoinder: { readonly by: Seat; readonly text: string } | null;
  /** How often a judge left more time. */
  readonly extended: number;
}

/** The claim that waits now; null where there is none, and where nobody may answer one: by turns, and without talk. */
export function courtOf(
  { judging }: Pick<Teller, 'judging'>,
  view: SeenBy,
  log: readonly LogItem[],
  events: readonly TableEvent[],
  { tempo = 'live', chat = USUAL_CHAT }: { readonly tempo?: Tempo; readonly chat?: Chat },
): Court | null {
  // Only while the judge rules: without a judge the other side gives the verdict itself.
  const rule = view.decisions.find(({ kind, actors }) => kind === 'rule' && actors.includes('judge'));
  if (!rule || !judging || tempo === 'turns' || chat === 'none') return null;
  if (judging.waitingClaim(view) === undefined) return null;
  const others = judging.deputies(view);
  // A rejoinder to an earlier claim came before this one; the judge may have set the score since.
  const claimed = log.findLast(({ event }) => event.kind !== 'corrected' && event.kind !== 'take-back');
  const now = events.filter(({ n }) => n >= (claimed?.n ?? 0));
  const said = now.findLast(({ kind }) => kind === 'rejoinder');
  return {
    id: rule.id,
    others,
    rejoinder:
      said && typeof said.by === 'number' ? { by: said.by, text: String(said.with?.['text'] ?? '') } : null,
    extended: now.filter(({ kind }) => kind === 'more-time').length,
  };
}
