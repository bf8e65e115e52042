import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';

/** A table with its people, each with a socket of their own. */
export interface Group {
  readonly over: boolean;
  /** Whoever's turn it is acts: milliseconds to the acknowledgement, or nothing if a socket broke meanwhile. */
  act(): Promise<number | undefined>;
  /** One socket breaks, as sockets of phones do, and comes back after a while. */
  cut(): void;
  /** Everybody goes. */
  leave(): Settled;
}
/** What came of a stretch of play. */
export interface Stretch {
  readonly seconds: number;
  readonly moves: number;
  readonly cuts: number;
  /** Milliseconds from sending an action to its acknowledgement. */
  readonly delays: readonly number[];
}
/** What came of everything that was played. */
export interface Settled {
  readonly acknowledged: number;
  /** Actions that are in the state or log that the server shows at the end; null if its store is asked instead. */
  readonly stored: number | null;
}
type Order = { readonly play: number } | { readonly settle: true };

/** One of so many stretches between two actions of a table ends with a broken socket. */
const CUT = 25;

/**
 * Follows orders from its input, one JSON text a line: play for so many seconds, or settle. Each table acts once in
 * `pause` milliseconds in the middle; pauses are drawn like those of people who do not know of each other.
 */
export async function crowd(
  count: number,
  pause: number,
  seat: (i: number) => Promise<Group>,
): Promise<void> {
  const groups: Group[] = [];
  const left: Settled[] = [];
  for (let i = 0; i < count; i++) groups.push(await seat(i));
  console.log('seated');
  for await (const line of createInterface({ input: process.stdin })) {
    const order = JSON.parse(line) as Order;
    if ('play' in order) console.log(JSON.stringify(await play(order.play)));
    else {
      for (const group of groups) left.push(group.leave());
      const acknowledged = left.reduce((sum, each) => sum + each.acknowledged, 0);
      const stored = left.reduce(
        (sum: number | null, each) => (each.stored === null ? null : (sum ?? 0) + each.stored),
        0,
      );
      console.log(JSON.stringify({ acknowledged, stored } satisfies Settled));
    }
  }

  async function play(seconds: number): Promise<Stretch> {
    const began = performance.now();
    const delays: number[] = [];
    let cuts = 0;
    await Promise.all(
      groups.map(async (_, i) => {
        for (;;) {
          const wait = -Math.log(1 - Math.random()) * pause;
          if (performance.now() + wait > began + seconds * 1000) return;
          await sleep(wait);
          if (groups[i]!.over) {
            left.push(groups[i]!.leave());
            groups[i] = await seat(i);
          }
          if (Math.random() * CUT < 1) {
            cuts++;
            groups[i]!.cut();
          }
          const delay = await groups[i]!.act();
          if (delay !== undefined) delays.push(delay);
        }
      }),
    );
    return { seconds: (performance.now() - began) / 1000, moves: delays.length, cuts, delays };
  }
}
