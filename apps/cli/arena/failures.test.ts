import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GRACE_MS, LONGEST_LINE } from '@turntable/bots/door/protocol.ts';
import { against, fresh, play, script } from '../testing/playing.ts';

test('a bot that ends is named, its seat played by the fallback, and started anew for the next game', () => {
  const ran = against(script(`if (m.t === 'ask' && state.asks === 3) process.exit(7);`), '--games', '2');
  assert.equal(ran.status, 3);
  const lines = ran.err.trim().split('\n');
  assert.equal(lines.length, 2, ran.err);
  for (const [i, line] of lines.entries())
    assert.equal(line, `turntable play: game ${i + 1}, seat 1 (test): ended with code 7`);
  assert.equal(ran.line.games, 2);
});

test('a bot that ends between two games is named, and plays the next one anew', () => {
  const body = `if (m.t === 'ask') console.error('ask'); if (m.t === 'over') process.exit(5);`;
  const log = fresh();
  const ran = against(script(body), '--games', '3', '--bot-log', log);
  assert.equal(ran.status, 3);
  const lines = ran.err.trim().split('\n');
  assert.equal(lines.length, 3, ran.err);
  for (const [i, line] of lines.slice(0, 2).entries())
    assert.equal(
      line,
      `turntable play: game ${i + 2}, seat 1 (test): ended with code 5 after the last game, and was started anew`,
    );
  assert.equal(lines[2], 'turntable play: game 3, seat 1 (test): ended with code 5 after the last game');
  // Its own answers, not the fallback's: the first legal action, as if it had never ended.
  const asked = readFileSync(join(log, 'seat1.log'), 'utf8').match(/ask/g)!.length;
  assert.ok(asked >= 3 * 5, `${asked} questions in 3 games`);
});

test('a failure after the last game is said before the results, a proper leave is none', () => {
  const failures = {
    [`if (m.t === 'over') process.exit(5);`]: 'ended with code 5',
    [`if (m.t === 'over') console.log('garbage');`]: 'wrote what is no message: "garbage"',
  };
  for (const [body, why] of Object.entries(failures)) {
    const ran = against(script(body).replace('exec:', 'exec:exec '));
    assert.deepEqual(
      [ran.status, ran.err],
      [3, `turntable play: game 1, seat 1 (test): ${why} after the last game\n`],
    );
  }
  const ran = against(script(`if (m.t === 'bye') process.stdout.end();`));
  assert.deepEqual([ran.status, ran.err], [0, '']);
});

test('a bot that cannot be started, or is killed, does not stop the game', () => {
  const none = against('exec:no-such-program-anywhere');
  assert.equal(none.status, 3);
  assert.match(
    none.err,
    /^turntable play: game 1, seat 1 \(exec:no-such-program-anywhere\): ended with code 127; its last words: ".*no-such-program-anywhere: not found"\n$/,
  );
  const broken = against(script(`if (state.asks === 2) throw new RangeError('no such wheel');`));
  assert.match(broken.err, /ended with code 1; its last words: "RangeError: no such wheel"\n$/);
  const killed = against(script(`if (state.asks === 2) process.kill(process.pid, 'SIGKILL');`));
  assert.match(killed.err, /ended with (?:SIGKILL|code 137)/);
});

test('a bot that is not ready within 5 s is ended', () => {
  const began = Date.now();
  const ran = against(script(`return true;`));
  assert.equal(ran.status, 3);
  assert.match(ran.err, /was not ready within 5 s/);
  assert.ok(Date.now() - began < 30_000);
});

test('what is no message is shown with the line', () => {
  for (const [written, says] of [
    ['hello there', 'wrote what is no message: "hello there"'],
    ['\u001b[31mred', 'wrote what is no message: " \\[31mred"'],
    ['', 'wrote what is no message: ""'],
  ] as const) {
    const ran = against(
      script(`if (m.t === 'ask') { console.log(${JSON.stringify(written)}); return true; }`),
    );
    assert.equal(ran.status, 3);
    assert.match(ran.err, new RegExp(says));
  }
});

test('what is no UTF-8 is no message', () => {
  const act = `"t":"act","n":' + m.n + ',"action":' + JSON.stringify(m.legal[0]) + ',"x":"\\xff"`;
  const wrote = (line: string) => `process.stdout.write(Buffer.from('{${line}}\\n', 'latin1')); return true;`;
  for (const [body, name, line] of [
    [`if (m.t === 'ask') { ${wrote(act)} }`, 'test', '\\{"t":"act",.*"x":"\ufffd"\\}'],
    [
      `if (m.t === 'hello') { ${wrote('"t":"ready","name":"\\xff\\xfe\\xc3"')} }`,
      'exec:.*',
      '\\{.*\ufffd"\\}',
    ],
  ] as const) {
    const ran = against(script(body));
    assert.equal(ran.status, 3);
    assert.match(
      ran.err,
      new RegExp(`^turntable play: game 1, seat 1 \\(${name}\\): wrote what is no message: "${line}"\n$`),
    );
  }
});

test('a line of more than 1 MiB is no message, whether it ends or not', () => {
  for (const end of ['', '\\n']) {
    const body = `if (m.t === 'ask') { process.stdout.write('"' + 'x'.repeat(${LONGEST_LINE}) + '"${end}'); return true; }`;
    const ran = against(script(body));
    assert.equal(ran.status, 3);
    assert.match(ran.err, /wrote a line of more than 1 MiB/);
  }
});

