import { useCallback, useMemo, useState } from 'react';
import type { Decision, Seat } from '@turntable/engine';
import { refusals } from '@turntable/games/loko-moto/refusals.ts';
import { suggestions } from '@turntable/games/loko-moto/search.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { builtBy, FREE, type Action, type Event, type View } from '@turntable/games/loko-moto/types.ts';
import type { GameScreenProps } from '../../../session/props.ts';
import { assess, type Assessment, type Judge } from './draft.ts';
import { NOTHING, stillStands, type Plan } from './plan.ts';
import { reservation, tapOn } from './tap.ts';

export type ScreenProps = GameScreenProps<View, Action, Event>;

/** What the reader can do at this table now, and what they have picked. */
export interface Turn {
  readonly seat: Seat | undefined;
  /** The question open to the reader, if it is their turn. */
  readonly decision: Decision | undefined;
  readonly phase: 'opening' | 'main';
  readonly plan: Plan;
  readonly assessment: Assessment | undefined;
  /** Sections that may be drawn on, or go into the purchase, now. */
  readonly lit: ReadonlySet<number>;
  /** Whether the two picked sections, or the one, may be reserved. */
  readonly reservable: boolean;
  /** One free line is picked, and there are others to reserve it with. */
  readonly mayReserve: boolean;
  /** Trains that the reader's lines can pay for now. */
  readonly affordable: ReadonlySet<string>;
  /** What is picked is gathered for a plan, not played. */
  readonly plans: boolean;
  /** One line is picked to be reserved, and the second is asked for. */
  readonly reserving: boolean;
  /** An action is on its way. */
  readonly busy: boolean;
  readonly judge: Judge;
  setPlan(plan: Plan): void;
  /** Asks for the second line of a reservation, or no more. */
  setReserving(on: boolean): void;
  /** Picks a section, or says why it cannot be picked. */
  tap(section: number): void;
  submit(action: Action): void;
}

const NO_SECTIONS: ReadonlySet<number> = new Set();
const NO_TRAINS: ReadonlySet<string> = new Set();

/** The reader's turn: the rules say what is legal, picks are kept until the question changes. */
export function useTurn(
  { view, as, send, refuse }: ScreenProps,
  quickPen: 'build' | 'reserve' | null,
  plans: boolean,
): Turn {
  const seat = typeof as === 'number' ? as : undefined;
  const decision = view.decisions.find((d) => !d.standing && seat !== undefined && d.actors.includes(seat));
  const phase: Turn['phase'] = view.phase === 'opening' ? 'opening' : 'main';
  const { ids } = topology(view.box.sheet);
  const { plan, reserving, setPlan, setReserving } = usePicked(`${decision?.id ?? ''}/${as}`, view);
  const [busy, setBusy] = useState(false);
  const judge: Judge = useCallback((action) => refusals(view, decision, action), [view, decision]);
  const assessment = useMemo(
    () => (plan.kind === 'buy' && seat !== undefined ? assess(view, seat, plan, ids, judge) : undefined),
    [plan, seat, view, ids, judge],
  );
  const asking: Asking = { view, seat, decision, phase, judge };
  const lit = useLit(asking, plan.kind === 'buy');
  const affordable = useAffordable(asking);

  const submit = (action: Action): void => {
    if (!decision || busy) return;
    setBusy(true);
    void send(decision.id, action).then((sent) => {
      setBusy(false);
      if (sent.ok) setPlan(NOTHING);
    });
  };
  const tap = (section: number): void => {
    if (seat === undefined || busy) return;
    const asked = decision !== undefined;
    const scene = { seat, asked, phase, plan, lines: view.lines, ids, pen: quickPen, reserving, judge };
    const tapped = tapOn(section, scene);
    if ('refused' in tapped) refuse(judge(tapped.refused));
    else if ('play' in tapped) submit(tapped.play);
    else setPlan(tapped.pick);
  };
  return {
    ...{ seat, decision, phase, plan, assessment, lit, affordable, plans, reserving, busy, judge },
    reservable:
      plan.kind === 'draw' && phase === 'main' && judge(reservation(plan.sections, ids)).length === 0,
    mayReserve:
      plan.kind === 'draw' &&
      plan.sections.length === 1 &&
      view.lines[plan.sections[0]!] === FREE &&
      view.free > 1,
    ...{ setPlan, setReserving, tap, submit },
  };
}

/**
 * What is picked for one question; nothing for the next one. A question comes back after a take-back, and a plan's stays while
 * others move: what does not stand any more is picked no longer.
 */
function usePicked(question: string, view: Pick<View, 'lines' | 'market'>) {
  const { lines } = view;
  const [picked, setPicked] = useState<{
    question: string;
    plan: Plan;
    reserving: boolean;
    /** The lines as they were when they were picked. */
    lines: View['lines'];
  }>({ question, plan: NOTHING, reserving: false, lines });
  const isNow = picked.question === question && stillStands(picked.plan, picked.lines, view);
  const plan = isNow ? picked.plan : NOTHING;
  const setPlan = useCallback(
    (next: Plan) => setPicked({ question, plan: next, reserving: false, lines }),
    [question, lines],
  );
  return {
    plan,
    reserving: isNow && picked.reserving && plan.kind === 'draw' && plan.sections.length === 1,
    setPlan,
    setReserving: (on: boolean): void => setPicked({ question, plan, reserving: on, lines }),
  };
}

type Asking = Pick<Turn, 'seat' | 'decision' | 'phase' | 'judge'> & { readonly view: View };

/** What may be drawn on now; while one pays, the own built lines. */
function useLit({ view, seat, decision, phase, judge }: Asking, paying: boolean): ReadonlySet<number> {
  const { ids } = topology(view.box.sheet);
  const drawable = useMemo(() => {
    if (!decision) return NO_SECTIONS;
    const action = (section: string): Action =>
      phase === 'opening' ? { type: 'close', section } : { type: 'build', section };
    return new Set(ids.flatMap((id, i) => (judge(action(id)).length === 0 ? [i] : [])));
  }, [decision, phase, ids, judge]);
  return useMemo(() => {
    if (!paying || !decision || seat === undefined) return drawable;
    return new Set(view.lines.flatMap((line, i) => (line === builtBy(seat) ? [i] : [])));
  }, [paying, decision, seat, drawable, view.lines]);
}

/** The trains that the reader's lines can pay for. */
function useAffordable({ view, seat, decision, phase }: Asking): ReadonlySet<string> {
  return useMemo(() => {
    if (!decision || phase === 'opening' || seat === undefined) return NO_TRAINS;
    return new Set(
      view.market.filter((id) => id !== null && suggestions(view, seat, id).length > 0),
    ) as Set<string>;
  }, [decision, phase, seat, view]);
}
