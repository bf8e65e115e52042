import assert from 'node:assert/strict';
import { test } from 'node:test';
import { played, START, viewOf } from '@turntable/games/loco-dome/fixtures.node.ts';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Event, View } from '@turntable/games/loco-dome/types.ts';
import type { Messages } from '../../i18n/messages.ts';
import {
  courtOf,
  headOf,
  leavingOf,
  paradeOf,
  resultOf,
  sideOf,
  statisticOf,
  type DuelState,
} from './duel-model.ts';
import type { Called, Point } from './record/story.ts';

/** Sentences as their keys with their values behind them. */
const keys = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  say: (key: string) => key,
  number: String,
} as unknown as Messages;

const POWER = 'grate-area';
const TABLE = { a: [{ [POWER]: 60 }], b: [{ [POWER]: 55 }] };

/** The stage at a position, as a contestant or an onlooker sees it, with what else is the case. */
function stage(lines: readonly string[], viewer: 0 | 1 | 'public', more: Partial<DuelState> = {}): DuelState {
  const view: View = viewOf(played(TABLE, ...lines), viewer);
  const active = [activeOf(view, 0) ?? null, activeOf(view, 1) ?? null] as const;
  return {
    ...{ view, names: ['Ada', 'Ben'], sides: [0, 1], active, was: active, scores: view.scores },
    ...{ threshold: 100, before: 100, stopped: false, final: false, part: null },
    ...{ called: undefined, picked: null, points: undefined, last: undefined },
    ...more,
  };
}
const called = (end: object | null, ...reads: readonly object[]): Called =>
  ({ statistic: POWER, by: 0, target: null, reads, end }) as unknown as Called;
const read = (side: 0 | 1, value: number, calculated = false) => ({ side, locomotive: 0, value, calculated });
const point = (more: Partial<Point> = {}): Point => ({
  ...{ side: 1, reply: false, point: { text: 'the bell' }, verdict: null, reason: null },
  ...more,
});
const fallen = (how: string) => ({ kind: 'knocked-out', side: 1, locomotive: 0, how }) as unknown as Event;
const over = (...winners: (0 | 1)[]): Partial<DuelState> => ({
  view: { ...stage(START, 0).view, phase: 'over', winners },
  final: true,
});
const head = (state: DuelState) => headOf(state, keys);

test('the head says whose turn it is, to who has it and to the other', () => {
  assert.deepEqual(head(stage([], 0)), ['vs.stage.opening', null]);
  assert.deepEqual(head(stage([], 0, { threshold: 90 })), ['vs.stage.next', null]);
  assert.deepEqual(head(stage(START, 0)), ['vs.stage.choosing you', null]);
  assert.deepEqual(head(stage(START, 1)), ['vs.stage.chooses Ada', null]);
  const picked = { side: 0, statistic: POWER, value: 60 } as const;
  assert.deepEqual(head(stage(START, 0, { picked })), ['vs.stage.choosing you', `statistic.${POWER}`]);
  assert.deepEqual(head(stage(START, 0, { stopped: true, picked })), ['vs.stage.over', null]);
});

test('the head says who called, attacks, claims or swaps, what falls, and who won', () => {
  assert.deepEqual(head(stage(START, 1, { called: called(null) })), [
    'vs.stage.calls Ada',
    `statistic.${POWER}`,
  ]);
  assert.deepEqual(head(stage(START, 0, { points: [] })), ['vs.stage.attack you', 'vs.stage.sequence']);
  assert.deepEqual(head(stage(START, 1, { points: [point()] })), [
    'vs.court.claims you Engine b0 Engine a0',
    'vs.quoted the bell',
  ]);
  const swapped = { kind: 'swapped', side: 1 } as unknown as Event;
  assert.deepEqual(head(stage(START, 0, { last: swapped })), ['Ben', 'ld.swap']);
  const falls = { last: fallen('no-reply'), points: [point()] };
  assert.deepEqual(head(stage(START, 0, falls)), ['Engine b0', 'vs.stage.fallen']);
  assert.equal(head(stage(START, 0, { ...falls, part: 'falls' }))[1], 'vs.quoted the bell');
  assert.equal(head(stage(START, 0, { last: fallen('detonation') }))[1], 'vs.stage.detonation');
  assert.deepEqual(head(stage(START, 0, over(0))), ['vs.stage.over', 'vs.end.wins you Ada']);
  assert.deepEqual(head(stage(START, 0, over(0, 1))), ['vs.stage.over', null]);
});

