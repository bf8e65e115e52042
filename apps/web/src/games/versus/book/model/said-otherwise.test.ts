import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord } from '@turntable/engine';
import { rosterLocomotive } from '@turntable/games/versus/locomotive.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { bookGame as HEADER } from '../../../double-header/book-game.ts';
import { bookGame as DOME } from '../../../loco-dome/book-game.ts';
import type { BookLocomotive, BookSetup, Tap } from './book.ts';
import type { Page } from './draft.ts';
import type { DuelGame } from './duel-game.ts';
import { pagesOf } from './page.ts';
import { exported } from './record.ts';

function setupOf({ rules }: DuelGame, engines: readonly (readonly BookLocomotive[])[]): BookSetup {
  return {
    game: rules.id,
    names: ['Ada', 'Béla'],
    kept: { by: 'scorer' },
    scoring: 'flat',
    judge: false,
    engines,
    first: 0,
    edition: EDITION,
  };
}
const after = (game: DuelGame, setup: BookSetup, taps: readonly Tap[]): Page =>
  pagesOf(
    game,
    setup,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;

/** What a book is saved as, which has to be a record that leads to the score of the book, as its printed one does. */
function saved(game: DuelGame, setup: BookSetup, page: Page): Record<string, unknown> {
  const { json, printed, scoreOnly } = exported(game, setup, page, () => '');
  assert.equal(scoreOnly, false);
  for (const each of [json, printed]) {
    const { error, state } = replayRecord(game.rules, readRecord(game.rules, each));
    assert.equal(error, null, JSON.stringify(error));
    assert.deepEqual(state.scores, page.position.state.scores);
  }
  return json as Record<string, unknown>;
}

test('LV-2.1: a scorer who does not see the roster says the wrong winner, and the record tells the book’s score', () => {
  const built = (id: string): number => rosterLocomotive(id)!.rear.values['number-built'] ?? 0;
  const known = LOCOMOTIVES.filter(({ id }) => {
    const { values } = rosterLocomotive(id)!.rear;
    return values['number-built'] && values['overall-length'];
  });
  const [a, b, c, d] = known.toSorted((x, y) => built(x.id) - built(y.id)).filter((_, i) => i % 20 === 0);
  const card = ({ id, name }: { id: string; name: string }): BookLocomotive => ({
    features: [],
    id,
    name,
    source: 'roster',
  });
  const setup = setupOf(HEADER, [
    [card(a!), card(c!)],
    [card(d!), card(b!)],
  ]);
  const start: readonly Tap[] = [
    { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
    { t: 'act', action: { by: 1, type: 'field', engine: 0 } },
    { t: 'call', statistic: 'number-built' },
  ];
  const right = after(HEADER, setup, [...start, { t: 'won', side: 1 }]);
  assert.deepEqual(saved(HEADER, setup, right)['setup'], {
    roster: EDITION,
    engines: [
      [a!.id, c!.id],
      [d!.id, b!.id],
    ],
    first: 0,
  });
  const wrong = after(HEADER, setup, [
    ...start,
    { t: 'won', side: 0 },
    { t: 'call', statistic: 'overall-length' },
    { t: 'won', side: 0 },
  ]);
  assert.deepEqual(wrong.position.state.scores, [2, 0]);
  assert.match(JSON.stringify(saved(HEADER, setup, wrong)), /"unread":true.*"told"/);
});

test('LD-2.1: a card that is said to miss what it was compared by before leaves a record that replays', () => {
  const side = (name: string): BookLocomotive[] =>
    [0, 1, 2, 3, 4].map((n) => ({
      features: [],
      id: `own-${name}-${n}`,
      name: `${name} ${n + 1}`,
      source: 'foreign',
    }));
  const setup = setupOf(DOME, [side('a'), side('b')]);
  const page = after(DOME, setup, [
    { t: 'act', action: { by: 0, type: 'activate', locomotive: 0 } },
    { t: 'act', action: { by: 1, type: 'activate', locomotive: 0 } },
    { t: 'call', statistic: 'power' },
    { t: 'none', side: 0 },
    { t: 'call', statistic: 'width' },
    { t: 'won', side: 0 },
    { t: 'act', action: { by: 0, type: 'reset' } },
    { t: 'call', statistic: 'width' },
    { t: 'none', side: 0 },
  ]);
  assert.equal(page.draft, null);
  const { rosters } = saved(DOME, setup, page)['setup'] as { rosters: { values: object }[][] };
  assert.deepEqual(rosters[0]![0]!.values, { power: null }, 'what fits stays, what does not is unread');
});
