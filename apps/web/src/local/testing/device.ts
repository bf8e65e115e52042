import assert from 'node:assert/strict';
import { quickRng, type Act, type AnyGame, type SeenBy } from '@turntable/engine';
import { randomLegal } from '@turntable/bots';
import { hintsFor } from '@turntable/bots/hint.ts';
import { gameById } from '@turntable/games';
import type { ServerMessage } from '@turntable/protocol/messages.ts';
import { connectTable, type SocketLike } from '../../session/connection.ts';
import { Overtaken, type LocalRow, type LocalStore } from '../row.ts';
import type { Looker } from '../table.ts';
import { LocalTables, type Opened } from '../tables.ts';
import type { LocalWish } from '../words.ts';

type Items = Awaited<ReturnType<LocalStore['log']>>;

/** A browser's database as far as the tables need it. `fail` makes the next write fail. */
export function memory() {
  const rows = new Map<string, LocalRow>();
  const logs = new Map<string, Items>();
  const store: LocalStore & { fail: boolean; logs: typeof logs } = {
    fail: false,
    logs,
    rows: () => Promise.resolve([...rows.values()]),
    row: (id) => Promise.resolve(rows.get(id)),
    log: (id) => Promise.resolve([...(logs.get(id) ?? [])]),
    append(row, from, items) {
      if (store.fail) return Promise.reject(new Error('full'));
      const log = logs.get(row.id) ?? [];
      // As the browser's database does it, and no more: it knows numbers that are there, not how many there are.
      const taken = items.length > 0 && log.length > from;
      if (taken || (from > 0 && log.length < from)) return Promise.reject(new Overtaken());
      // What is kept is JSON, as in a browser's database.
      logs.set(row.id, JSON.parse(JSON.stringify([...log, ...items])) as Items);
      rows.set(row.id, row);
      return Promise.resolve();
    },
    remove(id) {
      rows.delete(id);
      logs.delete(id);
      return Promise.resolve();
    },
  };
  return store;
}

/** A device with its clock in the test's hand: `turn` lets all that waits happen. */
export function device(store = memory(), seed = 1) {
  let waiting: (() => void)[] = [];
  let clock = 1_000;
  const luck = quickRng(seed);
  const lost: Looker[] = [];
  const advised: SeenBy[] = [];
  const tables = new LocalTables(
    {
      store,
      game: (id) => Promise.resolve(gameById(id)),
      think: (game, view, decision) => randomLegal(game, view, decision, luck),
      advise(game, view, decision) {
        advised.push(view);
        let looks = 60;
        return hintsFor(game, view, decision, luck, () => looks-- <= 0);
      },
      after(_ms, run) {
        waiting.push(run);
        return () => (waiting = waiting.filter((each) => each !== run));
      },
      now: () => ++clock,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => luck.below(256)),
    },
    (looker) => lost.push(looker),
  );
  return {
    store,
    tables,
    lost,
    advised,
    get waiting(): number {
      return waiting.length;
    },
    turn(): void {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    },
  };
}

/** A table for Ada and so many easy bots; lot decides who starts. */
export const wish = (game: string, bots: number, options = {}): LocalWish => ({
  game,
  options,
  seats: [
    { kind: 'person', name: 'Ada' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', name: 'Baross', level: 'easy' }) as const),
  ],
  starter: 'lot',
});

/** The page's own end of a table, over a line that answers as the worker does. */
export async function sit(at: ReturnType<typeof device>, id: string) {
  const here: { table?: Opened } = {};
  const socket: SocketLike = {
    send: (text) => void here.table!.hear(looker, JSON.parse(text) as never).catch(() => {}),
    close: () => here.table && at.tables.leave(here.table, looker),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const looker: Looker = {
    as: 0,
    hear: (message: ServerMessage) => socket.onmessage?.({ data: JSON.stringify(message) }),
  };
  const connection = connectTable({
    open: () => socket,
    after: () => () => {},
    now: () => 0,
    date: Date.now,
    newId: () => Math.random().toString(36),
    random: () => 0,
  });
  here.table = await at.tables.enter(id, looker);
  return { connection, looker };
}

/** Everything under way has been done. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Plays a seat's own questions at random and lets bots play theirs, until the game is over or `enough` says so. */
export async function playOut(
  at: ReturnType<typeof device>,
  { connection }: Awaited<ReturnType<typeof sit>>,
  game: AnyGame,
  enough: (n: number) => boolean = () => false,
): Promise<void> {
  const luck = quickRng(7);
  for (;;) {
    const { seen } = connection.getSnapshot();
    if (seen!.table.status === 'over' || enough(seen!.n)) return;
    const own = seen!.view!.decisions.find(
      ({ actors, standing, optional }) => actors.includes(0) && !standing && !optional,
    );
    if (own) {
      const action: Act = randomLegal(game, seen!.view!, own, luck);
      const sent = await connection.act(own.id, action);
      assert.ok(sent.ok, JSON.stringify([action, sent]));
    } else {
      assert.ok(at.waiting > 0, 'a bot has the turn');
      at.turn();
      await settled();
    }
  }
}