test('the result is told as the reader’s or the other’s, to who looks on by name; a knock-out hides it', () => {
  const result = (viewer: 0 | 1 | 'public', end: object, more: Partial<DuelState> = {}) =>
    resultOf(stage(START, viewer, { called: called(end), ...more }), keys);
  const won = { kind: 'won', side: 1, points: 2 };
  assert.equal(result(1, won), 'vs.stage.won.for yours');
  assert.equal(result(0, won), 'vs.stage.won.for theirs');
  assert.equal(result('public', won), 'vs.stage.won 2 Ben');
  assert.equal(result(0, { kind: 'tied' }), 'vs.stage.tie');
  assert.equal(result(0, { kind: 'undecided', side: 1 }), 'ld.duel.undecided Ben');
  assert.equal(result(0, { kind: 'skipped' }), 'ld.duel.skipped');
  assert.equal(result(0, won, { points: [] }), null);
  assert.equal(result(0, won, { last: fallen('no-claim') }), null);
});

test('the court has the point that is argued, until its locomotive falls', () => {
  const ruled = point({ verdict: 'equal', reason: 'so' });
  assert.deepEqual(courtOf(stage(START, 0, { points: [ruled] })), {
    verdict: 'equal',
    locomotive: 'Engine b0',
    reason: 'so',
  });
  assert.equal(courtOf(stage(START, 0, { points: [ruled], last: fallen('no-reply') })), null);
  assert.equal(courtOf(stage(START, 0)), null);
});

test('LD-7.1 who leaves is shown with the threshold that falls by it', () => {
  const leaving = (how: string, more: Partial<DuelState> = {}) =>
    leavingOf(stage(START, 0, { last: fallen(how), threshold: 90, ...more }));
  const left = { name: 'Engine b0', at: 1, argued: false, before: 100, now: 90 };
  assert.deepEqual(leaving('no-reply'), { how: 'knock-out', ...left });
  assert.deepEqual(leaving('sacrifice', { sides: [1, 0], points: [point()], threshold: 100 }), {
    ...{ how: 'sacrifice', ...left },
    ...{ at: 0, argued: true, now: null },
  });
  assert.deepEqual(leaving('detonation'), { how: 'detonation', name: null, before: 100, now: 90 });
  assert.equal(leaving('no-reply', { part: 'call' }), null);
  assert.equal(leavingOf(stage(START, 0)), null);
});

test('LV-6.2 while one chooses, one’s own plate has the value and the other what all know', () => {
  const state = stage(START, 0, { picked: { side: 0, statistic: POWER, value: 60 } });
  const [own, others] = [sideOf(state, 0, keys, 'us'), sideOf(state, 1, keys, 'us')];
  assert.deepEqual([own.value, own.notes, others.value, statisticOf(state)], [60, [], null, POWER]);
  assert.equal(others.notes.includes('60'), false);
});

test('a side shows which locomotive counts, what was read out, and how it came off', () => {
  const side = (of: 0 | 1, more: Partial<DuelState>, lines: readonly string[] = START) =>
    sideOf(stage(lines, 0, more), of, keys, 'us');
  const before = side(0, {}, []);
  assert.deepEqual([before.locomotive?.name, before.shade], ['Engine a0', true]);
  const won = called({ kind: 'won', side: 0, points: 1 }, read(0, 60), read(1, 55, true));
  const [a, b] = [side(0, { called: won }), side(1, { called: won })];
  assert.deepEqual([a.value, a.notes, a.state], [60, [], 'won']);
  assert.deepEqual([b.value, b.notes, b.state], [55, ['vs.value.calculated'], 'lost']);
  assert.equal(side(1, { called: { ...called(null), target: 3 } }).locomotive?.name, 'Engine b3');
  assert.equal(side(0, { called: called({ kind: 'tied' }) }).state, 'level');
  assert.equal(side(1, { last: fallen('no-reply') }).state, 'fallen');
  assert.equal(side(1, { last: fallen('detonation') }).state, 'gone');
  assert.deepEqual([side(0, over(0)).state, side(1, over(0)).state], ['won', 'lost']);
  assert.equal(side(0, over(0, 1)).state, null);
  const swapped = { kind: 'swapped', side: 0, locomotive: 0 } as unknown as Event;
  assert.equal(side(0, { last: swapped, was: [2, 0] }).instead?.name, 'Engine a2');
});

test('LD-7.5 the winner’s two stand on the bridge at the end, after a draw one of each', () => {
  const names = (state: DuelState) => {
    const { riders, against } = paradeOf(state);
    return [riders.map(({ name }) => name), against];
  };
  assert.deepEqual(names(stage(START, 0, over(1))), [
    ['Engine b0', 'Engine b1'],
    ['Engine a0', 'Engine a1'],
  ]);
  assert.deepEqual(names(stage(START, 0, over(0, 1))), [['Engine a0', 'Engine b0'], []]);
});
