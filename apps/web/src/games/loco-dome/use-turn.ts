import { useMemo, useState } from 'react';
import type { Decision } from '@turntable/engine';
import { decline } from '@turntable/games/loco-dome/absent.ts';
import { legalActions } from '@turntable/games/loco-dome/legal.ts';
import { refusals } from '@turntable/games/loco-dome/refusals.ts';
import {
  KINDS,
  type Action,
  type Event,
  type Kind,
  type Side,
  type View,
} from '@turntable/games/loco-dome/types.ts';
import type { GameScreenProps } from '../../session/props.ts';

export type ScreenProps = GameScreenProps<View, Action, Event>;
type Type = Action['type'];
type Of<T extends Type> = Extract<Action, { readonly type: T }>;

/** What the reader is asked, and what the rules let them answer. */
export interface Turn {
  /** The reader's own side, if they have one. */
  readonly side: Side | undefined;
  /** Names the questions open to the reader; another one stands there once they are answered. */
  readonly question: string;
  /** Kinds of the questions open to the reader, the ones nobody waits for included. */
  readonly kinds: ReadonlySet<Kind>;
  /** What declines the question, if it may be declined. */
  readonly decline: Action | undefined;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Legal answers of a type. */
  all<T extends Type>(type: T): readonly Of<T>[];
  can(type: Type): boolean;
  /** Sends the answer, or says why it is not allowed; gives whether it was sent. */
  play(action: Action): Promise<boolean>;
}

/** The reader's turn at a table of Loco Dome; every answer offered is one that the rules list. */
export function useTurn({ view, as, send, refuse }: ScreenProps): Turn {
  const [busy, setBusy] = useState(false);
  const mine = useMemo(
    () =>
      view.decisions.filter((d) => !d.standing && view.viewer !== 'public' && d.actors.includes(view.viewer)),
    [view],
  );
  const actions = useMemo(() => mine.flatMap((decision) => [...legalActions(view, decision)]), [view, mine]);
  const asks = (type: Type) => (decision: Decision) =>
    (KINDS[decision.kind as Kind] as readonly string[]).includes(type);
  return {
    side: as === 0 || as === 1 ? as : undefined,
    question: mine.map(({ id }) => id).join(' '),
    kinds: new Set(mine.map(({ kind }) => kind as Kind)),
    decline: mine.map((each) => decline(view, each)).find((action) => action !== undefined),
    busy,
    all: <T extends Type>(type: T) => actions.filter((action): action is Of<T> => action.type === type),
    can: (type) => actions.some((action) => action.type === type),
    async play(action) {
      const decision = mine.find(asks(action.type));
      const why = refusals(view, decision, action);
      if (!decision || why.length > 0) {
        refuse(why);
        return false;
      }
      if (busy) return false;
      setBusy(true);
      const { ok } = await send(decision.id, action);
      setBusy(false);
      return ok;
    },
  };
}
