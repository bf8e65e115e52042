import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD, played, viewOf } from '@turntable/games/double-header/fixtures.node.ts';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import type { Event, Team, View } from '@turntable/games/double-header/types.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Claim } from '../versus/judge/claims.ts';
import type { Duel, Given } from './duel.ts';
import {
  courtOf,
  fliesOf,
  headOf,
  paradeOf,
  propOf,
  resultOf,
  sideOf,
  winnerOf,
  type StageState,
} from './stage-model.ts';

/** Sentences as their keys with their values behind them. */
const keys = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  say: (key: string) => key,
  number: String,
  list: (items: readonly string[]) => items.join('+'),
} as unknown as Messages;

const POWER = 'grate-area';
const TABLE = { a0: { [POWER]: 60 }, a1: { [POWER]: 70 }, b0: { [POWER]: 55 } };

/** The stage at a position, as a seat sees it, with what else is the case. */
function stage(lines: readonly string[], seat: number, more: Partial<StageState> = {}): StageState {
  const view: View = viewOf(played(TABLE, ...lines), seat);
  return {
    ...{ view, seat, team: teamOf(4, seat), order: [0, 1], inUse: view.inUse, scores: view.scores },
    names: ['Ada', 'Ben', 'Cleo', 'Dan'],
    words: { team: (team) => `team ${team}`, locomotive: (team, at) => `${'ab'[team]}${at}` },
    ...{ duel: null, claim: undefined, picked: null, stopped: false, final: false, part: null },
    last: undefined,
    ...more,
  };
}
const NOTHING: Given = {
  ...{ locomotive: null, value: null, calculated: false, booster: null, coin: null, tagged: false },
};
const duel = (more: Partial<Duel>, ...sides: Partial<Given>[]): Duel => ({
  ...{ statistic: POWER, calling: 0, by: 0, trueDoubleHeader: false, end: null },
  sides: [
    { ...NOTHING, ...sides[0] },
    { ...NOTHING, ...sides[1] },
  ],
  ...more,
});
const ended = (end: object): Partial<StageState> => ({ duel: duel({ end: end as Duel['end'] }) });
const claim = (verdict?: 'claimant' | 'opponent'): Claim => ({
  ...{ n: 1, seat: 1, point: { text: 'the bell' } },
  ruling: verdict ? { verdict, how: 'judge', by: null, reason: 'so' } : null,
});
const over = (scores: readonly [number, number]): Partial<StageState> => ({
  view: { ...stage(FIELD, 0).view, phase: 'over', scores },
  final: true,
});
const head = (state: StageState) => headOf(state, keys);
const side = (state: StageState, team: Team) => sideOf(state, team, keys, 'us', true);

test('the head says whose turn it is, to who has it and to the others', () => {
  assert.deepEqual(head(stage([], 0)), ['vs.stage.opening', null]);
  assert.deepEqual(head(stage(FIELD, 0)), ['vs.stage.choosing you', null]);
  assert.deepEqual(head(stage(FIELD, 2)), ['vs.stage.chooses Ada', null]);
  const picked = { statistic: POWER, value: 60 };
  assert.deepEqual(head(stage(FIELD, 0, { picked })), ['vs.stage.choosing you', `statistic.${POWER}`]);
  assert.deepEqual(head(stage(FIELD, 0, { stopped: true, picked })), ['vs.stage.over', null]);
});

test('DH-8.3 while the leading team may skip style points, nobody is said to call next', () => {
  const skip = stage(FIELD, 0).view;
  const asked = { view: { ...skip, phase: 'skip', decisions: [] } } as const;
  assert.deepEqual(head(stage(FIELD, 0, asked)), ['vs.stage.style', null]);
  assert.deepEqual(head(stage(FIELD, 2, asked)), ['vs.stage.style', null]);
});

test('the head says who called, who claims for which locomotives, and who won', () => {
  const called = { duel: duel({}) };
  assert.deepEqual(head(stage(FIELD, 0, called)), ['vs.stage.calls you', `statistic.${POWER}`]);
  assert.deepEqual(head(stage(FIELD, 1, called))[0], 'vs.stage.calls Ada');
  assert.deepEqual(head(stage(FIELD, 1, { claim: claim() })), [
    'vs.court.claims you a1 b0+b1',
    'vs.quoted the bell',
  ]);
  assert.deepEqual(head(stage(FIELD, 0, over([9, 7]))), ['vs.stage.over', 'vs.end.wins team Ben']);
  assert.deepEqual(head(stage(FIELD, 0, over([7, 7]))), ['vs.stage.over', null]);
  assert.deepEqual(head(stage(FIELD, 0, { ...over([9, 7]), final: false })), ['vs.stage.over', null]);
});

