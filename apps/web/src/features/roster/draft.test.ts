import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURE_KEYS } from '@turntable/roster/figures.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { statSheet, valuesOf } from '@turntable/roster/stat-sheet.ts';
import { readLocomotives } from '../../locomotives/own.ts';
import { draftOf, EMPTY, GROUPS, inSystem, ownOf, publishedOf } from './draft.ts';

test('the form has a field for every figure, once', () => {
  assert.deepEqual(Object.values(GROUPS).flat().sort(), [...FIGURE_KEYS].sort());
});

test('a locomotive put into the form comes out with the same stat sheet', () => {
  for (const locomotive of LOCOMOTIVES) {
    const { published, wrong } = publishedOf(draftOf(locomotive));
    assert.equal(wrong.size, 0, locomotive.id);
    assert.deepEqual(statSheet(published), statSheet(locomotive), locomotive.id);
  }
});

test('what cannot be understood is marked, and left out of the stat sheet', () => {
  const { published, wrong } = publishedOf({
    ...EMPTY,
    year: '35',
    figures: { boilerPressurePsi: '16 bar', driverDiameterIn: 'tall', lengthFt: '  ' },
  });
  assert.deepEqual([...wrong].sort(), ['driverDiameterIn', 'year']);
  assert.deepEqual(published, { features: [], raw: { boilerPressurePsi: '16 bar' } });
});

test('a number without a unit is in that of the reader’s system', () => {
  const figures = { driverDiameterIn: '1727', engineWheelbaseFt: "6' 2", coalShortTons: '9', cylinders: '2' };
  const { published, wrong } = publishedOf({ ...EMPTY, system: 'metric', figures });
  assert.deepEqual([...wrong], ['engineWheelbaseFt']);
  assert.deepEqual(published.raw, { driverDiameterIn: '1727 mm', coalShortTons: '9 t', cylinders: '2' });
});

test('numbers keep their meaning when the reader changes the system', () => {
  for (const locomotive of LOCOMOTIVES) {
    const metric = inSystem(draftOf(locomotive), 'metric');
    assert.deepEqual(statSheet(publishedOf(metric).published), statSheet(locomotive), locomotive.id);
  }
  const typed = { ...EMPTY, system: 'metric', figures: { driverDiameterIn: '1 727' } } as const;
  assert.deepEqual(inSystem(typed, 'us').figures, { driverDiameterIn: '1 727 mm' });
});

test('an own locomotive that is changed keeps the statistics that its file gave and the form has no field for', () => {
  const file = JSON.stringify([
    { name: 'Teddy', whyte: '2-10-2', powerHp: 3_000, values: { 'rail-weight': 136 } },
  ]);
  const [mine] = readLocomotives(file, 'e.json');
  const { published } = publishedOf(draftOf(mine!));
  const kept = ownOf({ ...mine!, name: 'Teddy Bear' }, published, mine!.id);
  assert.equal(kept.name, 'Teddy Bear');
  assert.deepEqual(valuesOf(statSheet(kept)), valuesOf(statSheet(mine!)));
  assert.equal(statSheet(kept).statistics['rail-weight'].value, 136);
});

test('an own locomotive that is changed keeps the last year it was built in, unless the first is another', () => {
  const [mine] = readLocomotives('[{"name": "Teddy", "whyte": "2-10-2", "years": [1941, 1944]}]', 'e.json');
  const draft = draftOf(mine!);
  const yearsOf = (year: string): readonly number[] | undefined =>
    publishedOf({ ...draft, year }).published.years;
  assert.deepEqual(yearsOf(draft.year), [1941, 1944]);
  assert.deepEqual(yearsOf('1950'), [1950]);
  assert.equal(yearsOf(''), undefined);
});
