import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, type AnyGame, type Rng } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { at } from '@turntable/testkit/json.ts';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import { DEFAULT_TELLS } from '@turntable/protocol/tells.ts';
import { Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { freeSections, viewOf } from '../testing/loko-moto.ts';
import { PostOffice } from '../testing/post-office.ts';
import { emptied, hook, hurry, jobsOf, Receiver, subscription } from '../testing/notify.ts';
import { until } from '@turntable/testkit/until.node.ts';

/** What came over a channel, headers and all, as its reader reads it. */
interface Came {
  readonly channel: string;
  readonly text: string;
}

/** A server, receivers for every kind of channel, and everything it has sent to them. */
class World implements AsyncDisposable {
  readonly server: TestServer;
  readonly office: PostOffice;
  readonly receiver: Receiver;
  readonly #pushed = new Map<string, ReturnType<typeof subscription>>();
  #addresses = 0;

  private constructor(server: TestServer, office: PostOffice, receiver: Receiver) {
    this.server = server;
    this.office = office;
    this.receiver = receiver;
  }
  static async open(): Promise<World> {
    const [office, receiver] = await Promise.all([PostOffice.open(), Receiver.open()]);
    const env = { ...office.env('https://play.example.org/'), WEBHOOKS_PRIVATE: '1' };
    return new World(await openServer({ env }), office, receiver);
  }
  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]();
    await this.receiver[Symbol.asyncDispose]();
    await this.office[Symbol.asyncDispose]();
  }

  /** Somebody with a channel of each kind. */
  async reachable(): Promise<Guest> {
    const guest = await Guest.arrive(this.server.link);
    await hook(guest, `${this.receiver.url}hook`);
    await hook(guest, `${this.receiver.url}discord`, 'discord');
    const path = `/push${this.#pushed.size}`;
    const push = subscription(`${this.receiver.url}${path.slice(1)}`);
    this.#pushed.set(path, push);
    assert.equal((await guest.post('notify/push', push.wish)).status, 201);
    const letters = this.office.got.length;
    const address = `reader${this.#addresses++}@example.net`;
    await guest.post('notify/mail', { address, language: 'en' });
    await this.office.until(letters + 1);
    const token = /mail\/confirm\/(\S+)/.exec(this.office.got.at(-1)!.text)![1]!;
    assert.equal((await guest.post(`mail/confirm/${token}`)).status, 200);
    return guest;
  }
  /** Lets all that waits go out. */
  async tell(): Promise<void> {
    await hurry(this.server);
    await emptied(this.server);
  }
  get came(): Came[] {
    const posted = this.receiver.got.map((each) => {
      const push = this.#pushed.get(each.path);
      const body = push ? push.decrypt(each) : each.body.toString();
      const channel = push ? 'push' : each.path.slice(1);
      return { channel, text: `${JSON.stringify(each.headers)}\n${body}` };
    });
    const letters = this.office.got.map(({ raw, headers, text }) => ({
      channel: 'mail',
      text: [raw, ...headers.values(), text].join('\n'),
    }));
    return [...posted, ...letters];
  }
}

