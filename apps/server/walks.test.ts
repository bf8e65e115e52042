import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { begin, end, instrument } from './testing/trace.ts';

// The server is loaded after this, so that each of its functions says where it is.
instrument();
const { bot, Guest, mine } = await import('./testing/guest.ts');
const { simple, viewOf } = await import('./testing/loko-moto.ts');
const { hook, near, pair, Receiver, sit } = await import('./testing/notify.ts');

/** The walks that ARCHITECTURE.md shows, as files by the name of the walk. */
const page = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
const walks = new Map(
  [...page.matchAll(/^(\w+): (\S+\.ts(?: → \S+\.ts)+)$/gm)].map(([, name, files]) => [
    name!,
    files!.split(' → '),
  ]),
);
const roomOf = (path: string): string => path.split('/')[0]!;
/** Rooms that help on the way: clocks, limits and settings, and services that are told of every commit. */
const BESIDE: ReadonlySet<string> = new Set([
  ...['base', 'time', 'people', 'notify', 'ratings', 'watch', 'transport', 'table', 'storage'],
  // Where the services are handed what was committed.
  'serve.ts',
]);

/** Compares the files of a walk with the order in which they were entered first, once it had begun. */
function follows(name: string, entered: readonly string[], from = 0): void {
  const walk = walks.get(name)!;
  const since = entered.slice(entered.indexOf(walk[0]!, from));
  assert.deepEqual(
    [...new Set(since)].filter((path) => walk.includes(path)),
    walk,
    name,
  );
  const visited = new Set(walk.map(roomOf));
  const strange = [...new Set(since)].filter(
    (path) => !visited.has(roomOf(path)) && !BESIDE.has(roomOf(path)),
  );
  assert.deepEqual(strange, [], `${name}: no other room`);
}

test('the page shows four walks, each through every room once', () => {
  assert.deepEqual([...walks.keys()], ['move', 'tempo', 'notification', 'bot']);
  for (const walk of walks.values()) {
    for (const path of walk) assert.ok(existsSync(new URL(path, import.meta.url)), path);
    const rooms = walk.map(roomOf).filter((room, i, all) => room !== all[i - 1]);
    assert.equal(new Set(rooms).size, rooms.length, rooms.join(' '));
  }
});

test('a move, a wish for another tempo, a notification and a bot’s move walk as the page shows', async () => {
  await using receiver = await Receiver.open();
  await using server = await near();
  const { ada, ben, id } = await pair(server);
  await sit(ben, id);
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })] as const;
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));

  /** Nothing waits to be stored or told any more. */
  const calm = async (): Promise<void> => {
    for (let turns = 0; turns < 5; turns = server.journal.idle ? turns + 1 : 0)
      await new Promise(setImmediate);
  };
  await calm();
  begin();
  await seats[0].act(simple(viewOf(seats[0])));
  follows('move', end());

  await calm();
  begin();
  const pace = { tempo: 'turns', clock: { kind: 'turns', hours: 24 } };
  await seats[1].request({ t: 'propose', id: 'p', as: 1, pace });
  await seats[0].agree(true);
  follows('tempo', end());

  await hook(ada, receiver.url);
  await calm();
  begin();
  await seats[1].act(simple(viewOf(seats[1])));
  await receiver.until(1);
  follows('notification', end());

  const guest = await Guest.arrive(server.link);
  const table = await guest.table([mine('Cleo'), bot()]);
  const seat = guest.sit(table.id, { as: 0 });
  await seat.until(({ view }) => view !== null, 'the deal');
  await calm();
  begin();
  await seat.act(simple(viewOf(seat)));
  await seat.until(({ log }) => log.some(({ event }) => event.by === 1), 'the bot');
  // The walk of a bot's move begins where its answer is played; before that, other files are entered while it thinks.
  const all = end();
  follows('bot', all, all.lastIndexOf('bots/turns.ts', all.lastIndexOf('table/turn.ts')));
});
