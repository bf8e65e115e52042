import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { grid } from '@turntable/games/loko-moto/fixtures.node.ts';
import { USAGE, usageOf } from './usage.ts';

// Long: what every command has in common, called as from a shell.

const bin = fileURLToPath(new URL('./bin/turntable.js', import.meta.url));
const scenarios = fileURLToPath(new URL('../../packages/testkit/scenarios/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turntable-cli-'));
after(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}
function turntable(...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}
let files = 0;
function saved(record: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof record === 'string' ? record : JSON.stringify(record));
  return path;
}
type Json = Record<string, unknown>;
const scenario = (name: string): Json => JSON.parse(readFileSync(join(scenarios, name), 'utf8')) as Json;
const json = (ran: Ran): Json => JSON.parse(ran.out) as Json;

test('replay: exit 0 when every action is legal, with one JSON object and nothing else', () => {
  const ran = turntable('replay', saved(scenario('loko-moto/17-shape-taken.json')), '--json');
  assert.equal(ran.status, 0);
  const shown = json(ran);
  const keys = ['status', 'scores', 'winners', 'toAct', 'legal', 'log', 'state', 'error'];
  assert.deepEqual(Object.keys(shown), keys);
  assert.equal(shown['error'], null);
  for (const line of shown['log'] as Json[]) {
    assert.match(String(line['clause']), /^LM-\d\.\d$/);
    assert.match(String(line['text']), / /, 'a sentence, not a key');
  }
});

test('replay: exit 2 and the clause when an action is illegal, the position being the one before it', () => {
  const ran = turntable(
    'replay',
    saved(scenario('loko-moto/07-build-on-anothers-reservation.json')),
    '--json',
  );
  assert.equal(ran.status, 2);
  const error = json(ran)['error'] as Json;
  assert.equal(error['clause'], 'LM-2.3');
  assert.ok(String(error['message']).length > 10);
});

test('replay: exit 1 and the place when the file is no record', () => {
  const broken = scenario('loko-moto/17-shape-taken.json');
  (broken['setup'] as { trains: { price: unknown }[] }).trains[3]!.price = 'four';
  const ran = turntable('replay', saved(broken));
  assert.equal(ran.status, 1);
  assert.match(ran.err, /setup\.trains\[3\]\.price: expected a whole number/);
  assert.match(turntable('replay', saved('{')).err, /expected JSON/);
  assert.equal(turntable('replay', join(folder, 'nowhere.json')).status, 1);
  const judged = scenario('loko-moto/17-shape-taken.json');
  (judged['actions'] as Json[])[0]!['by'] = 'judge';
  assert.match(turntable('replay', saved(judged)).err, /actions\[0\]\.by: expected a seat/);
});

test('a record may begin with a mark of its byte order', () => {
  const marked = `\ufeff${JSON.stringify(scenario('loko-moto/28-overpay.json'))}`;
  assert.equal(turntable('replay', saved(marked)).status, 0);
});

test('replay --legal lists as many actions as it counts', () => {
  const shown = json(
    turntable('replay', saved(scenario('loko-moto/55-perft-five-players.json')), '--json', '--legal'),
  );
  const listed = shown['legalActions'] as Json[];
  assert.equal(listed.length, shown['legal']);
  assert.equal(new Set(listed.map((action) => JSON.stringify(action))).size, listed.length);
  for (const { sections } of listed)
    if (Array.isArray(sections)) assert.deepEqual(sections, [...(sections as string[])].sort());
});

