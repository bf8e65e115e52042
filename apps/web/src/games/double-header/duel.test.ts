import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/double-header/types.ts';
import { duelOf, episodes } from './duel.ts';
import { tallies } from './tally.ts';

const by = (seat: number, clause: Event['clause']) => ({ by: seat, clause });
const read = (team: 0 | 1, locomotive: 0 | 1, value: number | 'infinity'): Event => ({
  ...by(0, 'DH-2.5'),
  kind: 'read',
  team,
  engine: locomotive,
  statistic: 'wheels',
  value,
  manner: 'own',
  calculated: false,
});
const log: readonly { readonly event: Event }[] = (
  [
    { ...by(0, 'DH-1.3'), kind: 'dealt', first: 0, coin: false },
    { ...by(0, 'DH-2.1'), kind: 'called', team: 0, statistic: 'height' },
    { ...by(2, 'DH-3.1'), kind: 'vetoed', statistic: 'height' },
    { ...by(0, 'DH-2.1'), kind: 'called', team: 0, statistic: 'wheels' },
    { ...by(2, 'DH-3.2'), kind: 'accepted' },
    { ...by(3, 'DH-6.1'), kind: 'boosted', team: 1, booster: 'fifty-fifty' },
    { ...by(3, 'DH-6.4'), kind: 'flipped', team: 1, result: 'heads' },
    read(1, 0, 'infinity'),
    read(0, 0, 16),
    { ...by(0, 'DH-2.5'), kind: 'won', team: 1, points: 3, scores: [0, 3] },
    { ...by(2, 'DH-2.1'), kind: 'called', team: 1, statistic: 'wheels' },
    read(0, 0, 8),
    read(1, 0, 8),
    { ...by(2, 'DH-4.1'), kind: 'tied' },
    { ...by(0, 'DH-4.1'), kind: 'tagged', team: 0, engine: 1 },
    read(0, 1, 10),
    { ...by(0, 'DH-2.5'), kind: 'won', team: 0, points: 1, scores: [1, 3] },
    {
      ...by(0, 'LV-4.3'),
      kind: 'ruled',
      seat: 1,
      verdict: 'opponent',
      how: 'cards',
      reason: null,
      scores: [1, 4],
    },
  ] satisfies Event[]
).map((event) => ({ event }));

test('each call is an episode; a vetoed one ends with its veto', () => {
  const list = episodes(log);
  assert.deepEqual(
    list.map(({ statistic, beats }) => [statistic, beats.length]),
    [
      ['height', 1],
      ['wheels', 5],
      ['wheels', 6],
    ],
  );
  assert.equal(duelOf(list[0]!, 1).end?.kind, 'vetoed');
});

test('values are turned up one after the other, the opposing one first, and the winner last', () => {
  const [, episode] = episodes(log);
  const at = (shown: number) => duelOf(episode!, shown);
  assert.equal(at(0).sides[1].booster, null);
  assert.equal(at(1).sides[1].booster, 'fifty-fifty');
  assert.equal(at(2).sides[1].coin, 'heads');
  assert.deepEqual([at(3).sides[0].value, at(3).sides[1].value, at(3).end], [null, 'infinity', null]);
  assert.deepEqual([at(4).sides[0].value, at(4).end], [16, null]);
  assert.equal(at(5).end?.kind, 'won');
});

test('who is tagged in gives a new value, and the tie is no end', () => {
  const episode = episodes(log)[2]!;
  assert.equal(duelOf(episode, 3).end?.kind, 'tied');
  const tagged = duelOf(episode, 4);
  assert.deepEqual([tagged.end, tagged.sides[0].locomotive, tagged.sides[0].value], [null, 1, null]);
  const { sides, end } = duelOf(episode, 6);
  assert.deepEqual([sides[0].value, sides[1].value, end?.kind], [10, 8, 'won']);
});

test('the final score says where its points came from', () => {
  assert.deepEqual(tallies(log, 4, [1, 6]), [
    { statistics: 1, style: 0, corrected: 0, total: 1 },
    { statistics: 3, style: 1, corrected: 2, total: 6 },
  ]);
});
