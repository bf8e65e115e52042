import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import { csvOf } from './csv.ts';
import { playedFrom, type Played } from './finished.ts';
import { GAME_PAGES } from './games.ts';
import { wordsOf } from './words.ts';

test('the head of a score sheet for spreadsheets is in its language', () => {
  for (const [lang, head] of [
    ['en', 'n,statistic,unit,order,team 1,team 2,won by,vetoed'],
    ['hu', 'n,adat,egység,sor,1. csapat,2. csapat,nyerte,vétó'],
  ] as const)
    assert.equal(GAME_PAGES['loco-dome']!.scoreCsv(wordsOf(lang), []).split('\r\n')[0], head);
});

test('a cell holds no signs that only a screen needs, and none that passes for a formula behind them', () => {
  assert.equal(
    csvOf([['Swap: \u2068Big Boy\u2069 is active', '\u2068=A1\u2069']]),
    "Swap: Big Boy is active,'=A1\r\n",
  );
});

test('DH-6.1 a booster stands behind its call, with the score that the call led to', () => {
  const file = new URL('../testkit/scenarios/double-header/24-booster-answered.json', import.meta.url);
  const played = playedFrom(JSON.parse(readFileSync(file, 'utf8')), false);
  const rows = GAME_PAGES['double-header']!.recordCsv(wordsOf('en'), played).split('\r\n');
  const scored = rows.slice(1, -1).map((row) => [row.split(',')[3], row.split(',').slice(10, 12).join()]);
  assert.deepEqual(scored, [
    ['corrected', '4,6'],
    ['call', '4,7'],
    ['boosted', '4,7'],
    ['boosted', '4,7'],
  ]);
});

test('the record of a game of Loko moto names its trains and shapes, in the language', () => {
  const game = gameById('loko-moto')!;
  const state = game.start(game.host({ hiddenAgendas: true }, 2)) as { hands: object[]; phase: string };
  const hands = [
    { trains: ['csorgo', 'muki'], shapes: ['hook'], secret: ['boat'] },
    { trains: [], shapes: [], secret: [] },
  ];
  const played = { game, names: ['Ada', 'Béla'], state: { ...state, phase: 'over', hands } } as unknown as Played; // prettier-ignore
  const rows = (one: Played, lang: 'en' | 'hu') => GAME_PAGES[game.id]!.recordCsv(wordsOf(lang), one).split('\r\n').map((row) => row.split(',')); // prettier-ignore
  const { t } = wordsOf('hu');
  const [, trains, shapes, secret, unused, total] = rows(played, 'hu');
  assert.deepEqual(trains, [t('print.lm.trains'), 'Csörgő; Muki', '']);
  assert.deepEqual(shapes, [t('print.lm.shapes'), t('shape.hook'), '']);
  assert.deepEqual(secret, [t('print.lm.secret'), t('shape.boat'), ''], 'LM-7.3');
  assert.deepEqual([unused![0], total![0]], [t('print.record.unused'), t('print.lm.total')]);
  const running = { ...played, state: { ...played.state, phase: 'main' } } as Played;
  assert.equal(rows(running, 'en')[3]![0], 'Lines left', 'LM-7.2: secret until it is over');
  assert.equal(
    rows({ ...played, kept: {} }, 'en')[3]![0],
    'Lines left',
    'a book knows no card that was never shown',
  );
});
