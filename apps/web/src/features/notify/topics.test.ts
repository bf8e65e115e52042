import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tells } from '@turntable/protocol/tells.ts';
import { topicsOf, withSame, withTopic } from './topics.ts';

const TELLS: Tells = { all: ['turn', 'asked'], games: { 'loco-dome': ['course'] }, digest: 12 };

test('a game without topics of its own has those of all games', () => {
  assert.deepEqual(topicsOf(TELLS, null), ['turn', 'asked']);
  assert.deepEqual(topicsOf(TELLS, 'loko-moto'), ['turn', 'asked']);
  assert.deepEqual(topicsOf(TELLS, 'loco-dome'), ['course']);
});

test('a topic is added or removed, in the order of the topics', () => {
  assert.deepEqual(withTopic(TELLS, null, 'reminder', true), {
    ...TELLS,
    all: ['turn', 'reminder', 'asked'],
  });
  assert.deepEqual(withTopic(TELLS, 'loco-dome', 'course', false), { ...TELLS, games: { 'loco-dome': [] } });
});

test('a game begins with the topics of all, and loses its own with them', () => {
  const own = withSame(TELLS, 'loko-moto', false);
  assert.deepEqual(own.games, { 'loco-dome': ['course'], 'loko-moto': ['turn', 'asked'] });
  assert.deepEqual(withSame(own, 'loco-dome', true).games, { 'loko-moto': ['turn', 'asked'] });
});
