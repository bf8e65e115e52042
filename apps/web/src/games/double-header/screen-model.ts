import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { other } from '@turntable/games/double-header/sides.ts';
import type { LocomotiveIndex, Pair, Team, View } from '@turntable/games/double-header/types.ts';
import type { Actor } from '@turntable/engine';
import { counted } from '../../session/counted.ts';
import { askedNow, deputiesNow } from '../../session/turn.ts';
import type { Plannable } from '../versus/CallOrders.tsx';
import { claimsOf, type Claim } from '../versus/judge/claims.ts';
import { duelNow, type Duel } from './duel.ts';
import { stageStateAfter } from './record/stage-state.ts';
import type { Row } from './rows.ts';
import type { ScreenProps } from './use-turn.ts';

/** What the table of Double Header shows to any viewer, at any moment of the show. */
interface ScreenModel {
  readonly over: boolean;
  /** A move of a game that is over: replayed, or the last one of a game that was ended early. */
  readonly past: boolean;
  /** It was ended before its rules ended it, and this is how it stood: nobody is to call any more. */
  readonly stopped: boolean;
  /** Something that happened is being shown. */
  readonly running: boolean;
  /** What of the log still counts. */
  readonly log: ScreenProps['log'];
  /** The teams from the left on: the reader's own first. */
  readonly order: readonly [Team, Team];
  /** The score and the locomotives in use, as far as they were shown. */
  readonly scores: Pair<number>;
  readonly inUse: Pair<LocomotiveIndex | null>;
  readonly duel: Duel | null;
  readonly claims: readonly Claim[];
  /** The style point on the stage. */
  readonly claim: Claim | undefined;
  /** Whether the claims are listed. */
  readonly hasClaims: boolean;
  /** Who has to act. */
  readonly waited: readonly Actor[];
}

type Shown = Pick<ScreenProps, 'table' | 'view' | 'log' | 'show'>;

/** What the screen shows to a member of `team`, or to those who look on; during a show, what it has come to. */
export function screenModel({ table, view, log, show }: Shown, team: Team | undefined): ScreenModel {
  const running = (show?.now ?? null) !== null;
  const staged = counted(show?.stage ?? log);
  const onStage = stageStateAfter(staged.map(({ event }) => event));
  const scored = stageStateAfter(counted(show?.score ?? log).map(({ event }) => event));
  // A style point after the last call is what the stage shows, its verdict included.
  const latest = staged.findLast(({ event: { kind } }) => kind === 'called' || kind === 'claimed');
  const arguing = latest?.event.kind === 'claimed';
  // Between two calls the stage has the locomotives that may meet next, not those that met last.
  const duel = !arguing && (running || view.contest) ? duelNow(staged) : null;
  const counting = counted(log);
  const claims = claimsOf(counting);
  const isStyle = view.phase === 'style';
  return {
    over: view.phase === 'over',
    past: table.status === 'over' && view.phase !== 'over',
    stopped: table.stopped !== undefined && view.decisions.length === 0 && (show?.now ?? null) === null,
    running,
    log: counting,
    order: team === 1 ? [1, 0] : [0, 1],
    scores: running ? scored.scores : view.scores,
    inUse: running ? onStage.inUse : view.inUse,
    duel,
    claims,
    claim: isStyle && !duel ? claimsOf(staged).at(-1) : undefined,
    hasClaims: isStyle || claims.length > 0,
    waited: askedNow(view, deputiesNow(table, doubleHeader, view)).flatMap(({ actors }) => actors),
  };
}

/** What a seat may plan: its calls, and vetoes against the other team's. */
export function plannableOf(view: View, rows: readonly Row[], seat: number, team: Team): Plannable {
  return {
    calls: rows.flatMap(({ id, value, state }) => (value === null || state === 'called' ? [] : id)),
    vetoes: view.vetoes[seat] ? view.uncalled : [],
    other: other(team),
    points: view.scores[other(team)],
  };
}
