import test from 'node:test';
import assert from 'node:assert/strict';
import type { Game, Types } from '@turntable/engine';
import { ACTION_LAWS } from './laws/actions.ts';
import type { Law } from './laws/law.ts';
import { QUESTION_LAWS } from './laws/questions.ts';
import { RECORD_LAWS } from './laws/records.ts';
import { REDRAW_LAWS } from './laws/redraw.ts';
import { SENTENCE_LAWS } from './laws/sentences.ts';
import { STATE_LAWS } from './laws/states.ts';
import { VIEW_LAWS } from './laws/views.ts';
import { Trial, type TrialOptions } from './trial.ts';
import type { Table } from './sample.ts';

/** What every game has to keep, whatever its rules. */
export const LAWS: readonly Law[] = [
  ...QUESTION_LAWS,
  ...ACTION_LAWS,
  ...STATE_LAWS,
  ...VIEW_LAWS,
  ...RECORD_LAWS,
  ...REDRAW_LAWS,
  ...SENTENCE_LAWS,
];

/** Registers a test for each law. See README.md for what the tables and options should cover. */
export function laws<T extends Types>(
  game: Game<T>,
  tables: readonly Table<T>[],
  options: TrialOptions<T>,
): void {
  const trial = new Trial(game, tables, options);
  for (const law of LAWS)
    test(`law: ${game.id}: ${law.name}`, () => assert.equal(law.check(trial), undefined));
}
