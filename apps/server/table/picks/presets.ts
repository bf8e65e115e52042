import type { Act, AnyGame, Decision } from '@turntable/engine';
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

/** Who calls now; presets for a stretch end when it is another. Undefined where the game has no stretches. */
export function stretchOf({ game, state }: Match): number | undefined {
  return game.stretch?.(game.view(state, 'public'));
}

/** The presets without those that have ended: a stretch is over (`turned`), or a side is no longer ahead. The same if none has. */
export function presetsNow(
  { picks }: Pick<TableRow, 'picks'>,
  match: Match,
  turned: boolean,
): TableRow['picks'] {
  if (!picks?.presets.some((each) => each.some(({ until }) => until !== undefined))) return picks;
  const presets = picks.presets.map((own, seat) => {
    const left = own.filter(
      ({ until }) => !(until === 'stretch' && turned) && !(until === 'behind' && !isAhead(match, seat)),
    );
    return left.length === own.length ? own : left;
  });
  return presets.every((own, seat) => own === picks.presets[seat]) ? picks : { ...picks, presets };
}

function isAhead({ game, state, setup }: Match, seat: number): boolean {
  const scores = scoresOf(game, state);
  const own = game.record.side(setup, seat);
  return scores.every((score, side) => side === own || score < scores[own]!);
}

function declines({ kind, answer, from }: Preference, decision: Decision, match: Match): boolean {
  if (kind !== decision.kind || answer !== 'decline') return false;
  if (from === undefined) return true;
  const scores = scoresOf(match.game, match.state);
  return scores.reduce((a, b) => a + b, 0) < from;
}

const scoresOf = (game: AnyGame, state: object): readonly number[] =>
  game.record.scores(game.view(state, 'public'));
