import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { shapeOf } from '@turntable/games/loko-moto/cards.ts';
import type { State } from '@turntable/games/loko-moto/types.ts';
import { Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openServer, PAGE, type TestServer } from '../testing/server.ts';
import { freeSections, random, rng, simple, viewOf } from '../testing/loko-moto.ts';

/** What came over a wire without the list of all cards there are, which everybody may know. */
function withoutBox(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'box' ? 0 : value));
}

/** Whether a text names a card: in quotes in JSON, as a word in a page. */
function isIn(text: string, id: string): boolean {
  return text.startsWith('<') ? new RegExp(`\\b${id}\\b`).test(text) : text.includes(`"${id}"`);
}

/** Ids of cards that the viewer must not be told now: others' secret cards, and all that nobody has turned up yet. */
function canaries(state: State, viewer: Viewer): string[] {
  const { trainPile, shapePiles, hands } = state;
  const held = hands.flatMap(({ secret }, seat) => (seat === viewer ? [] : secret));
  return [...trainPile, ...shapePiles.flat(), ...held];
}

/** Everything that anybody was ever sent, and through whose eyes. */
class Wire {
  readonly server: TestServer;
  readonly id: string;
  readonly seats: Seat[] = [];
  readonly pages: { viewer: Viewer; text: string }[] = [];

  constructor(server: TestServer, id: string) {
    this.server = server;
    this.id = id;
  }

  get state(): State {
    return this.server.tables.live(this.id)!.match!.state as State;
  }

  async sit(guest: Guest, as: Viewer, last?: number): Promise<Seat> {
    const seat = guest.sit(this.id, { as, ...(last === undefined ? {} : { last }) });
    this.seats.push(seat);
    await seat.ready();
    return seat;
  }

  /** Asks for every page of the API that anybody may read. */
  async browse(guest: Guest, viewer: Viewer): Promise<void> {
    const ofTable = ['', '/record', '/ratings'].map((what) => `tables/${this.id}${what}`);
    for (const path of [
      'tables',
      'tables/mine',
      'tables/history',
      ...ofTable,
      'me',
      'me/ratings',
      'me/passkeys',
      'ratings',
      'nothing',
    ]) {
      const { body } = await guest.get<object>(path);
      this.pages.push({ viewer, text: JSON.stringify(body) });
    }
    const { row } = this.server.tables.live(this.id)!;
    for (const path of [`t/${row.id}`, `w/${row.id}`, `s/${row.id}`, `g/${row.id}`, `j/${row.access.code}`]) {
      const page = await fetch(this.server.link + path);
      const text = await page.text();
      assert.match(text, /og:title/);
      this.pages.push({ viewer: 'public', text });
    }
  }

  /** Ids found where they must not be. */
  leaks(): string[] {
    const { state } = this;
    const table = this.server.tables.live(this.id)!;
    const all = [
      ...this.seats.flatMap(({ as, texts }) =>
        texts.map((text) => ({ viewer: as!, text: withoutBox(text) })),
      ),
      ...this.pages,
    ];
    const secrets = new Map<Viewer, string[]>();
    return all.flatMap(({ viewer, text }) => {
      if (!secrets.has(viewer)) secrets.set(viewer, [...canaries(state, viewer), table.row.seed]);
      return secrets.get(viewer)!.flatMap((id) => (isIn(text, id) ? [`${id} to ${viewer}: ${text}`] : []));
    });
  }
}

