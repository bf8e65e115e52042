import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playedFrom } from '@turntable/print/finished.ts';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { until } from '@turntable/testkit/until.node.ts';
import type { PrintJob } from '../../print/print-worker.ts';
import { Printer } from '../../print/printer.ts';
import { gameOf } from '../../print/stored-game.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { holdCommits } from '../../testing/hold.ts';

let server: TestServer;
before(async () => {
  server = await openServer();
});
after(() => server.stop());

type Answer = { readonly status: number; readonly pdf: boolean; readonly said: string };
async function get(path: string, guest?: Guest): Promise<Answer> {
  const headers = guest?.headers ?? {};
  const reply = await fetch(new URL(`print/${path}`, server.link), { headers });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const pdf = bytes.subarray(0, 8).toString('latin1') === '%PDF-1.7';
  return { status: reply.status, pdf, said: pdf ? '' : bytes.toString('utf8') };
}

test('what is the same for everybody is printed for everybody', async () => {
  const guest = await Guest.arrive(server.link);
  assert.deepEqual(await get('statistics.pdf?lang=hu&paper=letter', guest), {
    status: 200,
    pdf: true,
    said: '',
  });
  assert.deepEqual(await get('locomotive-cards.pdf?cards=lner-a4-mallard', guest), {
    status: 200,
    pdf: true,
    said: '',
  });
});

test('bad requests are told what was expected, in the words of the command line', async () => {
  const guest = await Guest.arrive(server.link);
  const cases = [
    ['statistics.pdf?paper=a5', 400, '--paper: expected a4 or letter, found a5'],
    ['statistics.pdf?ink=black', 400, 'ink: expected'],
    ['train-cards.pdf?cards=muki&copies=121', 400, '--cards: expected at most 120'],
    ['record.pdf', 400, 'table: expected the id of a table'],
    ['poster.pdf', 400, 'KIND: expected map'],
    ['statistics.png', 404, 'not-found'],
    ['map.pdf?table=nothing', 404, 'not-found'],
  ] as const;
  for (const [path, status, words] of cases) {
    const answer = await get(path, guest);
    assert.equal(answer.status, status, `${path}: ${answer.said}`);
    assert.ok(answer.said.includes(words), answer.said);
  }
});

test('ten documents a minute a guest', async () => {
  const guest = await Guest.arrive(server.link);
  const answers: number[] = [];
  for (let i = 0; i < 11; i++) answers.push((await get('statistics.pdf?paper=a5', guest)).status);
  assert.deepEqual(answers, [...Array<number>(10).fill(400), 429]);
});

test('a table is printed for those who sit there: no others’ secrets, no record while it runs', async () => {
  const [host, ben, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], { options: { hiddenAgendas: true } });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal((await get(`map.pdf?table=${id}`, host)).status, 200);
  assert.equal((await get(`agenda-cards.pdf?table=${id}`, ben)).status, 200);
  for (const kind of ['map', 'agenda-cards', 'record']) {
    const { status, said } = await get(`${kind}.pdf?table=${id}`, stranger);
    assert.equal(status, 403, said);
  }
  const record = await get(`record.pdf?table=${id}`, host);
  assert.equal(record.status, 403, record.said);
});

test('a table is printed as it is stored: when a game has ended all secrets are, once its end is', async () => {
  const [host, ben] = await Promise.all([1, 2].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], { options: { hiddenAgendas: true } });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  using hold = holdCommits(server);
  server.tables.live(id)!.carryOut([{ do: 'stop', by: 0, reason: 'resigned' }]);
  const slips = get(`agenda-cards.pdf?table=${id}`, host);
  assert.equal(await hold.told(slips), 'waits');
  hold.release();
  assert.equal((await slips).status, 200);
});

test('the record of a game that somebody gave up is printed, with its end', async () => {
  const [host, ben] = await Promise.all([1, 2].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open]);
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  server.tables.live(id)!.carryOut([{ do: 'stop', by: 1, reason: 'resigned' }]);
  assert.deepEqual(await get(`record.pdf?table=${id}`, host), { status: 200, pdf: true, said: '' });
  const stored = await gameOf(server.store, id);
  assert.deepEqual(playedFrom(stored!.record, true).end, { reason: 'resigned', by: 1 });
});

