import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { freeSections, viewOf } from '../../testing/loko-moto.ts';

const CANARY = 'canary-5e1f';
/** The parts of a message by which a move by an order could be distinguished from one by hand; values differ with the move. */
function shapeOfMessage(text: string): string {
  const message = JSON.parse(text) as Record<string, unknown>;
  const events = (message['e'] as { kind: string }[] | undefined)?.map(({ kind }) => kind).join(' ');
  return [message['t'], ...Object.keys(message), events].join(' ');
}
/** Three people and somebody who looks on, each at a socket; Ben (seat 1) at two. */
class Company {
  readonly guests: readonly Guest[];
  readonly id: string;
  readonly others: readonly Seat[];
  readonly bens: readonly Seat[];

  private constructor(id: string, guests: readonly Guest[], seats: readonly Seat[]) {
    this.id = id;
    this.guests = guests;
    this.others = [seats[0]!, seats[2]!, seats[3]!];
    this.bens = [seats[1]!, seats[4]!];
  }
  static async gather(link: string): Promise<Company> {
    const guests = await Promise.all([1, 2, 3, 4].map(() => Guest.arrive(link)));
    const [ada, ben, cleo, watcher] = guests as [Guest, Guest, Guest, Guest];
    const clock = { kind: 'live', bank: 600, increment: 5 } as const;
    const { id } = await ada.table([mine('Ada'), open, open], { clock });
    for (const [guest, name] of [
      [ben, 'Ben'],
      [cleo, 'Cleo'],
    ] as const)
      await guest.post(`tables/${id}/join`, { name });
    const seats = [...guests, ben].map((guest) => guest.sit(id));
    await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
    assert.equal(watcher, guests[3]);
    return new Company(id, guests, seats);
  }
  get ben(): Guest {
    return this.guests[1]!;
  }
  /** All that the others can read of the table, to the byte, but for the time that runs. */
  async pages(): Promise<string[]> {
    const pages: string[] = [];
    for (const guest of [this.guests[0]!, this.guests[2]!, this.guests[3]!])
      for (const path of ['tables', 'tables/mine', `tables/${this.id}`, `tables/${this.id}/record`])
        pages.push(JSON.stringify((await guest.get(path)).body).replace(/"left":\d+/g, ''));
    return pages;
  }
  /** The messages that the others received while `what` was done. */
  async heard(what: () => Promise<unknown>): Promise<string[][]> {
    const settle = async (): Promise<void> => {
      for (const seat of this.others) {
        const pongs = (): number => seat.messages.filter(({ t }) => t === 'pong').length;
        const before = pongs();
        await seat.send({ t: 'ping' });
        await seat.until(() => pongs() > before, 'the pong');
      }
    };
    await settle();
    const from = this.others.map(({ texts }) => texts.length);
    await what();
    await settle();
    return this.others.map(({ texts }, i) => texts.slice(from[i]).filter((text) => !text.includes('"pong"')));
  }
}

