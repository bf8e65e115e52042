import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, TableEvent, TableReply } from '@turntable/protocol';
import { Guest, mine, open, type Answer, type Seat } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { passHost } from '../seats/hosts.ts';
import { mute, TalkLimits } from './talk.ts';
import { viewOf } from '../../testing/loko-moto.ts';

const codeOf = (answer: Answer<unknown> | number | ErrorBody): string => {
  if (typeof answer === 'number') return 'done';
  return 'code' in answer ? answer.code : (answer.body as ErrorBody).code;
};
const say = (seat: Seat, what: { phrase?: string; text?: string }, as = seat.as, id = seat.newId()) =>
  seat.request({ t: 'say', id, as, ...what });
const linesOf = ({ lines }: Seat) => lines.map(({ kind, by, with: values }) => ({ kind, by, ...values }));
const comes = (seat: Seat, kind: TableEvent['kind']) =>
  seat.until(({ lines }) => lines.some((line) => line.kind === kind), kind);

/** A host on seat 0, Ben on seat 1, and Eve who looks on. */
async function three(link: string, chat?: 'none' | 'phrases' | 'free', options = {}) {
  const [host, ben, eve] = await Promise.all([Guest.arrive(link), Guest.arrive(link), Guest.arrive(link)]);
  const { id } = await host.table([mine('Ada'), open], { options, ...(chat ? { chat } : {}) });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const seats = [host.sit(id, { as: 0 }), ben.sit(id, { as: 1 }), eve.sit(id, { as: 'public' })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  return { id, host, ben, eve, seats };
}

test('ready phrases are for everybody, free words only where the host allows them, and not for who looks on', async () => {
  await using server = await openServer();
  const { id, host, ben, seats } = await three(server.link);
  const [ada, , watcher] = seats;
  assert.equal(codeOf(await say(seats[1], { phrase: 'hello' })), 'done');
  assert.equal(codeOf(await say(watcher, { phrase: 'well-played' })), 'done');
  assert.equal(codeOf(await say(ada, { text: 'hi' })), 'not-allowed');
  const at = `tables/${id}/chat`;
  assert.equal(codeOf(await ben.post(at, { chat: 'free' })), 'not-allowed');
  assert.equal((await host.post<TableReply>(at, { chat: 'free' })).body.table.chat, 'free');
  assert.equal(codeOf(await say(ada, { text: ' <b>hi</b>\u202e\n\u0007you ' })), 'done');
  assert.equal(codeOf(await say(watcher, { text: 'hi' })), 'not-allowed');
  await host.post(at, { chat: 'none' });
  assert.equal(codeOf(await say(ada, { phrase: 'hello' })), 'not-allowed');
  await ada.until(({ lines }) => lines.length === 5, 'the lines');
  const all = [
    { kind: 'phrase', by: 1, name: 'Ben', phrase: 'hello' },
    { kind: 'phrase', by: 'watcher', name: '', phrase: 'well-played' },
    { kind: 'chat-set', by: 'host', chat: 'free' },
    { kind: 'chat', by: 0, name: 'Ada', text: '<b>hi</b> you' },
    { kind: 'chat-set', by: 'host', chat: 'none' },
  ];
  assert.deepEqual(linesOf(ada), all);
  await watcher.until(({ lines }) => lines.length === 5, 'the lines');
  assert.deepEqual(linesOf(watcher), all);
});

test('what is not a phrase, not words, too long, in another name or too much is refused; a repeat is said once', async () => {
  await using server = await openServer();
  const { seats } = await three(server.link, 'free');
  const [ada, ben] = seats;
  for (const what of [{}, { phrase: 'x' }, { text: '' }, { text: 'x'.repeat(201) }, { text: ' \u202e ' }])
    assert.equal(codeOf(await say(ada, what)), 'bad-message', JSON.stringify(what));
  assert.equal(codeOf(await say(ada, { phrase: 'hello', text: 'x' })), 'bad-message');
  assert.equal(codeOf(await say(ada, { phrase: 'hello' }, 1)), 'not-your-seat');
  assert.equal(codeOf(await say(ada, { phrase: 'hello' }, 'judge')), 'not-your-seat');
  assert.equal(ada.lines.length, 0);

  assert.equal(codeOf(await say(ada, { text: 'x'.repeat(200) }, 0, 'same')), 'done');
  assert.equal(codeOf(await say(ada, { text: 'x'.repeat(200) }, 0, 'same')), 'done');
  assert.equal(ada.lines.length, 1);
  assert.equal(codeOf(await say(ada, { phrase: 'hello' }, 'public')), 'done');
  assert.equal(ada.lines.at(-1)?.by, 0, 'nobody with a seat hides among those who look on');
  for (let i = 0; i < 3; i++) assert.equal(codeOf(await say(ada, { phrase: 'oops' })), 'done');
  assert.equal(codeOf(await say(ada, { phrase: 'oops' })), 'too-fast');
  assert.equal(codeOf(await say(ben, { phrase: 'oops' })), 'done', 'each has their own measure');
});

test('the rate limit refills with time, and a table keeps a limited number of lines', async () => {
  await using server = await openServer();
  const { id } = await three(server.link);
  const table = server.tables.live(id)!;
  let now = 0;
  const talk = new TalkLimits(() => now);
  const speak = (id: string) =>
    table.say('somebody', { t: 'say', id, as: 'public', phrase: 'hello', text: undefined }, (guest) =>
      talk.count(guest),
    );
  for (let i = 0; i < 5; i++) speak(`a${i}`);
  assert.throws(() => speak('b'), /too-fast/);
  now = 2_000;
  speak('c');
  assert.throws(() => speak('d'), /too-fast/);
  for (let i = 0; table.events.length < 200; i++) {
    now += 2_000;
    speak(`e${i}`);
  }
  now += 20_000;
  talk.sweep();
  assert.throws(() => speak('f'), /no more/);
});

test('lines, mutes and the choice of the host survive a restart; a mute is known to its maker alone', async () => {
  await using first = await openServer();
  const { id, host, ben, eve, seats } = await three(first.link);
  await host.post(`tables/${id}/chat`, { chat: 'free' });
  await say(seats[1], { text: 'öö' });
  const mute = (who: unknown, muted = true) => host.post<TableReply>(`tables/${id}/mute`, { who, muted });
  assert.deepEqual((await mute(1)).body.place.muted, [1]);
  assert.deepEqual((await mute('watcher')).body.place.muted, [1, 'watcher']);
  assert.deepEqual((await mute('watcher', false)).body.place.muted, [1]);
  assert.equal(codeOf(await mute(0)), 'not-allowed');
  assert.equal(codeOf(await mute(4)), 'not-found');
  assert.equal(codeOf(await mute('host')), 'not-allowed');
  assert.equal(codeOf(await mute('bot')), 'bad-message');
  assert.ok(![...seats[1].texts, ...seats[2].texts].some((text) => text.includes('mute')));
  await first.stop();
  await using second = await openServer({ dataDir: first.dataDir });
  const again = host.at(second.link).sit(id, { as: 0 });
  await again.ready();
  assert.deepEqual(linesOf(again), [
    { kind: 'chat-set', by: 'host', chat: 'free' },
    { kind: 'chat', by: 1, name: 'Ben', text: 'öö' },
  ]);
  assert.deepEqual(again.place?.muted, [1]);
  assert.equal(again.table?.chat, 'free');
  // A substitute is somebody else, and read.
  const { body } = await ben.at(second.link).post<{ path: string }>(`tables/${id}/links`, { seat: 1 });
  const token = body.path.split('#')[1];
  await eve.at(second.link).post(`tables/${id}/links/claim`, { token, name: 'Eve' });
  assert.equal((await host.at(second.link).get<TableReply>(`tables/${id}`)).body.place.muted, undefined);
});

test('LM-7.2 whoever is removed in mid-game sees what everybody sees, and a bot plays on for them', async () => {
  await using server = await openServer();
  const { id, host, ben, seats } = await three(server.link, 'phrases', { hiddenAgendas: true });
  assert.equal(viewOf(seats[1]).hands[1]!.secret!.length, 2);
  assert.equal(codeOf(await ben.post(`tables/${id}/kick`, { seat: 0 })), 'not-allowed');
  assert.equal(codeOf(await host.post(`tables/${id}/kick`, { seat: 0 })), 'not-allowed');
  const { body } = await host.post<TableReply>(`tables/${id}/kick`, { seat: 1 });
  assert.deepEqual(body.table.seats[1], { kind: 'bot', name: 'Ben', level: 'medium', here: true });
  await seats[1].until(({ as }) => as === 'public', 'the public view');
  assert.equal(viewOf(seats[1]).hands[1]!.secret, null);
  await comes(seats[2], 'kicked');
  assert.deepEqual(linesOf(seats[2]), [{ kind: 'kicked', by: 'host', name: 'Ben', seat: 1 }]);
  assert.equal(codeOf(await ben.post(`tables/${id}/take-back`, { seat: 1 })), 'not-your-seat');
});

test('LM-7.2 what is said reaches everybody in the same bytes: who, when, a name and the words', async () => {
  await using server = await openServer();
  const { seats } = await three(server.link, 'free', { hiddenAgendas: true });
  await say(seats[0], { phrase: 'thinking' });
  await say(seats[1], { text: 'line4' });
  await say(seats[2], { phrase: 'good-luck' });
  for (const seat of seats) await seat.until(({ lines }) => lines.length === 3, 'three lines');
  const [ada, ben, watcher] = seats.map(({ texts }) => texts.filter((text) => text.includes('"t":"line"')));
  assert.equal(ada!.length, 3);
  assert.deepEqual(ben, ada);
  assert.deepEqual(watcher, ada);
  for (const text of ada!) {
    const { line } = JSON.parse(text) as { line: TableEvent };
    assert.deepEqual(Object.keys(line).sort(), ['at', 'by', 'kind', 'n', 'seq', 'with']);
    assert.deepEqual(Object.keys(line.with!).sort(), ['name', line.kind === 'phrase' ? 'phrase' : 'text']);
  }
});

test('a host without a seat may be muted and reported like anybody, until somebody else is host', async () => {
  await using server = await openServer();
  const [host, ben, cleo] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([open, open]);
  for (const guest of [ben!, cleo!]) await guest.post(`tables/${id}/join`, { name: 'X' });
  const seat = host!.sit(id, { as: 'public' });
  await seat.ready();
  await say(seat, { phrase: 'your-turn' });
  assert.equal(seat.lines.at(-1)?.by, 'host');
  const at = `tables/${id}/mute`;
  assert.deepEqual((await ben!.post<TableReply>(at, { who: 'host', muted: true })).body.place.muted, [
    'host',
  ]);
  assert.equal((await ben!.post(`tables/${id}/report`, { who: 'host', reason: 'rude' })).status, 200);
  const [report] = await server.store.reports(1);
  assert.deepEqual([report!.guest, report!.said], [server.tables.live(id)!.row.host, ['your-turn']]);
  const table = server.tables.live(id)!;
  table.carryOut(passHost(table.row, 1));
  assert.equal((await ben!.get<TableReply>(`tables/${id}`)).body.place.muted, undefined);
});

test('what was said stands in the replay too, for all who may see it', async () => {
  await using server = await openServer();
  const { id, host, eve, seats } = await three(server.link);
  await say(seats[0], { phrase: 'good-game' });
  const table = server.tables.live(id)!;
  table.change({ status: 'over' });
  for (const guest of [host, eve]) {
    const { body } = await guest.get<{ lines: readonly TableEvent[] }>(`tables/${id}/replay?as=public`);
    assert.deepEqual(body.lines, table.events);
    assert.equal(body.lines.length, 1);
  }
});

test('a report is stored with what was said, and nobody at the table hears of it', async () => {
  await using server = await openServer();
  const { id, host, ben, seats } = await three(server.link, 'free');
  await say(seats[1], { text: 'rude' });
  await say(seats[1], { phrase: 'bye' });
  const report = (guest: Guest, body: object) => guest.post(`tables/${id}/report`, body);
  assert.equal(codeOf(await report(ben, { who: 1, reason: 'x' })), 'not-allowed');
  assert.equal(codeOf(await report(ben, { who: 0, reason: ' ' })), 'bad-message');
  assert.equal(codeOf(await report(ben, { who: 4, reason: 'x' })), 'not-found');
  assert.deepEqual((await report(host, { who: 1, reason: 'rude' })).body, { reported: true });
  const [row, ...others] = await server.store.reports(9);
  assert.equal(others.length, 0);
  assert.equal(row!.guest, server.tables.live(id)!.row.seats[1]!.guest);
  const { table, who, name, reason, said } = row!;
  assert.deepEqual(
    { table, who, name, reason, said },
    {
      table: id,
      who: 1,
      name: 'Ben',
      reason: 'rude',
      said: ['rude', 'bye'],
    },
  );
  assert.equal(seats[2].lines.length, 2);
});

test('what a host can set to and fro is stored a limited number of times, and the rest is as before', async () => {
  await using server = await openServer();
  const { id, host, seats } = await three(server.link);
  const set = (chat: string) => host.post<TableReply>(`tables/${id}/chat`, { chat });
  for (let i = 0; i < 100; i++) for (const chat of ['none', 'phrases']) await set(chat);
  const refused = await set('none');
  assert.equal(codeOf(refused), 'not-allowed');
  assert.match((refused.body as unknown as ErrorBody).detail ?? '', /^chat-set: expected no more/);
  const { length } = server.tables.live(id)!.events;
  assert.equal(length, 200);
  assert.equal(codeOf(await say(seats[1], { phrase: 'hello' })), 'done', 'chat stays as it was set last');
});

test('many who look on and mute do not keep a player from it', async () => {
  await using server = await openServer();
  const { id, ben } = await three(server.link);
  const table = server.tables.live(id)!;
  for (let i = 0; i < 100; i++) table.change({ social: mute(table.row, `watcher ${i}`, 1, true) });
  assert.throws(() => mute(table.row, 'one more', 1, true), /no more/);
  assert.deepEqual(
    (await ben.post<TableReply>(`tables/${id}/mute`, { who: 0, muted: true })).body.place.muted,
    [0],
  );
});

test('guests who sit down, mute and leave one after the other do not fill the row', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open, open], { startWhenFull: false });
  const table = server.tables.live(id)!;
  const seated = (guest: string) => table.row.seats.with(1, { kind: 'person', name: 'Eve', guest });
  table.change({ social: mute(table.row, table.row.host, 2, true) });
  for (let i = 0; i < 150; i++) {
    table.change({ seats: seated(`guest ${i}`) });
    table.change({ social: mute(table.row, `guest ${i}`, 0, true) });
  }
  const { mutes } = table.row.social;
  assert.deepEqual([mutes.length, mutes[0]!.by, mutes.at(-1)!.by], [102, table.row.host, 'guest 149']);
});

test('to mute somebody moves no table in the lobby, and is stored only where it changes something', async () => {
  await using server = await openServer();
  const { id, eve } = await three(server.link);
  const { row } = server.tables.live(id)!;
  const mute = async (muted: boolean): Promise<readonly number[]> => {
    assert.equal((await eve.post(`tables/${id}/mute`, { who: 0, muted })).status, 200);
    const now = server.tables.live(id)!.row;
    return [now.version - row.version, now.changedAt - row.changedAt, now.social.mutes.length];
  };
  assert.deepEqual(await mute(false), [0, 0, 0]);
  assert.deepEqual(await mute(true), [1, 0, 1]);
  assert.deepEqual(await mute(true), [1, 0, 1]);
  assert.deepEqual(await mute(false), [2, 0, 0]);
});
