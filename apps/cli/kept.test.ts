import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('./bin/turntable.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turntable-kept-'));
after(() => rmSync(folder, { recursive: true }));

type Json = Record<string, unknown>;
let files = 0;
function turntable(command: string, json: object, ...more: readonly string[]) {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, JSON.stringify(json));
  const ran = spawnSync(process.execPath, [bin, command, path, ...more], { encoding: 'utf8' });
  return { status: ran.status, out: ran.stdout, err: ran.stderr };
}

const own = (id: string, values: object, more: object = {}): object => ({
  id,
  name: `My ${id}`,
  values,
  features: [],
  ...more,
});
const five = (side: string, values: object, more: object = {}): object[] =>
  [1, 2, 3, 4, 5].map((n) => own(`${side}${n}`, values, more));

/** Ada's locomotives are whole sheets, Béla's foreign cards; Ada has called the grate area. */
function book(told: unknown, more: object = {}): Json {
  const call = {
    by: 0,
    type: 'call',
    statistic: 'grate-area',
    minute: 12,
    ...(told === undefined ? {} : { told }),
  };
  return {
    format: 'turntable/1',
    game: 'loco-dome',
    options: { judge: true },
    seats: [{ name: 'Ada' }, { name: 'Béla' }],
    kept: { by: 'judge', name: 'Flóra' },
    setup: {
      rosters: [
        five('a', { 'grate-area': 48.4, power: 100 }),
        five('b', { 'boiler-pressure': null }, { unread: true }),
      ],
      first: 0,
    },
    actions: [{ by: 0, type: 'activate', locomotive: 0 }, { by: 1, type: 'activate', locomotive: 0 }, call],
    ...more,
  };
}

test('replay: a foreign card is compared as told; nobody knows what is legal', () => {
  const ran = turntable('replay', book([{ values: [null, 53.8], winner: 1 }]), '--json', '--legal');
  assert.equal(ran.status, 0, ran.err);
  const shown = JSON.parse(ran.out) as Json;
  assert.deepEqual(
    [shown['scores'], shown['toAct'], shown['legal'], shown['legalActions'], shown['error']],
    [[0, 1], [1], null, null, null],
  );
});

test('replay: without what was told, exit 1 and the place', () => {
  const ran = turntable('replay', book(undefined), '--json');
  assert.equal(ran.status, 1);
  assert.match(ran.err, /^turntable replay: \S+\.json: actions\[2\]\.told: expected who won\n$/);
  assert.equal(turntable('validate', book(undefined)).status, 1);
});

test('LV-2.1 replay: what contradicts two known numbers is refused, at the call that told it', () => {
  for (const told of [
    [{ values: [null, 53.8], winner: 0 }],
    [{ values: [50, 53.8], winner: 1 }],
    [{ values: [48.4, 48.4], winner: 0 }],
  ]) {
    const ran = turntable('replay', book(told), '--json');
    assert.equal(ran.status, 2);
    const { error, scores } = JSON.parse(ran.out) as { error: Json; scores: unknown };
    assert.deepEqual([error['at'], error['clause'], scores], [2, 'LV-2.1', [0, 0]]);
    assert.equal(turntable('validate', book(told)).status, 2);
  }
});

test('LV-2.1 replay: what a decline that is left out comes to need is missing, or wrong, at the call that told it', () => {
  const twice = (told: unknown): Json => {
    const all = book(undefined, {
      setup: { rosters: [five('a', { power: 9 }), five('b', { power: 8 }, { unread: true })], first: 0 },
    });
    const [ada, bela] = all['actions'] as [Json, Json];
    const marked = { by: 'judge', type: 'correct', scores: [12, 9], reason: 'markers' };
    const call = { by: 0, type: 'call', statistic: 'power', ...(told === undefined ? {} : { told }) };
    const next = { by: 0, type: 'call', statistic: 'grate-area', told: [{ values: [null, 1], winner: 1 }] };
    return { ...all, actions: [ada, bela, marked, call, next] };
  };
  const wrong = turntable('replay', twice([{ values: [9, 8], winner: 1 }]), '--json');
  const { error, scores } = JSON.parse(wrong.out) as { error: Json; scores: unknown };
  assert.deepEqual([error['at'], error['clause'], scores], [3, 'LV-2.1', [12, 9]]);
  const missing = twice(undefined);
  const [, foreign] = (missing['setup'] as { rosters: Json[][] }).rosters as [Json[], Json[]];
  for (const each of foreign) each['values'] = {};
  const ran = turntable('replay', missing);
  assert.deepEqual(
    [ran.status, /: actions\[3\]\.told: expected who won\n$/.test(ran.err)],
    [1, true],
    ran.err,
  );
});

