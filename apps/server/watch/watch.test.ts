import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { test } from 'node:test';
import { jsonLog } from '../base/log.ts';
import { Guest, mine } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';

/** The value of a metric's line in the text format. */
function valueOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  assert.ok(line, `${name} in the metrics`);
  return Number(line.slice(name.length));
}

test('metrics count requests, entries, commits, sends, sockets and bots; none of the three routes sets a cookie', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const seat = host.sit((await host.table([mine('Ada'), mine('Ben')])).id);
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await fetch(`${server.link}api/codes/AAAAAAAA`);
  for (const path of ['healthz', 'readyz', 'metrics']) {
    const { status, headers } = await fetch(`${server.link}${path}`);
    assert.deepEqual([status, headers.get('set-cookie')], [200, null], path);
  }
  const text = await (await fetch(`${server.link}metrics`)).text();
  const value = (name: string): number => valueOf(text, `turntable_${name}`);
  assert.equal(value('entries_total'), server.tables.live(seat.table!.id)!.match!.n);
  assert.ok(value('commit_seconds_count') >= 2);
  assert.ok(value('send_seconds_count') >= 2);
  assert.equal(value('sockets'), 1);
  assert.equal(value('tables_in_memory'), 1);
  assert.equal(value('bot_questions_waiting'), 0);
  assert.equal(value('uncaught_errors_total'), 0);
  assert.equal(value('http_requests_total{route="GET /api/codes/:code",status="404"}'), 1);
  assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
  assert.equal(text.includes('AAAAAAAA'), false, 'a code in the metrics');
});

/** `/metrics` as asked for with these headers; `fetch` would not let `Host` be set. */
function metrics(link: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${link}metrics`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    })
      .on('error', reject)
      .end();
  });
}

test('metrics are for this machine and private networks, or for who has the token', async () => {
  await using proxied = await openServer({ env: { TRUST_PROXY: 'loopback' } });
  assert.equal(await metrics(proxied.link, { 'x-forwarded-for': '10.1.2.3' }), 200);
  assert.equal(await metrics(proxied.link, { 'x-forwarded-for': '198.51.100.7' }), 404);
  for (const none of ['unknown', '10.1.2.3:5678', '999.1.1.1'])
    assert.equal(await metrics(proxied.link, { 'x-forwarded-for': none }), 404, none);
  await using plain = await openServer();
  assert.equal(await metrics(plain.link, {}), 200);
  assert.equal(await metrics(plain.link, { 'x-forwarded-for': '198.51.100.7' }), 404, 'an unknown proxy');
  await using keyed = await openServer({ env: { METRICS_TOKEN: 'seven-wheels' } });
  assert.equal(await metrics(keyed.link, {}), 404);
  assert.equal(await metrics(keyed.link, { authorization: 'Bearer other-wheels' }), 404);
  assert.equal(await metrics(keyed.link, { authorization: 'Bearer seven-wheels' }), 200);
});

test('an error that nothing caught is logged and counted, and the process goes on', () => {
  const uncaught = new URL('uncaught.ts', import.meta.url).href;
  const program = `
    import { watchUncaught } from ${JSON.stringify(uncaught)};
    let count = 0;
    watchUncaught({ error: (what, { message }) => console.log(what, message) }, () => count++);
    setTimeout(() => { throw new Error('one'); });
    setTimeout(() => void Promise.reject(new Error('two')), 5);
    setTimeout(() => console.log(count), 20);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  assert.equal(said, 'uncaught one\nunhandled rejection two\n2\n');
});

test('the log is one JSON object a line, without passwords, tokens and invite links', () => {
  let text = '';
  const log = jsonLog({ write: (line) => void (text += line) });
  log.error('mail to smtps://ada:s3cret@mail.example:465', new Error('GET /j/K7QFHNXD, /s/abcdefgh#t0ken'));
  log.error('who', 'Authorization: Bearer abc.def; cookie: guest=xyz.123');
  log.access?.({ route: 'GET /api/codes/:code', status: 404, ms: 2, ip: '192.0.2.1' });
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.equal(lines[0]!['level'], 'error');
  assert.equal(lines[0]!['what'], 'mail to smtps://***@mail.example:465');
  assert.match(String(lines[0]!['why']), /^Error: GET \/j\/\*\*\*, \/s\/\*\*\*\n/);
  assert.equal(lines[1]!['why'], 'Authorization: Bearer ***; cookie: guest=***');
  assert.equal(lines[2]!['route'], 'GET /api/codes/:code');
  for (const secret of ['s3cret', 'K7QFHNXD', 't0ken', 'abc.def', 'xyz.123'])
    assert.equal(text.includes(secret), false, secret);
});

test('LOG=access logs a line for each request, with the pattern of its address', async () => {
  const lines: string[] = [];
  await using server = await openServer({
    env: { LOG: 'access' },
    log: { access: ({ route, status }) => lines.push(`${route} ${status}`) },
  });
  await fetch(`${server.link}api/codes/AAAAAAAA`);
  await fetch(`${server.link}healthz`);
  assert.deepEqual(lines, ['GET /api/codes/:code 404', 'GET /healthz 200']);
});