test('a late answer is counted and ignored, and the bot plays on', () => {
  const wait = 150 + GRACE_MS + 200;
  const body = `if (m.t === 'ask' && state.asks <= 2) {
      setTimeout(() => say({ t: 'act', n: m.n, action: m.legal.at(-1) }), ${wait});
      return true;
    }
    if (m.t === 'late') console.error(JSON.stringify(m));`;
  const log = fresh();
  const ran = against(script(body), '--bot-log', log);
  assert.equal(ran.status, 0, ran.err);
  assert.deepEqual([ran.line.players[1]!.late, ran.line.players[1]!.illegal], [2, 0]);
  assert.equal(readFileSync(join(log, 'seat1.log'), 'utf8'), '{"t":"late","n":1}\n{"t":"late","n":2}\n');
});

test('an illegal action gets its clause, and the fallback is played', () => {
  const body = `if (m.t === 'ask' && state.asks <= 3) {
      const wrong = [{ type: 'build', section: 'no-such' }, { type: 'dance' }, 'reserve'][state.asks - 1];
      say({ t: 'act', n: m.n, action: wrong });
      return true;
    }
    if (m.t === 'no') console.error(m.n + ' ' + m.clause + ' ' + m.why);`;
  const log = fresh();
  const ran = against(script(body), '--bot-log', log);
  assert.equal(ran.status, 0, ran.err);
  assert.equal(ran.line.players[1]!.illegal, 3);
  const lines = readFileSync(join(log, 'seat1.log'), 'utf8').split('\n');
  assert.match(lines[0]!, /^1 LM-6\.1 \S/);
  assert.deepEqual(lines.slice(1), [
    '2  This is no action of the game.',
    '3  This is no action of the game.',
    '',
  ]);
});

test('a bot that never reads, and one that never stops writing, are ended or outlived', () => {
  const deaf = against(`exec:echo '{"t":"ready","name":"deaf"}'; exec sleep 600`, '--ms', '1');
  assert.equal(deaf.status, 0, deaf.err);
  assert.ok(deaf.line.players[1]!.late > 5);
  const loud = against(`exec:while :; do echo '{"t":"act","n":-1,"action":{}}'; done`, '--ms', '1');
  assert.equal(loud.status, 3);
  assert.match(loud.err, /writes without being asked/);
});

/** A bot whose body may wait for something. */
function patient(bot: string): string {
  const path = bot.split(' ').at(-1)!;
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace('const first = (m)', 'const first = async (m)').replace('first(m)', 'await first(m)'),
  );
  return bot;
}

test('what a bot has forked ends with it, also if it holds the output open', () => {
  const body = `if (m.t === 'hello') {
      const { spawn } = await import('node:child_process');
      const child = spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'ignore'] });
      console.error(child.pid);
    }
    if (m.t === 'ask' && state.asks === 3 && LEAVES) process.exit(0);`;
  for (const leaves of [false, true]) {
    const log = fresh();
    const ran = against(patient(script(body.replace('LEAVES', String(leaves)))), '--bot-log', log);
    assert.equal(ran.status, leaves ? 3 : 0, ran.err);
    const pid = readFileSync(join(log, 'seat1.log'), 'utf8').trim();
    assert.match(pid, /^\d+$/);
    // A zombie that nobody has waited for yet is as good as gone.
    const stat = `/proc/${pid}/stat`;
    assert.ok(!existsSync(stat) || / Z /.test(readFileSync(stat, 'utf8')), `${pid} still runs`);
  }
});

test('what a bot has started in a group of its own is not waited for, though it holds the error output open', () => {
  const pidFile = fresh();
  const body = `if (m.t === 'hello') {
      const { spawn } = await import('node:child_process');
      const { writeFileSync } = await import('node:fs');
      const child = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
      writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
      child.unref();
    }`;
  const bot = patient(script(body));
  try {
    const ran = against(bot);
    assert.deepEqual([ran.status, ran.err], [0, '']);
  } finally {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
  }
});

test('a bot that closes its output is not waited for', () => {
  const ran = against(`exec:echo '{"t":"ready","name":"mute"}'; exec sleep 600 >&-`, '--ms', '60000');
  assert.equal(ran.status, 3);
  assert.match(ran.err, /^turntable play: game 1, seat 1 \(mute\): closed its output\n$/);
});

test('a bot that claims for ever, legally, does not stop the games', () => {
  const body = `if (m.t === 'ask') {
      const claim = m.legal.find((action) => action.type === 'claim' && action.text === '');
      say({ t: 'act', n: m.n, action: claim ?? m.legal[0] });
      return true;
    }`;
  const ran = play(
    'double-header',
    '--seed',
    '1',
    '--set',
    'judge=true',
    '--seats',
    `${script(body)},random`,
  );
  const why = 'no end after 1000 entries, the fallback plays on';
  assert.equal(ran.err, `turntable play: game 1, seat 0 (test): ${why}\n`);
  assert.deepEqual([ran.status, ran.line.games], [3, 1]);
  assert.equal(ran.line.players[0]!.illegal, 0, 'words that a claim is given are new ones (LV-4.2)');
});
