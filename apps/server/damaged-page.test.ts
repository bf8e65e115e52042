import assert from 'node:assert/strict';
import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ErrorBody, MyTables } from '@turntable/protocol';
import { Guest, mine, open } from './testing/guest.ts';
import { simple, viewOf } from './testing/loko-moto.ts';
import { openServer } from './testing/server.ts';

const MOVES = 40;

/** A folder with games that one guest has begun at both seats, one after the other, and the pages of one of them. */
async function played(games: number) {
  const server = await openServer();
  const guest = await Guest.arrive(server.link);
  const ids: string[] = [];
  for (let i = 0; i < games; i++) {
    const { id } = await guest.table([mine('Ada'), mine('Ben')]);
    ids.push(id);
    const seats = [guest.sit(id, { as: 0 }), guest.sit(id, { as: 1 })];
    await Promise.all(seats.map((seat) => seat.ready()));
    for (let move = 0; move < MOVES; move++) {
      const mover = seats.find((seat) =>
        viewOf(seat).decisions.some(({ actors }) => actors.includes(seat.as as number)),
      )!;
      const n = (await mover.act(simple(viewOf(mover)))) as number;
      await Promise.all(seats.map((seat) => seat.until((each) => each.n >= n, 'the update')));
    }
    await Promise.all(seats.map((seat) => seat.leave()));
    // Padding, so that each game's rows start on a page of their own.
    for (let more = 0; more < 8; more++) await guest.table([mine('Ada'), open]);
  }
  await server.stop();
  return { guest, ids, folder: server.dataDir, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}

/** The pages that hold a table's setup, entries and row, found by their text; setups are equal, so `which` counts them. */
function pagesOf(file: string, id: string, which: number) {
  const db = new DatabaseSync(file, { readOnly: true });
  const { page_size: size } = db.prepare('PRAGMA page_size').get() as { page_size: number };
  const ask = (text: string): string => Object.values(db.prepare(text).get(id)!)[0] as string;
  const setup = ask('SELECT setup FROM setups JOIN tables ON no = table_no WHERE id = ?');
  const request = ask(
    `SELECT request FROM entries JOIN tables ON tables.no = table_no WHERE id = ? AND request IS NOT NULL
     ORDER BY seq LIMIT 1 OFFSET ${MOVES / 2}`,
  );
  const commitment = ask("SELECT json_extract(doc, '$.commitment') FROM tables WHERE id = ?");
  db.close();
  const bytes = readFileSync(file);
  const page = (text: string, which?: number): number => {
    // Freed pages further to the front may hold an old copy, so the last one counts.
    let at = which === undefined ? bytes.lastIndexOf(text) : bytes.indexOf(text);
    for (let i = 0; i < (which ?? 0); i++) at = bytes.indexOf(text, at + 1);
    assert.ok(at > 0, text);
    return Math.floor(at / size);
  };
  return {
    size,
    'its setup': page(setup.slice(-40), which),
    'its log': page(request),
    'its row': page(commitment),
  };
}

test('a damaged page of the database: the tables on it are set aside and named, all others are served', async () => {
  await using made = await played(4);
  const { guest, ids } = made;
  const { size, ...pages } = pagesOf(join(made.folder, 'turntable.db'), ids[1]!, 1);
  for (const [what, page] of Object.entries(pages)) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-page-'));
    cpSync(made.folder, folder.path, { recursive: true });
    const file = join(folder.path, 'turntable.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, page * size, (page + 1) * size);
    writeFileSync(file, bytes);

    const server = await openServer({ dataDir: folder.path });
    try {
      const again = guest.at(server.link);
      const { status, body } = await again.post<ErrorBody>(`tables/${ids[1]!}/leave`, {});
      assert.deepEqual([status, body.code], [503, 'unavailable'], what);
      const named = ids.filter((id) =>
        server.errors.some((line) => line.startsWith(`table ${id} is damaged and set aside`)),
      );
      assert.ok(named.includes(ids[1]!), `${what}: ${server.errors.join('\n')}`);
      // Its page may hold a part of its neighbours.
      assert.ok(named.length <= 3 && !named.includes(ids[3]!), `${what}: ${named.join()} of ${ids.join()}`);
      const list = await again.get<MyTables>('tables/mine');
      assert.equal(list.status, 200, what);
      assert.ok(
        list.body.tables.some(({ table }) => table.id === ids[3]),
        `${what}: ${JSON.stringify(list.body.tables.map(({ table }) => table.id))} of ${ids.join()}`,
      );
      assert.equal((await again.get('tables')).status, 200, what);
      assert.equal((await again.get('me/data')).status, 200, what);
      const seats = [again.sit(ids[3]!, { as: 0 }), again.sit(ids[3]!, { as: 1 })];
      await Promise.all(seats.map((seat) => seat.ready()));
      const mover = seats.find((seat) =>
        viewOf(seat).decisions.some(({ actors }) => actors.includes(seat.as as number)),
      )!;
      assert.equal(typeof (await mover.act(simple(viewOf(mover)))), 'number', what);
      assert.equal(typeof (await again.table([mine('Ada'), open])).id, 'string', what);
    } finally {
      await server.stop();
    }
  }
});

test('writing to a damaged index: it is refused, the log says what to do, and reading goes on', async () => {
  await using first = await openServer();
  const guest = await Guest.arrive(first.link);
  const { id } = await guest.table([mine('Ada'), mine('Ben')]);
  await first.stop();
  const file = join(first.dataDir, 'turntable.db');
  const db = new DatabaseSync(file);
  const { root, size } = db
    .prepare(
      `SELECT rootpage AS root, page_size AS size FROM sqlite_schema, pragma_page_size
       WHERE name = 'board_by_time'`,
    )
    .get() as { root: number; size: number };
  db.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, (root - 1) * size, root * size));
  const second = await openServer({ dataDir: first.dataDir });
  try {
    const back = guest.at(second.link);
    const wish = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, entry: 'open' };
    const { status, body } = await back.post<ErrorBody>('tables', { ...wish, seats: [mine('Ada'), open] });
    assert.deepEqual([status, body.code], [503, 'unavailable']);
    assert.match(second.errors.join('\n'), /^not stored: .*database is damaged.*turntable restore/m);
    assert.equal((await back.get('tables/mine')).status, 200);
    assert.equal((await back.get(`tables/${id}`)).status, 200);
  } finally {
    await second.stop();
  }
});
