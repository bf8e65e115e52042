import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpen } from '@turntable/match/draft.ts';
import { GAMES } from '@turntable/games';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { failing } from '../testing/log.ts';
import { NO_BOTS } from './companions.ts';
import { Holding, type Leases } from './holding.ts';
import { begin } from './picks/beginning.ts';
import { Tables } from './registry.ts';
import { coreServices } from './services.ts';

test('a table that is not there is not remembered as held, whoever asks for it', async () => {
  const holding = new Holding({
    take: async (id) => (id === 'none' ? undefined : { mine: true, gap: 7 }),
    holder: async () => undefined,
    release: async () => {},
  });
  assert.deepEqual([await holding.take('none'), holding.has('none')], [0, false]);
  assert.deepEqual([await holding.take('some'), holding.has('some')], [7, true]);
});

test('who was choosing a locomotive when the server went away has as long as before once another runs the table', async () => {
  const store = new SqliteStore(':memory:');
  const at = (now: number, leases?: Leases) => {
    const core = coreServices(store, failing, () => now);
    const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
    if (leases) tables.share(leases);
    return { tables, journal: core.journal };
  };
  const first = at(1_000_000);
  const table = await first.tables.create(
    {
      game: 'double-header',
      options: { lots: 'three' },
      seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
      starter: 'lot',
      startWhenFull: false,
    },
    'ada',
  );
  table.change({ seats: table.row.seats.with(1, { kind: 'person', name: 'Ben', guest: 'ben' }) });
  begin(table);
  await first.journal.settled();
  const { id, picks } = table.row;
  const by = picks!.draft!.by!;

  const gap = 3_600_000;
  const second = at(by + gap - 1, {
    take: async () => ({ mine: true, gap }),
    holder: async () => undefined,
    release: async () => {},
  });
  const taken = await second.tables.get(id);
  assert.equal(taken.row.status, 'waiting');
  assert.equal(isOpen(taken.row.picks!.draft!), true);
  await second.journal.settled();
  assert.equal((await store.row(id))!.picks!.draft!.by, by + gap);
  await store.close();
});
