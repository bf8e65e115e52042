import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSeed, quickRng, readRecord, replayRecord } from '@turntable/engine';
import { randomLegal } from '@turntable/bots';
import { gameById } from '@turntable/games';
import type { HintReply } from '@turntable/protocol/hints.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { LocalProblem } from './problem.ts';
import { MOST_STORED } from './tables.ts';
import { device, memory, playOut, settled, sit, wish } from './testing/device.ts';
import type { Asked } from './words.ts';

test('a whole game against bots is played without a server; its record replays, and its deal can be checked', async () => {
  const at = device();
  const game = gameById('loko-moto')!;
  const { id } = await at.tables.create(wish('loko-moto', 2, { sheet: 'small', hiddenAgendas: true }));
  const seat = await sit(at, id);
  await playOut(at, seat, game);
  const record = await at.tables.answer({ what: 'record', id });
  const { state, error } = replayRecord(game, readRecord(game, record));
  assert.equal(error, null);
  const { seen } = seat.connection.getSnapshot();
  assert.deepEqual(game.record.scores(seen!.view!), game.record.scores(game.view(state, 0)));
  const { promised, dealt } = checkSeed(game, record);
  assert.deepEqual([promised, dealt], [true, true]);
  const replay = (await at.tables.answer({ what: 'replay', id, as: 1 })) as ReplayReply;
  assert.equal(replay.as, 1);
  assert.equal(replay.patches.length, seen!.n - 1);
  const brought = (await at.tables.answer({
    what: 'import',
    record: record as object,
    as: 1,
  })) as ReplayReply;
  assert.deepEqual(JSON.parse(JSON.stringify(brought.patches)), JSON.parse(JSON.stringify(replay.patches)));
  const next = (await at.tables.answer({ what: 'rematch', id })) as { id: string };
  assert.notEqual(next.id, id);
  assert.equal(seat.connection.getSnapshot().seen!.table.rematch, next.id);
  assert.deepEqual(
    await at.tables.answer({ what: 'rematch', id }),
    next,
    'the same one for whoever asks again',
  );
});

for (const [id, bots] of [
  ['double-header', 1],
  ['loco-dome', 1],
] as const)
  test(`a whole game of ${id} is played without a server`, async () => {
    const at = device(memory(), 11);
    const game = gameById(id)!;
    const { id: table } = await at.tables.create(wish(id, bots));
    await playOut(at, await sit(at, table), game);
    const record = await at.tables.answer({ what: 'record', id: table });
    assert.equal(replayRecord(game, readRecord(game, record)).error, null);

    const { id: next } = (await at.tables.answer({ what: 'rematch', id: table, locomotives: 'swap' })) as {
      id: string;
    };
    const brought = async (of: string): Promise<unknown> => {
      const { setup } = (await at.tables.answer({ what: 'record', id: of })) as {
        readonly setup: { readonly engines?: readonly unknown[]; readonly rosters?: readonly unknown[] };
      };
      return setup.engines ?? setup.rosters;
    };
    // LV-1.6: what stands on the other side again is not to be looked up in the game before.
    for (const what of ['replay', 'record'] as const)
      await assert.rejects(
        at.tables.answer({ what, id: table, as: 0 } as Asked),
        (error: LocalProblem) => error.body.detail === 'LV-1.6',
      );
    await playOut(at, await sit(at, next), game);
    assert.deepEqual(await brought(next), ((await brought(table)) as unknown[]).toReversed());
  });

test('a seat of this device is given hints from what it sees, a bot’s seat is not', async () => {
  const at = device();
  const { id } = await at.tables.create(wish('loko-moto', 1, { hiddenAgendas: true }));
  const seat = await sit(at, id);
  await playOut(at, seat, gameById('loko-moto')!, (n) => n > 3 && isAsked());
  function isAsked(): boolean {
    return seat.connection.getSnapshot().seen!.view!.decisions.some(({ actors }) => actors.includes(0));
  }
  const { n, view } = seat.connection.getSnapshot().seen!;
  const reply = (await at.tables.answer({ what: 'hint', id, seat: 0 })) as HintReply;
  assert.equal(reply.n, n);
  assert.deepEqual(JSON.parse(JSON.stringify(at.advised)), [JSON.parse(JSON.stringify(view))]);
  assert.ok(reply.hints.length >= 1 && reply.hints.length <= 3);
  for (const { action, move, reason } of reply.hints) {
    assert.deepEqual(gameById('loko-moto')!.refusals(view!, view!.decisions[0]!, action), []);
    for (const { key } of [move, reason]) assert.match(key, /^hint\./);
  }
  await assert.rejects(
    at.tables.answer({ what: 'hint', id, seat: 1 }),
    (error: LocalProblem) => error.body.code === 'not-your-seat',
  );
});

