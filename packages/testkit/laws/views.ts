import { quickRng, viewerOf, type Types } from '@turntable/engine';
import { brief, difference, notPlain } from '../json.ts';
import type { Trial } from '../trial.ts';
import { randomEntry } from '../sample.ts';
import { atMoments, viewers, type Law } from './law.ts';

/**
 * Where the public knows something that this viewer is not shown the same way; nothing if the viewer knows at
 * least as much. What the public is not told is null in its view, so whatever stands there otherwise is public.
 */
function lacks(pub: unknown, seen: unknown, own: ReadonlySet<string>, place = ''): string | undefined {
  if (pub === null || pub === seen) return undefined;
  const trees = typeof pub === 'object' && typeof seen === 'object' && seen !== null;
  if (!trees || Array.isArray(pub) !== Array.isArray(seen))
    return Object.is(pub, seen) ? undefined : `${place}: the public sees ${brief(pub)}, they ${brief(seen)}`;
  if (Array.isArray(pub) && pub.length !== (seen as unknown[]).length)
    return `${place}: the public sees ${pub.length} items, they ${(seen as unknown[]).length}`;
  for (const [key, member] of Object.entries(pub)) {
    if (own.has(key)) continue;
    const what = lacks(member, (seen as Readonly<Record<string, unknown>>)[key], own, `${place}/${key}`);
    if (what) return what;
  }
  return undefined;
}

/** How far an imagined world is played on. */
const ON = 12;

export const VIEW_LAWS: readonly Law[] = [
  {
    name: 'a view is a plain JSON tree for its viewer, with all open questions',
    check: (trial) =>
      atMoments(trial, 60, ({ state, decisions }, table) => {
        for (const viewer of viewers(table)) {
          const view = trial.game.view(state, viewer);
          if (view.viewer !== viewer) return `a view for ${viewer} says it is for ${view.viewer}`;
          const bad = notPlain(view, 'view') ?? difference(view.decisions, decisions, 'decisions');
          if (bad) return bad;
        }
        return undefined;
      }),
  },
  {
    name: 'public facts are the same for all viewers',
    check: (trial) => {
      const own = new Set(trial.options.ownKeys ?? ['viewer']);
      return atMoments(trial, 60, ({ state }, table) => {
        const pub = trial.game.view(state, 'public');
        for (const viewer of viewers(table)) {
          const what = lacks(pub, trial.game.view(state, viewer), own);
          if (what) return `${viewer}: ${what}`;
        }
        return undefined;
      });
    },
  },
  {
    name: 'looking changes nothing, and shows the same again',
    check: (trial) =>
      atMoments(trial, 20, ({ state, decisions }, table) => {
        for (const viewer of viewers(table)) {
          const changed = difference(trial.game.view(state, viewer), trial.game.view(state, viewer));
          if (changed) return changed;
        }
        return difference(trial.game.decisions(state), decisions);
      }),
  },
  {
    name: 'what the public witnesses, everybody does; the log tells it by a key and plain values',
    check: (trial) =>
      atMoments(trial, 60, ({ played }, table) => {
        const { game } = trial;
        for (const event of played?.step.events ?? []) {
          const isPublic = game.witness(event, 'public') !== undefined;
          for (const viewer of viewers(table)) {
            const seen = game.witness(event, viewer);
            if (!seen && isPublic) return `${event.kind} is public, and kept from ${viewer}`;
            if (!seen) continue;
            const line = game.tell(game.view(played!.step.state, viewer), seen);
            const bad = notPlain(seen, 'event') ?? notPlain(line, 'line');
            if (bad) return bad;
            if (typeof line.key !== 'string' || line.key === '') return `${event.kind} has no sentence`;
            const odd = Object.values(line.values ?? {}).find((v) => typeof v === 'object');
            if (odd !== undefined) return `${line.key} is filled with ${brief(odd)}`;
          }
        }
        return undefined;
      }),
  },
  {
    name: 'an imagined world looks the same to its viewer, keeps the rules and plays on',
    check: <T extends Types>(trial: Trial<T>) =>
      atMoments(trial, 10, ({ state, decisions }, table, index) => {
        const { game, sampling } = trial;
        if (!game.imagine || decisions.some((d) => viewerOf(d.actors[0]!) === 'public')) return undefined;
        for (const viewer of viewers(table)) {
          const view = game.view(state, viewer);
          const rng = quickRng(index);
          let world = game.imagine(view, rng);
          const bad = notPlain(world, 'world') ?? difference(game.view(world, viewer), view, `${viewer}`);
          if (bad) return bad;
          const broken = game.audit(world);
          if (broken.length > 0) return `audit: ${broken.join(', ')}`;
          for (let i = 0; i < ON; i++) {
            const entry = randomEntry(game, world, game.decisions(world), rng, sampling);
            if (!entry) break;
            world = game.apply(world, entry).state;
          }
        }
        return undefined;
      }),
  },
];
