import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, readRecord, replayRecord, writeRecord, type Game, type Replayed } from '@turntable/engine';
import { STATISTIC_IDS } from '@turntable/roster';
import { roundTrip } from '@turntable/testkit/json.ts';
import type { TrialOptions } from '@turntable/testkit/trial.ts';
import { sample, type Table } from '@turntable/testkit/sample.ts';
import { doubleHeader } from '../double-header/index.ts';
import { seatOf } from '../double-header/sides.ts';
import * as header from '../double-header/trial.node.ts';
import { locoDome } from '../loco-dome/index.ts';
import * as dome from '../loco-dome/trial.node.ts';
import type { DoubleHeader } from '../double-header/types.ts';
import type { LocoDome } from '../loco-dome/types.ts';
import { foreign, telltale, withTold, type TellTale } from './blinded.node.ts';
import type { Locomotive } from './locomotive.ts';

type Json = Record<string, unknown>;
interface Played {
  readonly name: string;
  readonly record: Json & { readonly actions: Json[]; readonly setup: Json };
  readonly done: Replayed<DoubleHeader | LocoDome>;
  readonly tale: TellTale;
  /** By side. */
  readonly locomotives: readonly (readonly Locomotive[])[];
  /** The seat that is to call when the game moves to style points by itself. */
  readonly stuckSeat: number | undefined;
}

/** Statistics of foreign cards are the forty. */
const ours = ({ name }: { readonly name: string }): boolean => !/strangers|23 statistics/.test(name);

function* games<T extends DoubleHeader | LocoDome>(
  game: Game<T>,
  tables: readonly Table<T>[],
  options: TrialOptions<T>,
  key: 'engines' | 'rosters',
): Generator<Played> {
  for (const table of tables.filter(ours))
    for (let seed = 1; seed <= 2; seed++) {
      const { moments } = sample(game, table, seed, {
        ...options,
        most: 1500,
        // The judge corrects nothing, of which nobody tells.
        generate: () => ({ type: 'end-style' }) as T['Action'],
      });
      const entries = moments.flatMap(({ played }) => (played ? [played.entry] : []));
      const names = Array.from({ length: table.seats }, (_, i) => `Player ${i + 1}`);
      const record = roundTrip(writeRecord(game, names, moments.at(-1)!.state, entries)) as Played['record'];
      const done = replayRecord(game, readRecord(game, record)) as Replayed<DoubleHeader | LocoDome>;
      const state = done.state as unknown as Record<string, readonly (readonly Locomotive[])[]>;
      const tale = telltale(done.log);
      yield {
        name: `${game.id}, ${table.name}, seed ${seed}`,
        record,
        done,
        tale,
        locomotives: state[key]!,
        stuckSeat: tale.stuck && seatOf(table.seats as 2 | 4, tale.stuck.team, tale.stuck.engine),
      };
    }
}

/** Each game with the values of its cards blanked, and told instead. */
function blinded({ record, tale, locomotives, stuckSeat }: Played, key: string, seed: number): Json {
  const rng = quickRng(seed);
  const cards = new Map<string, object>();
  const card = (one: Locomotive): object => {
    if (!cards.has(one.front.id)) cards.set(one.front.id, foreign(one, STATISTIC_IDS, rng));
    return cards.get(one.front.id)!;
  };
  const actions = withTold(record.actions, tale);
  if (tale.stuck) actions.splice(tale.stuck.at + 1, 0, { by: stuckSeat, type: 'style', stuck: true });
  return {
    ...record,
    kept: { by: 'scorer' },
    setup: { ...record.setup, [key]: locomotives.map((side) => side.map(card)) },
    actions,
  };
}

function holds<T extends DoubleHeader | LocoDome>(
  game: Game<T>,
  tables: readonly Table<T>[],
  options: TrialOptions<T>,
  key: 'engines' | 'rosters',
  words: readonly string[],
): void {
  const said = new Set<string>();
  let replays = 0;
  let flips = 0;
  for (const played of games(game, tables, options, key)) {
    if (played.tale.untold) continue;
    for (let seed = 0; seed < 2; seed++) {
      const json = blinded(played, key, seed);
      const done = replayRecord(game, readRecord(game, json));
      const { error } = done;
      assert.equal(error, null, `${played.name}: ${JSON.stringify(error)}`);
      assert.deepEqual(done.state.scores, played.done.state.scores, played.name);
      // What the rules end by themselves, a book with foreign cards may have to be told.
      if (done.state.ended) assert.equal(done.state.ended, played.done.state.ended, played.name);
      replays++;
    }
    const text = JSON.stringify(blinded(played, key, 0));
    for (const word of words) if (text.includes(`"${word}":`)) said.add(word);
    const told = { ...played.record, actions: withTold(played.record.actions, played.tale) };
    assert.equal(replayRecord(game, readRecord(game, told)).error, null, `${played.name}, told as well`);
    // Every one of them the other way round.
    for (const [at, entries] of played.tale.told)
      for (const [i, entry] of entries.entries()) {
        const flipped = entries.with(i, { ...entry, winner: entry.winner === 0 ? 1 : 0 });
        const call = { ...told.actions[at]!, told: flipped };
        const json = {
          ...told,
          actions: [...told.actions.slice(0, at), call, ...told.actions.slice(at + 1)],
        };
        const { error } = replayRecord(game, readRecord(game, json));
        assert.deepEqual([error?.at, error?.refusals[0]?.clause], [at, 'LV-2.1'], played.name);
        flips++;
      }
  }
  assert.deepEqual([...said].sort(), [...words].sort());
  assert.ok(replays > 10 && flips > 50, `${replays} replays, ${flips} flips`);
}

test('LV-2.1: Double Header with values blanked and told replays to the same scores; what contradicts is refused', () =>
  holds(doubleHeader, header.TABLES, header.OPTIONS, 'engines', [
    'told',
    'switched',
    'tagged',
    'caller',
    'stuck',
    'unread',
  ]));

test('LV-2.1: Loco Dome with values blanked and told replays to the same scores; what contradicts is refused', () =>
  holds(locoDome, dome.TABLES, dome.OPTIONS, 'rosters', ['told', 'target', 'unread']));