test('the result is told as the reader’s or the others’, to who looks on by the team', () => {
  const result = (state: StageState) => resultOf(state, keys);
  const won = ended({ kind: 'won', team: 1, points: 2 });
  assert.equal(result(stage(FIELD, 2, won)), 'vs.stage.won.for yours');
  assert.equal(result(stage(FIELD, 0, won)), 'vs.stage.won.for theirs');
  assert.equal(result(stage(FIELD, 0, { ...won, team: undefined })), 'vs.stage.won 2 team 1');
  assert.equal(result(stage(FIELD, 0, ended({ kind: 'vetoed', by: 3 }))), 'dh.duel.vetoed Dan');
  assert.equal(result(stage(FIELD, 0, ended({ kind: 'tied' }))), 'vs.stage.tie');
  assert.equal(result(stage(FIELD, 0, { duel: duel({ trueDoubleHeader: true }) })), 'dh.duel.true');
  assert.equal(result(stage(FIELD, 0)), null);
});

test('LV-6.2 while one chooses, one’s own plate has the value and the other what all know', () => {
  const picked = { statistic: POWER, value: 60 };
  const state = stage(FIELD, 0, { picked });
  assert.deepEqual([side(state, 0).value, side(state, 0).notes], [60, []]);
  assert.equal(side(state, 1).value, null);
  assert.equal(side(state, 1).notes.at(-1), 'dh.vetoes.count 2');
});

test('a side shows which locomotive counts, what was played on it, and how it came off', () => {
  const name = (state: StageState): string | undefined => side(state, 0).locomotive?.name;
  assert.deepEqual([name(stage([], 0)), side(stage([], 0), 0).shade], ['Engine a0', true]);
  assert.equal(name(stage(FIELD, 0, { duel: duel({}, { booster: 'swap-orders' }) })), 'Engine a1');
  const both = side(
    stage(FIELD, 0, {
      duel: duel({}, { booster: 'double-header', locomotive: 0, value: 130, calculated: true }),
    }),
    0,
  );
  assert.deepEqual([both.second?.name, both.isRanked], ['Engine a1', false]);
  assert.deepEqual(both.notes, ['dh.duel.sum', 'vs.value.calculated']);
  const coin = { duel: duel({}, { booster: 'fifty-fifty', coin: 'heads' }) };
  assert.deepEqual(side(stage(FIELD, 0, coin), 0).notes, ['booster.fifty-fifty', 'vs.coin heads']);
  const spins = { ...coin, part: 'event', last: { kind: 'flipped' } as Event } as const;
  assert.deepEqual(side(stage(FIELD, 0, spins), 0).notes, ['booster.fifty-fifty']);
  const states = (more: Partial<StageState>) => {
    const state = stage(FIELD, 0, more);
    return [side(state, 0).state, side(state, 1).state];
  };
  assert.deepEqual(states(ended({ kind: 'won', team: 1, points: 1 })), ['lost', 'won']);
  assert.deepEqual(states(ended({ kind: 'tied' })), ['level', 'level']);
  assert.deepEqual(states(over([9, 7])), ['won', 'lost']);
  assert.deepEqual(states(over([7, 7])), [null, null]);
});

test('LV-4.2 the court names the locomotive, but not where the point goes to the opponents', () => {
  const court = (more: Partial<StageState>) => courtOf(stage(FIELD, 0, more), keys);
  assert.deepEqual(court({ claim: claim() }), { verdict: null, locomotive: 'a1', reason: null });
  assert.deepEqual(court({ claim: claim('opponent') }), {
    verdict: 'opponent',
    locomotive: null,
    reason: 'so',
  });
  assert.equal(court({ claim: claim(), duel: duel({}) }), null);
  assert.equal(court({ claim: claim(), ...over([9, 7]) }), null);
});

test('props, points that fly and the parade follow the order of the teams', () => {
  const boosted = { kind: 'boosted', team: 1, booster: 'fifty-fifty' } as unknown as Event;
  const shown = { part: 'event', last: boosted, order: [1, 0] } as const;
  assert.deepEqual(propOf(stage(FIELD, 2, shown)), { kind: 'token', token: 'fifty-fifty', at: 0 });
  assert.equal(propOf(stage(FIELD, 2, { ...shown, part: null })), null);
  const ruled = { kind: 'ruled', scores: [0, 3] } as unknown as Event;
  assert.deepEqual(fliesOf(stage(FIELD, 0, { part: 'flies', last: ruled, scores: [0, 1] })), {
    at: 1,
    points: 2,
  });
  assert.deepEqual(paradeOf(stage(FIELD, 0, over([9, 7]))).against, ['Engine b0', 'Engine b1']);
  const { riders, against } = paradeOf(stage(FIELD, 0, over([7, 7])));
  assert.deepEqual([riders.map(({ name }) => name), against], [['Engine a0', 'Engine b0'], []]);
  assert.deepEqual([winnerOf([3, 1]), winnerOf([2, 2])], [0, undefined]);
});
