import type { Act, AnyGame, Decision, Viewer } from '@turntable/engine';
import type { Preference } from '@turntable/protocol';
import type { TableRow } from '../../storage/rows.ts';
import type { Match } from '@turntable/match/match.ts';

/** A question to a person that the rules let them decline. */
interface Declinable {
  readonly seat: number;
  readonly decision: Decision;
  readonly action: Act;
}

/** The open questions that persons may decline, with the decline. Team questions are left to the team. */
export function declinable(row: Pick<TableRow, 'picks' | 'seats'>, match: Match): Declinable[] {
  const { game } = match;
  if (!game.decline || !row.picks) return [];
  return match.decisions.flatMap((decision) => {
    const [seat] = decision.actors;
    if (decision.standing || decision.optional || decision.actors.length !== 1 || typeof seat !== 'number')
      return [];
    if (row.seats[seat]?.kind !== 'person') return [];
    const action = game.decline!(game.view(match.state, seat), decision);
    return action ? [{ seat, decision, action }] : [];
  });
}

/** The decline that a seat's preset gives, if one does (LV-6.1: it is recorded like any other). */
export function presetAnswer(
  row: Pick<TableRow, 'picks' | 'seats'>,
  match: Match,
  seat: number,
  decision: Decision,
): Act | undefined {
  if (!row.picks?.presets[seat]?.some((each) => declines(each, decision, match))) return undefined;
  return declinable(row, match).find((each) => each.seat === seat && each.decision.id === decision.id)
    ?.action;
}

function declines({ kind, answer, from }: Preference, decision: Decision, match: Match): boolean {
  if (kind !== decision.kind || answer !== 'decline') return false;
  if (from === undefined) return true;
  const scores = scoresOf(match.game, match.state, 'public');
  return scores.reduce((a, b) => a + b, 0) < from;
}

const scoresOf = (game: AnyGame, state: object, viewer: Viewer): readonly number[] =>
  game.record.scores(game.view(state, viewer));
