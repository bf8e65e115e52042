import type { Plant } from '@turntable/testkit/plant.ts';
import { around, changed, within } from '@turntable/testkit/plants/grow.ts';
import { activeOf } from './roundhouse.ts';
import {
  ROSTER,
  SIDES,
  other,
  type Action,
  type LocoDome,
  type Side,
  type State,
  type View,
} from './types.ts';

type Own = Plant<LocoDome>;

/** The amount of a statistic on somebody's card, shown or not. */
const amount = (state: State, side: Side, at: number, statistic: string): number =>
  state.rosters[side]?.[at]?.rear.values[statistic] ?? 0;

/** A view with rears that the rules hide. */
function showing(state: State, view: View, shown: (side: Side, at: number) => boolean): View {
  const rosters = view.rosters.map((roster, side) =>
    roster.map((seen, at) =>
      shown(side as Side, at) ? { ...seen, rear: state.rosters[side]![at]!.rear } : seen,
    ),
  );
  return changed(view, { rosters });
}

/** The two amounts of the statistic that is called now: the caller's and the opposing one; none if there is no call. */
function contest(state: State): readonly [number, number] | undefined {
  if (!state.contest) return undefined;
  const { statistic, opposing } = state.contest;
  const { calling } = state;
  return [
    amount(state, calling, activeOf(state, calling) ?? 0, statistic),
    amount(state, other(calling), opposing, statistic),
  ];
}
const callerWins = (state: State): boolean => {
  const [own, opposing] = contest(state) ?? [0, 0];
  return own > opposing;
};
/** A figure for how strong a locomotive is. */
const strength = (state: State, side: Side, at: number): number =>
  Object.values(state.rosters[side]![at]!.rear.values).reduce(
    (sum, value, i) => sum + value * ((i % 5) + 1),
    0,
  );

type Activation = Extract<Action, { type: 'activate' | 'block' | 'swap' | 'sacrifice' }>;
const activations = (actions: readonly Action[]): Activation[] =>
  actions.filter((action): action is Activation => action.type === 'activate');
const stronger =
  (state: State, side: Side) =>
  (a: Activation, b: Activation): number =>
    strength(state, side, b.locomotive) - strength(state, side, a.locomotive);

/** Adds to the events of a kind what `more` finds after the step. */
function telling(kind: string, more: (state: State) => object): Own['grow'] {
  return within((game) => ({
    apply(state, entry) {
      const step = game.apply(state, entry);
      const events = step.events.map((e) => (e.kind === kind ? changed(e, more(step.state)) : e));
      return { ...step, events };
    },
  }));
}

