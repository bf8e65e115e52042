import type { Viewer } from '@turntable/engine';
import type { ClientMessage, ErrorBody, Frame, ServerMessage } from '@turntable/protocol/messages.ts';
import { backoff, Pulse, silenceOf } from './link/pulse.ts';
import { gapFilled, synced, withMessage, updated, type Seen, type Stretch } from './link/seen.ts';
import type { Proposal, Saying, Sent, Shared } from './props.ts';

export type { Seen };

/** The part of a WebSocket that a table needs, so that tests can stand in for the server. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}
/** Sockets, timers and random numbers, injected so that tests control them. Times in milliseconds. */
export interface Surroundings {
  /** Opens a socket to the table: through whose eyes, and from which update on, if that is known; `age`: how long ago it came (ms). */
  open(as: Viewer | undefined, last: number | undefined, age: number): SocketLike;
  after(ms: number, run: () => void): () => void;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Milliseconds since 1970, by a clock that goes on while the device sleeps. */
  date(): number;
  /** A fresh id for a request. */
  newId(): string;
  /** At least 0, below 1: spreads the reconnects of many browsers. */
  random(): number;
  /** The table is at a server, which may stand still; left out: on this device. */
  readonly isFar?: boolean;
  /** Whether somebody can see the page. */
  isShown?(): boolean;
}

export interface Snapshot {
  /** `away`: lost and trying again; `refused`: the server said no for good, `error` says why. */
  readonly link: 'connecting' | 'live' | 'away' | 'refused';
  readonly seen: Seen | null;
  readonly error: ErrorBody | null;
}
export interface TableConnection {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Answers an open decision as the viewer now shown; a player may rule for a judge who is away (LV-3.2). */
  act(decision: string, action: unknown, as?: 'judge' | number, more?: Shared): Promise<Sent>;
  /** The keeper's *no one*: declines all that is asked of the room. */
  noOne(): Promise<Sent>;
  /** Takes back, or asks for it; a judge says why (LV-3.1). */
  takeBack(reason?: string, as?: number): Promise<Sent>;
  /** Plays a seat of one's own again for which a bot plays. */
  backAgain(as: number): Promise<Sent>;
  /** Wishes another pace for the table. */
  propose(what: Proposal): Promise<Sent>;
  /** Answers somebody's wish, for a seat one holds. */
  agree(as: number, yes: boolean): Promise<Sent>;
  /** Says a ready phrase, or free words where the host allows them. */
  say(what: Saying): Promise<Sent>;
  /** The game as it was seen through these eyes in that stretch; null if that is not to be had now. */
  catchUp(stretch: Stretch): Promise<readonly Frame[] | null>;
  /** Looks through the eyes of another seat one holds. */
  look(as: Viewer): void;
  /** Tells the server whether somebody looks at this page; sent again after each reconnect. */
  focus(on: boolean): void;
  /** Reconnects at once instead of waiting, or probes a live connection: for when the browser comes online or shows the page. */
  nudge(): void;
  close(): void;
}

type Request = Extract<ClientMessage, { id: string }>;
/** A request without an answer yet; `stop` ends its wait for a table that is away. */
interface Waiting {
  readonly request: Request;
  readonly done: (sent: Sent) => void;
  stop?: (() => void) | undefined;
}
const UNAVAILABLE: Sent = { ok: false, error: { code: 'unavailable' } };
/** After these the table will not open by trying again. */
const FINAL = new Set(['not-found', 'not-allowed', 'foreign-origin', 'signed-out']);
/** So long after a refusal for being too fast other eyes are asked for again (ms); the server allows a view a second. */
const LOOK_AGAIN = 1_500;
/** A page that is shown again: its socket may have died while the device slept (ms). */
const AWAKE_WITHIN = 3_000;
/** Who has heard nothing for longer than this (ms) sees what they missed as it stands. */
const BACK_AFTER = 30_000;
/**
 * So long what is asked while the table is away, or was just before, waits for it (ms); later nobody expects it to happen any more,
 * and a yes would answer another wish. A move says which question it answers, and what was seen: it may wait for a phone that
 * changes its network, and one that was on its way already as long as it takes.
 */
const BACK_WITHIN = 5_000;
const MOVE_WITHIN = 30_000;

