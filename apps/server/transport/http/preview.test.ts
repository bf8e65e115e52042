import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { canariesIn, canaryName } from '@turntable/testkit/canaries.ts';
import { previewOf } from './preview.ts';
import { escaped } from './shell.ts';
import type { TableRow } from '../../storage/rows.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer, PAGE, type TestServer } from '../../testing/server.ts';
import { row as tableRow } from '../../testing/store.ts';

let sung = 0;
/** A new canary each time: whatever has it was copied from where it stood. */
const nextCanary = (): string => canaryName(sung++);
const NAMES = ['Ada & "Béla" <b>', 'Dóra\u202e\u061c'];

/** A row with a canary in everything that no preview may tell. */
function row(game: string, status: TableRow['status']): TableRow {
  const seat = (name: string): TableRow['seats'][number] => ({
    kind: 'person',
    name,
    guest: nextCanary(),
    journey: nextCanary(),
    owner: { guest: nextCanary(), name: nextCanary() },
  });
  const seats = [...NAMES.map(seat), ...(status === 'waiting' ? [{ kind: 'open' as const, name: '' }] : [])];
  return tableRow(`id-${game}-${status}`, {
    game,
    status,
    host: nextCanary(),
    options: { [nextCanary()]: nextCanary() },
    seats,
    commitment: nextCanary(),
    seed: nextCanary(),
    rematch: nextCanary(),
    asking: { what: 'back', by: 0, waiting: [1] },
    answered: [nextCanary()],
    tempo: { answerSeconds: 970_000_002 },
    access: {
      code: nextCanary().toUpperCase(),
      links: [{ seat: 1, hash: nextCanary(), from: nextCanary(), claimed: nextCanary() }],
    },
    judge: { guest: nextCanary(), name: nextCanary() },
    picks: {
      engines: [[nextCanary()], [{ id: nextCanary(), name: nextCanary(), power: 970_000_001 }]],
      consents: [],
      presets: [[{ kind: nextCanary(), answer: 'ask' }]],
    },
    social: { mutes: [{ by: nextCanary(), who: 0, guest: nextCanary() }] },
    ...(status === 'over' ? { ended: { at: 970_000_003, winners: [1] } } : {}),
  });
}

async function read(server: TestServer, path: string, more: Record<string, string> = {}) {
  const response = await fetch(server.link + path, { headers: more });
  return { text: await response.text(), headers: response.headers, status: response.status };
}

for (const game of ['loko-moto', 'double-header', 'loco-dome'])
  test(`no preview and no title of a link to a table of ${game} tells more than game, names, state and winners`, async () => {
    await using server = await openServer({ page: PAGE });
    for (const status of ['waiting', 'running', 'over'] as const) {
      const made = row(game, status);
      const { id, access } = made;
      const { journal } = server;
      journal.write({ kind: 'table', row: made, was: 0 });
      journal.write({ kind: 'setup', table: id, setup: JSON.stringify({ deal: nextCanary() }) });
      const entry = { table: id, seq: 0, request: nextCanary(), body: JSON.stringify(nextCanary()) };
      journal.write({ kind: 'entry', entry });
      await journal.settled();
      assert.ok(canariesIn(JSON.stringify(made)).size > 25, 'there is something to tell');
      for (const path of ['t', 'w', 's', 'g', 'j'])
        for (const language of ['en', 'hu']) {
          const address = `${path}/${path === 'j' ? access.code : made.id}`;
          const { text, status: answered } = await read(server, address, { 'accept-language': language });
          assert.equal(answered, 200);
          // The one who asks has the code in the address already.
          const shown = text.replaceAll(access.code, '');
          assert.deepEqual([...canariesIn(shown.toLowerCase())], [], `${status} ${address}`);
          assert.match(text, new RegExp(`<html lang="${language}"`));
          assert.match(
            text,
            /<meta property="og:description" content="[^"]*Ada &amp; &quot;Béla&quot; &lt;b&gt;/,
          );
          assert.equal(text.includes('<b>'), false);
          assert.doesNotMatch(text, /[\u061c\u202e]/, 'no name turns round what stands after it');
          assert.equal(text.match(/<title>/g)?.length, 1);
          assert.equal(text.match(/name="description"/g)?.length, 1);
        }
    }
    // The test can tell: what is in a name is told, for names are public.
    const running = row(game, 'running');
    const access = { ...running.access, code: 'LOUD' };
    const loud = { ...running, access, id: 'loud', seats: [{ kind: 'person' as const, name: nextCanary() }] };
    server.journal.write({ kind: 'table', row: loud, was: 0 });
    await server.journal.settled();
    assert.equal(canariesIn((await read(server, 'w/loud')).text).size, 1);
  });

