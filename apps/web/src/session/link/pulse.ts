import type { Place, TableInfo } from '@turntable/protocol/messages.ts';

/** How long a server may be silent before it is asked for a sign of life (ms). */
const SILENCE = { playing: 2_000, looking: 8_000, hidden: 25_000 } as const;
/** How long it may take to give one: bounds (ms), and between them a multiple of what it took recently. */
const PATIENCE = { least: 1_500, most: 8_000, times: 4 } as const;
/** The same for opening a socket. What the first one takes on this network is not known. */
const OPENING = { first: 6_000, least: 1_000, most: 10_000, times: 4, shorts: 5 } as const;
/** A timer that fires this much too late (ms) shows that this page was suspended, not the server. */
const LATE = 200;
/** Waits before another try (ms): the first, the shortest later, and the longest; between them a part of the time away. */
const AGAIN = { first: 400, short: 800, part: 1 / 10, most: 15_000 } as const;

/**
 * Milliseconds to wait before the next reconnect, randomised by a quarter so that many browsers do not come at once. The wait
 * grows with the time since the connection was lost (`away`, ms), so that the delay after an outage stays a small part of it
 * and a dead server is asked ever less often. `spent`: how long the last try took (ms), which is deducted, down to a fifth of the wait.
 */
export function backoff(away: number, random: number, spent = 0): number {
  const { first, short, part, most } = AGAIN;
  const longer = Math.max(away === 0 ? first : short, away * part);
  const wait = Math.min(most, longer) * (0.75 + random / 2);
  return Math.max(wait / 5, wait - spent);
}

/** How long the server of a table may be silent (ms): shortest for whoever plays and sees the page. */
export function silenceOf(
  seen: { readonly table: Pick<TableInfo, 'status' | 'tempo'>; readonly place: Place } | null,
  isShown: boolean,
): number {
  if (!isShown) return SILENCE.hidden;
  const { table, place } = seen ?? {};
  const plays = place && (place.seats.length > 0 || place.judge || place.keeper);
  const isLive = table?.status === 'running' && table.tempo !== 'turns';
  return plays && isLive ? SILENCE.playing : SILENCE.looking;
}

/** Timers and a clock from outside (ms). */
interface Time {
  after(ms: number, run: () => void): () => void;
  now(): number;
}
interface Pulses {
  /** Asks the server for a sign of life. */
  ask(): void;
  /** The socket is dead, or never opened: it has to be given up. */
  dead(): void;
  /** How long the server may be silent now (ms). */
  silence(): number;
}

/**
 * Detects a dead connection although the socket looks open: the server hangs, or the network is cut. After a socket was
 * given up without need, the next one gets more time, so that a slow server is not flooded with reconnects.
 */
export class Pulse {
  readonly #time: Time;
  readonly #on: Pulses;
  #stop = (): void => {};
  #patience: number = PATIENCE.least;
  #opening: number = OPENING.first;
  /** Sockets given up in a row before they opened. */
  #vain = 0;
  #openingFrom: number | undefined;
  #askedAt: number | undefined;

  constructor(time: Time, on: Pulses) {
    this.#time = time;
    this.#on = on;
  }

  /** A socket is being opened. */
  opening(): void {
    this.stop();
    this.#openingFrom = this.#time.now();
    // The first tries time out fast: a round-robin balancer may have chosen the one server that hangs.
    const within = this.#opening * 2 ** Math.max(0, this.#vain - OPENING.shorts + 1);
    this.#await(Math.min(OPENING.most, within), () => {
      this.#vain++;
      this.#on.dead();
    });
  }
  opened(): void {
    const took = this.spent;
    this.#opening = Math.min(OPENING.most, Math.max(OPENING.least, took * OPENING.times));
    this.#openingFrom = undefined;
    this.#vain = 0;
    this.heard();
  }
  /** How long a socket has been opening that is not open yet (ms); 0 without one. */
  get spent(): number {
    return this.#openingFrom === undefined ? 0 : this.#time.now() - this.#openingFrom;
  }

  /** A message of the server arrived. */
  heard(): void {
    if (this.#askedAt !== undefined) {
      const took = this.#time.now() - this.#askedAt;
      this.#patience = Math.min(this.#patience, Math.max(PATIENCE.least, took * PATIENCE.times));
    }
    this.stop();
    this.#stop = this.#time.after(this.#on.silence(), () => this.probe());
  }

  /** Asks for a sign of life, and gives the socket up without one in that time (ms). */
  probe(within = Math.max(this.#patience, this.#on.silence() / 3)): void {
    this.stop();
    this.#askedAt = this.#time.now();
    this.#on.ask();
    this.#await(within, () => {
      this.#patience = Math.min(PATIENCE.most, this.#patience * 2);
      this.#on.dead();
    });
  }

  /** Calls `gone` unless something is heard within so many milliseconds in which this page was awake. */
  #await(within: number, gone: () => void): void {
    const from = this.#time.now();
    this.#stop = this.#time.after(within, () => {
      if (this.#time.now() - from > within + LATE) this.#await(within, gone);
      // Messages that arrived while this page was asleep are handled first.
      else this.#stop = this.#time.after(0, gone);
    });
  }

  /** The socket is gone, or not wanted any more. */
  stop(): void {
    this.#stop();
    this.#stop = () => {};
    this.#askedAt = undefined;
  }
}
