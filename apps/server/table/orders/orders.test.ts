import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act, Decision } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { Orders } from '@turntable/protocol/orders.ts';
import { Match } from '@turntable/match/match.ts';
import { OrderBook } from './orders.ts';
import type { SeatOrders, SeatRow, TableRow } from '../../storage/rows.ts';
import { freeSections } from '../../testing/loko-moto.ts';

// Long: every test plays at the same small table, which is set up here.

const SEED = 'ab'.repeat(32);
const build = (section: string) => ({ type: 'build', section });

/** A table of three: Ada, Ben and Cleo, Ada on turn; time stands still until it is set, and all pauses are 100 ms. */
class Scene {
  readonly match = new Match(lokoMoto, lokoMoto.host({ starters: [0] }, 3));
  readonly stored = new Map<number, SeatOrders>();
  readonly notified: string[] = [];
  readonly asked: Decision[] = [];
  readonly free: string[];
  now = 1000;
  away = new Set<number>();
  preset: Act | undefined;
  asking: TableRow['asking'] = null;
  seats: readonly SeatRow[] = ['ada', 'ben', 'cleo'].map((guest) => ({ kind: 'person', name: guest, guest }));
  book: OrderBook;

  constructor() {
    this.match.submit(this.match.draw(SEED)!);
    this.free = freeSections(this.#view(0));
    this.book = this.reload();
  }

  /** The book as it is after a restart: nothing but what was stored. */
  reload(): OrderBook {
    const ordersPort = {
      row: () => ({ seats: this.seats, asking: this.asking }) as TableRow,
      now: () => this.now,
      pause: (_: number, decision: Decision) => (this.asked.push(decision), 100),
      preset: () => this.preset,
      away: (seat: number) => this.away.has(seat),
      keep: (seat: number, row: SeatOrders | null) =>
        row ? this.stored.set(seat, row) : this.stored.delete(seat),
      tell: (guest: string) => this.notified.push(guest),
    };
    const rows = JSON.parse(JSON.stringify([...this.stored])) as [number, SeatOrders][];
    return (this.book = new OrderBook(ordersPort, rows));
  }

  #view(seat: number): View {
    return lokoMoto.view(this.match.state as never, seat);
  }
  arm(seat: number, steps: object[], stops: object[] = []): void {
    this.book.set(this.seats[seat]!.guest!, seat, Orders.parse({ steps, stops }), this.match);
  }
  /** What the table does with an entry, by hand or not. */
  enter(entry: { decision: string; actor: number | 'chance' | 'judge'; action: Act }): void {
    const before = this.match.happened.length;
    const played = this.match.submit(entry);
    assert.ok(played.ok, JSON.stringify(played));
    this.book.heard(
      this.match,
      this.match.happened.slice(before).map(({ event }) => event),
    );
  }
  hand(action: Act): void {
    const [decision] = this.match.decisions;
    const seat = decision!.actors[0] as number;
    this.enter({ decision: decision!.id, actor: seat, action });
    this.book.byHand(seat, decision!.kind, this.match);
  }
  /** Lets everything happen that is due now; gives the actions. */
  settle(): Act[] {
    const actions: Act[] = [];
    for (let entry = this.book.next(this.match); entry; entry = this.book.next(this.match)) {
      actions.push(entry.action);
      this.enter(entry);
    }
    return actions;
  }
  why(guest: string): string | undefined {
    return this.book.own(guest)[0]?.ended?.why;
  }
}
const turn = (...tries: object[]) => ({ kind: 'turn', tries });

test('an order waits for its question, then for a pause, and plays the first alternative that is legal, once', () => {
  const scene = new Scene();
  const [a, b, c] = scene.free as [string, string, string];
  scene.arm(1, [turn(build(a), build(b))]);
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, null);
  scene.hand(build(a));
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, 1100);
  scene.now = 1099;
  assert.deepEqual(scene.settle(), []);
  scene.now = 1100;
  assert.deepEqual(scene.settle(), [build(b)]);
  assert.equal(scene.why('ben'), 'played');
  scene.hand(build(c));
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, null);
});

