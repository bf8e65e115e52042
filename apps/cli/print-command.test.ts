import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assemble } from '@turntable/print/assemble.ts';
import { playedFrom } from '@turntable/print/finished.ts';
import { leaves } from '@turntable/print/page.ts';
import { readRequest } from '@turntable/print/request.ts';
import { Guest, mine, open } from '@turntable/server/testing/guest.ts';
import { openServer } from '@turntable/server/testing/server.ts';
import { finishedGame, NAMES, sourcesOf } from './testing/printed.ts';
import { bin, folder, fresh, record, textOf, errorsOf } from './testing/printing.ts';

test('what cannot be printed is said in one line, exit 1, and leaves no file behind', async (t) => {
  const broken = join(folder, 'broken.json');
  const game = finishedGame('loko-moto') as {
    setup: Record<string, unknown>;
    actions: object[];
    seats: object[];
  };
  const write = (change: object): string => {
    writeFileSync(broken, JSON.stringify({ ...game, ...change }));
    return broken;
  };
  const cases: readonly (readonly [string | RegExp, ...string[]])[] = [
    ['--paper: expected a4 or letter, found a5', 'statistics', '--paper', 'a5'],
    [/^--lang: expected en.* hu.*, found xx$/, 'statistics', '--lang', 'xx'],
    [
      '--cards: no locomotive "big-boy"; nearest: up-big-boy-4884-1',
      'locomotive-cards',
      '--cards',
      'big-boy',
    ],
    ['--copies: expected 1 to 200', 'map', '--copies', '201'],
    ['--copies: expected 1 to 200', 'map', '--copies=0'],
    ['--copies: expected 1 to 200', 'map', '--copies', '-12'],
    ['--paper: expected a4 or letter, found -a4', 'map', '--paper', '-a4'],
    ['--copies: expected a value', 'map', '--copies', '--blank'],
    ['--copies: expected a value', 'map', '--copies'],
    ['--layout: statistics has no cards', 'statistics', '--layout', 'fold'],
    ['--blank and --record: expected one of them', 'map', '--blank', '--record', 'x.json'],
    ['--sheet: score-sheet needs double-header, loco-dome or loko-moto', 'score-sheet'],
    [/^--sheet: rules needs loko-moto, .*versus/, 'rules'],
    [/^--sheet: expected standard, small.* square.*, found big$/, 'map', '--sheet', 'big'],
    [/^KIND: expected map, score-sheet, .* or record, found poster$/, 'poster'],
    [/^--ink: expected /, 'map', '--ink', 'black'],
    ['record: expected --record FILE or --table ID', 'record'],
    ['--out: only score-sheet, statistics and record can be CSV', 'map', '--out', join(folder, 'x.csv')],
    [/x\.json: cannot be read \(ENOENT\)$/, 'record', '--record', join(folder, 'x.json')],
    ...['pdf', 'csv'].map(
      (end) =>
        [
          '--sheet: this game is loco-dome',
          ...['score-sheet', '--sheet', 'loko-moto', '--record', record('loco-dome')],
          ...['--out', join(folder, `none.${end}`)],
        ] as const,
    ),
  ];
  const before = readdirSync(folder).sort();
  for (const [message, ...args] of cases) {
    const out = args.includes('--out') ? [] : ['--out', join(folder, 'none.pdf')];
    const { status, lines } = await errorsOf(t, ...args, ...out);
    assert.equal(status, 1, args.join(' '));
    assert.equal(lines.length, 1);
    if (typeof message === 'string') assert.equal(lines[0], message);
    else assert.match(lines[0]!, message);
  }
  assert.deepEqual(readdirSync(folder).sort(), before);
  const trains = Array.from({ length: 4 }, (_, i) => ({
    id: `t${i}`,
    name: 'T',
    price: i === 3 ? 'dear' : 4,
    bonus: 0,
  }));
  const records = [
    [`${broken}: setup.trains[3].price: expected a whole number`, { setup: { ...game.setup, trains } }],
    [/^record: expected a finished game; this one waits for /, { actions: game.actions.slice(0, 5) }],
  ] as const;
  for (const [message, change] of records) {
    const { status, lines } = await errorsOf(
      t,
      'record',
      '--record',
      write(change),
      '--out',
      join(folder, 'none.pdf'),
    );
    assert.equal(status, 1);
    if (typeof message === 'string')
      assert.match(lines[0]!, /broken\.json: setup\.trains\[3\]\.price: expected a whole number/);
    else assert.match(lines[0]!, message);
  }
  mkdirSync(join(folder, 'taken'));
  symlinkSync('loop', join(folder, 'loop'));
  for (const out of [
    join(folder, 'taken'),
    join(folder, 'no', 'folder.pdf'),
    join(folder, 'loop', 'x.pdf'),
    join(broken, 'x.pdf'),
  ]) {
    const { status, lines } = await errorsOf(t, 'statistics', '--out', out);
    assert.equal(status, 1);
    assert.match(lines[0]!, /^--out: expected a file that can be written, found /);
  }
  assert.deepEqual(readdirSync(join(folder, 'taken')), []);
  assert.ok(!readdirSync(folder).some((name) => name.startsWith('.turntable') || name === 'none.pdf'));
});