test('orders are their guest’s alone: to arm, change, call off or play them tells nobody else anything, on any channel', async () => {
  await using server = await openServer();
  const [company, byHand] = [await Company.gather(server.link), await Company.gather(server.link)];
  const [ada, cleo] = company.others as [Seat, Seat];
  const free = freeSections(viewOf(ada));
  const build = (section: string) => ({ type: 'build', section });
  const stops = [
    { on: 'event', of: [{ kind: CANARY }] },
    { on: 'event', of: [{ kind: 'built', where: { section: free[5] } }] },
  ];
  const arm = (orders: object | null) => company.ben.post(`tables/${company.id}/orders`, { seat: 1, orders });
  const order = { steps: [{ kind: 'turn', tries: [build(free[1]!)] }], stops };
  const knows = (which: (orders: { orders?: object; ended?: { why: string } } | undefined) => unknown) =>
    Promise.all(
      company.bens.map((seat) =>
        seat.until(({ place }) => Boolean(which(place?.orders?.[0])), 'Ben to be told'),
      ),
    );

  const { store } = server;
  const stored = await store.row(company.id);
  const letters = async () => (await store.jobs(0, Date.now() + 86_400_000, 99)).map(({ key }) => key);
  const posted = await letters();
  const pages = await company.pages();
  for (const orders of [order, null, order]) {
    const heard = await company.heard(async () => {
      assert.equal((await arm(orders)).status, 200);
      await knows((known) => (orders ? known?.orders : known === undefined));
    });
    assert.deepEqual(heard, [[], [], []]);
    assert.deepEqual(await company.pages(), pages);
    assert.deepEqual(await store.row(company.id), stored, 'not even when the table changed last');
    assert.deepEqual(await letters(), posted, 'no notification is on its way');
  }

  // Ada moves and Ben’s order answers; at the other table he answers himself.
  const moved = await company.heard(async () => {
    await ada.act(build(free[0]!) as never);
    await ada.until((seat) => viewOf(seat).turn === 2, 'Ben’s move');
  });
  const moves = await byHand.heard(async () => {
    const [first] = byHand.others as [Seat];
    const sections = freeSections(viewOf(first));
    await first.act(build(sections[0]!) as never);
    await byHand.bens[0]!.until((seat) => viewOf(seat).turn === 1, 'Ada’s move');
    await byHand.bens[0]!.act(build(sections[1]!) as never);
    await first.until((seat) => viewOf(seat).turn === 2, 'Ben’s move');
  });
  assert.deepEqual(
    moved.map((texts) => texts.map(shapeOfMessage)),
    moves.map((texts) => texts.map(shapeOfMessage)),
  );
  const entries = (await store.load(company.id))!.entries.map(({ body }) => body);
  assert.ok(entries.every((body) => !body.includes(CANARY)));

  // Called off by what Cleo builds: she hears her own move, and Ben alone that it was a surprise.
  await arm(order);
  await knows((known) => known?.orders);
  const surprised = await company.heard(async () => {
    await cleo.act(build(free[5]!) as never);
    await knows((known) => known?.ended?.why === 'stop');
  });
  const kinds = surprised.map((texts) => texts.map((text) => (JSON.parse(text) as { t: string }).t).sort());
  assert.deepEqual(kinds, [
    ['clock', 'up'],
    ['clock', 'ok', 'up'],
    ['clock', 'up'],
  ]);

  for (const guest of [company.guests[0]!, company.guests[2]!, company.guests[3]!]) {
    const late = guest.sit(company.id);
    await late.ready();
    assert.equal(late.place?.orders, undefined);
    await late.send({ t: 'views', id: 'all', as: late.as, from: 1, to: late.n });
    await late.until(({ messages }) => messages.some(({ t }) => t === 'views'), 'the catch-up');
    for (const text of [...late.texts, ...(await company.pages())])
      assert.doesNotMatch(text, /canary|"orders"|"soon"/);
  }
  for (const { texts } of company.others)
    for (const text of texts) assert.doesNotMatch(text, /canary|"orders"|"soon"/);
  // The test can tell: Ben’s devices were told.
  for (const { texts } of company.bens) assert.ok(texts.some((text) => text.includes(CANARY)));
});

test('LV-6.1 a preset is told to its guest alone, and changes nothing that others can read', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open], { game: 'loco-dome', startWhenFull: false });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
  const [watched, phone] = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })];
  await Promise.all([watched.ready(), phone.ready()]);
  const pages = async (): Promise<string[]> =>
    Promise.all(
      ['tables', 'tables/mine', `tables/${id}`].map(async (path) =>
        JSON.stringify((await ada.get(path)).body),
      ),
    );
  const before = await pages();
  const { length } = watched.texts;
  const preferences = [{ kind: 'between', answer: 'decline', from: 77 }];
  assert.equal((await ben.post(`tables/${id}/prefer`, { seat: 1, preferences })).status, 200);
  await phone.until(
    ({ place }) => place?.preferences?.[0]?.preferences.length === 1,
    'it, on the other device',
  );
  await watched.send({ t: 'ping' });
  await watched.until(({ messages }) => messages.some(({ t }) => t === 'pong'), 'the pong');
  assert.equal(watched.texts.length, length + 1);
  assert.deepEqual(await pages(), before);
});