test('LM-7.2 replay --seat and --spectator show no secret of others, nor why somebody else was refused', () => {
  const record = scenario('loko-moto/46-hidden-secret-card-claimed.json');
  (record['actions'] as Json[]).splice(5, 99, {
    by: 2,
    type: 'buy',
    train: 't5a',
    sections: ['s00-s01'],
    shape: 'jay4',
  });
  const file = saved(record);
  const secrets: Record<string, string[]> = {
    '0': ['line4', 'line5'],
    '1': ['ell4', 'ell5'],
    '2': ['jay4', 'jay5'],
  };
  for (const [seat, own] of Object.entries(secrets)) {
    const ran = turntable('replay', file, '--json', '--seat', seat, '--legal');
    assert.equal(ran.status, 2);
    for (const [other, cards] of Object.entries(secrets))
      for (const card of cards)
        assert.equal(ran.out.includes(`"${card}"`), own.includes(card), `seat ${seat}, card of ${other}`);
    if (seat !== '2') assert.deepEqual(json(ran)['error'], { at: 5 });
  }
  const watched = turntable('replay', file, '--json', '--spectator');
  for (const card of Object.values(secrets).flat()) assert.ok(!watched.out.includes(`"${card}"`));
  assert.equal(json(watched)['legal'], 0);
  assert.deepEqual(json(watched)['error'], { at: 5 });
});

test('replay without --json tells the log in words', () => {
  const ran = turntable('replay', saved(scenario('loko-moto/28-overpay.json')));
  assert.match(ran.out, /\[LM-2\.\d\]/);
  assert.match(ran.out, /to act: /);
});

test('replay: a game that stopped says so, and the others win', () => {
  const record = { ...scenario('loko-moto/10-buy-loop-and-branch.json'), end: { reason: 'resigned', by: 1 } };
  const shown = json(turntable('replay', saved(record), '--json'));
  assert.deepEqual([shown['status'], shown['winners'], shown['toAct']], ['over', [0, 2], []]);
  const left = { ...record, end: { reason: 'abandoned' } };
  assert.deepEqual(json(turntable('replay', saved(left), '--json'))['winners'], []);
});

test('replay without --json names who won, of a team both', () => {
  const won = (name: string, by: number): string | undefined =>
    /won by (.*)/.exec(
      turntable('replay', saved({ ...scenario(name), end: { reason: 'resigned', by } })).out,
    )?.[1];
  assert.equal(won('loko-moto/10-buy-loop-and-branch.json', 1), 'Ada, Csilla');
  assert.equal(won('double-header/01-opening-and-first-point.json', 1), 'Cleo, Dan');
});

test('a take-back restores the position before the last action', () => {
  const record = scenario('loko-moto/10-buy-loop-and-branch.json');
  const actions = record['actions'] as Json[];
  const before = json(turntable('replay', saved({ ...record, actions: actions.slice(0, -1) }), '--json'));
  const back = { ...record, actions: [...actions, { by: 0, type: 'take-back' }] };
  const after = json(turntable('replay', saved(back), '--json'));
  assert.deepEqual(after['state'], before['state']);
  assert.equal(after['legal'], before['legal']);
});

test('a take-back of nothing says that there is nothing, not whose turn it is', () => {
  const record = scenario('loko-moto/10-buy-loop-and-branch.json');
  const ran = turntable('replay', saved({ ...record, actions: [{ by: 0, type: 'take-back' }] }), '--json');
  assert.equal(ran.status, 2);
  const message = 'There is nothing to take back.';
  assert.deepEqual(json(ran)['error'], { at: 0, clause: 'LM-1.4', message });
});

test('perft counts forty million purchases without listing them', { timeout: 30_000 }, () => {
  const record = scenario('loko-moto/55-perft-five-players.json') as {
    setup: { map: object; trains: object[] };
    actions: object[];
  };
  const map = grid('triangular', 10, 10) as { sections: [string, string][] };
  const builds = middleFirst(map.sections).map((ends) => ends.toSorted().join('-'));
  record.setup = {
    ...record.setup,
    map,
    trains: record.setup.trains.map((train) => ({ ...train, price: 9 })),
  };
  // Ada builds in the middle, the others far from there.
  record.actions = Array.from({ length: 200 }, (_, turn) => ({
    by: turn % 5,
    type: 'build',
    section: turn % 5 === 0 ? builds[turn / 5] : builds[builds.length - turn + Math.floor(turn / 5)],
  }));
  assert.deepEqual(turntable('perft', saved(record), '--depth', '1'), {
    status: 0,
    out: '41075455\n',
    err: '',
  });
});