test('LM-7.2 no byte to anybody names a secret card of another, nor a card not turned up, on any channel', async () => {
  await using server = await openServer({ page: PAGE });
  const [ada, ben, cleo, watcher] = await Promise.all([1, 2, 3, 4].map(() => Guest.arrive(server.link)));
  const guests = [ada!, ben!, cleo!];
  const clock = { kind: 'live', bank: 3600, increment: 5 } as const;
  const { id } = await ada!.table([mine('Ada'), open, open], { options: { hiddenAgendas: true }, clock });
  const wire = new Wire(server, id);
  const early = watcher!.sit(id);
  wire.seats.push(early);
  for (const [i, guest] of guests.entries())
    if (i > 0) await guest.post(`tables/${id}/join`, { name: `P${i}` });
  const seats: Seat[] = [];
  for (const [i, guest] of guests.entries()) seats.push(await wire.sit(guest, i));
  const spectator = await wire.sit(watcher!, 'public');

  const dealt = wire.state.hands.map(({ secret }) => secret);
  assert.ok(dealt.every((secret) => secret.length === 2));
  // The test can tell: a player's own secret cards are in what that player was sent.
  dealt.forEach((secret, i) => {
    const own = withoutBox(seats[i]!.texts[0]!);
    for (const card of secret) assert.ok(own.includes(`"${card}"`));
  });

  const luck = rng(21);
  for (let turn = 0; turn < 36; turn++) {
    const by = viewOf(spectator).turn;
    const seat = seats[by]!;
    // Everything that can be refused is tried first: out of turn, with wrong cards, misshapen, taken back.
    const other = seats[(by + 1) % 3]!;
    const view = viewOf(seat);
    const anyShape = view.box.shapes.find(
      (shape) => shape.points === 3 && !canaries(wire.state, by).includes(shape.id),
    )!;
    const buy = {
      type: 'buy',
      train: view.market[0]!,
      sections: freeSections(view).slice(0, 2),
      shape: anyShape.id,
    };
    for (const refused of [
      seat.act(buy as never),
      other.act(simple(view)),
      spectator.act(simple(view), by),
      spectator.back(),
    ])
      assert.equal(typeof (await refused), 'object');
    await other.back();
    let n = (await seat.act(turn % 3 === 0 ? simple(view) : random(view, luck))) as number;
    if (turn % 6 === 0) {
      n = (await seat.back()) as number;
      n = (await seat.act(simple(viewOf(seat)))) as number;
    }
    await Promise.all(
      [...seats, spectator].map((each) => each.until((known) => known.n >= n, `update ${n}`)),
    );
    if (turn % 7 === 3) {
      // Somebody wishes another pace, and somebody for another: refused, called off, never done.
      const pace = { tempo: 'turns', clock: { kind: 'turns', hours: 24 } };
      for (const what of [{ pace }, { factor: { seat: 1, factor: 2 } }])
        for (const answer of [
          await seats[0]!.request({ t: 'propose', id: seats[0]!.newId(), as: 0, ...what }),
          await seats['pace' in what ? 1 : 0]!.agree(false),
        ])
          assert.equal(typeof answer, 'number');
      // Reconnects with a gap, and looks through every pair of eyes one may.
      const back = await wire.sit(guests[by]!, by, Math.max(1, n - 4));
      await back.send({ t: 'look', as: (by + 1) % 3 });
      await back.send({ t: 'look', as: 'judge' });
      // The catch-up of all that happened, through one's own eyes and through others'.
      await back.send({ t: 'views', id: 'own', as: by, from: 1, to: n });
      for (const as of [(by + 1) % 3, 'judge'])
        assert.equal(
          typeof (await back.request({ t: 'views', id: `as ${as}`, as, from: 1, to: n })),
          'object',
        );
      await back.until(({ messages }) => messages.some(({ t }) => t === 'views'), 'the catch-up');
      await back.until(
        ({ messages }) => messages.filter(({ t }) => t === 'error').length === 2,
        'two refusals',
      );
      await back.leave();
      const foreign = await wire.sit(watcher!, 'public', Math.max(1, n - 9));
      await foreign.send({ t: 'views', id: 'all', as: 'public', from: 1, to: n });
      await foreign.until(({ messages }) => messages.some(({ t }) => t === 'views'), 'the catch-up');
      await foreign.leave();
      for (const [i, guest] of guests.entries()) await wire.browse(guest, i);
      await wire.browse(watcher!, 'public');
    }
    assert.deepEqual(wire.leaks(), []);
    if (viewOf(spectator).outcome) break;
  }
  // Whoever looks on is told the same of the clocks as everybody else, to the byte.
  const clocks = ({ texts }: Seat): string[] => texts.filter((text) => text.startsWith('{"t":"clock"'));
  const onlooker = clocks(spectator);
  assert.ok(onlooker.length > 20);
  for (const seat of seats) assert.deepEqual(clocks(seat).slice(-onlooker.length), onlooker);

  const secretCards = wire.state.hands.flatMap(({ secret }) => secret);
  assert.ok(secretCards.length > 0, 'the game never had a secret left to keep');
  assert.ok(wire.seats.length > 8 && wire.pages.length > 20);

  // Once one is claimed it is everybody's to see: the test finds the id of a card when it is there.
  const claimed = dealt.flat().filter((card) => !secretCards.includes(card));
  for (const card of claimed)
    assert.ok(spectator.texts.some((text) => withoutBox(text).includes(`"${card}"`)));
});

