import type { Seat, Types } from '@turntable/engine';
import { hint, peek, type Plant } from '../plant.ts';
import { around, changed, within } from './grow.ts';

/** How many entries a secret is kept before it slips out. */
const LATE = 3;

/** Leaks in what somebody sees without doing anything: views, first looks, events, the log, updates. */
export function sightPlants<T extends Types>(): readonly Plant<T>[] {
  return [
    {
      name: 'view shows a hidden value in a member of its own',
      channel: 'view',
      visible: true,
      grow: within((game) => ({
        view: (state, viewer) => changed(game.view(state, viewer), { next: peek(game, state, viewer) }),
      })),
    },
    {
      name: 'view tells a yes or no that depends on hidden values',
      channel: 'view',
      grow: within((game) => ({
        view: (state, viewer) => changed(game.view(state, viewer), { lucky: hint(game, state, viewer) }),
      })),
    },
    {
      name: 'view has its members in an order that follows hidden values',
      channel: 'view',
      grow: within((game) => ({
        view(state, viewer) {
          const members = Object.entries(game.view(state, viewer));
          return Object.fromEntries(hint(game, state, viewer) ? members.toReversed() : members) as T['View'];
        },
      })),
    },
    {
      name: 'view for spectators is the view of a seat',
      channel: 'view',
      visible: true,
      grow: within((game) => ({
        view: (state, viewer) => changed(game.view(state, viewer === 'public' ? 0 : viewer), { viewer }),
      })),
    },
    {
      name: 'view for a seat is the view of another',
      channel: 'view',
      visible: true,
      grow: within((game) => ({
        view: (state, viewer) => changed(game.view(state, viewer === 1 ? 0 : viewer), { viewer }),
      })),
    },
    {
      name: 'view shows what was hidden a few entries ago, and still is',
      channel: 'view',
      grow: within((game) => ({
        apply(state, entry) {
          const step = game.apply(state, entry);
          const { memos = [] } = state as { memos?: readonly string[] };
          const memo = peek(game, state, 'public');
          return { ...step, state: changed(step.state, { memos: [...memos, memo] }) };
        },
        view(state, viewer) {
          const { memos = [] } = state as { memos?: readonly string[] };
          return changed(game.view(state, viewer), { memo: memos.at(-LATE) ?? null });
        },
      })),
    },
    {
      name: 'sync sends the whole state along',
      channel: 'sync',
      visible: true,
      grow: around((edge) => ({
        sync: (state, viewer) => [...edge.sync(state, viewer), JSON.stringify({ initial: state })],
      })),
    },
    {
      name: 'record of a view prints a hidden value',
      channel: 'record',
      visible: true,
      grow: within((game, behind) => ({
        record: {
          ...game.record,
          writeView: (view) => changed(game.record.writeView(view), { deck: behind.secret() }),
        },
      })),
    },
    {
      name: 'event carries a hidden value to everybody',
      channel: 'event',
      visible: true,
      grow: within((game) => ({
        apply(state, entry) {
          const step = game.apply(state, entry);
          const next = peek(game, step.state, 'public');
          return { ...step, events: step.events.map((event) => changed(event, { next })) };
        },
      })),
    },
    {
      name: 'event happens only if hidden values are such',
      channel: 'event',
      grow: within((game) => ({
        apply(state, entry) {
          const step = game.apply(state, entry);
          return hint(game, step.state, 'public')
            ? { ...step, events: [...step.events, ...step.events] }
            : step;
        },
      })),
    },
    {
      name: 'event is kept from whoever might learn from it',
      channel: 'event',
      grow: within((game, behind) => ({
        witness: (event, viewer) => (behind.hint() ? undefined : game.witness(event, viewer)),
      })),
    },
    {
      name: 'log names a hidden value',
      channel: 'log',
      visible: true,
      grow: within((game, behind) => ({
        tell(view, event) {
          const line = game.tell(view, event);
          return { ...line, values: { ...line.values, next: behind.secret() } };
        },
      })),
    },
    {
      name: 'log chooses its words by hidden values',
      channel: 'log',
      grow: within((game, behind) => ({
        tell(view, event) {
          const line = game.tell(view, event);
          return behind.hint() ? { ...line, key: `${line.key}.luckily` } : line;
        },
      })),
    },
    {
      name: 'undo is sealed or free by hidden values',
      channel: 'undo',
      grow: within((game) => ({
        apply(state, entry) {
          const step = game.apply(state, entry);
          return { ...step, seals: step.seals !== hint(game, step.state, 'public') };
        },
      })),
    },
    {
      name: 'update is sent twice if hidden values are such (timing)',
      channel: 'update',
      grow: around((edge, game) => ({
        update(step, viewer) {
          const sent = edge.update(step, viewer);
          return hint(game, step.state, viewer) ? [...sent, ...sent] : sent;
        },
      })),
    },
    {
      name: 'update is left out if hidden values are such (timing)',
      channel: 'update',
      grow: around((edge, game) => ({
        update: (step, viewer) => (hint(game, step.state, viewer) ? [] : edge.update(step, viewer)),
      })),
    },
    {
      name: "update brings the next seat's view",
      channel: 'update',
      visible: true,
      grow: around((edge, game) => ({
        update(step, viewer) {
          const next = (Number.isInteger(viewer) ? 1 - Math.min(1, viewer as Seat) : 0) as Seat;
          return [...edge.update(step, viewer), JSON.stringify(game.view(step.state, next))];
        },
      })),
    },
  ];
}