/** Sections of ten by ten stations, from the middle outwards. */
function middleFirst(sections: readonly [string, string][]): [string, string][] {
  const at = (station: string): [number, number] => [
    station.charCodeAt(0) - 97,
    Number(station.slice(1)) - 1,
  ];
  const distance = (ends: [string, string]): number => {
    const [[x, y], [u, v]] = [at(ends[0]), at(ends[1])];
    return Math.hypot((x + u) / 2 - 4.5, (y + v) / 2 - 4.5);
  };
  return sections.toSorted((a, b) => distance(a) - distance(b));
}

test('perft prints one number; exit 2 on an illegal action, 1 without a depth', () => {
  const file = saved(scenario('loko-moto/55-perft-five-players.json'));
  for (const [depth, count] of [
    ['0', '1'],
    ['1', '15'],
    ['2', '110'],
    ['3', '360'],
  ] as const)
    assert.equal(turntable('perft', file, '--depth', depth).out, `${count}\n`);
  const illegal = saved(scenario('loko-moto/02-reserve-only-one-of-two.json'));
  assert.equal(turntable('perft', illegal, '--depth', '1').status, 2);
  assert.equal(turntable('perft', file).status, 1);
});

test('play: the same seed gives the same games', () => {
  const args = [
    'play',
    'loko-moto',
    '--games',
    '2',
    '--seed',
    '7',
    '--players',
    '3',
    '--levels',
    'easy,random',
  ];
  const first = turntable(...args);
  assert.equal(first.status, 0);
  const games = ({ out }: Ran): string[] => out.split('\n').slice(0, 2);
  assert.deepEqual(games(turntable(...args)), games(first));
  assert.match(first.out, /^game 1 \(easy, random, easy; seed 7\/0\): -?\d+ : -?\d+ : -?\d+, won by/);
});

test('an error of a record names its file in every command that reads one', () => {
  const broken = saved({ ...scenario('loko-moto/17-shape-taken.json'), seats: 'Ada' });
  const illegal = saved(scenario('loko-moto/07-build-on-anothers-reservation.json'));
  for (const args of [['replay'], ['perft', '--depth', '1'], ['check']]) {
    const { status, err } = turntable(args[0]!, broken, ...args.slice(1));
    assert.deepEqual([status, err], [1, `turntable ${args[0]}: ${broken}: seats: expected a list\n`]);
  }
  const counted = turntable('perft', illegal, '--depth', '1');
  assert.deepEqual([counted.status, counted.out], [2, '']);
  assert.equal(counted.err.indexOf(`${illegal}: action `), 0, counted.err);
  const validated = turntable('validate', broken);
  assert.match(validated.out, /^\S+\.json: not a record: seats: expected a list\n0 of 1 replay\n$/);
});

test('validate replays folders and names what does not', () => {
  const ran = turntable('validate', saved(scenario('loko-moto/28-overpay.json')), saved({ format: 'other' }));
  assert.equal(ran.status, 1);
  assert.match(ran.out, /replays\n/);
  assert.match(ran.out, /not a record: format: expected "turntable\/1"/);
});

test('what is no command is answered with the usage, exit 1', () => {
  for (const args of [[], ['dance'], ['constructor'], ['replay', '--seat']])
    assert.equal(turntable(...args).status, 1, args.join(' '));
});

