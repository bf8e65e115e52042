import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { card } from './cards.ts';
import { EDITION } from './edition.ts';
import { FIGURE_KEYS } from './figures.ts';
import { FRONTS, front, frontOf, frontsOf } from './fronts.ts';
import { LOCOMOTIVES } from './locomotives.ts';
import * as none from './locomotives.none.ts';
import packageJson from './package.json' with { type: 'json' };

test('LV-1.1 fronts say what the roster says (run generate.node.ts after changing it)', () => {
  assert.deepEqual(FRONTS, LOCOMOTIVES.map(frontOf));
  assert.equal(front('up-big-boy-4884-1')?.whyte, '4-8-8-4');
  assert.equal(front('no-such-engine'), undefined);
});

test('LV-1.6 a front has the public facts and nothing else', () => {
  const allowed = ['id', 'name', 'class', 'operator', 'country', 'builder', 'whyte', 'features'];
  for (const one of FRONTS) assert.deepEqual(Object.keys(one), allowed);
  const text = readFileSync(new URL('data/fronts.json', import.meta.url), 'utf8');
  for (const key of [...FIGURE_KEYS, 'years', 'raw', 'notes']) assert.ok(!text.includes(`"${key}"`), key);
});

test('LV-1.1 no front of any edition holds a year, which is the first statistic', () => {
  // A number of a locomotive may look like one: RENFE's first 242F is 2001.
  for (let edition = 1; edition <= EDITION; edition++)
    for (const { id } of frontsOf(edition)) {
      const { name, class: className, operator, builder } = card(id, edition)!.front;
      for (const text of [name, className, operator, builder])
        assert.doesNotMatch(text, /\b1[89]\d\d\b|\(20\d\d\)/, `edition ${edition}, ${id}`);
    }
});

test('LV-1.6 a browser that imports the roster gets no figures', () => {
  assert.equal(packageJson.exports['./locomotives.ts'].browser, './locomotives.none.ts');
  assert.deepEqual(none.LOCOMOTIVES, []);
  assert.equal(none.locomotive('no-such-engine'), undefined);
  const { fuel: _, ...one } = none.locomotive('up-big-boy-4884-1')!;
  const nothing = { years: [], raw: {}, pages: [], notes: '' };
  assert.deepEqual(one, { ...front('up-big-boy-4884-1'), ...nothing });
  assert.equal(none.locomotive('up-fef-3-844')!.fuel, none.locomotive('up-big-boy-4884-1')!.fuel);
});

/** All modules of ours that a module brings along, read from its import lines. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, path] of text.matchAll(/^(?:import|export)\b(?! type)[^;]*?from '\.\/([^']+)'/gms))
    if (path!.endsWith('.ts')) reached(path!, seen);
    else seen.add(path!);
  return seen;
}

test('LV-1.6 neither the index nor the distribution brings the figures along', () => {
  for (const file of ['index.ts', 'distribution.ts', 'estimate.ts', 'read.ts']) {
    const files = reached(file);
    assert.ok(!files.has('locomotives.ts') && !files.has('data/locomotives.json'), file);
  }
  assert.ok(reached('locomotives.ts').has('data/locomotives.json'));
});
