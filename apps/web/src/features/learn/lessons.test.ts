import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { replayRecord, toAct, type AnyGame, type Happening } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { rosterLocomotive } from '@turntable/games/versus/index.ts';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { locomotive } from '@turntable/roster/locomotives.ts';
import { duelStaging } from '../../games/versus/staging.ts';
import { written } from '../../games/versus/lesson-cards.ts';
import {
  commentsAt,
  forward,
  isNext,
  nextOf,
  readLesson,
  START,
  type Lesson,
  type Station,
} from './lesson.ts';

interface Case {
  readonly file: string;
  readonly game: AnyGame;
  /** What has to happen while the learner looks on, and how often. */
  readonly shown: Readonly<Record<string, number>>;
  readonly scores: readonly number[];
}
const LESSONS: readonly Case[] = [
  { file: 'loko-moto/lesson.json', game: lokoMoto, shown: { built: 12, bought: 3 }, scores: [4, 0, 2] },
  {
    file: 'double-header/lesson.json',
    game: doubleHeader,
    shown: { called: 9, vetoed: 1, boosted: 1, flipped: 1, won: 8, claimed: 3 },
    scores: [18, 17],
  },
  {
    file: 'loco-dome/lesson.json',
    game: locoDome,
    shown: { called: 5, swapped: 1, attacked: 1, 'knocked-out': 3, detonated: 1, paired: 1 },
    scores: [70, 33],
  },
  {
    file: 'versus/judge/lesson.json',
    game: doubleHeader,
    shown: { called: 1, corrected: 1, claimed: 5, ruled: 5, over: 1 },
    scores: [18, 17],
  },
];

const fileOf = (file: string): URL => new URL(`../../games/${file}`, import.meta.url);
const lessonIn = ({ file, game }: Case): Lesson =>
  readLesson(game, JSON.parse(readFileSync(fileOf(file), 'utf8')));

/** Every step of a lesson, in order. */
function stations(lesson: Lesson): Station[] {
  const all = [START];
  for (let at = START; nextOf(lesson, at) !== 'end' && all.length < 500;)
    all.push((at = forward(lesson, at)));
  return all;
}

for (const each of LESSONS) {
  const { file, game, shown, scores } = each;
  const lesson = lessonIn(each);

  test(`${file}: a legal game to its end, won by who should win it`, () => {
    const { state, error } = replayRecord(game, lesson.record);
    assert.equal(error, null);
    assert.deepEqual(toAct(game.decisions(state)), []);
    const view = game.view(state, lesson.learner);
    assert.deepEqual(game.record.winners(view), [0]);
    assert.deepEqual(game.record.scores(view), scores);
  });

  test(`${file}: every comment has a text in both languages and is read, in the order of the game`, () => {
    for (const { key } of lesson.comments)
      for (const catalogue of Object.values(CATALOGUES)) assert.ok(Object.hasOwn(catalogue, key), key);
    const places = lesson.comments.map(({ at }) => at);
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    const read = stations(lesson).flatMap(({ played, comment }) => commentsAt(lesson, played)[comment] ?? []);
    assert.deepEqual(read, lesson.comments);
    assert.equal(stations(lesson).at(-1)!.played, lesson.record.actions.length);
  });

  test(`${file}: the learner is told before each move of theirs, and sees what the lesson is about`, () => {
    const seen: Record<string, number> = {};
    let before: Station | undefined;
    for (const at of stations(lesson)) {
      if (nextOf(lesson, at) === 'learner')
        assert.ok(commentsAt(lesson, at.played)[at.comment], `action ${at.played}`);
      if (before && at.played === before.played + 1)
        for (const { at: when, event } of replayRecord(game, lesson.record, at.played).log)
          if (when === before.played) seen[event.kind] = (seen[event.kind] ?? 0) + 1;
      before = at;
    }
    for (const [kind, count] of Object.entries(shown)) assert.equal(seen[kind], count, kind);
  });

  test(`${file}: done in five minutes`, () => {
    // Seconds: twenty characters are read in one (some 210 words a minute), a task takes eight, another's move one.
    const texts: Readonly<Record<string, string>> = CATALOGUES.en;
    let seconds = 0;
    let before: Station | undefined;
    for (const at of stations(lesson)) {
      seconds += (texts[commentsAt(lesson, at.played)[at.comment]?.key ?? '']?.length ?? 0) / 20;
      if (nextOf(lesson, at) === 'learner') seconds += 8;
      if (before && at.played === before.played + 1 && game.record.judged) {
        const { log } = replayRecord(game, lesson.record, at.played);
        const known = log.map((item, n) => ({ n, event: item.event as Happening }));
        const from = log.findIndex((item) => item.at === before!.played);
        if (from >= 0) for (const act of duelStaging(known, from, false)) seconds += act.length / 1000;
        seconds += 1;
      }
      before = at;
    }
    assert.ok(seconds < 300, `${Math.round(seconds)} s`);
    assert.ok(seconds > 60, `${Math.round(seconds)} s`);
  });
}

test('LV-1.6 no lesson brings a figure of the roster along; the server tells those', () => {
  for (const { file } of LESSONS.slice(1))
    assert.doesNotMatch(readFileSync(fileOf(file), 'utf8'), /"values"/);
});

test('a locomotive that is written out plays as it does from the roster', () => {
  for (const id of ['lner-a4-mallard', 'prr-k4s', 'wm-shay-6']) {
    const { rear, front } = rosterLocomotive(id)!;
    const { values, calculated, ...face } = written(locomotive(id)!) as Record<string, unknown>;
    assert.deepEqual({ values, calculated, face }, { ...rear, face: front });
  }
});

test('the judge’s lesson: reasons are the learner’s own, verdicts are not, and the deputy’s ruling is not theirs', () => {
  const lesson = lessonIn(LESSONS[3]!);
  const rulings = lesson.record.actions.flatMap((recorded, at) =>
    'action' in recorded && recorded.action.type === 'rule' ? [at] : [],
  );
  const next = rulings.map((played) => nextOf(lesson, { played, comment: 0 }));
  assert.deepEqual(next, ['learner', 'learner', 'learner', 'other', 'learner']);
  const verdict = { type: 'rule', verdict: 'claimant', reason: 'as I see it' };
  assert.ok(isNext(lesson, rulings[0]!, verdict));
  assert.ok(!isNext(lesson, rulings[1]!, verdict));
});