test('what a command cannot understand it answers in one line, with the place and what was expected', () => {
  const record = saved(scenario('loko-moto/17-shape-taken.json'));
  const latin = join(folder, 'latin.json');
  writeFileSync(latin, Buffer.from('{\n"name": "Bél\u00e1"}', 'latin1'));
  const table: readonly [string, readonly string[]][] = [
    ['--bogus: unknown option; expected --json, --legal', ['replay', record, '--bogus']],
    ['-x: unknown option', ['replay', record, '-x']],
    ['--json: expected no value', ['replay', record, '--json=yes']],
    ['--seat: expected a value', ['replay', record, '--seat']],
    ['--seat: expected a value', ['replay', record, '--seat', '--json']],
    ['--seat: expected 0 to', ['replay', record, '--seat', '9']],
    ['expected one FILE', ['replay']],
    ['expected one FILE', ['replay', record, record]],
    [`${folder}: cannot be read (EISDIR)`, ['replay', folder]],
    ['none.json: cannot be read (ENOENT)', ['replay', join(folder, 'none.json')]],
    ['expected JSON', ['replay', saved('{')]],
    ...['replay', 'calc', 'check', 'map-report'].map((command): [string, string[]] => [
      'latin.json: line 2: expected text in UTF-8',
      [command, latin],
    ]),
    ['latin.json: line 2: expected text in UTF-8', ['print', 'record', '--record', latin]],
    ['--depth: expected a whole number', ['perft', record]],
    ['--depth: expected a whole number', ['perft', record, '--depth', 'two']],
    ['--depth: expected a whole number', ['perft', record, '--depth', '-1']],
    ['--deep: unknown option; expected --depth', ['perft', record, '--deep', '2']],
    ['--commitment: expected 64 hexadecimal digits', ['check', record, '--commitment', 'x']],
    ['--bogus: unknown option', ['check', record, '--bogus']],
    ['expected at least one FILE or FOLDER', ['validate']],
    ['--bogus: unknown option; there are none here', ['validate', record, '--bogus']],
    ['none: there is no such file or folder', ['validate', join(folder, 'none')]],
    ['--limit: expected a whole number from 1 to', ['reports', '--limit', '0']],
    ['expected no file', ['reports', record]],
    ['--bogus: unknown option', ['calc', record, '--bogus']],
    ['--games: expected a whole number from 1', ['map-report', 'small', '--games', '0']],
    ['--games: expected a whole number from 1', ['map-report', 'small', '--games', '1e1']],
    ['--players: expected a whole number from 2 to 5', ['map-report', 'small', '--players', '0x2']],
    [
      'none: there is no such file; expected one with JSON, or standard, small',
      ['map-report', join(folder, 'none')],
    ],
    ['unknown command; expected admin-key, ', ['reply', record]],
    ['--bogus: unknown option; expected --lan or nothing', ['serve', '--bogus']],
  ];
  for (const [says, args] of table) {
    const { status, out, err } = turntable(...args);
    assert.deepEqual([status, out], [1, ''], args.join(' '));
    assert.ok(err.includes(says), `${args.join(' ')}: ${err}`);
    assert.match(err, /^[^\n]+\n$/, `${args.join(' ')}: one line, not ${err}`);
  }
});

test('each command says how it is called when asked with --help, and nothing else happens', () => {
  const commands = [...USAGE.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!);
  assert.ok(commands.length > 15);
  for (const name of [...commands, 'unban']) assert.match(usageOf(name) ?? '', new RegExp(`\\b${name}\\b`));
  for (const name of ['backup', 'serve', 'print']) {
    const ran = turntable(name, '--help');
    assert.deepEqual([ran.status, ran.err], [0, ''], name);
    assert.equal(ran.out, `${usageOf(name)}\n`);
  }
});

test('--version says the number of the release', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const { status, out } = turntable('--version');
  assert.deepEqual([status, out], [0, `${version}\n`]);
});

test('the usage of a command names each of its options', () => {
  for (const name of ['play', 'map-report', 'replay', 'check', 'calc', 'perft', 'reports']) {
    const { err } = turntable(name, '--bogus');
    const options = /unknown option; expected (.+)/.exec(err)?.[1]?.split(', ') ?? [];
    assert.ok(options.length > 0, err);
    for (const option of options) assert.match(usageOf(name)!, new RegExp(`${option}\\b`), name);
  }
});

test('a place that cannot be written or read is said in one line', () => {
  const picture = turntable('map-report', 'square', '--games', '1', '--svg', join(folder, 'none', 'x.svg'));
  assert.equal(picture.status, 1);
  assert.match(picture.err, /^turntable map-report: --svg: .*x\.svg cannot be written \(ENOENT\)\n$/);
});