test('a preview says who sits there, how far the game is and how it ended, in the reader’s language', async () => {
  const of = (more: Partial<TableRow>) =>
    previewOf('table', { ...row('loko-moto', 'running'), ...more }, 'en');
  const seat = (name: string) => ({ kind: 'person' as const, name });
  const seats = [seat('Ada'), { kind: 'bot' as const, name: 'Kandó' }, { kind: 'open' as const, name: '' }];
  assert.deepEqual(await of({ status: 'waiting', seats }), {
    title: 'Loko moto: Ada and Kandó',
    text: 'At the table: Ada and Kandó. One seat is free.',
  });
  const two = seats.slice(0, 2);
  assert.match((await of({ seats: two })).text, /is being played\.$/);
  const over = (winners: number[], game = 'loko-moto') =>
    of({ game, status: 'over', seats: two, ended: { at: 1, winners } });
  assert.match((await over([0])).text, /Ada has won\.$/);
  // A victory is shared (LM-4.2), a duel is drawn (LD-7.5).
  assert.match((await over([0, 1])).text, /Ada and Kandó have won\.$/);
  assert.match((await over([0, 1], 'loco-dome')).text, /ended in a draw\.$/);
  assert.match((await over([])).text, /The game is over\.$/);
  const hu = await previewOf('seat', { game: 'loco-dome', status: 'waiting', seats }, 'hu');
  assert.deepEqual(hu, {
    title: 'Egy hely neked: Loco Dome',
    text: 'Az asztalnál: Ada és Kandó. Egy hely még szabad.',
  });
});

test('pages with a preview are compressed as their reader takes it, asked for anew each time, and known again', async () => {
  await using server = await openServer({ page: PAGE });
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  const raw = async (coding: string) => {
    const { get } = await import('node:http');
    return new Promise<{ body: Buffer; coding: string | undefined }>((resolve, reject) =>
      get(`${server.link}w/${id}`, { headers: { 'accept-encoding': coding } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ body: Buffer.concat(parts), coding: answer.headers['content-encoding'] }),
        );
      }).on('error', reject),
    );
  };
  const [br, zip, plain] = [await raw('gzip, br'), await raw('gzip;q=0.5, br;q=0'), await raw('identity')];
  assert.deepEqual([br.coding, zip.coding, plain.coding], ['br', 'gzip', undefined]);
  assert.ok(br.body.length < plain.body.length);
  for (const text of [brotliDecompressSync(br.body), gunzipSync(zip.body), plain.body])
    assert.match(String(text), /<title>Loko moto: Ada · Turntable<\/title>/);

  const { headers } = await read(server, `w/${id}`);
  assert.equal(headers.get('cache-control'), 'no-cache');
  assert.match(headers.get('vary')!, /accept-encoding, accept-language/i);
  assert.match(headers.get('content-security-policy')!, /default-src 'none'/);
  assert.equal(headers.get('set-cookie'), null, 'whoever only fetches a preview becomes nobody’s guest');
  const again = await read(server, `w/${id}`, { 'if-none-match': headers.get('etag')! });
  assert.deepEqual([again.status, again.text], [304, '']);
  await host.post(`tables/${id}/bot`, { seat: 1, level: 'easy' });
  const changed = await read(server, `w/${id}`, { 'if-none-match': headers.get('etag')! });
  assert.equal(changed.status, 200);
});

test('addresses in previews are those under which the server is reached, and a forged host is in none', async () => {
  await using open1 = await openServer({ page: PAGE });
  const host = await Guest.arrive(open1.link);
  const { id } = await host.table([mine('Ada'), open]);
  assert.ok((await read(open1, `w/${id}`)).text.includes(`content="${open1.link}w/${id}"`));
  await open1.stop();
  await using proxied = await openServer({
    dataDir: open1.dataDir,
    env: { PUBLIC_URL: 'https://trains.example/' },
  });
  const { text } = await read(proxied, `w/${id}`);
  assert.ok(text.includes(`<meta property="og:url" content="https://trains.example/w/${id}" />`));
  assert.ok(text.includes('content="https://trains.example/icon-512.png"'));
  assert.equal((await read(proxied, 'w/nowhere')).text, PAGE, 'of what is not there nothing is told');
});

test('what was typed stands in HTML as what it is', () => {
  assert.equal(escaped(`<a href='x'>"&"</a>`), '&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;');
});