test('what is printed of a table is named after its map; another map is refused before anything is told', async () => {
  const [host, ben] = await Promise.all([1, 2].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], { options: { sheet: 'small', hiddenAgendas: true } });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const reply = await fetch(`${server.link}print/map.pdf?table=${id}`, { headers: host!.headers });
  await reply.arrayBuffer();
  assert.equal(
    reply.headers.get('content-disposition'),
    'attachment; filename="turntable-map-small-en-a4.pdf"',
  );
  for (const path of [`map.pdf?table=${id}&sheet=standard`, `agenda-cards.pdf?table=${id}&cards=tent`]) {
    const { status, said } = await get(path, host);
    assert.equal(status, 400, said);
    assert.match(said, /--sheet: the map of this game is small|--cards: slips of a game/);
  }
  assert.deepEqual(server.tables.live(id)!.events, []);
});

test('secret slips of the room are for a keeper who holds no seat, and the log says who printed whose', async () => {
  const host = await Guest.arrive(server.link);
  const room = (name: string) => ({ kind: 'room', name }) as never;
  const options = { options: { hiddenAgendas: true }, starter: 0 as const, startWhenFull: true };
  const { id } = await host.table([room('Ada'), room('Béla')], options);
  const events = () =>
    server.tables.live(id)!.events.map(({ kind, by, with: values }) => ({ kind, by, values }));
  assert.equal((await get(`agenda-cards.pdf?table=${id}`, host)).status, 200);
  assert.deepEqual(events(), [{ kind: 'slips-room', by: null, values: { seats: [0, 1] } }]);
  // LM-7.2: they are remembered for it, also when somebody else keeps the game.
  const claim = async (by: Guest, seat: number, guest: Guest) => {
    const { path } = (await by.post<OfferReply>(`tables/${id}/links`, { seat })).body;
    return (await guest.post(`tables/${id}/links/claim`, { token: path.split('#')[1], name: 'X' })).status;
  };
  const [flora, phone] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  assert.equal(await claim(host, KEEPER, flora!), 200);
  assert.deepEqual(
    [await claim(flora!, 0, host), await claim(flora!, 0, phone!)],
    [403, 200],
    'nobody has a hand who has seen the slips',
  );
  const { row } = (await server.store.load(id))!;
  assert.deepEqual(row.slips, [row.host]);
  const [ada, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const { id: other } = await ada!.table([mine('Ada'), open], { options: { hiddenAgendas: true } });
  await ben!.post(`tables/${other}/join`, { name: 'Ben' });
  assert.equal((await get(`agenda-cards.pdf?table=${other}`, ben)).status, 200);
  const { events: told } = server.tables.live(other)!;
  assert.deepEqual([told[0]!.kind, told[0]!.by], ['slips-own', 1]);
  const elsewhere = { headers: { ...ben!.headers, 'sec-fetch-site': 'cross-site' } };
  const followed = await fetch(`${server.link}print/agenda-cards.pdf?table=${other}`, elsewhere);
  assert.equal(followed.status, 403, 'the link of another site');
  assert.equal(told.length, 1);
});

test('LV-1.6: rears that a running game hides are not printed for those who play it', async () => {
  const [host, ben, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], {
    game: 'loco-dome',
    startWhenFull: false,
    starter: 'lot',
  });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal((await host!.post(`tables/${id}/start`)).status, 200);
  const { rosters } = server.tables.live(id)!.match!.state as { rosters: { front: { id: string } }[][] };
  const theirs = rosters[1]![0]!.front.id;
  const refused = await get(`locomotive-cards.pdf?cards=${theirs}`, host);
  assert.equal(refused.status, 400);
  assert.match(refused.said, /LV-1\.6/);
  assert.match((await get('locomotive-cards.pdf', host)).said, /LV-1\.6/);
  assert.equal((await get(`locomotive-cards.pdf?table=${id}`, host)).status, 403);
  assert.equal((await get(`locomotive-cards.pdf?cards=${theirs}`, stranger)).status, 200);
});

test('a document that takes longer than a connection may be still is sent all the same', async (context) => {
  const stillTime = 300;
  await using slow = await openServer({
    change: (config) => ({ ...config, limits: { ...config.limits, stillTime } }),
  });
  let isGone = false;
  context.mock.method(
    Printer.prototype,
    'print',
    async (_: PrintJob, { gone }: { readonly gone: () => boolean }) => {
      const from = performance.now();
      await until(() => (isGone = gone()) || performance.now() > from + 4 * stillTime, 'the document');
      return Buffer.from('%PDF-1.7');
    },
  );
  const reply = await fetch(new URL('print/statistics.pdf', slow.link)).catch(() => undefined);
  assert.deepEqual([isGone, await reply?.text()], [false, '%PDF-1.7']);
});