test('only the owner is told, and sees it; the others are told nothing at any step', () => {
  const scene = new Scene();
  scene.arm(1, [turn(build(scene.free[0]!))], [{ on: 'event', of: [{ kind: 'built' }] }]);
  assert.equal(scene.book.own('ben').length, 1);
  assert.deepEqual(scene.book.own('ada'), []);
  scene.hand(build(scene.free[1]!));
  scene.settle();
  assert.deepEqual(new Set(scene.notified), new Set(['ben']));
});

test('a restart between the question and the answer loses no order, keeps its time, and plays none twice', () => {
  const scene = new Scene();
  const [a, b] = scene.free as [string, string];
  scene.arm(1, [turn(build(b))]);
  scene.hand(build(a));
  scene.settle();
  scene.reload();
  assert.equal(scene.book.due, 1100);
  scene.now = 1100;
  assert.deepEqual(scene.settle(), [build(b)]);
  scene.reload();
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.why('ben'), 'played');
});

test('an answer that fell due while the server was away gets a pause of its own when it is back', () => {
  const scene = new Scene();
  scene.arm(1, [turn(build(scene.free[1]!))]);
  scene.hand(build(scene.free[0]!));
  scene.settle();
  scene.now = 3_600_000;
  scene.reload();
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, 3_600_100);
});

test('a stop calls it off, also in the pause before the answer; what the seat does itself does not', () => {
  const scene = new Scene();
  const [a, b, c, d] = scene.free as [string, string, string, string];
  const stops = [{ on: 'event', of: [{ kind: 'built', where: { section: c } }] }];
  scene.arm(1, [turn(build(b)), turn(build(d))], stops);
  scene.hand(build(a));
  scene.now = 1100;
  scene.settle();
  scene.now = 1200;
  assert.deepEqual(scene.settle(), [build(b)]);
  scene.hand(build(c));
  const [own] = scene.book.own('ben');
  assert.equal(own!.orders, undefined);
  assert.equal(own!.ended!.why, 'stop');
  assert.equal(own!.ended!.stop, 0);
});

test('it is called off when nothing of it is legal, by a take-back, by an answer by hand, and by a bot in the seat', () => {
  const [a, b, c] = new Scene().free as [string, string, string];
  const illegal = new Scene();
  illegal.arm(1, [turn(build(a))]);
  illegal.hand(build(a));
  assert.deepEqual(illegal.settle(), []);
  assert.equal(illegal.why('ben'), 'illegal');

  const back = new Scene();
  back.hand(build(a));
  back.arm(2, [turn(build(c))]);
  back.match.takeBack(0);
  back.book.takenBack(back.match);
  assert.equal(back.why('cleo'), 'take-back');

  const byHand = new Scene();
  byHand.arm(1, [turn(build(c))]);
  byHand.hand(build(a));
  byHand.settle();
  byHand.hand(build(b));
  byHand.settle();
  assert.equal(byHand.why('ben'), 'by-hand');
  assert.equal(byHand.book.due, null);

  const bot = new Scene();
  bot.arm(1, [turn(build(c))]);
  bot.away.add(1);
  bot.settle();
  assert.equal(bot.why('ben'), 'autopilot');
});

test('an order for a certain case stays while another case is answered by hand, and answers when it comes', () => {
  const scene = new Scene();
  const [a, b, c, d, e, f] = scene.free as [string, string, string, string, string, string];
  const when = { kind: 'built', where: { section: e } };
  scene.arm(1, [{ ...turn(build(f)), when }]);
  scene.hand(build(a));
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, null);
  scene.hand(build(b));
  assert.ok(scene.book.own('ben')[0]!.orders);
  scene.hand(build(c));
  scene.hand(build(e));
  scene.settle();
  scene.now = 1100;
  assert.deepEqual(scene.settle(), [build(f)]);
  scene.hand(build(d));
});

test('it goes with its guest: whoever gets the seat finds nothing, and it does not come back with the guest', () => {
  const scene = new Scene();
  scene.arm(1, [turn(build(scene.free[1]!))]);
  const { seats } = scene;
  scene.seats = seats.with(1, { kind: 'person', name: 'dora', guest: 'dora' });
  scene.book.seated(scene.match);
  assert.deepEqual(scene.book.own('dora'), []);
  assert.deepEqual(scene.book.own('ben'), []);
  scene.seats = seats;
  scene.hand(build(scene.free[0]!));
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.why('ben'), 'seat');
});

