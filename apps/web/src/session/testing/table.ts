import type { Viewer } from '@turntable/engine';
import type { ServerMessage, TableInfo } from '@turntable/protocol/messages.ts';
import { connectTable, type SocketLike } from '../connection.ts';

export const TABLE: TableInfo = {
  id: 't1',
  entry: 'code',
  game: 'toy',
  options: {},
  starter: 0,
  status: 'running',
  seats: [],
  madeAt: 0,
  commitment: '',
  watchers: 0,
};
export const PLACE = { seats: [0, 1], host: true };

interface FakeSocket extends SocketLike {
  readonly as: Viewer | undefined;
  readonly last: number | undefined;
  /** Milliseconds. */
  readonly age: number;
  readonly sent: Record<string, unknown>[];
  closed: boolean;
}

/** A fake server and clock that the test controls. */
export function fakeServer({ isShown = false } = {}) {
  const sockets: FakeSocket[] = [];
  let timers: { due: number; run: () => void }[] = [];
  let clock = 0;
  /** How long the device has slept, while its monotonic clock stood still (ms). */
  let asleep = 0;
  let ids = 0;
  const table = connectTable({
    open(as, last, age) {
      const socket: FakeSocket = {
        as,
        last,
        age,
        sent: [],
        closed: false,
        send: (text) => socket.sent.push(JSON.parse(text) as Record<string, unknown>),
        close: () => (socket.closed = true),
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      sockets.push(socket);
      return socket;
    },
    after(ms, run) {
      const timer = { due: clock + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((each) => each !== timer));
    },
    now: () => clock,
    date: () => clock + asleep,
    newId: () => `r${++ids}`,
    random: () => 0.5,
    isFar: true,
    isShown: () => isShown,
  });
  return {
    table,
    sockets,
    get last(): FakeSocket {
      return sockets.at(-1)!;
    },
    tell(message: ServerMessage): void {
      sockets.at(-1)!.onmessage?.({ data: JSON.stringify(message) });
    },
    wait(ms: number): void {
      const until = clock + ms;
      for (;;) {
        const next = timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        clock = next.due;
        timers = timers.filter((each) => each !== next);
        next.run();
      }
      clock = until;
    },
    sleep(ms: number): void {
      asleep += ms;
    },
  };
}

/** The server's first message: a view after `n` entries, with an empty log. */
export const sync = (n: number, view: object, as: Viewer = 0): ServerMessage => ({
  t: 'sync',
  n,
  as,
  place: PLACE,
  table: TABLE,
  view: { viewer: as, decisions: [], ...view },
  log: [],
  lines: [],
  undo: 'sealed',
});
/** An event of a game, of which the tests look at the kind alone. */
export const event = (kind: string) => ({ kind, clause: 'T-1', by: 0 });
