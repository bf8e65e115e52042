import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LISTINGS } from '../../games/listings.ts';
import { barLook } from './look.ts';

const css = readFileSync(new URL('../style/play.css', import.meta.url), 'utf8');

test('the bar of whoever is asked is of the enamel of the game’s sign', () => {
  for (const listing of LISTINGS) {
    const enamel = barLook(listing)['data-enamel'];
    assert.equal(enamel, listing.enamel);
    // Blue is what it is of without a rule of its own.
    const selector = enamel === 'blue' ? '.bar-mine' : `.bar-mine[data-enamel='${enamel}']`;
    const from = css.indexOf(`\n${selector} {`);
    assert.ok(from >= 0, selector);
    assert.match(
      css.slice(from, css.indexOf('}', from)),
      new RegExp(`background: var\\(--enamel-${enamel}\\);`),
    );
  }
});