test('a game that was left goes on where it was, after take-backs too', async () => {
  const store = memory();
  const at = device(store);
  const game = gameById('loko-moto')!;
  const { id } = await at.tables.create(wish('loko-moto', 1));
  const seat = await sit(at, id);
  await playOut(at, seat, game, (n) => n > 12);
  const { seen } = seat.connection.getSnapshot();
  if (seen!.undo === 'free') assert.ok((await seat.connection.takeBack()).ok);
  const left = seat.connection.getSnapshot().seen!;
  seat.connection.close();
  const later = await sit(device(store, 2), id);
  const found = later.connection.getSnapshot().seen!;
  assert.deepEqual([found.n, found.view, found.log], [left.n, left.view, left.log]);
});

test('what breaks a rule is refused with its clause; nothing of it is kept', async () => {
  const at = device();
  const { id } = await at.tables.create({ ...wish('loko-moto', 1), starter: 0 });
  const seat = await sit(at, id);
  const [decision] = seat.connection.getSnapshot().seen!.view!.decisions;
  const sent = await seat.connection.act(decision!.id, { type: 'close', section: 'nowhere' });
  assert.ok(!sent.ok);
  const other = await seat.connection.act('gone', { type: 'pass' });
  assert.ok(!other.ok);
  assert.equal(at.store.logs.get(id)!.length, 1);
});

test('what was not kept was not played: the table is opened anew as it was', async () => {
  const at = device();
  const game = gameById('loko-moto')!;
  const { id } = await at.tables.create({ ...wish('loko-moto', 1), starter: 0 });
  const seat = await sit(at, id);
  const { seen } = seat.connection.getSnapshot();
  const [decision] = seen!.view!.decisions;
  const action = randomLegal(game, seen!.view!, decision!, quickRng(3));
  at.store.fail = true;
  const sent = await seat.connection.act(decision!.id, action);
  assert.deepEqual(sent, { ok: false, error: { code: 'unavailable' } });
  assert.deepEqual(at.lost, [seat.looker]);
  assert.equal(seat.connection.getSnapshot().seen!.n, 1, 'nobody was told');
  at.store.fail = false;
  const again = await sit(at, id);
  assert.ok((await again.connection.act(decision!.id, action)).ok);
});

test('two tabs cannot both go on from the same move', async () => {
  const store = memory();
  const [one, two] = [device(store), device(store, 5)];
  const game = gameById('loko-moto')!;
  const { id } = await one.tables.create({ ...wish('loko-moto', 1), starter: 0 });
  const [first, second] = [await sit(one, id), await sit(two, id)];
  const { view } = first.connection.getSnapshot().seen!;
  const [decision] = view!.decisions;
  const action = randomLegal(game, view!, decision!, quickRng(3));
  assert.ok((await first.connection.act(decision!.id, action)).ok);
  const late = await second.connection.act(decision!.id, action);
  assert.deepEqual(late, { ok: false, error: { code: 'unavailable' } });
  assert.deepEqual(two.lost, [second.looker], 'the second opens it again, with the first one’s move');
});

test('the oldest games that are over make room; those that go on stay', async () => {
  const at = device();
  const { id: running } = await at.tables.create(wish('loko-moto', 1));
  const row = (await at.store.row(running))!;
  for (let i = 0; i < MOST_STORED + 3; i++)
    await at.store.append({ ...row, id: `~old-${i}`, status: 'over', changedAt: i }, 0, []);
  await at.tables.create(wish('loko-moto', 1));
  const left = (await at.store.rows()).map(({ id }) => id);
  assert.ok(left.includes(running));
  assert.equal(left.filter((id) => id.startsWith('~old-')).length, MOST_STORED);
  assert.ok(!left.includes('~old-0') && left.includes(`~old-${MOST_STORED + 2}`));
});

test('options that a game does not know, games that there are not, tables that are not here: each says so', async () => {
  const at = device();
  const refused = async (doing: Promise<unknown>, code: string): Promise<void> => {
    await assert.rejects(doing, (error) => error instanceof LocalProblem && error.body.code === code);
  };
  await refused(at.tables.create(wish('loko-moto', 1, { colour: 'blue' })), 'bad-options');
  await refused(at.tables.create(wish('loko-moto', 7)), 'bad-options');
  await refused(at.tables.create(wish('chess', 1)), 'not-found');
  await refused(at.tables.answer({ what: 'replay', id: '~none', as: undefined }), 'not-found');
  await refused(at.tables.answer({ what: 'import', record: {}, as: undefined }), 'bad-record');
});

test('without a server, too, a record of no game that is known says where, and what was expected', async () => {
  const at = device();
  const expected = 'game: expected "loko-moto", "double-header", "loco-dome"';
  for (const [record, detail] of [
    [{ format: 'turntable/1' }, expected],
    [{ format: 'turntable/1', game: 'chess' }, expected],
    [{ format: 'turntable/1', game: 7 }, expected],
    [{ format: 'turntable-scores/1', game: 'loco-dome' }, 'format: a score, not a game'],
  ] as const)
    await assert.rejects(at.tables.answer({ what: 'import', record, as: undefined }), (error) => {
      assert.ok(error instanceof LocalProblem);
      assert.deepEqual(error.body, { code: 'bad-record', detail });
      return true;
    });
});

