import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtBy, FREE, type SectionState, type View } from '@turntable/games/loko-moto/types.ts';
import { messages } from '../../../i18n/messages.ts';
import { whatCanBeDone } from './what-can-be-done.ts';

type Surroundings = Parameters<typeof whatCanBeDone>[1];

/** What is told of the first of these lines, to whoever is on turn on seat 0. */
const told = (...lines: SectionState[]): string =>
  whatCanBeDone({ kind: 'track', index: 0 }, {
    view: { lines } as unknown as View,
    plot: { tracks: lines.map((_, i) => ({ id: `s${i}` })) },
    turn: { decision: {}, phase: 'main', seat: 0, lit: new Set(), judge: () => [] },
    words: { sectionState: () => 'A line' },
    messages: messages('en'),
  } as unknown as Surroundings);

test('LM-2.2 the last free line is told to be reserved alone, any other with a second one', () => {
  const built = builtBy(1);
  assert.match(told(FREE, built, FREE), /together with a second free line/);
  assert.match(told(FREE, built, built), /or reserve it alone/);
});