test('LM-1.4 a record with an illegal action is not printed: its place, and the clause, exit 1', async (t) => {
  const { actions, ...rest } = finishedGame('loko-moto') as { actions: object[] };
  const file = join(folder, 'twice.json');
  writeFileSync(file, JSON.stringify({ ...rest, actions: [actions[0], actions[0]] }));
  for (const kind of ['record', 'map']) {
    const { status, lines } = await errorsOf(t, kind, '--record', file, '--out', join(folder, 'no.pdf'));
    assert.deepEqual([status, lines], [1, ['actions[1]: LM-1.4']]);
  }
});

test('a record is not printed over itself, by whatever name', async (t) => {
  const file = record('loko-moto');
  const other = join(folder, 'other-name.json');
  symlinkSync(file, other);
  const before = readFileSync(file);
  for (const out of [file, other, join(folder, '.', 'loko-moto.json')]) {
    const { status, lines } = await errorsOf(t, 'record', '--record', file, '--out', out);
    assert.deepEqual([status, lines], [1, [`--out: ${out} is the record itself; expected another file`]]);
    assert.deepEqual(readFileSync(file), before);
  }
});

test('what is no file is written to and stays what it is: nothing is put in the place of a pipe or a device', async (t) => {
  const pipe = fresh('.csv');
  assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
  const reader = spawn('cat', [pipe]);
  let read = '';
  reader.stdout.on('data', (text) => (read += text));
  const { status, lines } = await errorsOf(t, 'statistics', '--out', pipe);
  assert.equal(status, 0, lines.join());
  assert.ok(statSync(pipe).isFIFO());
  await once(reader, 'close');
  assert.equal(read.split('\r\n').length, 42);
  rmSync(pipe);
});

test('by itself: a name for the file, stdout, and tables for spreadsheets', async (t) => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [bin, 'print', ...args], { cwd: folder, maxBuffer: 2 ** 26 });
  const named = run('map', '--lang', 'hu');
  assert.equal(named.status, 0, String(named.stderr));
  assert.equal(String(named.stderr), 'turntable-map-standard-hu-a4.pdf: 1 page\n');
  const piped = run('map', '--lang', 'hu', '--out', '-');
  assert.equal(String(piped.stderr), '-: 1 page\n');
  const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  assert.equal(hash(piped.stdout), hash(readFileSync(join(folder, 'turntable-map-standard-hu-a4.pdf'))));
  const table = async (...args: readonly string[]): Promise<string[]> => {
    const file = fresh('.csv');
    const { status, lines } = await errorsOf(t, ...args, '--out', file);
    assert.equal(status, 0, lines.join());
    return readFileSync(file, 'utf8').split('\r\n');
  };
  const forty = await table('statistics', '--lang', 'hu');
  assert.equal(forty.length, 42);
  assert.match(forty[1]!, /^1,year-first-built,Első építési év,/);
  assert.equal((await table('score-sheet', '--sheet', 'loco-dome')).length, 42);
  const calls = await table('record', '--record', record('loco-dome'));
  assert.equal(
    calls[0],
    'n,minute,by,action,statistic,engineA,valueA,engineB,valueB,winner,scoreA,scoreB,clause,note',
  );
  assert.ok(calls.length > 40);
  // A call with both values read: locomotives by name, the winner's by how the numbers stand.
  const cells = calls.map((line) => line.split(','));
  const whole = cells.filter(
    (row) => row.length === 14 && row[3] === 'call' && row[9] !== '' && row[9] !== 'tie',
  );
  assert.ok(whole.length > 20);
  for (const [, , by, , statistic, locomotiveA, valueA, locomotiveB, valueB, winner] of whole) {
    assert.ok(NAMES.includes(by!) && /^\d+ \S/.test(statistic!) && locomotiveA !== '' && locomotiveB !== '');
    assert.equal(winner, NAMES[Number(valueA) > Number(valueB) ? 0 : 1], `${statistic} ${valueA} ${valueB}`);
  }
});

