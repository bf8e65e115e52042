import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITION } from '@turntable/roster/edition.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { bookGame as GAME } from '../../../double-header/book-game.ts';
import type { BookSetup, Tap } from './book.ts';
import { csv } from './csv.ts';
import { pagesOf } from './page.ts';

const SETUP: BookSetup = {
  game: 'double-header',
  names: ['Ada', 'Béla', 'Cili', 'Dani'],
  kept: { by: 'scorer' },
  scoring: 'flat',
  judge: false,
  engines: ['a', 'b'].map((side) =>
    [1, 2].map((n) => ({
      id: `${side}-${n}`,
      name: `${side} ${n}`,
      source: 'foreign' as const,
      features: [],
    })),
  ),
  first: 0,
  edition: EDITION,
};

test('CSV: a line is about the call, not about those who passed before it', () => {
  const called = STATISTIC_IDS.slice(0, 25);
  const taps: Tap[] = [
    { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
    { t: 'act', action: { by: 2, type: 'field', engine: 0 } },
    ...called.flatMap((statistic): Tap[] => [
      { t: 'call', statistic },
      { t: 'won', side: 0 },
    ]),
  ];
  const page = pagesOf(
    GAME,
    SETUP,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;
  // From twenty points on everybody could have called a Time Out (DH-7.1).
  assert.equal(page.lines.at(-1)!.actions[0]!.type, 'pass');
  const rows = csv(SETUP, page, (id) => id).split('\r\n').slice(3, -1).map((line) => line.split(',')); // prettier-ignore
  assert.deepEqual(
    rows.map(([, , by, action, statistic]) => [by, action, statistic]),
    called.map((id, i) => ['Ada', 'call', `${i + 1} ${id}`]),
  );
  assert.deepEqual(new Set(rows.map((row) => row.at(-1))), new Set(['']));
});

test('CSV: a line names the locomotive that is chosen, in the column of its side', () => {
  const taps: Tap[] = [
    { t: 'act', action: { by: 0, type: 'field', engine: 1 } },
    { t: 'act', action: { by: 2, type: 'field', engine: 0 } },
  ];
  const page = pagesOf(
    GAME,
    SETUP,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;
  const rows = csv(SETUP, page, (id) => id).split('\r\n').slice(1, -1).map((line) => line.split(',')); // prettier-ignore
  assert.deepEqual(
    rows.map(([, , by, action, , a, , b]) => [by, action, a, b]),
    [
      ['Ada', 'field', SETUP.engines[0]![1]!.name, ''],
      ['Cili', 'field', '', SETUP.engines[1]![0]!.name],
    ],
  );
});

test('CSV: a take-back is told by whom, and what it took is no longer what somebody did', () => {
  const taps: Tap[] = [
    { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
    { t: 'act', action: { by: 2, type: 'field', engine: 0 } },
    { t: 'call', statistic: 'power' },
    { t: 'won', side: 0 },
    { t: 'call', statistic: 'power', anyway: true },
    { t: 'won', side: 1 },
    ...[0, 2].flatMap((by): Tap[] => [{ t: 'close' }, { t: 'take-back', by }]),
  ];
  const page = pagesOf(
    GAME,
    SETUP,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;
  const rows = csv(SETUP, page, (id) => id).split('\r\n').slice(3, -1).map((line) => line.split(',')); // prettier-ignore
  assert.deepEqual(
    rows.map(([, , by, action, , , , , , , a, b, clause]) => [by, action, `${a}:${b}`, clause]),
    [
      ['Ada', 'taken back', '1:0', ''],
      ['', 'taken back', '1:1', 'DH-2.2'],
      ['Ada', 'take-back', '1:0', ''],
      ['Cili', 'take-back', '0:0', ''],
    ],
  );
});