test('a taken back answer does not come again by itself: the question is left to its seat until its guest speaks anew', () => {
  const scene = new Scene();
  const [a, b, c] = scene.free as [string, string, string];
  scene.arm(1, [turn(build(b)), turn(build(c))]);
  scene.hand(build(a));
  scene.settle();
  scene.now = 1100;
  assert.deepEqual(scene.settle(), [build(b)]);
  scene.match.takeBack(1);
  scene.book.takenBack(scene.match);
  assert.equal(scene.why('ben'), 'take-back');
  scene.preset = build(c);
  scene.reload();
  scene.now = 9000;
  scene.match.takeBack(0);
  scene.book.takenBack(scene.match);
  scene.hand(build(a));
  scene.settle();
  assert.equal(scene.book.due, 9100, 'a question that is put anew is answered as ever');
  scene.book.takenBack(scene.match);
  assert.equal(scene.book.due, 9100, 'one that was open all the time is waited with as before');
  scene.now = 9100;
  assert.deepEqual(scene.settle().slice(0, 1), [build(c)]);
  scene.match.takeBack(1);
  scene.book.takenBack(scene.match);
  scene.reload();
  scene.now = 9300;
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, null);
  scene.book.set('ben', 1, null, scene.match);
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, null, 'who puts the note away has set nothing');
  scene.book.speakAnew(1);
  scene.settle();
  assert.equal(scene.book.due, 9400);
});

test('while all are asked for something nothing is answered by itself, and afterwards after a pause', () => {
  const scene = new Scene();
  const [a, b] = scene.free as [string, string];
  scene.arm(1, [turn(build(b))]);
  scene.hand(build(a));
  scene.settle();
  scene.asking = { what: 'back', by: 0, waiting: [1] };
  scene.now = 1150;
  assert.deepEqual(scene.settle(), []);
  assert.equal(scene.book.due, 1250);
  scene.asking = null;
  scene.now = 1250;
  assert.deepEqual(scene.settle(), [build(b)]);
});

test('a stop that has come about already is refused: it would call off what was just armed', () => {
  const scene = new Scene();
  const score = scene.match.game.record.scores(scene.match.game.view(scene.match.state, 1))[0]!;
  assert.throws(
    () => scene.arm(1, [turn(build(scene.free[0]!))], [{ on: 'score', from: score }]),
    /not-allowed/,
  );
  scene.arm(1, [turn(build(scene.free[0]!))], [{ on: 'score', from: score + 50 }]);
});

test('a preset and an order wait alike: the pause is asked for with the question only', () => {
  const [armed, prefers] = [new Scene(), new Scene()];
  const [a, b] = armed.free as [string, string];
  armed.arm(1, [turn(build(b))]);
  armed.hand(build(a));
  prefers.hand(build(a));
  prefers.preset = build(b);
  for (const scene of [armed, prefers]) {
    assert.deepEqual(scene.settle(), []);
    assert.equal(scene.book.due, 1100);
  }
  assert.deepEqual(armed.asked, prefers.asked);
  prefers.reload();
  armed.now = prefers.now = 1100;
  assert.deepEqual(armed.settle(), [build(b)]);
  prefers.preset = build(b);
  assert.deepEqual(prefers.book.next(prefers.match)?.action, build(b));
});

test('what nobody may order is refused: another’s seat, several seats of one device, actions of another question', () => {
  const scene = new Scene();
  const orders = Orders.parse({ steps: [turn(build(scene.free[0]!))], stops: [] });
  const code = (guest: string, given = orders) => {
    try {
      scene.book.set(guest, 1, given, scene.match);
    } catch (error) {
      return (error as Error).message.split(':')[0];
    }
    return 'ok';
  };
  assert.equal(code('ada'), 'not-your-seat');
  for (const steps of [[turn({ type: 'fly' })], [{ ...turn(build('x')), kind: 'opening' }]])
    assert.equal(code('ben', Orders.parse({ steps, stops: [] })), 'bad-message');
  assert.equal(code('ben'), 'ok');
  scene.seats = scene.seats.with(0, scene.seats[1]!);
  assert.equal(code('ben'), 'not-allowed');
});