test('Double Header offers three for each locomotive, and is dealt with what was chosen', async () => {
  const at = device();
  const game = gameById('double-header')!;
  const { id } = await at.tables.create(wish('double-header', 1, { lots: 'three' }));
  const before = await sit(at, id);
  const seen = () => before.connection.getSnapshot().seen!;
  assert.equal(seen().table.status, 'waiting');
  assert.equal(seen().view, null);
  assert.deepEqual(seen().table.draft?.chosen, [
    [false, false],
    [true, true],
  ]);
  const { seat, place, offers } = seen().place.draft!;
  assert.deepEqual([seat, place, offers.length], [0, 0, 3]);
  assert.ok(
    offers.every(({ values }) => Object.keys(values).length >= 28),
    'whole cards are shown',
  );

  const choose = (locomotive: string | null) => at.tables.answer({ what: 'choose', id, seat: 0, locomotive });
  await assert.rejects(choose('big-boy-of-nowhere'), LocalProblem);
  await assert.rejects(at.tables.answer({ what: 'choose', id, seat: 1, locomotive: null }), LocalProblem);
  await choose(offers[2]!.id);
  assert.equal(seen().place.draft?.place, 1);
  assert.ok(!seen().place.draft!.offers.some(({ id: other }) => offers.some((one) => one.id === other)));
  await choose(null);
  assert.equal(at.lost.at(-1), before.looker, 'pages open the dealt table anew');
  await assert.rejects(choose(null), LocalProblem);

  const after = await sit(at, id);
  const { table, view } = after.connection.getSnapshot().seen!;
  assert.deepEqual([table.status, table.draft], ['running', undefined]);
  assert.match(JSON.stringify(view), new RegExp(`"${offers[2]!.id}"`));
  await playOut(at, after, game);
  const record = (await at.tables.answer({ what: 'record', id })) as object;
  const check = checkSeed(game, record)!;
  assert.deepEqual([check.fits, check.drafted], [true, true]);
  // Others are offered for the next game; those of this one may be brought again.
  const again = await at.tables.answer({ what: 'rematch', id });
  const next = await sit(at, (again as { id: string }).id);
  assert.equal(next.connection.getSnapshot().seen!.table.status, 'waiting');
});

test('a double tap on a rematch makes one table', async () => {
  const at = device();
  const { id } = await at.tables.create(wish('loko-moto', 1));
  await playOut(at, await sit(at, id), gameById('loko-moto')!);
  const rematch = () => at.tables.answer({ what: 'rematch', id });
  const [first, second] = await Promise.all([rematch(), rematch()]);
  assert.deepEqual(first, second);
  assert.deepEqual(await rematch(), first);
  assert.equal((await at.store.rows()).length, 2);
});

test('the oldest game that is over stays while a page shows it, and has its rematch', async () => {
  const at = device();
  const { id } = await at.tables.create(wish('loko-moto', 1));
  await playOut(at, await sit(at, id), gameById('loko-moto')!);
  const row = (await at.store.row(id))!;
  for (let i = 0; i < MOST_STORED; i++)
    await at.store.append({ ...row, id: `~new-${i}`, changedAt: row.changedAt + 1 + i }, 0, []);
  const next = (await at.tables.answer({ what: 'rematch', id })) as { id: string };
  assert.equal((await at.store.row(id))?.rematch, next.id);
});

/** A table at which a bot is about to act while its looker sees it. */
async function beforeBot(at: ReturnType<typeof device>) {
  const { id } = await at.tables.create(wish('loko-moto', 1));
  const seat = await sit(at, id);
  await playOut(at, seat, gameById('loko-moto')!, (n) => n > 3 && at.waiting > 0);
  return { id, seat };
}

test('a game that was forgotten does not come back when its bot was about to act', async () => {
  const at = device();
  const { id } = await beforeBot(at);
  await at.tables.answer({ what: 'remove', id });
  assert.equal(at.waiting, 0, 'no bot is about to act any more');
  await settled();
  assert.deepEqual([await at.store.rows(), at.store.logs.size], [[], 0]);
  assert.equal(at.lost.length, 1, 'its page opens it again, and is told that it is gone');
  await assert.rejects(sit(at, id), (error: LocalProblem) => error.body.code === 'not-found');
});

test('a game that another tab has forgotten does not come back', async () => {
  const at = device();
  const { id } = await beforeBot(at);
  await device(at.store, 2).tables.answer({ what: 'remove', id });
  at.turn();
  await settled();
  assert.deepEqual([await at.store.rows(), at.store.logs.size, at.lost.length], [[], 0, 1]);
});

test('a game that is forgotten while a page opens it is not opened', async () => {
  const at = device();
  const { id } = await at.tables.create(wish('loko-moto', 1));
  const opening = assert.rejects(sit(at, id), (error: LocalProblem) => error.body.code === 'not-found');
  await at.tables.answer({ what: 'remove', id });
  await opening;
});
