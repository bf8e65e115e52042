import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strategyFor, type Strategy } from './strategy.ts';

const BASES = ['https://trains.example/', 'https://example.org/games/turntable/'];

const CASES: readonly (readonly [path: string, mode: RequestMode, strategy: Strategy | undefined])[] = [
  ['', 'navigate', 'page'],
  ['rules/loko-moto', 'navigate', 'page'],
  ['t/abcDEF-_1234', 'navigate', 'page'],
  ['t/~00ff', 'navigate', 'own-page'],
  ['g/~00ff', 'navigate', 'own-page'],
  ['assets/index-abc.js', 'cors', 'file'],
  ['theme.js', 'no-cors', 'file'],
  ['api/tables/abcDEF-_1234/replay', 'cors', 'replay'],
  ['api/tables/abcDEF-_1234/replay?as=1', 'cors', 'replay'],
  ['api/tables/history', 'cors', 'replay'],
  ['api/me', 'cors', undefined],
  ['api/tables/abcDEF-_1234/record', 'cors', undefined],
  ['ws?table=abc', 'cors', undefined],
  ['print/map.pdf?lang=hu', 'navigate', undefined],
  ['values.bin', 'cors', 'values'],
];

for (const base of BASES)
  test(`each request is answered as it should be, under ${base}`, () => {
    for (const [path, mode, strategy] of CASES)
      assert.equal(strategyFor(new URL(path, base), new URL(base), mode), strategy, path);
  });

test('what lies elsewhere is none of its business', () => {
  const base = new URL(BASES[1]!);
  assert.equal(strategyFor(new URL('https://example.org/other/index.html'), base, 'navigate'), undefined);
  assert.equal(strategyFor(new URL('https://elsewhere.example/games/turntable/'), base, 'cors'), undefined);
});
