import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { FEATURES } from './features.ts';
import { STATISTIC_IDS } from './statistics.ts';

for (const [locale, catalogue] of Object.entries(CATALOGUES))
  test(`every statistic and feature has a name of its own: ${locale}`, () => {
    const keys = [...STATISTIC_IDS.map((id) => `statistic.${id}`), ...FEATURES.map((id) => `feature.${id}`)];
    const names = keys.map((key) => catalogue[key]);
    for (const [i, name] of names.entries()) assert.ok(name, keys[i]);
    assert.equal(new Set(names).size, names.length);
    for (const id of FEATURES) assert.ok(catalogue[`feature.${id}.means`], id);
  });
