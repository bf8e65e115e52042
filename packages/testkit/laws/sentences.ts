import { quickRng, viewerOf, type Actor, type Message, type Types } from '@turntable/engine';
import type { Trial } from '../trial.ts';
import { attempts } from './attempts.ts';
import { actors, atMoments, viewers, type Law } from './law.ts';

/** What is wrong with a message once it is made a sentence; nothing if it reads well, or nobody makes sentences here. */
function unsaid<T extends Types>({ options }: Trial<T>, message: Message, by: Actor): string | undefined {
  const texts = options.say?.(message, by) ?? [];
  const bad = texts.find((text) => text === message.key || /^\s*$|[{}]|undefined|\[object/.test(text));
  return bad === undefined ? undefined : `${message.key} reads “${bad}”`;
}

export const SENTENCE_LAWS: readonly Law[] = [
  {
    name: 'every line of the log is a sentence',
    check: (trial) =>
      atMoments(trial, 200, ({ played }, table) => {
        const { game } = trial;
        for (const viewer of viewers(table))
          for (const event of played?.step.events ?? []) {
            const seen = game.witness(event, viewer);
            if (!seen) continue;
            const bad = unsaid(trial, game.tell(game.view(played!.step.state, viewer), seen), seen.by);
            if (bad) return bad;
          }
        return undefined;
      }),
  },
  {
    name: 'every refusal is a sentence',
    check: (trial) =>
      atMoments(trial, 30, (moment, table, index, sample) => {
        const { game } = trial;
        const rng = quickRng(index + 5);
        for (const actor of actors(table)) {
          const view = game.view(moment.state, viewerOf(actor));
          for (const decision of [undefined, ...moment.decisions])
            for (const action of attempts(trial, sample, view, decision, rng))
              for (const { clause, with: values } of game.refusals(view, decision, action)) {
                const key = `${game.id}.refusal.${clause}`;
                const bad = unsaid(trial, { key, ...(values ? { values } : {}) }, actor);
                if (bad) return bad;
              }
        }
        return undefined;
      }),
  },
];