/**
 * A live connection to one table. Keeps what the server shows up to date, reconnects by itself from the last update's
 * number, and sends requests that were under way again; their ids let the server answer a repeated one without playing
 * it twice. What is asked while it is away goes out if it is back soon.
 */
// Long: what is known of the connection is shared by all that may be done with it.
export function connectTable(around: Surroundings, eyes?: Viewer): TableConnection {
  let now: Snapshot = { link: 'connecting', seen: null, error: null };
  let socket: SocketLike | undefined;
  let wanted = eyes;
  /** When the last update came, and the last message of any kind, by `date`. */
  let updatedAt = 0;
  let heardAt = around.date();
  /** Since when the table has been away. */
  let awayFrom: number | undefined;
  let closed = false;
  let asked = false;
  let focused = false;
  let stopRetry = (): void => {};
  let stopLook = (): void => {};
  /** The wish for other eyes was refused, and is sent again soon. */
  let isLookDue = false;
  const listeners = new Set<() => void>();
  const catchUps = new Map<string, readonly Frame[]>();
  const outbox = new Map<string, Waiting>();

  const show = (next: Partial<Snapshot>): void => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  const send = (message: ClientMessage): void => socket?.send(JSON.stringify(message));

  const pulse = new Pulse(around, {
    ask: () => send({ t: 'ping' }),
    dead: drop,
    silence: () => silenceOf(now.seen, around.isFar === true && (around.isShown?.() ?? false)),
  });

  function open(): void {
    stopRetry();
    if (around.isFar) pulse.opening();
    const { seen } = now;
    const as = wanted ?? seen?.as;
    const mine = around.open(as, as === seen?.as ? seen?.n : undefined, around.date() - updatedAt);
    socket = mine;
    mine.onopen = () => mine === socket && pulse.opened();
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      hear(JSON.parse(String(data)) as ServerMessage);
      if (mine === socket) pulse.heard();
    };
    mine.onclose = () => mine === socket && lost();
  }

  function lost(): void {
    socket = undefined;
    pulse.stop();
    if (closed || now.link === 'refused') return;
    if (now.link !== 'away') show({ link: 'away' });
    awayFrom ??= around.now();
    for (const waiting of outbox.values()) if (waiting.request.t !== 'act') expire(waiting);
    stopRetry = around.after(backoff(around.now() - awayFrom, around.random(), pulse.spent), open);
  }

  /** Gives up a silent socket, whose close event may never come. */
  function drop(): void {
    const dead = socket;
    lost();
    dead?.close();
  }

  function refused(error: ErrorBody): void {
    const dead = socket;
    socket = undefined;
    pulse.stop();
    show({ link: 'refused', error });
    for (const { done } of outbox.values()) done({ ok: false, error });
    outbox.clear();
    dead?.close();
  }

  /** The state is complete again: pending requests are sent once more. */
  function live(next: Seen, isBack: boolean): void {
    const { seen: before } = now;
    const back = isBack && before && before.n < next.n ? next.n : before?.back;
    const seen = back === undefined ? next : { ...next, back };
    awayFrom = undefined;
    asked = false;
    // What fills a gap meanwhile comes through the eyes of before.
    if (!isLookDue) wanted = seen.as;
    const again = now.link !== 'live';
    show({ link: 'live', seen, error: null });
    if (again && focused) send({ t: 'focus', on: true });
    if (!again) return;
    for (const waiting of outbox.values()) {
      waiting.stop?.();
      waiting.stop = undefined;
      send(waiting.request);
    }
  }

  function resync(last?: number): void {
    const { seen } = now;
    if (!seen || asked) return;
    asked = true;
    send({ t: 'look', as: seen.as, ...(last === undefined ? {} : { last }) });
  }

  function lookAs(as: Viewer): void {
    wanted = as;
    if (now.link === 'live' && as !== now.seen?.as) send({ t: 'look', as });
  }

  function hear(message: ServerMessage): void {
    const { seen } = now;
    const isBack = around.date() - heardAt > BACK_AFTER;
    heardAt = around.date();
    if (message.t === 'sync' || message.t === 'gap' || message.t === 'up') updatedAt = heardAt;
    switch (message.t) {
      case 'sync':
        return live(synced(message, seen, around.now()), isBack);
      case 'gap':
        if (seen && message.from === seen.n) return live(gapFilled(seen, message, around.now()), isBack);
        asked = false;
        return resync();
      case 'up':
        if (!seen || asked || message.n <= seen.n) return;
        return message.n === seen.n + 1 ? show({ seen: updated(seen, message) }) : resync(seen.n);
      case 'line':
      case 'table':
      case 'clock':
        if (seen) show({ seen: withMessage(seen, message, around.now()) });
        return;
      case 'views':
        catchUps.set(message.id, message.frames);
        return answer(message.id, { ok: true });
      case 'ok':
        return answer(message.id, { ok: true });
      case 'no':
        return answer(message.id, { ok: false, error: message.error });
      case 'error':
        if (FINAL.has(message.error.code)) return refused(message.error);
        // This error may answer a resync request; the next update that does not fit sends another.
        asked = false;
        // It may as well answer the wish for other eyes, and nothing else would send that again.
        stopLook();
        isLookDue = message.error.code === 'too-fast';
        if (isLookDue)
          stopLook = around.after(LOOK_AGAIN, () => {
            isLookDue = false;
            lookAs(wanted!);
          });
        return show({ error: message.error });
      case 'pong':
        return;
    }
  }

  function answer(id: string, sent: Sent): void {
    const waiting = outbox.get(id);
    outbox.delete(id);
    waiting?.stop?.();
    waiting?.done(sent);
  }

  /** Gives a request up unless the table is back soon. */
  function expire(waiting: Waiting): void {
    const { t, id } = waiting.request;
    waiting.stop ??= around.after(t === 'act' ? MOVE_WITHIN : BACK_WITHIN, () => answer(id, UNAVAILABLE));
  }

  function ask(make: (id: string, seen: Seen) => Request): Promise<Sent> {
    const { seen } = now;
    if ((now.link !== 'live' && now.link !== 'away') || !seen) return Promise.resolve(UNAVAILABLE);
    const request = make(around.newId(), seen);
    return new Promise((done) => {
      const waiting: Waiting = { request, done };
      outbox.set(request.id, waiting);
      if (now.link === 'live') send(request);
      else expire(waiting);
    });
  }

  open();
  return {
    getSnapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (decision, action, as, more) =>
      ask((id, seen) => ({ t: 'act', id, as: as ?? seen.as, decision, action, seen: seen.n, ...more })),
    noOne: () => ask((id, seen) => ({ t: 'no-one', id, seen: seen.n })),
    takeBack: (reason, seat) =>
      ask((id, { as }) => ({ t: 'back', id, as: seat ?? as, ...(reason === undefined ? {} : { reason }) })),
    propose: (what) => ask((id, { as, place }) => ({ t: 'propose', id, as: place.seats[0] ?? as, ...what })),
    backAgain: (as) => ask((id) => ({ t: 'back-again', id, as })),
    agree: (as, yes) => ask((id) => ({ t: 'agree', id, as, yes })),
    say: (what) => ask((id, { as }) => ({ t: 'say', id, as, ...what })),
    async catchUp({ from, to }) {
      let asked = '';
      await ask((id, { as }) => ({ t: 'views', id: (asked = id), as, from, to }));
      const frames = catchUps.get(asked);
      catchUps.delete(asked);
      return frames ?? null;
    },
    look: lookAs,
    focus(on) {
      focused = on;
      if (now.link === 'live') send({ t: 'focus', on });
    },
    nudge() {
      // The device's steady clock may have stopped while it slept, so clocks are asked for anew.
      if (now.link === 'live' && (now.seen?.table.clock ?? now.seen?.table.answering)) resync(now.seen.n);
      if (!closed && now.link === 'live') pulse.probe(AWAKE_WITHIN);
      if (closed || now.link !== 'away' || socket) return;
      awayFrom = undefined;
      open();
    },
    close() {
      closed = true;
      stopRetry();
      pulse.stop();
      const mine = socket;
      socket = undefined;
      mine?.close();
      for (const { done } of outbox.values()) done(UNAVAILABLE);
      outbox.clear();
    },
  };
}
