import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LobbyQuery } from '@turntable/protocol';
import type { TableRow } from '../rows.ts';
import { make, row, suite, type StoreUnderTest } from '../../testing/store.ts';

/** The laws that the lists of every store keep. */
export function listLaws(name: string, prepare: () => StoreUnderTest): void {
  suite(`laws of lists: ${name}`, prepare, (at) => {
    const ids = (rows: readonly TableRow[]): string[] => rows.map(({ id }) => id);
    const sat = (guest: string): TableRow['seats'] => [{ kind: 'person', name: 'x', guest }];
    const free: TableRow['seats'] = [...sat('g'), { kind: 'open', name: '' }];

    test('the lobby lists open tables with room and games that may be watched, latest change first, and bounded', async () => {
      const open = { access: { admission: 'open' }, seats: free } as const;
      const watched = { status: 'running', seats: sat('g'), access: { watch: true } } as const;
      await at.commit(
        make(
          row('a', { ...open, changedAt: 10 }),
          row('b', { ...open, changedAt: 30 }),
          row('c', { ...open, changedAt: 20, access: { admission: 'open', watch: true } }),
          row('full', { ...open, seats: sat('g') }),
          row('coded', { access: { admission: 'code' }, seats: free }),
          row('linked', { access: { admission: 'links' }, seats: free }),
          row('kept', {
            ...open,
            access: { admission: 'open', links: [{ seat: 1, hash: 'h', from: null, claimed: null }] },
          }),
          row('e', { ...open, changedAt: 5 }),
          row('d', { ...watched, changedAt: 40 }),
          row('hidden', { ...watched, access: { watch: false } }),
          row('over', { ...watched, status: 'over' }),
        ),
      );
      const board = async (list: 'open' | 'running', since = 0, limit = 9): Promise<string[]> =>
        ids(await at.store.lists.board(list, {}, since, limit));
      assert.deepEqual(await board('open', 10), ['b', 'c', 'a']);
      assert.deepEqual(await board('open', 0, 2), ['b', 'c']);
      assert.deepEqual(await board('running'), ['d']);
      assert.equal(await at.store.lists.count('open', {}, 10), 3);
      assert.equal(await at.store.lists.count('running', {}, 0), 1);
      const begun = row('c', { ...watched, changedAt: 50, version: 2 });
      await at.commit({ tables: [{ row: begun, was: 1 }] });
      assert.deepEqual(
        [await board('open', 10), await board('running')],
        [
          ['b', 'a'],
          ['c', 'd'],
        ],
      );
      const ended = row('c', { ...watched, status: 'over', version: 3 });
      await at.commit({ tables: [{ row: ended, was: 2 }], removed: ['b'] });
      assert.deepEqual([await board('open', 10), await board('running')], [['a'], ['d']]);
      await at.again();
      assert.deepEqual([await board('open', 10), await board('running')], [['a'], ['d']]);
    });

    test('the lobby has a few tables of every host before anybody’s further ones, however many there are', async () => {
      const open = { access: { admission: 'open' }, seats: free } as const;
      const many = Array.from({ length: 60 }, (_, i) =>
        row(`many-${i}`, { ...open, host: 'g-many', changedAt: 1000 + i }),
      );
      const crowd = Array.from({ length: 450 }, (_, i) =>
        row(`crowd-${i}`, { ...open, host: `g-crowd-${i % 9}`, changedAt: 2000 + i }),
      );
      const old = [5, 4].map((at) => row(`old-${at}`, { ...open, host: 'g-old', changedAt: at }));
      await at.commit(make(...many, ...crowd, ...old));
      const listed = await at.store.lists.board('open', {}, 0, 60);
      const hosted = (host: string): string[] =>
        listed.filter((each) => each.host === host).map(({ id }) => id);
      assert.deepEqual(
        hosted('g-many'),
        [59, 58, 57, 56, 55].map((i) => `many-${i}`),
      );
      assert.deepEqual(hosted('g-old'), ['old-5', 'old-4']);
      // 9 hosts of the crowd, one of many, one of old: 52 first ones, then the latest of the rest.
      assert.deepEqual(ids(listed.slice(0, 2)), ['crowd-449', 'crowd-448']);
      assert.deepEqual(ids(listed.slice(52, 54)), ['crowd-404', 'crowd-403']);
      assert.equal(await at.store.lists.count('open', {}, 0), 512);
    });

    test('the lobby is asked for games, players, tempo, clock and judge, each or together', async () => {
      const open = { access: { admission: 'open' }, seats: free } as const;
      const picks = { engines: [], consents: [], presets: [] };
      await at.commit(
        make(
          row('plain', { ...open, changedAt: 5 }),
          row('three', {
            ...open,
            changedAt: 4,
            seats: [...free, { kind: 'bot', name: 'K', level: 'easy' }],
          }),
          row('bank', { ...open, changedAt: 3, tempo: { clock: { kind: 'live', bank: 60, increment: 1 } } }),
          row('days', {
            ...open,
            changedAt: 2,
            game: 'other',
            tempo: { kind: 'turns', clock: { kind: 'turns', hours: 24 } },
          }),
          row('judged', { ...open, changedAt: 1, picks, judge: { guest: null, name: '' } }),
          row('alone', { ...open, changedAt: 0, picks, judge: null }),
        ),
      );
      const asked = async (wish: LobbyQuery): Promise<string[]> => {
        const found = ids(await at.store.lists.board('open', wish, 0, 9));
        assert.equal(await at.store.lists.count('open', wish, 0), found.length);
        return found;
      };
      assert.deepEqual(await asked({ game: 'other' }), ['days']);
      assert.deepEqual(await asked({ players: 3 }), ['three']);
      const slow = row('slow', { ...open, changedAt: 0, game: 'slow', tempo: { kind: 'turns' } });
      await at.commit(make(slow));
      assert.deepEqual(await asked({ tempo: 'turns' }), ['days', 'slow']);
      assert.deepEqual(await asked({ tempo: 'turns', clock: 'without' }), ['slow']);
      await at.commit({ removed: ['slow'] });
      assert.deepEqual(await asked({ tempo: 'live', clock: 'with' }), ['bank']);
      assert.deepEqual(await asked({ clock: 'without' }), ['plain', 'three', 'judged', 'alone']);
      assert.deepEqual(await asked({ judge: 'with' }), ['judged']);
      assert.deepEqual(await asked({ game: 'toy', players: 2, judge: 'without', clock: 'without' }), [
        'plain',
        'alone',
      ]);
      assert.deepEqual(await asked({ game: 'other', judge: 'with' }), []);
    });

    test('a household has the tables made from there until they are over, and is kept no longer', async () => {
      const from = { seats: sat('g'), household: '@here' };
      await at.commit(
        make(row('a', from), row('b', { ...from, status: 'running' }), row('c', { seats: sat('g') })),
      );
      const { lists } = at.store;
      assert.deepEqual(ids(await lists.going('@here', 9)), ['b', 'a']);
      assert.deepEqual([await lists.countAlive('@here', 0), await lists.countAlive('g', 0)], [2, 3]);
      assert.equal((await at.store.row('b'))!.household, '@here');
      const over = row('b', { ...from, status: 'over', version: 2 });
      await at.commit({ tables: [{ row: over, was: 1 }], removed: ['a'] });
      assert.deepEqual(
        [await at.store.lists.countAlive('@here', 0), await at.store.lists.countAlive('g', 0)],
        [0, 1],
      );
      assert.deepEqual(await at.store.person.tables('@here'), []);
      assert.equal((await at.store.row('b'))!.household, undefined);
    });

    test('a table is given up at which nothing has happened for long, and nothing is due: no change, no move, no clock', async () => {
      const old = { seats: sat('g'), household: '@here', changedAt: 10 };
      const played = { ...old, status: 'running' } as const;
      await at.commit({
        ...make(
          ...[row('waits', old), row('new', { ...old, changedAt: 50 }), row('foreign', { changedAt: 50 })],
          ...[row('left', played), row('moved', played), row('clocked', played), row('ran-out', played)],
          row('over', { ...played, status: 'over', changedAt: 50 }),
        ),
        entries: [
          { table: 'left', seq: 0, request: null, body: '{}', at: 40 },
          { table: 'moved', seq: 0, request: null, body: '{}' },
          { table: 'moved', seq: 1, request: null, body: '{}', at: 50 },
          { table: 'clocked', seq: 0, request: null, body: '{}' },
        ],
        dues: [
          { table: 'clocked', due: 99 },
          { table: 'ran-out', due: 49 },
        ],
      });
      const { lists } = at.store;
      for (const who of ['@here', 'g']) {
        const alive = ids(await lists.alive(who, 50)).toSorted();
        assert.deepEqual(alive, ['clocked', 'moved', 'new']);
        assert.equal(await lists.countAlive(who, 50), 3);
      }
      assert.equal(await lists.countAlive('@here', 10), 6);
    });

    test('all tables that are not over are counted once, whoever’s they are, and those made last are listed', async () => {
      const many = ['a', 'b', 'c'].map((id) => row(id, { seats: [...sat('g'), ...sat('h')] }));
      await at.commit(make(...many, row('over', { status: 'over' })));
      const { count, rows } = await at.store.lists.stored(2);
      assert.deepEqual([count, ids(rows)], [3, ['c', 'b']]);
      await at.commit({ removed: ['c'] });
      assert.deepEqual(ids((await at.store.lists.stored(9)).rows), ['b', 'a']);
    });

    test('a guest’s games that are over come in pages, the latest to end first; those that go on are apart', async () => {
      const over = (id: string, at: number) =>
        row(id, { status: 'over', seats: sat('g'), changedAt: 99, ended: { at, winners: [0] } });
      await at.commit(
        make(
          ...['a', 'b', 'c', 'd'].map((id, i) => over(id, [20, 30, 20, 10][i]!)),
          row('old', { status: 'over', seats: sat('g'), changedAt: 5 }),
          row('waits', { seats: sat('g'), changedAt: 70 }),
          row('runs', { seats: sat('g'), status: 'running', changedAt: 50 }),
          row('foreign', { status: 'over', seats: sat('other'), changedAt: 60 }),
        ),
      );
      const calls: string[][] = [];
      for (let from: string | null | undefined; from !== null;) {
        const page = await at.store.lists.ended('g', from, 2);
        calls.push(ids(page.rows));
        from = page.next;
      }
      assert.deepEqual(calls, [['b', 'c'], ['a', 'd'], ['old']]);
      assert.deepEqual(ids(await at.store.lists.going('g', 9)), ['runs', 'waits']);
      assert.deepEqual(ids(await at.store.lists.going('g', 1)), ['runs']);
      const again = row('runs', {
        status: 'over',
        seats: sat('g'),
        version: 2,
        ended: { at: 40, winners: [] },
      });
      await at.commit({ tables: [{ row: again, was: 1 }] });
      assert.deepEqual(ids((await at.store.lists.ended('g', undefined, 1)).rows), ['runs']);
      assert.deepEqual(ids(await at.store.lists.going('g', 9)), ['waits']);
      assert.deepEqual(await at.store.lists.ended('nobody', undefined, 9), { rows: [], next: null });
    });

    test('tables of a guest are those hosted or sat at, as of now', async () => {
      const seat = (guest: string) => [{ kind: 'person' as const, name: 'x', guest }];
      await at.commit(
        make(
          row('a', { host: 'g1', seats: seat('g2'), changedAt: 1 }),
          row('b', { host: 'g2', seats: [...seat('g1'), ...seat('g1')], changedAt: 2 }),
          row('c', { host: 'g3', seats: seat('g3'), changedAt: 3 }),
        ),
      );
      const of = async (guest: string): Promise<string[]> =>
        (await at.store.lists.going(guest, 9)).map(({ id }) => id);
      assert.deepEqual(await of('g1'), ['b', 'a']);
      const left = row('b', { host: 'g2', seats: seat('g2'), version: 2, changedAt: 4 });
      await at.commit({ tables: [{ row: left, was: 1 }] });
      assert.deepEqual(await of('g1'), ['a']);
      assert.deepEqual(await of('g2'), ['b', 'a']);
      assert.deepEqual(await of('nobody'), []);
    });

    test('the tables acted at last are running ones, the latest first', async () => {
      const entry = (table: string, seq = 0) => ({ table, seq, request: null, body: '{}' });
      const running = ['a', 'b', 'c', 'never'].map((id) => row(id, { status: 'running' }));
      await at.commit({
        ...make(...running, row('over', { status: 'over' })),
        entries: [entry('a'), entry('b'), entry('over'), entry('c'), entry('a', 1)],
      });
      assert.deepEqual(await at.store.lists.recent(9), ['a', 'c', 'b']);
      assert.deepEqual(await at.store.lists.recent(2), ['a', 'c']);
    });

    test('the tables of a guest hold those where they have the hand of a seat in the room', async () => {
      await at.commit(make(row('a', { seats: [{ kind: 'room', name: 'Ő', hand: 'g-phone' }] })));
      assert.deepEqual(
        (await at.store.lists.going('g-phone', 9)).map(({ id }) => id),
        ['a'],
      );
    });

    test('the tables of a guest hold those where they keep the game for those in the room', async () => {
      const kept = { seats: [{ kind: 'room', name: 'Ő' }], keeper: 'g-keeper' } as const;
      await at.commit(make(row('a', kept), row('b', { ...kept, keeper: '' })));
      assert.deepEqual(
        (await at.store.lists.going('g-keeper', 9)).map(({ id }) => id),
        ['a'],
      );
    });

    test('the tables of a guest hold those where somebody else or a bot sits on their seat', async () => {
      const owner = { guest: 'g-away', name: 'Ő' };
      await at.commit(make(row('a', { seats: [{ kind: 'bot', name: 'Ő', level: 'medium', owner }] })));
      assert.deepEqual(
        (await at.store.lists.going('g-away', 9)).map(({ id }) => id),
        ['a'],
      );
    });
  });
}
