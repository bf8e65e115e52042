import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  checkSeed,
  drawEntry,
  keyedRng,
  readRecord,
  RecordError,
  replayRecord,
  writeRecord,
  type AnyGame,
} from '@turntable/engine';
import { card } from '@turntable/roster/cards.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { gameById } from '../registry.ts';

/** A whole game as a table exported it in the days of edition 1, and what it replayed to then. */
interface StoredGame {
  readonly record: Record<string, unknown> & { readonly game: string; readonly setup: object };
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly state: object;
  /** Values read out, in order: statistic, value, whether it was calculated. */
  readonly read: readonly (readonly [string, number, boolean])[];
}
const folder = new URL('records/', import.meta.url);
const storedGames = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoredGame] as const,
);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

interface Read {
  readonly kind: string;
  readonly statistic: string;
  readonly value: number;
  readonly calculated: boolean;
}

test('there are records of edition 1 of both games', () => {
  assert.deepEqual(
    new Set(storedGames.map(([, { record }]) => record.game)),
    new Set(['double-header', 'loco-dome']),
  );
});

for (const [file, { record, ...then }] of storedGames)
  test(`a record of edition 1 replays as it was played, is written as it was, and its deal still fits: ${file}`, () => {
    const game: AnyGame = gameById(record.game)!;
    const read = readRecord(game, record);
    const { state, entries, error, log } = replayRecord(game, read);
    assert.equal(error, null);
    const view = game.view(state, 'public');
    const events = log.map(({ event }) => event as unknown as Read);
    assert.deepEqual(
      plain({
        scores: game.record.scores(view),
        winners: game.record.winners(view),
        state: game.record.writeState(state),
        read: events
          .filter(({ kind }) => kind === 'read')
          .map(({ statistic, value, calculated }) => [statistic, value, calculated]),
      }),
      plain(then),
    );
    const { fairness } = read;
    assert.deepEqual(
      plain(writeRecord(game, read.names, state, entries, { fairness: fairness! })),
      plain(record),
    );
    const { fits, promised, dealt } = checkSeed(game, record);
    assert.deepEqual([fits, promised, dealt], [true, true, true]);
  });

/** Locomotives of a state by id, whichever of the two games it is. */
function valuesOf(game: AnyGame, state: object): Map<string, object> {
  const { values } = game.record.writeState(state) as { values: { id: string; values: object }[][] };
  return new Map(values.flat().map(({ id, values: each }) => [id, each]));
}

for (const id of ['double-header', 'loco-dome'] as const) {
  const game: AnyGame = gameById(id)!;
  const deal = (setup: object) => {
    const start = game.start(setup);
    return game.apply(start, drawEntry(game, start, game.decisions(start)[0]!, keyedRng('a seed', 0))).state;
  };

  test(`a stored setup that names no edition is dealt with the values of edition 1, a new one with today's: ${id}`, () => {
    const { roster, ...before } = game.host({}, 2) as { roster?: number };
    assert.equal(roster, EDITION);
    for (const [setup, edition] of [
      [before, 1],
      [{ ...before, roster: EDITION }, EDITION],
    ] as const) {
      const dealt = valuesOf(game, deal(setup));
      assert.ok(dealt.size >= 4);
      for (const [locomotive, values] of dealt) assert.deepEqual(values, card(locomotive, edition)!.values);
    }
  });

  test(`a record names the edition it was played with from the second on: ${id}`, () => {
    for (let edition = 1; edition <= EDITION; edition++) {
      const state = deal(game.host({ roster: edition }, 2));
      const { setup, options } = game.record.writeSetup(state) as {
        setup: { roster?: number };
        options: object;
      };
      assert.equal(setup.roster, edition === 1 ? undefined : edition);
      const raw = {
        game: id,
        rules: 1,
        options: { ...options },
        seats: [{ name: 'a' }, { name: 'b' }],
        setup: { ...setup },
      };
      const again = game.record.readSetup(plain(raw) as typeof raw);
      const start = game.start(again.setup);
      const entry = { decision: game.decisions(start)[0]!.id, actor: 'chance' as const, action: again.deal };
      assert.deepEqual(valuesOf(game, game.apply(start, entry).state), valuesOf(game, state));
    }
  });

  test(`an edition that is none is refused with its place: ${id}`, () => {
    const { setup, options } = game.record.writeSetup(deal(game.host({}, 2)));
    for (const roster of [0, EDITION + 1, '2', 1.5, null]) {
      const raw = {
        game: id,
        rules: 1,
        options: { ...options },
        seats: [{ name: 'a' }, { name: 'b' }],
        setup: { ...setup, roster },
      };
      assert.throws(
        () => game.record.readSetup(raw),
        (error) => error instanceof RecordError && error.place === 'setup.roster',
      );
    }
    assert.throws(
      () => game.host({ roster: EDITION + 1 }, 2),
      (error) => error instanceof RecordError && error.place === 'options.roster',
    );
  });

  test(`a game taken up with its hidden values drawn anew stays of its edition: ${id}`, () => {
    for (let edition = 1; edition <= EDITION; edition++) {
      const setup = game.host({ roster: edition }, 2);
      const start = game.start(setup);
      const entry = drawEntry(game, start, game.decisions(start)[0]!, keyedRng('a seed', 0));
      const now = game.redraw!(setup, [entry], 0, keyedRng('another', 0));
      const state = game.apply(game.start(now.setup), now.log[0] as typeof entry).state;
      const written = game.record.writeSetup(state).setup as { roster?: number };
      assert.equal(written.roster, edition === 1 ? undefined : edition);
    }
  });
}

test('own locomotives need no edition: nothing of theirs is of the roster', () => {
  const own = (name: string) => ({ id: `own-${name}`, name, values: { 'grate-area': 48.4 } });
  const game: AnyGame = gameById('double-header')!;
  const mine = game.host(
    {
      engines: [
        [own('a'), own('b')],
        [own('c'), own('d')],
      ],
    },
    2,
  );
  assert.ok(!('roster' in mine));
  const mixed = game.host(
    {
      engines: [
        [own('a'), LOCOMOTIVES[0]!.id],
        [own('c'), own('d')],
      ],
    },
    2,
  );
  assert.equal((mixed as { roster?: number }).roster, EDITION);
});
