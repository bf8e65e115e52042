import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as none from './cards.none.ts';
import { card, valuesFile } from './cards.ts';
import { EDITION } from './edition.ts';
import { FRONTS } from './fronts.ts';
import { readValues, writeValues } from './values-file.ts';

test('LV-1.6: what a browser has for the cards holds values only where a worker was given them', () => {
  const { id } = FRONTS[0]!;
  assert.deepEqual(none.card(id, EDITION)!.values, {});
  const text = writeValues(valuesFile());
  assert.match(text, /^[\n\x20-\x7e]*$/, 'ASCII alone');
  none.install(readValues(text)!);
  for (const { id } of FRONTS)
    for (let edition = 1; edition <= EDITION; edition++) {
      // A locomotive that was added later is in no edition before.
      const there = card(id, edition);
      if (there || edition === EDITION) assert.deepEqual(none.card(id, edition)!.values, there!.values, id);
    }
  const calculated = FRONTS.map((front) => none.card(front.id, EDITION)!.calculated);
  assert.deepEqual(
    calculated,
    FRONTS.map((front) => card(front.id, EDITION)!.calculated),
  );
});

test('a file of another version, or without the edition that is played now, is none', () => {
  const file = valuesFile();
  assert.equal(readValues(`turntable-values/2${writeValues(file).slice(18)}`), undefined);
  assert.equal(readValues('<!doctype html>'), undefined);
  const old = { ...file, editions: file.editions.filter(({ edition }) => edition !== EDITION) };
  assert.equal(readValues(writeValues(old)), undefined);
});
