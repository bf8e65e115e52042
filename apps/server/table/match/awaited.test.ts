import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '@turntable/engine';
import { awaited } from './awaited.ts';
import type { Match } from '@turntable/match/match.ts';

const match = (decisions: Decision[]): Match => ({ decisions }) as unknown as Match;

test('whoever has to act is awaited, each with their question; what is optional, standing or chance is not', () => {
  const decisions: Decision[] = [
    { id: 'veto-3', kind: 'veto', actors: [0, 2] },
    { id: 'rule-3', kind: 'rule', actors: ['judge'] },
    { id: 'flip', kind: 'flip', actors: ['chance'] },
    { id: 'sacrifice', kind: 'sacrifice', actors: [1], optional: true },
    { id: 'correct', kind: 'correct', actors: ['judge'], standing: true },
  ];
  assert.deepEqual(awaited({ status: 'running' }, match(decisions)), [
    { who: 0, kind: 'veto', decision: 'veto-3' },
    { who: 2, kind: 'veto', decision: 'veto-3' },
    { who: 'judge', kind: 'rule', decision: 'rule-3' },
  ]);
  assert.deepEqual(awaited({ status: 'over' }, match(decisions)), []);
  assert.deepEqual(awaited({ status: 'waiting' }, null), []);
});
