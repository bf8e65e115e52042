import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '@turntable/match/match.ts';
import type { Preference } from '@turntable/protocol';
import { row } from '../../testing/store.ts';
import { PresetEnds } from './preset-ends.ts';

const VETO: Preference = { kind: 'veto', answer: 'decline' };
const STRETCH: Preference = { kind: 'boost', answer: 'decline', until: 'stretch' };
const AHEAD: Preference = { kind: 'time-out', answer: 'decline', until: 'behind' };

/** A table of two with the same presets for both; `match` stands for a game of which only caller and score count. */
function scene(own: readonly Preference[]) {
  const notified: string[] = [];
  const seats = ['ada', 'ben'].map((guest) => ({ kind: 'person' as const, name: guest, guest }));
  const table = {
    row: row('t', { seats, picks: { engines: [null, null], consents: [true, true], presets: [own, own] } }),
    keep(slices: object) {
      table.row = { ...table.row, ...slices };
    },
    tell: (guest: string) => void notified.push(guest),
  };
  const match = (calling: number, scores: readonly number[]): Match =>
    ({
      state: {},
      setup: {},
      game: {
        view: () => ({}),
        stretch: () => calling,
        record: { scores: () => scores, side: (_: object, seat: number) => seat },
      },
    }) as unknown as Match;
  const presetsLeft = (): string[][] => table.row.picks!.presets.map((each) => each.map(({ kind }) => kind));
  return { answers: new PresetEnds(table), match, presetsLeft, notified };
}

test('a preset for a stretch ends when another side calls, and does not come back', () => {
  const { answers, match, presetsLeft, notified } = scene([VETO, STRETCH]);
  answers.resume(match(0, [3, 3]));
  answers.forget(match(0, [4, 3]));
  assert.deepEqual(presetsLeft(), [
    ['veto', 'boost'],
    ['veto', 'boost'],
  ]);
  assert.deepEqual(notified, []);
  answers.forget(match(1, [4, 4]));
  assert.deepEqual(presetsLeft(), [['veto'], ['veto']]);
  assert.deepEqual(notified, ['ada', 'ben']);
  answers.forget(match(0, [4, 4]));
  assert.deepEqual(presetsLeft(), [['veto'], ['veto']]);
});

test('a preset while ahead ends when the score is level, for that side alone', () => {
  const { answers, match, presetsLeft, notified } = scene([AHEAD]);
  answers.resume(match(0, [4, 3]));
  answers.forget(match(0, [4, 3]));
  assert.deepEqual(presetsLeft(), [['time-out'], []], 'who is not ahead is asked');
  assert.deepEqual(notified, ['ben']);
  answers.forget(match(0, [4, 4]));
  assert.deepEqual(presetsLeft(), [[], []]);
});
