import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { quickRng, readRecord, replayRecord, type Act } from '@turntable/engine';
import { gameById } from '@turntable/games';
import type { NewTable } from '@turntable/protocol';
import { bot, Guest, open, type Seat } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
before(async () => {
  server = await openServer();
});
after(() => server.stop());

const room = (name: string) => ({ kind: 'room', name }) as never;

/** Everything that came as an update, as it came. */
const updates = ({ texts }: Seat): string[] => texts.filter((text) => text.startsWith('{"t":"up"'));

/** A table of people in the room, somebody far away and bots, played to its end; gives the record of the game. */
async function played(wish: Partial<NewTable>, seats: NewTable['seats']): Promise<void> {
  const game = gameById(wish.game!)!;
  const [host, far, watcher] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table(seats, wish);
  const at = seats.findIndex(({ kind }) => kind === 'open');
  if (at >= 0) {
    assert.equal((await far!.post(`tables/${id}/join`, { name: 'Cili' })).status, 200);
    assert.equal((await host!.post(`tables/${id}/start`)).status, 200);
  }
  const table = server.tables.live(id)!;
  const [keeper, cili, looker] = [host!.sit(id), far!.sit(id, at < 0 ? {} : { as: at }), watcher!.sit(id)];
  await Promise.all([keeper, cili, looker].map((one) => one.ready()));
  assert.deepEqual([keeper.as, keeper.place!.keeper], ['public', true]);
  const rng = quickRng(3);
  const match = table.match!;
  const counts = { room: 0, far: 0 };
  while (table.row.status === 'running') {
    const n = match.n;
    const asked = match.decisions.find(
      ({ standing, actors }) =>
        !standing && actors.some((each) => typeof each === 'number' && seats[each]!.kind !== 'bot'),
    );
    const actor = asked?.actors.find((each) => typeof each === 'number' && seats[each]!.kind !== 'bot');
    if (!asked || typeof actor !== 'number') {
      await keeper.until((one) => one.n > n || table.row.status !== 'running', 'a bot to act');
      continue;
    }
    // What somebody says who holds those cards; at most one in eight questions is answered by letting it pass.
    const view = game.view(match.state, actor);
    const all = [...game.legalActions(view, asked)].filter((action) => !('text' in action));
    const wanted = all.filter(({ type }) => type === 'buy' || type === 'call');
    const from: readonly Act[] = wanted.length > 0 && rng.below(8) > 0 ? wanted : all;
    const action = from[rng.below(from.length)] ?? { type: 'claim', text: `point ${n}` };
    const who = seats[actor]!.kind === 'room' ? keeper : cili;
    // Others may be asked at the same time: a bot that answers first can close the question.
    await who.until(
      (one) => one.n > n || one.view?.decisions.some(({ id }) => id === asked.id),
      'the question',
    );
    const answer = await who.request({ t: 'act', id: who.newId(), as: actor, decision: asked.id, action });
    if (typeof answer === 'number') counts[who === keeper ? 'room' : 'far']++;
    else if (answer.code === 'stale' && match.n > n) continue;
    assert.equal(typeof answer, 'number', `${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  }
  assert.equal(table.row.status, 'over');
  assert.ok(counts.room > 5 && (at < 0 || counts.far > 5), JSON.stringify(counts));
  await Promise.all([keeper, looker].map((one) => one.until(({ n }) => n === match.n, 'the end')));
  // The keeper's device is told what a spectator is told, letter for letter, and no more.
  assert.ok(updates(looker).length > 10);
  assert.deepEqual(updates(keeper).slice(-updates(looker).length), updates(looker));

  // Those in the room have no device: the record of their game is with whoever kept it, and with nobody who looked on.
  assert.equal((await watcher!.get(`tables/${id}/record`)).status, 403);
  const { body: record } = await host!.get<{ seats: { name: string; room?: true }[] }>(`tables/${id}/record`);
  assert.deepEqual(
    record.seats.map((seat) => seat.room === true),
    seats.map(({ kind }) => kind === 'room'),
  );
  const { error, state } = replayRecord(game, readRecord(game, record));
  assert.equal(error, null);
  assert.deepEqual(
    game.record.scores(game.view(state, 'public')),
    game.record.scores(game.view(match.state, 'public')),
  );
  await Promise.all([keeper, cili, looker].map((one) => one.leave()));
}

const four: NewTable['seats'] = [room('Ada'), room('Béla'), open, bot()];
for (const options of [{}, { hiddenAgendas: true }])
  test(`Loko moto to the end: two in the room, one far away and a bot, ${JSON.stringify(options)}`, () =>
    played({ game: 'loko-moto', options, startWhenFull: false }, four));
test('Double Header to the end: two in the room, one far away and a bot', () =>
  played({ game: 'double-header', startWhenFull: false }, four));
test('Loco Dome to the end: one in the room against somebody far away', () =>
  played({ game: 'loco-dome', startWhenFull: false }, [open, room('Ada')]));
test('Loco Dome to the end: one in the room against a bot', () =>
  played({ game: 'loco-dome' }, [room('Ada'), bot()]));
