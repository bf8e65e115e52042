import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row } from '../testing/store.ts';
import { hasHearers, noticesOf, positionOf } from './notices.ts';

test('who keeps the game by a link is told what those in the room are asked, though nobody else there is told of anything', () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'room', name: 'Béla' },
  ] as const;
  const before = row('t', { host: 'ada', keeper: 'flora', seats });
  const asked = { ...before, asking: { what: 'swap', with: { seat: 1 }, by: 0, waiting: [1] } } as const;
  const hears = (guest: string): boolean => guest === 'flora';
  assert.equal(hasHearers(asked, hears), true);
  const [at, then] = [before, asked].map((each) => positionOf({ row: each, match: null }));
  const notices = noticesOf({ row: asked, match: null }, at!, then!, hears);
  assert.deepEqual(
    notices.map(({ guest, kind }) => [guest, kind]),
    [['flora', 'asked']],
  );
});
