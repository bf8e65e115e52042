import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('bin/turntable.js', import.meta.url));
function said(...lines: readonly string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bin, 'bot', 'loko-moto', '--level', 'easy'],
    {
      input: lines.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, out: stdout, err: stderr };
}
const hello = JSON.stringify({
  ...{ t: 'hello', protocol: 1, game: 'loko-moto', rules: 1, seat: 0, seats: 2 },
  ...{ options: {}, ms: 20, seed: 'x', something: 'new' },
});

const ask = {
  ...{ t: 'ask', n: 1, decision: { id: 'x', kind: 'turn' }, ms: 20, more: false },
  ...{ view: { decisions: [{ id: 'x', kind: 'turn', actors: [0] }] }, legal: [{ type: 'pass' }] },
};

test('our bot gets ready, passes over what it does not know, and leaves when told', () => {
  const { status, out, err } = said(hello, '{"t":"news"}', '{"t":"told","events":[]}', '{"t":"bye"}', 'x');
  assert.deepEqual([status, out, err], [0, '{"t":"ready","name":"easy"}\n', '']);
});

test('a line of the arena ends with its line feed, whatever a name in it holds', () => {
  const { status, out, err } = said(
    hello,
    '{"t":"told","events":["\u2028","\u2029","\u0085"]}',
    '{"t":"bye"}',
  );
  assert.deepEqual([status, out, err], [0, '{"t":"ready","name":"easy"}\n', '']);
  const last = said(hello, '{"t":"bye"}\r', 'x');
  assert.deepEqual([last.status, last.err], [0, '']);
});

test('our bot says in one line what it cannot read, and ends', () => {
  for (const [line, why] of [
    ['{"t":"ask"', 'line 2: expected a message, one JSON object a line'],
    ['', 'line 2: expected a message, one JSON object a line'],
    ['[]', 'line 2: expected a message, one JSON object a line'],
    ['{"t":"ask","n":1}', 'line 2: ask: expected a hello before it, and a decision that the view has open'],
    ['{"t":"hello"}', 'line 2: hello: expected game, seats and seed'],
    ...[{ view: { decisions: 5 } }, { view: { decisions: [null] } }].map(
      (wrong) =>
        [
          JSON.stringify({ ...ask, ...wrong }),
          'line 2: ask: expected a hello before it, and a decision that the view has open',
        ] as const,
    ),
    ...[{ legal: undefined }, { legal: [] }, { ms: undefined }].map(
      (wrong) =>
        [JSON.stringify({ ...ask, ...wrong }), 'line 2: ask: expected n, ms and legal actions'] as const,
    ),
    [hello.replace('"seats":2', '"seats":9'), 'line 2: hello: expected 2 or 3 or 4 or 5 seats'],
    [hello.replace('loko-moto', 'chess'), 'line 2: hello: expected loko-moto, found chess'],
  ] as const) {
    const { status, err } = said(hello, line, '{"t":"bye"}');
    assert.deepEqual([status, err], [1, `turntable bot: ${why}\n`], line);
  }
});

test('of a view that our bot cannot think about it says so in one line, and plays what is legal', () => {
  const { status, out, err } = said(hello, JSON.stringify(ask), '{"t":"bye"}');
  assert.equal(status, 0);
  assert.equal(out.split('\n')[1], '{"t":"act","n":1,"action":{"type":"pass"}}');
  assert.match(err, /^turntable bot: line 2: ask: expected a view to think about \([^\n]+\); [^\n]+\n$/);
});
