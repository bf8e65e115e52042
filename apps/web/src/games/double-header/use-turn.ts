import { useMemo, useState } from 'react';
import type { Decision, Refusal, Seat } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import type { Action, Event, Kind, Team, View } from '@turntable/games/double-header/types.ts';
import type { GameScreenProps } from '../../session/props.ts';

export type ScreenProps = GameScreenProps<View, Action, Event>;

/** A question that is open to the reader, with everything they may answer. */
export interface Question {
  readonly decision: Decision;
  readonly kind: Kind;
  readonly actions: readonly Action[];
}
/** What the reader can do at this table now. */
export interface Turn {
  readonly seat: Seat | undefined;
  readonly team: Team | undefined;
  readonly questions: readonly Question[];
  readonly busy: boolean;
  /** Sends it, and says whether that was done. */
  answer(question: Question, action: Action): Promise<boolean>;
  /** Why the reader may not play this now; the rules' own reasons. */
  why(action: Action): readonly Refusal[];
}

/** The reader's turn: what is legal, and why the rest is not, is asked of the rules. */
export function useTurn({ view, as, send }: ScreenProps): Turn {
  const [busy, setBusy] = useState(false);
  const seat = typeof as === 'number' ? as : undefined;
  const questions = useMemo(
    () =>
      view.decisions
        .filter((decision) => as !== 'public' && as === view.viewer && decision.actors.includes(as))
        .map((decision) => ({
          decision,
          kind: decision.kind as Kind,
          actions: [...doubleHeader.legalActions(view, decision)],
        }))
        .filter(({ decision, actions }) => !decision.standing || actions.length > 0),
    [view, as],
  );
  return useMemo(
    () => ({
      seat,
      team: seat === undefined ? undefined : teamOf(view.box.players, seat),
      questions,
      busy,
      async answer({ decision }, action) {
        if (busy) return false;
        setBusy(true);
        const { ok } = await send(decision.id, action);
        setBusy(false);
        return ok;
      },
      why: (action) => doubleHeader.refusals(view, questions[0]?.decision, action),
    }),
    [seat, view, questions, busy, send],
  );
}
