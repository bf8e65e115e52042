import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { replayRecord, toAct, type AnyGame } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { back, commentsAt, forward, isNext, nextOf, readLesson, START } from './lesson.ts';

const game: AnyGame = lokoMoto;
const source: unknown = JSON.parse(
  readFileSync(new URL('../../games/loko-moto/lesson.json', import.meta.url), 'utf8'),
);
const lesson = readLesson(game, source);
const LEARNER = 0;

test('the lesson is a legal game to its end, and the learner wins it', () => {
  const { state, error } = replayRecord(game, lesson.record);
  assert.equal(error, null);
  assert.deepEqual(toAct(game.decisions(state)), []);
  const view = game.view(state, LEARNER);
  assert.deepEqual(game.record.winners(view), [LEARNER]);
  assert.deepEqual(game.record.scores(view), [4, 0, 2]);
});

test('what the comments say of scores is what the game counts', () => {
  const after = (actions: number): number =>
    game.record.scores(game.view(replayRecord(game, lesson.record, actions).state, LEARNER))[LEARNER]!;
  assert.equal(after(13), 5);
  assert.equal(after(16), 4);
});

test('back goes to the comment before', () => {
  let at = START;
  while (nextOf(lesson, at) !== 'end') at = forward(lesson, at);
  const seen: string[] = [commentsAt(lesson, at.played)[at.comment]!.key];
  while (at.played > 0 || at.comment > 0) {
    at = back(lesson, at);
    seen.push(commentsAt(lesson, at.played)[at.comment]!.key);
  }
  assert.deepEqual(seen, lesson.comments.map(({ key }) => key).toReversed());
});

test('the next action is known whatever the order of its sections, and no other', () => {
  assert.ok(isNext(lesson, 3, { type: 'reserve', sections: ['hat-vac', 'esz-kom'] }));
  assert.ok(!isNext(lesson, 3, { type: 'reserve', sections: ['hat-vac', 'bud-esz'] }));
  assert.ok(!isNext(lesson, 0, { type: 'build', section: 'bud-esz' }));
});

test('a lesson with an illegal move, an unknown text or a place beyond its end is refused', () => {
  const json = source as { actions: object[]; comments: object[] };
  const twice = { ...json, actions: [json.actions[0], { by: 1, type: 'build', section: 'esz-vac' }] };
  assert.throws(() => readLesson(game, twice), /action 1 breaks LM-2.3/);
  assert.throws(
    () => readLesson(game, { ...json, comments: [{ at: 0, key: 'no.such' }] }),
    /comments\[0\]\.key/,
  );
  assert.throws(
    () => readLesson(game, { ...json, comments: [{ at: 99, key: 'learn.next' }] }),
    /comments\[0\]\.at/,
  );
});
