import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../../i18n/messages.ts';
import { handedSeats } from './handed-seats.ts';

test('of several seats on one device each can be handed on by itself, under its name', () => {
  const labels = (seats: readonly number[]): string[] =>
    handedSeats(seats, ['Ada', 'Ben', 'Dóra'], messages('en')).map(({ label }) => label);
  assert.deepEqual(labels([0]), ['Hand my seat to somebody']);
  assert.deepEqual(labels([0, 2]), ['Hand the seat of Ada to somebody', 'Hand the seat of Dóra to somebody']);
  assert.deepEqual(labels([]), []);
});
