import type { Seat, SeenBy, Viewer } from '@turntable/engine';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import type { Key } from '@turntable/messages';
import { USUAL_CHAT, type Chat } from '@turntable/protocol/talk.ts';
import type { LogItem } from '@turntable/protocol/messages.ts';
import type { Tempo } from '@turntable/protocol/tempo.ts';
import { counted } from '../../../session/counted.ts';
import type { GameListing, Teller } from '../../../session/listing.ts';

/** A claim in free words, and what the other side answers to it. */
export interface Court {
  /** Another for each claim. */
  readonly id: string;
  /** The claim waits for somebody's verdict; once it has one the answer is still read beside it. */
  readonly waits: boolean;
  /** Who may answer it. */
  readonly others: readonly Seat[];
  /** What one of them said, if somebody did. */
  readonly rejoinder: { readonly by: Seat; readonly text: string } | null;
  /** How often a judge left more time. */
  readonly extended: number;
}

/** What happens after a verdict and takes its claim off the stage. */
const NEXT: ReadonlySet<string> = new Set(['claimed', 'called', 'knocked-out', 'style-ended', 'over']);

/**
 * The claim that waits now, or the one that was ruled on last until the next takes its place on the stage. Null where there
 * is none, and where nobody may answer one: by turns, and without talk.
 */
export function courtOf(
  { judging }: Pick<Teller, 'judging'>,
  view: SeenBy,
  log: readonly LogItem[],
  events: readonly TableEvent[],
  { tempo = 'live', chat = USUAL_CHAT }: { readonly tempo?: Tempo; readonly chat?: Chat },
): Court | null {
  if (!judging || tempo === 'turns' || chat === 'none') return null;
  const others = judging.deputies(view);
  const rule = view.decisions.find(({ kind, actors }) => kind === 'rule' && actors.includes('judge'));
  // While the verdict is being shown the view still has the claim, and no questions.
  const isClaimed = judging.waitingClaim(view) !== undefined;
  // Only while the judge rules: without a judge the other side gives the verdict itself.
  if (isClaimed && !rule && view.decisions.length > 0) return null;
  // A rejoinder to an earlier claim came before this one; the judge may have set the score since.
  const claimed = isClaimed
    ? log.findLast(({ event }) => event.kind !== 'corrected' && event.kind !== 'take-back')
    : ruledClaim(log);
  if (!isClaimed && !claimed) return null;
  const now = events.filter(({ n }) => n >= (claimed?.n ?? 0));
  const said = now.findLast(({ kind }) => kind === 'rejoinder');
  const waits = isClaimed && rule !== undefined;
  if (!waits && !said) return null;
  return {
    id: waits ? rule.id : `ruled ${claimed?.n}`,
    waits,
    others,
    rejoinder:
      said && typeof said.by === 'number' ? { by: said.by, text: String(said.with?.['text'] ?? '') } : null,
    extended: now.filter(({ kind }) => kind === 'more-time').length,
  };
}

/** What a judge reads while the other side may answer, with so many seconds left, and once that time is over. */
export const answerState = (seconds: number): Key => (seconds > 0 ? 'rejoin.waits' : 'rejoin.over');

/** Where the line that a seat said lies: the reader's side is on the left of the stage, of those who look on the first one. */
export function whereSaid(
  { sideOf }: Pick<GameListing, 'sideOf'>,
  view: SeenBy,
  by: Seat,
  as: Viewer,
): 'left' | 'right' {
  return sideOf?.(view, by) === (typeof as === 'number' ? sideOf?.(view, as) : 0) ? 'left' : 'right';
}

/** The claim that got its verdict last, while nothing has followed it. */
function ruledClaim(log: readonly LogItem[]): LogItem | undefined {
  const valid = counted(log);
  const ruled = valid.findLastIndex(({ event }) => event.kind === 'ruled');
  if (ruled < 0 || valid.slice(ruled + 1).some(({ event }) => NEXT.has(event.kind))) return undefined;
  return valid.slice(0, ruled).findLast(({ event }) => event.kind === 'claimed');
}