/** Leaks that only this game can have: one's own dormant cards, the values of a call before a Block, and who would win it. */
export const PLANTS: readonly Own[] = [
  {
    name: "view shows one's own dormant locomotives (LD-1.3)",
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view: (state, viewer) => showing(state, game.view(state, viewer), (side) => side === viewer),
    })),
  },
  {
    name: "view shows the opponent's active locomotive (LD-1.3)",
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view: (state, viewer) =>
        showing(
          state,
          game.view(state, viewer),
          (side, at) => typeof viewer === 'number' && side !== viewer && at === activeOf(state, side),
        ),
    })),
  },
  {
    name: 'view shows what was knocked out',
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view: (state, viewer) =>
        showing(state, game.view(state, viewer), (side, at) => state.locomotives[side][at] === 'knocked-out'),
    })),
  },
  {
    name: 'view shows spectators all rears',
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        return viewer === 'public' ? showing(state, view, () => true) : view;
      },
    })),
  },
  {
    name: 'view tells who would win the statistic that is called',
    channel: 'view',
    grow: within((game) => ({
      view: (state, viewer) => changed(game.view(state, viewer), { wins: callerWins(state) }),
    })),
  },
  {
    name: 'view lists statistics by the value of the first card',
    channel: 'view',
    grow: within((game) => ({
      view(state, viewer) {
        const view = game.view(state, viewer);
        if (state.rosters.length === 0) return view;
        const rank = (id: string): number => amount(state, 0, 0, id);
        const statistics = view.box.statistics.toSorted((a, b) => rank(a) - rank(b));
        return changed(view, { box: { ...view.box, statistics } });
      },
    })),
  },
  {
    name: 'event of a call carries the answer to come',
    channel: 'event',
    visible: true,
    grow: telling('called', (state) => ({ value: contest(state)?.[1] ?? null })),
  },
  {
    name: "event of a Block tells the caller's dormant values",
    channel: 'event',
    visible: true,
    grow: telling('blocked', (state) => ({
      rest: state.rosters[state.calling]!.map(({ rear }) => Object.values(rear.values)),
    })),
  },
  {
    name: 'event of a knock-out shows the card that falls',
    channel: 'event',
    visible: true,
    grow: telling('knocked-out', (state) => ({
      cards: SIDES.map((side) =>
        state.rosters[side]!.filter((_, at) => state.locomotives[side][at] === 'knocked-out'),
      ),
    })),
  },
  {
    name: 'event of a tie tells what a dormant locomotive would give',
    channel: 'event',
    grow: telling('tied', (state) => ({
      dormant: state.rosters[other(state.calling)]!.map(
        (_, at) => state.contest && amount(state, other(state.calling), at, state.contest.statistic),
      ),
    })),
  },
  {
    name: 'log of an activation praises a strong locomotive',
    channel: 'log',
    grow: within((game, behind) => ({
      tell(view, event) {
        const line = game.tell(view, event);
        if (event.kind !== 'activated') return line;
        const praise = strength(behind.state(), event.side, event.locomotive);
        return { ...line, values: { ...line.values, praise } };
      },
    })),
  },
  {
    name: 'refusal of a call names the value that it would meet',
    channel: 'refusal',
    visible: true,
    grow: within((game, behind) => ({
      refusals(view, decision, action) {
        const refusals = game.refusals(view, decision, action);
        if (action.type !== 'call' || behind.state().rosters.length === 0) return refusals;
        const values = SIDES.map((side) => amount(behind.state(), side, 0, action.statistic));
        return refusals.map((r) => ({ ...r, with: { ...r.with, values: values.join() } }));
      },
    })),
  },
  {
    name: 'refusal forbids activating a weak locomotive (LD-4.9)',
    channel: 'refusal',
    grow: within((game, behind) => ({
      refusals(view, decision, action) {
        const refusals = game.refusals(view, decision, action);
        if (action.type !== 'activate' || refusals.length > 0) return refusals;
        const side = view.viewer as Side;
        const next = (action.locomotive + 1) % ROSTER;
        return strength(behind.state(), side, action.locomotive) < strength(behind.state(), side, next)
          ? [{ clause: 'LD-1.2' }]
          : [];
      },
    })),
  },
  {
    name: 'legal actions leave out calls that would be lost',
    channel: 'legal',
    grow: within((game, behind) => ({
      *legalActions(view, decision) {
        const state = behind.state();
        const { calling } = state;
        const value = (side: Side, at: number | undefined, statistic: string): number =>
          amount(state, side, at ?? 0, statistic);
        for (const action of game.legalActions(view, decision)) {
          const lost =
            action.type === 'call' &&
            value(calling, activeOf(state, calling), action.statistic) <
              value(other(calling), action.target ?? activeOf(state, other(calling)), action.statistic);
          if (!lost) yield action;
        }
      },
    })),
  },
  {
    name: 'legal actions offer on a tie only what breaks it (LD-3.1)',
    channel: 'legal',
    grow: within((game, behind) => ({
      *legalActions(view, decision) {
        const state = behind.state();
        for (const action of game.legalActions(view, decision)) {
          const tried = decision.kind === 'tie' && action.type === 'activate';
          const value = tried
            ? amount(state, other(state.calling), action.locomotive, state.contest!.statistic)
            : -1;
          if (value !== contest(state)?.[0]) yield action;
        }
      },
    })),
  },
  {
    name: 'decision: a Block is asked only of who would lose (LV-6.1)',
    channel: 'decision',
    grow: within((game) => ({
      decisions: (state) => game.decisions(state).filter((d) => d.kind !== 'answer' || callerWins(state)),
    })),
  },
  {
    name: 'fallback activates the strongest',
    channel: 'fallback',
    grow: within((game, behind) => ({
      fallback(view, decision) {
        const side = view.viewer as Side;
        const [first] = activations([...game.legalActions(view, decision)]).sort(
          stronger(behind.state(), side),
        );
        return first ?? game.fallback(view, decision);
      },
    })),
  },
  {
    name: 'timing: refusing a call compares with the hidden value',
    channel: 'timing',
    grow: within((game, behind) => ({
      refusals(view, decision, action) {
        const value = action.type === 'call' ? amount(behind.state(), 1, 0, action.statistic) : 0;
        for (let i = 0; i < value % 7; i++) void view.scores[i % 2];
        return game.refusals(view, decision, action);
      },
    })),
  },
  {
    name: 'undo is sealed by a call only if it will be won',
    channel: 'undo',
    grow: within((game) => ({
      apply(state, entry) {
        const step = game.apply(state, entry);
        return step.state.contest && entry.action.type === 'call'
          ? { ...step, seals: callerWins(step.state) }
          : step;
      },
    })),
  },
  {
    name: 'error page for a bad message shows the cards',
    channel: 'error',
    visible: true,
    grow: around((edge, game) => ({
      reply: (state, actor, decision, input) =>
        game.parse(input)
          ? edge.reply(state, actor, decision, input)
          : [JSON.stringify({ error: 'bad-message', detail: state.rosters })],
    })),
  },
];
