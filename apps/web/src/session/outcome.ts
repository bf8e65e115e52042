import type { Outcome, Seat, SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { GameListing } from './listing.ts';
import type { Messages } from '../i18n/messages.ts';

/** The final places, which each game's view shows as `outcome` once there is one. */
function outcomeOf(view: SeenBy): Outcome | null {
  const outcome: unknown = 'outcome' in view ? view.outcome : null;
  return typeof outcome === 'object' && outcome !== null && 'places' in outcome ? (outcome as Outcome) : null;
}

/** Who won, in a sentence; seats on the first place, and those one held. */
export function resultText(
  listing: Pick<GameListing, 'draws' | 'teams'>,
  winners: readonly Seat[],
  mine: readonly Seat[],
  names: readonly string[],
  { t, list }: Messages,
): string {
  const won = list(winners.map((seat) => names[seat] ?? ''));
  if (listing.draws && winners.length === names.length) return t('end.draw');
  if (listing.teams && winners.length > 1) return teamText(winners, mine, names, { t, list });
  if (winners.length === 1 && mine.length === 1 && winners[0] === mine[0]) return t('end.you');
  return t('end.won', { names: won, count: winners.length });
}

/** That a team won; its own members are spoken to. */
function teamText(
  winners: readonly Seat[],
  mine: readonly Seat[],
  names: readonly string[],
  { t, list }: Pick<Messages, 't' | 'list'>,
): string {
  const [whose, others] = winningSide(winners, mine);
  return t('end.team', { whose, names: list(others.map((seat) => names[seat] ?? '')) });
}

/**
 * Who of a side that won has to be named: `you`, nobody else; `team`, the others beside the reader; else all of them, which
 * are `one` or `other`.
 */
export function winningSide(
  winners: readonly Seat[],
  mine: readonly Seat[],
): readonly [whose: 'you' | 'team' | 'one' | 'other', others: readonly Seat[]] {
  const [own] = mine;
  if (mine.length === 1 && winners.includes(own!)) {
    const others = winners.filter((seat) => seat !== own);
    return [others.length === 0 ? 'you' : 'team', others];
  }
  return [winners.length === 1 ? 'one' : 'other', winners];
}

/** Why a game ended before its rules would have ended it, in a sentence. */
export function stoppedText(
  { reason, by }: NonNullable<TableInfo['stopped']>,
  names: readonly string[],
  { t }: Messages,
): string {
  return t('end.stopped', { reason, who: names[by ?? -1] ?? '' });
}

/** Who won: the seats on the first place. */
export function winnersOf(view: SeenBy): readonly Seat[] {
  return outcomeOf(view)?.places[0] ?? [];
}