test('stdout: a reader that is slower than the printer gets every byte', async () => {
  const file = join(folder, 'pad.pdf');
  const pad = ['print', 'map', '--copies', '8', '--out'];
  const child = spawn(process.execPath, [bin, ...pad, '-'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  // What the pipe holds is there before anybody reads.
  await once(child.stdout, 'readable');
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  assert.equal(spawnSync(process.execPath, [bin, ...pad, file]).status, 0);
  assert.ok(Buffer.concat(chunks).equals(readFileSync(file)), `${Buffer.concat(chunks).length} bytes`);
});

test('a record names who kept the game for those in the room', async (t) => {
  const game = finishedGame('loco-dome') as { seats: { name: string }[] };
  const file = join(folder, 'room.json');
  writeFileSync(file, JSON.stringify({ ...game, seats: [{ ...game.seats[0], room: true }, game.seats[1]] }));
  const { room, names } = playedFrom(JSON.parse(readFileSync(file, 'utf8')), true);
  assert.deepEqual([room, names], [[0], NAMES.slice(0, 2)]);
  const out = fresh('.csv');
  assert.equal((await errorsOf(t, 'record', '--record', file, '--out', out)).status, 0);
  const by = readFileSync(out, 'utf8')
    .split('\r\n')
    .flatMap((line) => /,("[^"]*"|[^,]*),call,/.exec(line)?.[1] ?? []);
  assert.deepEqual(new Set(by), new Set([`"${NAMES[0]}, by the keeper"`, NAMES[1]]));
  writeFileSync(file, JSON.stringify({ ...game, seats: [{ ...game.seats[0], room: 'yes' }, game.seats[1]] }));
  const { lines } = await errorsOf(t, 'record', '--record', file, '--out', fresh('.csv'));
  assert.match(lines[0]!, /seats\[0\]\.room: expected true or false$/);
});

test('LD-7.5: where nobody can call any more the sheet says that more points won; one that all gave up has no winner', () => {
  const game = finishedGame('loco-dome') as { actions: object[] };
  const said = (reason: string): string[] => {
    const kept = { by: 'scorer' };
    const record = { ...game, kept, actions: game.actions.slice(0, 40), end: { reason } };
    const played = playedFrom(record, true);
    const scores = played.game.record.scores(played.game.view(played.state, 'public'));
    assert.notEqual(scores[0], scores[1]);
    const { pages } = assemble(readRequest('record', {}), { ...sourcesOf(), played });
    const winner = NAMES[scores[0]! > scores[1]! ? 0 : 1]!;
    return [...leaves(pages[0]!.items)].flatMap((item) =>
      item.kind === 'text' && item.size === 9.5 ? [item.text.replace(winner, 'the one with more')] : [],
    );
  };
  assert.ok(said('stuck').includes('Won by the one with more'), said('stuck').join('|'));
  assert.ok(said('abandoned').includes('Abandoned'), said('abandoned').join('|'));
});

test('--table prints from a server’s database while it runs, and changes nothing in it', async (t) => {
  const dataDir = join(folder, 'data');
  const server = await openServer({ dataDir });
  try {
    const [host, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
    const { id } = await host.table([mine('Ada Őz'), open], {
      entry: 'open',
      options: { hiddenAgendas: true },
    });
    process.env['DATA_DIR'] = dataDir;
    const waiting = await errorsOf(t, 'map', '--table', id, '--out', join(folder, 'none.pdf'));
    assert.deepEqual(waiting, { status: 1, lines: [`--table: no table "${id}" whose game has begun`] });
    const dashed = await errorsOf(t, 'map', '--table', '-b0123456789A', '--out', join(folder, 'none.pdf'));
    assert.deepEqual(dashed.lines, ['--table: no table "-b0123456789A" whose game has begun']);
    await ben.post(`tables/${id}/join`, { name: 'Ben' });
    await host.post(`tables/${id}/start`, {});
    const file = join(folder, 'slips.pdf');
    const slips = await errorsOf(t, 'agenda-cards', '--table', id, '--out', file);
    assert.equal(slips.status, 0, slips.lines.join());
    assert.match(slips.lines[0]!, /^this holds the secret cards of every seat/);
    for (const name of ['Ada Őz', 'Ben']) assert.ok(textOf(file).includes(name), name);
    const running = await errorsOf(t, 'record', '--table', id, '--out', join(folder, 'none.pdf'));
    assert.match(running.lines[0]!, /^record: expected a finished game; this one waits for (?:Ada Őz|Ben)$/);
  } finally {
    await server.stop();
    delete process.env['DATA_DIR'];
  }
});