type View = ReturnType<typeof lokoMoto.view>;
const foreignCard = ({ hands }: State, viewer: Viewer): string => hands[viewer === 0 ? 1 : 0]!.secret[0]!;
let dealtState: State;
/** Games with a planted leak, each on another channel. */
const LEAKS: Record<string, Partial<typeof lokoMoto>> = {
  view: {
    view: (state, viewer) => {
      dealtState = state;
      return { ...lokoMoto.view(state, viewer), hint: state.hands[0] && foreignCard(state, viewer) } as View;
    },
  },
  event: {
    apply: (state, entry) => {
      const step = lokoMoto.apply(state, entry);
      return { ...step, events: step.events.map((event) => ({ ...event, next: step.state.trainPile[0] })) };
    },
  },
  refusal: {
    view: (state, viewer) => lokoMoto.view((dealtState = state), viewer),
    refusals: (view, decision, action) =>
      lokoMoto
        .refusals(view, decision, action)
        .map((refusal) => ({ ...refusal, with: { hint: foreignCard(dealtState, view.viewer) } })),
  },
};
for (const [channel, change] of Object.entries(LEAKS))
  test(`a leak in the ${channel} is found by what the test above looks for`, async () => {
    const leaky = { ...lokoMoto, ...change };
    await using server = await openServer({ change: (config) => ({ ...config, games: [leaky] }) });
    const host = await Guest.arrive(server.link);
    const { id } = await host.table([mine('Ada'), mine('Ben')], { options: { hiddenAgendas: true } });
    const wire = new Wire(server, id);
    const seat = await wire.sit(host, 0);
    assert.equal(typeof (await seat.act({ type: 'build', section: 'nowhere' } as never)), 'object');
    assert.equal(await seat.act(simple(viewOf(seat))), 2);
    await seat.until(({ n }) => n === 2, 'the update');
    assert.notDeepEqual(wire.leaks(), []);
  });

test('LM-7.2 eyes that see one hand on one device see no other: pass and play asks anew for each seat', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Ada'), mine('Ben'), open], { options: { hiddenAgendas: true } });
  await friend.post(`tables/${id}/join`, { name: 'Cleo' });
  const seat = host.sit(id, { as: 0 });
  await seat.ready();
  await seat.send({ t: 'look', as: 1 });
  await seat.until(({ as }) => as === 1, 'the other eyes');
  const { hands } = server.tables.live(id)!.match!.state as State;
  const [first, second] = seat.texts.filter((text) => text.includes('"t":"sync"')).map(withoutBox) as [
    string,
    string,
  ];
  const names = (text: string, owner: number): boolean =>
    hands[owner]!.secret.some((card) => text.includes(`"${card}"`));
  assert.deepEqual(
    [0, 1, 2].map((owner) => names(first, owner)),
    [true, false, false],
  );
  assert.deepEqual(
    [0, 1, 2].map((owner) => names(second, owner)),
    [false, true, false],
  );
});

test('LM-7.3 what was secret is shown when the game is over', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const table = await host.table([mine('Ada'), mine('Ben')], {
    options: { hiddenAgendas: true, sheet: 'small' },
  });
  const seat = host.sit(table.id, { as: 0 });
  const watcher = (await Guest.arrive(server.link)).sit(table.id);
  await Promise.all([seat.ready(), watcher.ready()]);
  while (!viewOf(seat).outcome) {
    const { turn } = viewOf(seat);
    const n = (await seat.act(simple(viewOf(seat)), turn)) as number;
    await seat.until((known) => known.n >= n, 'the update');
  }
  await watcher.until((known) => viewOf(known).outcome !== null, 'the end');
  const { hands, box } = server.tables.live(table.id)!.match!.state as State;
  const shown = viewOf(watcher).hands.map(({ secret }) => secret);
  assert.deepEqual(
    shown,
    hands.map(({ secret }) => secret),
  );
  assert.ok(shown.flat().every((card) => shapeOf(box, card!).points > 1));
});
