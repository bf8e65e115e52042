import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD, played, viewOf } from '@turntable/games/double-header/fixtures.node.ts';
import type { Team, View } from '@turntable/games/double-header/types.ts';
import { messages } from '../../i18n/messages.ts';
import { hintOf, labelOf, teamAsked } from './tray-words.ts';
import type { Question, Turn } from './use-turn.ts';
import { wordsOf } from './words.ts';

const en = messages('en');
const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
const POWER = 'grate-area';
const TABLE = { a0: { [POWER]: 60 }, b0: { [POWER]: 55 } };

/** What a seat of a team reads at a position. */
function scene(lines: readonly string[], seat: number, team: Team) {
  const view: View = viewOf(played(TABLE, ...lines), seat);
  const words = wordsOf(en, view, names);
  const turn = { seat, team } as Turn;
  const hint = (kind: string): string =>
    hintOf(en, { view, names, turn, words, question: { kind } as Question }, 'us');
  return { view, words, turn, hint };
}

test('DH-3.1 the hint of a Veto has the value of the locomotive in use for its owner, and for nobody else', () => {
  const lines = [...FIELD, `0 call ${POWER}`];
  assert.match(scene(lines, 2, 1).hint('veto'), /55/);
  assert.doesNotMatch(scene(lines, 3, 1).hint('veto'), /55/);
});

test('DH-7.2 a locomotive is put into use, kept, or changed for the other before a call', () => {
  const { view, words, turn } = scene(FIELD, 0, 0);
  assert.equal(teamAsked({ view, turn }), 0);
  const label = (locomotive: 0 | 1, change: boolean): string =>
    labelOf(en, { type: 'field', engine: locomotive }, view, 0, words, change);
  assert.equal(label(0, false), 'Keep Engine a0');
  assert.equal(label(1, false), 'Use Engine a1');
  assert.equal(label(1, true), 'Change to Engine a1');
});