/** The pattern by which a text reveals a hidden value; undefined for values that occur in any text by chance. */
function wordsFor(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 3 ? [] : [value];
  if (typeof value !== 'number') return [];
  const isRare = Math.abs(value) >= 100_000 || /\.\d\d/.test(String(value));
  return isRare ? [String(value), value.toLocaleString('en')] : [];
}
/** All that nobody who only looks on may know. */
function hidden(game: AnyGame, state: object): string[] {
  return game
    .secrets(state, 'public')
    .flatMap((group) => group.flatMap((pointer) => wordsFor(at(state, pointer))));
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What a text gives away of it. */
function leaksIn({ channel, text }: Came, secrets: ReadonlySet<string>): string[] {
  return [...secrets].flatMap((word) =>
    new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`).test(text) ? [`${channel}: ${word} in ${text}`] : [],
  );
}

/** Answers a question that is open to somebody; whoever it was. */
async function goOn(game: AnyGame, seats: readonly Seat[], luck: Rng): Promise<Seat | undefined> {
  for (const seat of seats) {
    const decision = seat.view!.decisions.find(
      ({ actors, standing }) => !standing && actors.includes(seat.as as number),
    );
    if (!decision) continue;
    const [first] = game.legalActions(seat.view!, decision);
    const action = game.sampleLegal?.(seat.view!, decision, luck) ?? first!;
    const n = await seat.request({ t: 'act', id: seat.newId(), as: seat.as, decision: decision.id, action });
    assert.equal(typeof n, 'number', JSON.stringify([action, n]));
    await Promise.all(seats.map((each) => each.until((known) => known.n >= (n as number), 'the update')));
    return seat;
  }
  return undefined;
}

for (const [id, clause, options] of [
  ['loko-moto', 'LM-7.2', { hiddenAgendas: true }],
  ['double-header', 'LV-6.1', {}],
  ['loco-dome', 'LV-6.1', {}],
] as const)
  test(`${clause} ${id}: no push, webhook, letter or summary names what is hidden, an order of anybody, the seed or a key`, async () => {
    await using world = await World.open();
    const { server } = world;
    const game = gameById(id)!;
    const [ada, ben] = [await world.reachable(), await world.reachable()];
    const begin = async (): Promise<string> => {
      const clock = { kind: 'turns', hours: 1 } as const;
      const made = await ada.table([mine('Ada'), open], { game: id, options, clock });
      assert.equal((await ben.post(`tables/${made.id}/join`, { name: 'Ben' })).status, 200);
      // With locomotives still to be picked the host begins, and they are dealt.
      if (id !== 'loko-moto') assert.equal((await ada.post(`tables/${made.id}/start`)).status, 200);
      return made.id;
    };
    const table = await begin();
    const seats = [ada.sit(table, { as: 0 }), ben.sit(table, { as: 1 })];
    await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
    const live = (await server.tables.get(table))!;
    const secrets = new Set([live.row.seed]);
    const luck = quickRng(11);
    await world.tell();
    for (let turn = 0; turn < 14; turn++) {
      for (const word of hidden(game, live.match!.state)) secrets.add(word);
      if (!(await goOn(game, seats, luck))) break;
      await world.tell();
    }
    // Whoever is to move wishes back what the other did; in the locomotive games that is sealed.
    await seats.find(({ as }) => live.match!.decisions[0]!.actors.includes(as as number))!.back();
    const wish = live.row.asking ? ['asked'] : [];
    if (id === 'loko-moto') assert.deepEqual(wish, ['asked']);
    await world.tell();
    // While it waits the clocks stand.
    for (const seat of seats)
      if (live.row.asking?.waiting.includes(seat.as as number)) await seat.agree(false);
    if (id === 'loko-moto') {
      // What somebody plans is theirs alone.
      const [idle] = seats.filter(({ as }) => as !== viewOf(seats[0]!).turn);
      const section = freeSections(viewOf(idle!)).at(-1)!;
      const orders = { steps: [{ kind: 'turn', tries: [{ type: 'build', section }] }], stops: [] };
      const guest = idle!.as === 0 ? ada : ben;
      const stored = await guest.post(`tables/${table}/orders`, { seat: idle!.as, orders });
      assert.equal(stored.status, 200, JSON.stringify(stored.body));
      secrets.add(section);
    }
    // The reminder, time over, and a summary.
    for (const left of [15 * 60_000, 0]) {
      const { tempo } = live.row;
      const clocks = tempo.clocks!.map((clock) => ({ ...clock, left, since: server.uptime.now() }));
      live.keep({ tempo: { ...tempo, clocks } });
      live.proceed();
      await world.tell();
    }
    // At one of three tables that wait for two people, somebody is waited for twice.
    for (const other of [await begin(), await begin()])
      for (const word of hidden(game, (await server.tables.get(other)).match!.state)) secrets.add(word);
    for (const guest of [ada, ben])
      for (const channel of (await guest.get<NotifyReply>('notify')).body.channels) {
        await guest.post(`notify/${channel.id}/tells`, { ...DEFAULT_TELLS, digest: 6 });
        await guest.post(`notify/${channel.id}/test`);
      }
    for (const { key, kind, body } of await jobsOf(server, 'digest')) {
      const now = server.tables.now();
      server.jobs.put(key, kind, now, { ...(JSON.parse(body) as object), slot: now });
    }
    const isDue = ({ due }: { readonly due: number }): boolean => due <= Date.now();
    await until(async () => !(await jobsOf(server, 'digest')).some(isDue), 'the summaries');
    await world.tell();

    const { came } = world;
    assert.ok(secrets.size > 10, `${secrets.size} secrets`);
    for (const kind of ['hook', 'discord', 'push', 'mail'])
      assert.ok(came.filter(({ channel }) => channel === kind).length > 6, `${kind}: ${came.length}`);
    const types = new Set(came.flatMap(({ text }) => /"type":"table\.(\w+)"/.exec(text)?.[1] ?? []));
    for (const type of ['turn', 'reminder', 'out', 'digest', 'test', ...wish])
      assert.ok(types.has(type), `${type} of ${[...types].join()}`);
    for (const { token } of [ada, ben]) secrets.add(token);
    assert.deepEqual(
      came.flatMap((each) => leaksIn(each, secrets)),
      [],
    );
    // Counter-check: a text that does hold a secret is found.
    const [some] = [...secrets].slice(-1);
    assert.equal(leaksIn({ channel: 'mail', text: `It is your turn: ${some}.` }, secrets).length, 1);
    assert.deepEqual(server.errors, []);
  });