test('DH-2.6, DH-8.2 what a book says of the caller against certain cards is refused in a sentence', () => {
  const pair = (side: string): object[] => [1, 2].map((n) => own(`${side}${n}`, { power: n }));
  const refused = (action: object): Json => {
    const ran = turntable('replay', { ...teams, actions: [...fielded, action] }, '--json');
    assert.equal(ran.status, 2, ran.err);
    return (JSON.parse(ran.out) as { error: Json }).error;
  };
  const teams = {
    ...book(undefined),
    game: 'double-header',
    setup: { engines: [pair('a'), pair('b')], first: 0 },
  };
  const fielded = [0, 1].map((by) => ({ by, type: 'field', engine: 0 }));
  const call = { by: 0, type: 'call', statistic: 'power', caller: { team: 1, engine: 0 } };
  const called = refused(call);
  assert.deepEqual(
    [called['clause'], called['message']],
    ['DH-2.6', 'That contestant cannot be the one who calls now.'],
  );
  const stuck = refused({ by: 0, type: 'style', stuck: true });
  assert.equal(stuck['clause'], 'DH-8.2');
  assert.match(String(stuck['message']), /^A statistic can still be called/);
});

test('LD-2.1 a certain null refuses, a value that was never read does not', () => {
  const calling = (statistic: string): Json => ({
    ...book(undefined),
    setup: {
      rosters: [five('a', {}, { unread: true }), five('b', { power: null }, { unread: true })],
      first: 0,
    },
    actions: [
      ...(book(undefined)['actions'] as Json[]).slice(0, 2),
      { by: 0, type: 'call', statistic, told: [{ winner: null }] },
    ],
  });
  const refused = turntable('replay', calling('power'), '--json');
  assert.equal(refused.status, 2);
  assert.equal((JSON.parse(refused.out) as { error: Json }).error['clause'], 'LD-2.1');
  assert.equal(turntable('replay', calling('boiler-pressure')).status, 0);
});

test('margin scoring: points are told where a value is missing', () => {
  const margin = { options: { judge: true, scoring: 'margin' } };
  const won = (more: object): Json => book([{ values: [null, null], winner: 0, ...more }], margin);
  assert.match(turntable('replay', won({})).err, /actions\[2\]\.told: expected the points/);
  const shown = JSON.parse(turntable('replay', won({ points: 3 }), '--json').out) as Json;
  assert.deepEqual(shown['scores'], [3, 0]);
});

test('check: kept by hand, nothing was promised; perft cannot count', () => {
  const json = book([{ values: [null, 53.8], winner: 1 }]);
  const checked = turntable('check', json);
  assert.deepEqual([checked.status, checked.out], [0, 'kept by hand: nothing was promised\n']);
  assert.equal(turntable('perft', json, '--depth', '1').status, 1);
});

test('a score is no game, for every command', () => {
  const score = {
    format: 'turntable-scores/1',
    game: 'loko-moto',
    seats: [{ name: 'Ada' }, { name: 'Béla' }],
    scores: [31, 28],
    lines: [{ text: 'Ada: trains 24, shapes 8, lines left 1' }],
  };
  for (const [command, ...more] of [['replay'], ['check'], ['perft', '--depth', '1']] as const) {
    const ran = turntable(command, score, ...more);
    assert.equal(ran.status, 1);
    assert.match(ran.err, /a score, not a game/);
  }
  const validated = turntable('validate', score);
  assert.equal(validated.status, 1);
  assert.match(validated.out, /a score, not a game/);
});

test('LD-7.5: end: stuck is for the game that knows it, kept by hand, and more points win', () => {
  const end = { end: { reason: 'stuck' } };
  const shown = JSON.parse(
    turntable('replay', book([{ values: [null, 53.8], winner: 1 }], end), '--json').out,
  ) as Json;
  assert.deepEqual([shown['status'], shown['winners'], shown['toAct']], ['over', [1], []]);
  const unkept = { ...book(undefined, end), kept: undefined };
  assert.match(turntable('replay', unkept).err, /end\.reason: expected "resigned"/, 'nobody vouches for it');
  const header = {
    ...book(undefined, end),
    game: 'double-header',
    setup: { engines: [five('a', {}).slice(0, 2), five('b', {}).slice(0, 2)], first: 0 },
    actions: [],
  };
  assert.match(turntable('replay', header).err, /end\.reason: expected "resigned"/);
});

test('kept, told and unseen are read strictly', () => {
  const fails = (json: object, place: RegExp): void => {
    const ran = turntable('replay', json);
    assert.equal(ran.status, 1, ran.out);
    assert.match(ran.err, place);
  };
  fails(book(undefined, { kept: { by: 2 } }), /kept\.by: expected a seat, "judge" or "scorer"/);
  fails(book([{ values: [1], winner: 0 }]), /actions\[2\]\.told\[0\]\.values: expected two values/);
  fails(
    book([{ values: [1, 'much'], winner: 0 }]),
    /actions\[2\]\.told\[0\]\.values\[1\]: expected a number/,
  );
  fails(book([{ values: [1, 2], winner: 2 }]), /actions\[2\]\.told\[0\]\.winner: expected 0, 1 or null/);
  fails(book([]), /actions\[2\]\.told: expected who won/);
  fails(book(undefined, { unseen: { trains: -1 } }), /unseen\.trains: expected a whole number/);
});
