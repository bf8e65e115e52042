import { replay, counted, type Log, type Types } from '@turntable/engine';
import { deepFreeze, difference, notPlain, roundTrip } from '../json.ts';
import type { Sample } from '../sample.ts';
import { atMoments, atSamples, type Law } from './law.ts';

/** A log with take-backs in it, after which everything is played again as it was. */
function withTakeBacks<T extends Types>({ moments }: Sample<T>): Log<T['Action']> {
  const entries = moments.flatMap((m) => (m.played ? [m.played.entry] : []));
  const log: Log<T['Action']>[number][] = [];
  entries.forEach((entry, i) => {
    log.push(entry);
    if (i % 5 !== 3) return;
    log.push({ takeBack: 0 }, { takeBack: 0 }, entries[i - 1]!, entry);
  });
  return log;
}

export const STATE_LAWS: readonly Law[] = [
  {
    name: 'the state is a plain JSON tree',
    check: (trial) =>
      atMoments(trial, 60, ({ state }, table) => notPlain(table.setup, 'setup') ?? notPlain(state, 'state')),
  },
  {
    name: 'an entry and what it did are plain JSON',
    check: (trial) =>
      atMoments(trial, 60, ({ played }) => {
        if (!played) return undefined;
        const { entry, step } = played;
        if (typeof step.seals !== 'boolean') return `seals is ${String(step.seals)}`;
        const unknown = step.events.find((event) => !Object.hasOwn(trial.game.clauses, event.clause));
        if (unknown) return `an event cites ${unknown.clause}, which is no clause`;
        return notPlain(entry, 'entry') ?? notPlain(step.events, 'events');
      }),
  },
  {
    name: 'a state that went through storage plays on the same',
    check: (trial) =>
      atMoments(trial, 15, ({ state, played, decisions }) => {
        const stored = roundTrip(state);
        const open = difference(trial.game.decisions(stored), decisions, 'decisions');
        if (open || !played) return open;
        return difference(
          roundTrip(trial.game.apply(stored, roundTrip(played.entry))),
          roundTrip(played.step),
        );
      }),
  },
  {
    name: 'applying never mutates',
    check: (trial) =>
      // The samples run on frozen states; a game that catches its own errors shows only in a copy that is not.
      atMoments(trial, 15, ({ state, played }) => {
        if (!played) return undefined;
        const [mine, entry] = [roundTrip(state), roundTrip(played.entry)];
        trial.game.apply(mine, entry);
        const changed = difference(mine, state, 'state') ?? difference(entry, played.entry, 'entry');
        if (changed) return changed;
        trial.game.apply(deepFreeze(mine), deepFreeze(entry));
        return undefined;
      }),
  },
  {
    name: 'the same entry makes the same step',
    check: (trial) =>
      atMoments(trial, 30, ({ state, played }) =>
        played ? difference(trial.game.apply(state, played.entry), played.step) : undefined,
      ),
  },
  {
    name: 'replay equals play',
    check: (trial) =>
      atSamples(trial, (sample) => {
        const { moments, table } = sample;
        const entries = moments.flatMap((m) => (m.played ? [m.played.entry] : []));
        const log = roundTrip(withTakeBacks(sample));
        return (
          difference(counted(log), roundTrip(entries), 'counted') ??
          difference(replay(trial.game, roundTrip(table.setup), log), moments.at(-1)!.state)
        );
      }),
  },
  {
    name: 'nothing is made from nothing, and nothing is lost',
    check: (trial) =>
      atMoments(trial, 200, ({ state }) => {
        const broken = trial.game.audit(state);
        return broken.length > 0 ? `audit: ${broken.join(', ')}` : undefined;
      }),
  },
];
