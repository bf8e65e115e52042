import { viewerOf, type Types } from '@turntable/engine';
import { hint, peek, type Plant } from '../plant.ts';
import { around, asking, changed, within } from './grow.ts';

/** Leaks in what somebody is asked, may do, and is told when it does not work. */
export function answerPlants<T extends Types>(): readonly Plant<T>[] {
  return [
    {
      name: 'refusal is filled with a hidden value',
      channel: 'refusal',
      visible: true,
      grow: within((game, behind) => ({
        refusals: (view, decision, action) =>
          game
            .refusals(view, decision, action)
            .map((refusal) => ({ ...refusal, with: { ...refusal.with, next: behind.secret() } })),
      })),
    },
    {
      name: 'refusal cites a clause more if hidden values are such',
      channel: 'refusal',
      grow: within((game, behind) => ({
        refusals(view, decision, action) {
          const refusals = game.refusals(view, decision, action);
          return behind.hint() ? [...refusals, ...refusals] : refusals;
        },
      })),
    },
    {
      name: 'refusal is dropped if hidden values are such',
      channel: 'refusal',
      grow: within((game, behind) => ({
        refusals: (view, decision, action) => (behind.hint() ? [] : game.refusals(view, decision, action)),
      })),
    },
    {
      name: 'error quotes a hidden value when a refusal fails',
      channel: 'error',
      visible: true,
      grow: within((game, behind) => ({
        refusals(view, decision, action) {
          const refusals = game.refusals(view, decision, action);
          if (refusals.length > 0) throw new Error(`${action.type} while ${behind.secret()} is next`);
          return refusals;
        },
      })),
    },
    {
      name: 'error page shows the state it failed in',
      channel: 'error',
      visible: true,
      grow: around((edge, game) => ({
        reply(state, actor, decision, input) {
          if (game.parse(input)) return edge.reply(state, actor, decision, input);
          return [JSON.stringify({ error: 'bad-message', detail: state })];
        },
      })),
    },
    {
      name: 'error depends on hidden values',
      channel: 'error',
      grow: around((edge, game) => ({
        reply: (state, actor, decision, input) =>
          hint(game, state, viewerOf(actor))
            ? ['{"error":"busy"}']
            : edge.reply(state, actor, decision, input),
      })),
    },
    {
      name: 'decision has a hidden value in its name',
      channel: 'decision',
      visible: true,
      grow: asking((decision, game, state) => [
        changed(decision, { id: `${decision.id}:${peek(game, state, 'public')}` }),
      ]),
    },
    {
      name: 'decision opens only for whoever holds the right cards',
      channel: 'decision',
      grow: asking((decision, game, state) =>
        hint(game, state, 'public') ? [decision, { ...decision, id: `${decision.id}:again` }] : [decision],
      ),
    },
    {
      name: 'decision is waited for only if hidden values are such (timing)',
      channel: 'decision',
      grow: asking((decision, game, state) => [
        hint(game, state, 'public') ? { ...decision, standing: true } : decision,
      ]),
    },
    {
      name: 'legal actions are listed in an order that follows hidden values',
      channel: 'legal',
      grow: within((game, behind) => ({
        legalActions(view, decision) {
          const listed = [...game.legalActions(view, decision)];
          return behind.hint() ? listed.toReversed() : listed;
        },
      })),
    },
    {
      name: 'legal actions lack those that would fail on hidden values',
      channel: 'legal',
      grow: within((game, behind) => ({
        legalActions(view, decision) {
          const listed = [...game.legalActions(view, decision)];
          return behind.hint() ? listed.slice(1) : listed;
        },
      })),
    },
    {
      name: 'legal count includes what only hidden values allow',
      channel: 'legal',
      grow: within((game, behind) => ({
        countLegal(view, decision, limit) {
          const count = game.countLegal?.(view, decision, limit) ?? 0;
          return behind.hint() ? count + 1 : count;
        },
      })),
    },
    {
      name: 'legal sample avoids what hidden values punish',
      channel: 'legal',
      grow: within((game, behind) => ({
        sampleLegal(view, decision, rng) {
          const listed = [...game.legalActions(view, decision)];
          return listed[behind.hint() ? 0 : rng.below(listed.length)]!;
        },
      })),
    },
    {
      name: 'fallback plays by hidden values',
      channel: 'fallback',
      grow: within((game, behind) => ({
        fallback(view, decision) {
          const usual = game.fallback(view, decision);
          return behind.hint() ? ([...game.legalActions(view, decision)].at(-1) ?? usual) : usual;
        },
      })),
    },
    {
      name: 'decline is there only if hidden values are such',
      channel: 'fallback',
      grow: within((game, behind) => ({
        decline: (view, decision) => (behind.hint() ? undefined : game.fallback(view, decision)),
      })),
    },
    {
      name: 'timing: listing takes longer if hidden values are such',
      channel: 'timing',
      grow: within((game, behind) => ({
        *legalActions(view, decision) {
          for (let i = 0; behind.hint() && i < 20; i++) void view.decisions.length;
          yield* game.legalActions(view, decision);
        },
      })),
    },
    {
      name: 'timing: refusing takes longer if hidden values are such',
      channel: 'timing',
      grow: within((game, behind) => ({
        refusals(view, decision, action) {
          for (let i = 0; behind.hint() && i < 20; i++) void view.decisions.length;
          return game.refusals(view, decision, action);
        },
      })),
    },
  ];
}
