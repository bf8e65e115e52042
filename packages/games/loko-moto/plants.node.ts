import type { Plant } from '@turntable/testkit/plant.ts';
import { around, changed, within } from '@turntable/testkit/plants/grow.ts';
import { shapeOf } from './cards.ts';
import type { LokoMoto, State } from './types.ts';

type Own = Plant<LokoMoto>;

/** Secret cards of all seats but one, by holder. */
const held = (state: State, but: unknown): { seat: number; id: string }[] =>
  state.hands.flatMap((hand, seat) => (seat === but ? [] : hand.secret.map((id) => ({ seat, id }))));

/** Leaks that only this game can have: piles, secret agendas, refills. */
export const PLANTS: readonly Own[] = [
  {
    name: 'view shows the next train of the pile',
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view: (state, viewer) => changed(game.view(state, viewer), { trainsLeft: state.trainPile.slice(0, 1) }),
    })),
  },
  {
    name: 'view shows what lies under the face-up shape cards',
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view(state, viewer) {
        const faceUp = state.faceUp.map((id, i) => [id, state.shapePiles[i]![0] ?? null]);
        return changed(game.view(state, viewer), { faceUp });
      },
    })),
  },
  {
    name: 'view shows the secret agendas of all (LM-7.2)',
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view(state, viewer) {
        const view = game.view(state, viewer);
        const hands = view.hands.map((hand, i) => ({ ...hand, secret: state.hands[i]!.secret }));
        return changed(view, { hands });
      },
    })),
  },
  {
    name: 'view shows spectators the agendas that are put away (LM-7.1)',
    channel: 'view',
    visible: true,
    grow: within((game) => ({
      view(state, viewer) {
        const view = game.view(state, viewer);
        return viewer === 'public' ? changed(view, { away: state.shapePiles[2] ?? [] }) : view;
      },
    })),
  },
  {
    name: 'view tells how many sections the agendas of the others need',
    channel: 'view',
    grow: within((game) => ({
      view(state, viewer) {
        const needs = held(state, viewer).map(({ id }) => shapeOf(state.box, id).pattern);
        return changed(game.view(state, viewer), { needs });
      },
    })),
  },
  {
    name: 'view lists the trains of the box in the order of the pile',
    channel: 'view',
    grow: within((game) => ({
      view(state, viewer) {
        const rank = (id: string): number => state.trainPile.indexOf(id);
        const trains = state.box.trains.toSorted((a, b) => rank(a.id) - rank(b.id));
        return changed(game.view(state, viewer), { box: { ...state.box, trains } });
      },
    })),
  },
  {
    name: 'view of a table read from a record has its cards in the order of the deal',
    channel: 'view',
    grow: within((game) => ({
      record: {
        ...game.record,
        readSetup(raw) {
          const { setup, deal } = game.record.readSetup(raw);
          if (deal.type !== 'deal') return { setup, deal };
          const rank = (id: string): number => deal.trains.indexOf(id);
          return {
            setup: { ...setup, trains: setup.trains.toSorted((a, b) => rank(a.id) - rank(b.id)) },
            deal,
          };
        },
      },
    })),
  },
  {
    name: 'event of the deal carries the piles',
    channel: 'event',
    visible: true,
    grow: within((game) => ({
      apply(state, entry) {
        const step = game.apply(state, entry);
        if (entry.action.type !== 'deal') return step;
        const { trains, piles } = entry.action;
        return { ...step, events: step.events.map((event) => changed(event, { trains, piles })) };
      },
    })),
  },
  {
    name: 'event of a refill tells the card after it, too',
    channel: 'event',
    visible: true,
    grow: within((game) => ({
      apply(state, entry) {
        const step = game.apply(state, entry);
        const after = step.state.trainPile[0] ?? null;
        return {
          ...step,
          events: step.events.map((e) => (e.kind === 'train-up' ? changed(e, { after }) : e)),
        };
      },
    })),
  },
  {
    name: 'log of a build says whose agenda it spoils',
    channel: 'log',
    visible: true,
    grow: within((game, behind) => ({
      tell(view, event) {
        const line = game.tell(view, event);
        if (event.kind !== 'built' && event.kind !== 'reserved') return line;
        const spoilt = held(behind.state(), view.viewer)[0]?.id ?? '';
        return { ...line, values: { ...line.values, spoilt } };
      },
    })),
  },
  {
    name: 'refusal of a shape card says who holds it in secret (LM-3.4)',
    channel: 'refusal',
    grow: within((game, behind) => ({
      refusals(view, decision, action) {
        const refusals = game.refusals(view, decision, action);
        if (action.type !== 'buy' || action.shape === null) return refusals;
        const holder = held(behind.state(), view.viewer).find(({ id }) => id === action.shape);
        return holder ? [...refusals, { clause: 'LM-3.4', with: { seat: holder.seat } }] : refusals;
      },
    })),
  },
  {
    name: 'refusal of an unknown train lists the pile',
    channel: 'refusal',
    visible: true,
    grow: within((game, behind) => ({
      refusals(view, decision, action) {
        const refusals = game.refusals(view, decision, action);
        if (action.type !== 'buy') return refusals;
        return refusals.map((r) => ({ ...r, with: { ...r.with, left: behind.state().trainPile.join() } }));
      },
    })),
  },
  {
    name: "legal actions count purchases with the others' agendas",
    channel: 'legal',
    grow: within((game, behind) => ({
      countLegal(view, decision, limit) {
        const wanted = held(behind.state(), view.viewer).map(({ id }) => shapeOf(view.box, id).pattern);
        const more = wanted.reduce((sum, pattern, i) => sum + pattern.length * (i + 1), 0);
        const count = game.countLegal!(view, decision, limit);
        return count === undefined ? undefined : count + more;
      },
    })),
  },
  {
    name: 'fallback builds only if the next train is worth it',
    channel: 'fallback',
    grow: within((game, behind) => ({
      fallback(view, decision) {
        const next = behind.state().trainPile[0];
        const short = view.box.trains.findIndex(({ id }) => id === next) % 2 === 0;
        const build = [...game.legalActions(view, decision)].find(({ type }) => type === 'build');
        return (short ? undefined : build) ?? game.fallback(view, decision);
      },
    })),
  },
  {
    name: 'timing: looking for purchases tries the agendas of the others, too',
    channel: 'timing',
    grow: within((game, behind) => ({
      *legalActions(view, decision) {
        for (const { id } of held(behind.state(), view.viewer))
          for (let i = 0; i < shapeOf(behind.state().box, id).pattern.length; i++) void view.lines[i];
        yield* game.legalActions(view, decision);
      },
    })),
  },
  {
    name: 'undo is sealed by a refill only if it is a dear train',
    channel: 'undo',
    grow: within((game) => ({
      apply(state, entry) {
        const step = game.apply(state, entry);
        const next = state.box.trains.findIndex(({ id }) => id === step.state.trainPile[0]);
        return { ...step, seals: step.seals && next % 2 === 0 };
      },
    })),
  },
  {
    name: 'error page for a bad message shows the hands',
    channel: 'error',
    visible: true,
    grow: around((edge, game) => ({
      reply: (state, actor, decision, input) =>
        game.parse(input)
          ? edge.reply(state, actor, decision, input)
          : [JSON.stringify({ error: 'bad-message', detail: state.hands })],
    })),
  },
];
