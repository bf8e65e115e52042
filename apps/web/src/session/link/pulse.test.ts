import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import type { ServerMessage } from '@turntable/protocol/messages.ts';
import { connectTable, type SocketLike } from '../connection.ts';
import { PLACE, sync, TABLE } from '../testing/table.ts';
import { backoff, Pulse, silenceOf } from './pulse.ts';

/** Timers in the order of their time, turned by hand. */
function handClock() {
  let now = 0;
  const timers: { due: number; run: (() => void) | null }[] = [];
  return {
    now: () => now,
    after(ms: number, run: () => void): () => void {
      const timer: (typeof timers)[number] = { due: now + ms, run };
      const at = timers.findLastIndex(({ due }) => due <= timer.due) + 1;
      timers.splice(at, 0, timer);
      return () => (timer.run = null);
    },
    wait(ms: number): void {
      const until = now + ms;
      while (timers[0] && timers[0].due <= until) {
        const { due, run } = timers.shift()!;
        now = due;
        run?.();
      }
      now = until;
    },
  };
}

test('waits are short at first, then a tenth of the time away, fifteen seconds at most, and spread', () => {
  assert.deepEqual(
    [0, 400, 1_200, 8_000, 12_000, 30_000, 60_000, 600_000].map((away) => backoff(away, 0.5)),
    [400, 800, 800, 800, 1200, 3000, 6000, 15_000],
  );
  // A clock that was set back meanwhile makes nobody wait, nor ask without end.
  assert.equal(backoff(-5_000, 0.5), 800);
  assert.ok(backoff(3_000, 0) < backoff(3_000, 0.99));
  assert.deepEqual([backoff(1_200, 0.5, 300), backoff(1_200, 0.5, 5_000)], [500, 160]);
});

test('who plays asks first; who looks on, waits days or does not see the page asks later', () => {
  const seen = { table: TABLE, place: PLACE } as Parameters<typeof silenceOf>[0];
  assert.equal(silenceOf(seen, true), 2_000);
  assert.equal(silenceOf({ ...seen!, place: { seats: [], host: true } }, true), 8_000);
  assert.equal(silenceOf({ ...seen!, table: { ...TABLE, tempo: 'turns' } }, true), 8_000);
  assert.equal(silenceOf(seen, false), 25_000);
  assert.equal(silenceOf(null, true), 8_000);
});

test('a slow server is given more time by who gave it up in vain, and less again once it answers fast', () => {
  const clock = handClock();
  let dead = 0;
  const pulse = new Pulse(clock, { ask: () => {}, dead: () => dead++, silence: () => 2_000 });
  const died = (ms: number): void => {
    const before = dead;
    clock.wait(ms - 1);
    assert.equal(dead, before, `${ms}`);
    clock.wait(1);
    assert.equal(dead, before + 1);
  };
  pulse.heard();
  died(3_500);
  pulse.heard();
  died(5_000);
  // An answer after 1 s: four times that is the patience from now on.
  pulse.probe();
  clock.wait(1_000);
  pulse.heard();
  clock.wait(2_000);
  died(4_000);
  pulse.probe();
  clock.wait(10);
  pulse.heard();
  died(3_500);
});

test('a page that stood still itself does not take the server for dead', () => {
  let [now, dead] = [0, 0];
  const timers: (() => void)[] = [];
  const time = {
    now: () => now,
    after: (_ms: number, run: () => void) => {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
  };
  const pulse = new Pulse(time, { ask: () => {}, dead: () => dead++, silence: () => 2_000 });
  const fire = (at: number): void => {
    now = at;
    timers.shift()!();
  };
  pulse.probe();
  // For 4 s nothing ran here: the answer may lie there unread.
  fire(4_000);
  assert.equal(dead, 0);
  fire(5_500);
  assert.equal(dead, 0, 'what has come is heard first');
  fire(5_500);
  assert.equal(dead, 1);
});

/**
 * Players of one table each at three servers behind a balancer; the first stands still from 10 s on and others run its
 * tables 3.5 s later, once somebody asks. `goesRound`: the balancer knows nothing and chooses each in turn, as nginx does;
 * otherwise it passes over a server that does not answer, as haproxy does.
 */
function pausedServer(players: number, goesRound: boolean) {
  const clock = handClock();
  const luck = quickRng(7);
  const random = (): number => luck.below(1000) / 1000;
  const PAUSED = 10_000;
  const TAKEN = PAUSED + 3_500;
  const opened: number[] = [];
  const back: number[] = [];
  let next = 0;
  for (let i = 0; i < players; i++) {
    const started = random() * 2_000;
    clock.after(started, () => {
      let wasAway = false;
      const table = connectTable({
        ...clock,
        date: clock.now,
        isFar: true,
        isShown: () => true,
        random,
        newId: () => '',
        open() {
          opened.push(clock.now());
          const server = opened.length <= players ? 0 : goesRound ? next++ % 3 : 1;
          const still = (): boolean => server === 0 && clock.now() >= PAUSED;
          let isOpen = true;
          const tell = (message: ServerMessage): void => {
            const data = JSON.stringify(message);
            clock.after(10, () => isOpen && !still() && socket.onmessage?.({ data }));
          };
          const socket: SocketLike = {
            send: (text) => text.includes('ping') && tell({ t: 'pong' }),
            close: () => (isOpen = false),
            onopen: null,
            onmessage: null,
            onclose: null,
          };
          clock.after(10, () => {
            if (!isOpen || still()) return;
            socket.onopen?.();
            // Until it is taken over, who is asked for the table says so and closes.
            if (clock.now() >= PAUSED && clock.now() < TAKEN) socket.onclose?.();
            else tell(sync(3, {}));
          });
          return socket;
        },
      });
      table.subscribe(() => {
        const { link } = table.getSnapshot();
        if (link === 'away') wasAway = true;
        else if (link === 'live' && wasAway) {
          wasAway = false;
          back.push(clock.now() - TAKEN);
        }
      });
    });
  }
  clock.wait(60_000);
  return { opened: opened.filter((at) => at >= PAUSED).map((at) => at - PAUSED), back };
}

test('when a server stands still its players are back within 2 s of the new one, and do not come all at once', () => {
  const { opened, back } = pausedServer(500, false);
  assert.equal(back.length, 500);
  const longest = Math.max(...back);
  assert.ok(longest < 2_000, `longest ${Math.round(longest)} ms`);
  // A tenth of a second never has more than a fifth of them, and nobody needs many tries.
  const tenths = [...Map.groupBy(opened, (at) => Math.floor(at / 100)).values()];
  const most = Math.max(...tenths.map((each) => each.length));
  assert.ok(most <= 100, `${most} in 100 ms`);
  assert.ok(opened.length < 500 * 4, `${opened.length} tries`);
});

test('where the balancer goes on choosing the server that stands still, one of six takes longer than that', () => {
  const { back } = pausedServer(500, true);
  assert.equal(back.length, 500);
  const late = back.filter((ms) => ms > 2_000).length;
  const longest = Math.max(...back);
  assert.ok(late < 500 / 6 && longest < 15_000, `${late} late, longest ${Math.round(longest)} ms`);
});
