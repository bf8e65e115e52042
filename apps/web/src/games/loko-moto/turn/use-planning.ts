import { useMemo, useState } from 'react';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import type { Action } from '@turntable/games/loko-moto/types.ts';
import { useOrders } from '../../../session/orders/useOrders.ts';
import type { Sent } from '../../../session/props.ts';
import {
  asIfMine,
  EMPTY,
  sectionsOf,
  toDraft,
  toOrders,
  withChoice,
  type OrderDraft,
} from './order-draft.ts';
import type { ScreenProps } from './use-turn.ts';

/** Planning one's next turns while others are on turn. */
export interface Planning {
  /** What is planned so far; null while one does not plan. */
  readonly draft: OrderDraft | null;
  /** The table as it is; while the reader plans, as if it were their turn, with picks going into the plan. */
  readonly props: ScreenProps;
  /** Sections that the plan, or the armed orders, mean to draw on. */
  readonly sections: ReadonlySet<number>;
  readonly busy: boolean;
  /** Left out where there is nothing to plan, or nobody to wait for. */
  readonly begin: (() => void) | undefined;
  change(draft: OrderDraft): void;
  drop(): void;
  /** Arms what is planned. */
  set(): void;
}

/** The plan for the reader's next turns; it shows while others are on turn. */
export function usePlanning(props: ScreenProps): Planning {
  const { table, place, view, log, online } = props;
  const { seat, own, busy, give } = useOrders(table, place);
  // Planned for the turns after the last one that was played: one that was played since has made it stale.
  const played = useMemo(() => log.findLast(({ event }) => event.by === seat)?.n ?? 0, [log, seat]);
  const [drafted, setDrafted] = useState<{ readonly draft: OrderDraft; readonly played: number } | null>(
    null,
  );
  const setDraft = (draft: OrderDraft | null): void => setDrafted(draft && { draft, played });
  const waits = seat !== undefined && view.phase === 'main' && view.turn !== seat;
  const isMet = table.seats.some(({ kind }, i) => kind === 'person' && i !== seat);
  const draft = waits && drafted?.played === played ? drafted.draft : null;
  const orders = own?.orders;
  const armed = useMemo(() => (orders ? toDraft(orders) : EMPTY), [orders]);
  const { index } = topology(view.box.sheet);
  const sections = useMemo(
    () => new Set(sectionsOf(draft ?? armed).flatMap((id) => index.get(id) ?? [])),
    [draft, armed, index],
  );
  const mine = useMemo(
    () => (draft && seat !== undefined ? asIfMine(view, seat) : view),
    [draft, seat, view],
  );
  const gather = (_: string, action: Action): Promise<Sent> => {
    setDrafted((before) => before && { ...before, draft: withChoice(before.draft, action) });
    return Promise.resolve({ ok: true });
  };
  return {
    draft,
    props: draft ? { ...props, view: mine, send: gather } : props,
    sections,
    busy: busy || !online,
    begin: waits && isMet ? () => setDraft(armed) : undefined,
    change: setDraft,
    drop: () => setDraft(null),
    set() {
      const wanted = draft && seat !== undefined && toOrders(draft, seat, view.box.players);
      if (wanted) void give(wanted).then((done) => done && setDraft(null));
    },
  };
}
