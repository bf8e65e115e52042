import {
  quickRng,
  readRecord,
  RecordError,
  replayRecord,
  viewerOf,
  writeRecord,
  type Entry,
  type TakeBack,
  type Types,
} from '@turntable/engine';
import { garbage, leaves, mutated } from '../fuzz.ts';
import { brief, difference, notPlain, roundTrip } from '../json.ts';
import type { Trial } from '../trial.ts';
import type { Table, Sample } from '../sample.ts';
import { atMoments, atSamples, type Law } from './law.ts';

type Item<T extends Types> = Entry<T['Action']> | TakeBack;

const names = (table: { readonly seats: number }): string[] =>
  Array.from({ length: table.seats }, (_, seat) => `Player ${seat + 1}`);

function entriesOf<T extends Types>({ moments }: Sample<T>): Entry<T['Action']>[] {
  return moments.flatMap((m) => (m.played ? [m.played.entry] : []));
}

/** The record of a log as it would come from a file. */
function written<T extends Types>(trial: Trial<T>, sample: Sample<T>, log: readonly Item<T>[]): unknown {
  return roundTrip(writeRecord(trial.game, names(sample.table), sample.moments.at(-1)!.state, log));
}

/** Where the replay of a record differs from the sample it is of. */
function differs<T extends Types>(trial: Trial<T>, sample: Sample<T>, json: unknown): string | undefined {
  const { game, options } = trial;
  const replayed = replayRecord(game, readRecord(game, json));
  if (replayed.error) return `refused: ${JSON.stringify(replayed.error)}`;
  const { state } = sample.moments.at(-1)!;
  const whole = (s: T['State']): unknown => options.recorded?.(s) ?? s;
  return difference(whole(replayed.state), whole(state), 'state');
}

/** The entries without those declines that a record may leave out (those that the next action closes again). */
function withoutDeclines<T extends Types>(trial: Trial<T>, sample: Sample<T>): Entry<T['Action']>[] {
  const { game } = trial;
  const remaining: Entry<T['Action']>[] = [];
  const played = sample.moments.flatMap((m) => (m.played ? [{ ...m, entry: m.played.entry }] : []));
  played.forEach(({ state, decisions, entry }, i) => {
    const decision = decisions.find((d) => d.id === entry.decision)!;
    const decline =
      entry.actor === 'chance'
        ? undefined
        : game.decline?.(game.view(state, viewerOf(entry.actor)), decision);
    const isDecline = decline && difference(decline, entry.action) === undefined;
    if (!isDecline || decision.actors[0] !== entry.actor || !closedLater(i)) remaining.push(entry);

    /** Whether an action follows, before any of the judge's, that answers nothing open here, and so closes it. */
    function closedLater(from: number): boolean {
      for (const { entry: next } of played.slice(from + 1)) {
        if (next.actor === 'judge') return false;
        const answers = decisions.some(
          (d) => d.actors.includes(next.actor) && game.kinds[d.kind]!.includes(next.action.type),
        );
        if (!answers) return true;
        if (!decisions.some((d) => d.id === next.decision)) return false;
      }
      return false;
    }
  });
  return remaining;
}

/** The entries with take-backs that are played again, as players and a judge would. */
function withTakeBacks<T extends Types>(
  trial: Trial<T>,
  table: Table<T>,
  entries: readonly Entry<T['Action']>[],
): Item<T>[] {
  const judge = trial.game.record.hasJudge(table.setup);
  const log: Item<T>[] = [];
  entries.forEach((entry, i) => {
    log.push(entry);
    if (i % 7 !== 5) return;
    log.push({ takeBack: 0 });
    log.push(judge ? { takeBack: 'judge', reason: 'once more' } : { takeBack: 1 }, entries[i - 1]!, entry);
  });
  return log;
}

export const RECORD_LAWS: readonly Law[] = [
  {
    name: 'a record replays to the same state and log',
    check: (trial) =>
      atSamples(trial, (sample) => {
        const { game } = trial;
        const json = written(trial, sample, entriesOf(sample));
        const what = differs(trial, sample, json);
        if (what) return what;
        const replayed = replayRecord(game, readRecord(game, json));
        const events = sample.moments.slice(1).flatMap((m) => m.played?.step.events ?? []);
        const logged = replayed.log.map((l) => l.event);
        return (
          difference(roundTrip(logged), roundTrip(events), 'log') ??
          difference(replayed.entries.length, entriesOf(sample).length, 'entries')
        );
      }),
  },
  {
    name: 'a record may leave declines out',
    check: (trial) =>
      atSamples(trial, (sample) =>
        differs(trial, sample, written(trial, sample, withoutDeclines(trial, sample))),
      ),
  },
  {
    name: 'a record holds take-backs',
    check: (trial) =>
      atSamples(trial, (sample) =>
        differs(trial, sample, written(trial, sample, withTakeBacks(trial, sample.table, entriesOf(sample)))),
      ),
  },
  {
    name: 'the setup of a record is the same whenever it is written',
    check: (trial) =>
      atMoments(trial, 12, ({ state }, _table, index, { moments }) => {
        if (index === 0) return undefined;
        const { record } = trial.game;
        return difference(record.writeSetup(state), record.writeSetup(moments[1]!.state), 'setup');
      }),
  },
  {
    name: 'what is no record is told so, whatever it is',
    check: (trial) => {
      const { game } = trial;
      return atSamples(trial, (sample) => {
        const rng = quickRng(sample.seed);
        const json = written(trial, sample, entriesOf(sample).slice(0, 8));
        const material = leaves([json]);
        for (let i = 0; i < 60; i++) {
          const input = mutated(json, material, rng);
          try {
            replayRecord(game, readRecord(game, input));
          } catch (error) {
            if (!(error instanceof RecordError)) return `${String(error)} at ${JSON.stringify(input)}`;
          }
        }
        return undefined;
      });
    },
  },
  {
    name: 'a host gets a table, or is told what is wrong with the options',
    check: ({ game, options: { hosted = [{}] }, tables }) => {
      const rng = quickRng(3);
      const material = leaves(hosted);
      const inputs = [...hosted, ...garbage(60, 2)];
      for (let i = 0; i < 400; i++) inputs.push(mutated(hosted[i % hosted.length], material, rng));
      for (const input of inputs) {
        if (typeof input !== 'object' || input === null || Array.isArray(input)) continue;
        for (const seats of [0, 1.5, 9, ...game.seats])
          try {
            const setup = game.host(input as Readonly<Record<string, unknown>>, seats);
            if (!game.seats.includes(seats)) return `a table for ${seats}`;
            const bad = notPlain(setup, 'setup') ?? notPlain(game.start(setup), 'start');
            if (bad) return `${brief(input)}: ${bad}`;
          } catch (error) {
            if (!(error instanceof RecordError)) return `${String(error)} for ${brief(input)}`;
          }
      }
      for (const { seats } of tables) if (!game.seats.includes(seats)) return `nobody hosts for ${seats}`;
      return undefined;
    },
  },
];
