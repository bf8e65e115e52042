import type { Plant } from '@turntable/testkit/plant.ts';
import { around, changed, within } from '@turntable/testkit/plants/grow.ts';
import { TEAMS, type DoubleHeader, type LocomotiveIndex, type State, type Team, type View } from './types.ts';

type Own = Plant<DoubleHeader>;

/** The amount of a statistic on somebody's card, shown or not. */
const amount = (
  state: State,
  team: Team,
  locomotive: LocomotiveIndex,
  statistic: string,
): number | undefined => state.engines[team]?.[locomotive]?.rear.values[statistic];

/** A view with rears that the rules hide. */
function showing(
  state: State,
  view: View,
  shown: (team: Team, locomotive: LocomotiveIndex) => boolean,
): View {
  const locomotives = view.engines.map((pair, t) =>
    pair.map((seen, e) =>
      shown(t as Team, e as LocomotiveIndex) ? { ...seen, rear: state.engines[t]![e]!.rear } : seen,
    ),
  );
  return changed(view, { engines: locomotives });
}

/** The statistic that is called now, of the team that has to answer. */
function opposing(state: State): number | undefined {
  const { contest, calling, inUse } = state;
  const team = (1 - calling) as Team;
  return contest ? amount(state, team, inUse[team] ?? 0, contest.statistic) : undefined;
}

/** Leaks that only this game can have: the teammate's card, values about to be read, what boosters replaced. */
export const PLANTS: readonly Own[] = [
  {
    name: "view shows the teammate's card (DH-1.2)",
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view: (state, viewer) =>
        showing(
          state,
          game.view(state, viewer),
          (team) => typeof viewer === 'number' && viewer >> (state.box.players === 4 ? 1 : 0) === team,
        ),
    })),
  },
  {
    name: 'view shows the opposing card in use to who calls against it',
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view: (state, viewer) =>
        showing(
          state,
          game.view(state, viewer),
          (team, locomotive) =>
            team !== state.calling && locomotive === state.inUse[team] && viewer === state.calling * 2,
        ),
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
      view(state, viewer) {
        const view = game.view(state, viewer);
        const { contest, calling, inUse } = state;
        if (!contest) return view;
        const own = amount(state, calling, inUse[calling] ?? 0, contest.statistic) ?? 0;
        return changed(view, { wins: own > (opposing(state) ?? 0) });
      },
    })),
  },
  {
    name: 'view lists statistics by the value of the first card',
    channel: 'view',
    grow: within((game) => ({
      view(state, viewer) {
        const rank = (id: string): number => amount(state, 0, 0, id) ?? -1;
        return changed(game.view(state, viewer), {
          uncalled: state.uncalled.toSorted((a, b) => rank(a) - rank(b)),
        });
      },
    })),
  },
  {
    name: 'event of a call carries the answer to come',
    channel: 'event',
    visible: true,
    grow: within((game) => ({
      apply(state, entry) {
        const step = game.apply(state, entry);
        const value = opposing(step.state) ?? null;
        return { ...step, events: step.events.map((e) => (e.kind === 'called' ? changed(e, { value }) : e)) };
      },
    })),
  },
  {
    name: 'event of a booster tells the value that it replaced (LV-2.3)',
    channel: 'event',
    visible: true,
    grow: within((game) => ({
      apply(state, entry) {
        const step = game.apply(state, entry);
        const replaced = state.contest ? (opposing(state) ?? null) : null;
        return {
          ...step,
          events: step.events.map((e) => (e.kind === 'boosted' ? changed(e, { replaced }) : e)),
        };
      },
    })),
  },
  {
    name: 'event of a veto tells what it was for',
    channel: 'event',
    visible: true,
    grow: within((game) => ({
      apply(state, entry) {
        const step = game.apply(state, entry);
        const spared = state.contest ? (opposing(state) ?? null) : null;
        return {
          ...step,
          events: step.events.map((e) => (e.kind === 'vetoed' ? changed(e, { spared }) : e)),
        };
      },
    })),
  },
  {
    name: 'log of an announcement praises a strong locomotive',
    channel: 'log',
    grow: within((game, behind) => ({
      tell(view, event) {
        const line = game.tell(view, event);
        if (event.kind !== 'fielded') return line;
        const values = Object.values(behind.state().engines[event.team]![event.engine]!.rear.values);
        return {
          ...line,
          values: { ...line.values, strength: values.reduce((a, b, i) => a + b * (i % 5), 0) },
        };
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
        if (action.type !== 'call') return refusals;
        const values = TEAMS.flatMap((t) => [amount(behind.state(), t, 0, action.statistic) ?? 0]);
        return refusals.map((r) => ({ ...r, with: { ...r.with, values: values.join() } }));
      },
    })),
  },
  {
    name: 'refusal forbids calls that would be lost',
    channel: 'refusal',
    grow: within((game, behind) => ({
      refusals(view, decision, action) {
        const refusals = game.refusals(view, decision, action);
        if (action.type !== 'call' || refusals.length > 0) return refusals;
        const { inUse, calling } = behind.state();
        const [own, other] = [calling, (1 - calling) as Team].map((t) =>
          amount(behind.state(), t, inUse[t] ?? 0, action.statistic),
        );
        return (own ?? 0) < (other ?? 0) ? [{ clause: 'DH-2.1' }] : [];
      },
    })),
  },
  {
    name: 'legal actions offer the veto only to who would lose',
    channel: 'legal',
    grow: within((game, behind) => ({
      *legalActions(view, decision) {
        const state = behind.state();
        const own = amount(
          state,
          state.calling,
          state.inUse[state.calling] ?? 0,
          state.contest?.statistic ?? '',
        );
        for (const action of game.legalActions(view, decision))
          if (action.type !== 'veto' || (own ?? 0) > (opposing(state) ?? 0)) yield action;
      },
    })),
  },
  {
    name: 'decision: the booster is asked only of a team that would lose (LV-6.1)',
    channel: 'decision',
    grow: within((game) => ({
      decisions(state) {
        const { contest, calling, inUse } = state;
        const own = amount(state, calling, inUse[calling] ?? 0, contest?.statistic ?? '') ?? 0;
        return game.decisions(state).filter((d) => d.kind !== 'boost' || own > (opposing(state) ?? 0));
      },
    })),
  },
  {
    name: 'fallback calls what would win',
    channel: 'fallback',
    grow: within((game, behind) => ({
      fallback(view, decision) {
        const state = behind.state();
        const other = (1 - state.calling) as Team;
        const value = (team: Team, id: string): number =>
          amount(state, team, state.inUse[team] ?? 0, id) ?? 0;
        const wins = [...game.legalActions(view, decision)].find(
          (a) => a.type === 'call' && value(state.calling, a.statistic) > value(other, a.statistic),
        );
        return wins ?? game.fallback(view, decision);
      },
    })),
  },
  {
    name: 'timing: refusing a call compares with the hidden value',
    channel: 'timing',
    grow: within((game, behind) => ({
      refusals(view, decision, action) {
        const value = action.type === 'call' ? (amount(behind.state(), 1, 0, action.statistic) ?? 0) : 0;
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
        const { contest, calling, inUse } = step.state;
        if (!contest || entry.action.type !== 'call') return step;
        const own = amount(step.state, calling, inUse[calling] ?? 0, contest.statistic) ?? 0;
        return { ...step, seals: own > (opposing(step.state) ?? 0) };
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
          : [JSON.stringify({ error: 'bad-message', detail: state.engines })],
    })),
  },
];
