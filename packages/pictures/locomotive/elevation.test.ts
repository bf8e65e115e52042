import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRONTS, type Front } from '@turntable/roster';
import type { Locomotive } from '@turntable/roster/locomotive.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { elevation } from './elevation.ts';
import { svgOf } from './svg.node.ts';
import type { PublicFacts } from './facts.ts';
import { LIVERIES } from './livery.ts';
import { withLook } from './looks.ts';

const picture = (facts: PublicFacts) => svgOf(elevation(facts));

/** The roster's arrangements, and many more. */
const ARRANGEMENTS = [
  ...new Set([
    ...FRONTS.map(({ whyte }) => whyte),
    ...'0-6-0 0-6-0T 0-8-0 0-10-0 2-4-0 2-4-2 2-4-2T 4-2-2 2-6-0 2-6-2T 2-6-4T 4-4-2T 4-4-4 4-8-4T 4-10-0 4-10-2 2-12-0 2-12-4 6-4-2'.split(
      ' ',
    ),
    ...'0-6-6-0 2-6-6-2 2-6-6-6 2-8-8-0 2-10-10-2 4-6-6-2 2-8-8-8-2 2-6-2+2-6-2 4-6-2+2-6-4 4-8-2+2-8-2 0-4-0+0-4-0'.split(
      ' ',
    ),
  ]),
];

test('LV-1.5 locomotives that differ in hidden values alone get the same picture', () => {
  const [locomotive] = LOCOMOTIVES;
  const twin: Locomotive = {
    ...locomotive!,
    id: 'a-twin',
    name: 'A twin',
    class: 'T',
    builder: 'Somebody else',
    gaugeIn: 42,
    fuel: 'oil',
    years: [1851, 1852],
    raw: Object.fromEntries(Object.entries(locomotive!.raw).map(([key, value]) => [key, value * 3 + 1])),
    notes: '',
  };
  assert.equal(picture(twin), picture(locomotive!));
});

test('LV-1.5 every picture is drawn from the front alone', () => {
  for (const [i, front] of FRONTS.entries()) {
    const facts: PublicFacts = {
      whyte: front.whyte,
      features: front.features,
      country: front.country,
      operator: front.operator,
    };
    assert.equal(picture(LOCOMOTIVES[i]!), picture(facts), front.id);
  }
});

test('LV-1.5 locomotives of the first years are told apart by what they did, as by their wheels', () => {
  const old: PublicFacts = { whyte: '0-4-0', features: [], country: 'US', operator: 'Any' };
  const parts = (facts: PublicFacts): string => {
    const { marks } = elevation(facts);
    return marks.map(({ part }) => part).join(' ');
  };
  assert.notEqual(parts({ ...old, features: ['passenger'] }), parts(old));
});

const settings: Record<string, Omit<PublicFacts, 'whyte'>> = {
  'American freight': { features: ['superheated', 'freight'], country: 'US', operator: 'Any' },
  'American streamliner': {
    features: ['superheated', 'streamlined', 'passenger'],
    country: 'US',
    operator: 'Any',
  },
  'British express': {
    features: ['superheated', 'high-drivers', 'passenger'],
    country: 'GB',
    operator: 'Any',
  },
  'German streamliner': { features: ['superheated', 'streamlined'], country: 'DE', operator: 'Any' },
  'old engine': { features: [], country: 'US', operator: 'Any' },
};
for (const [name, facts] of Object.entries(settings))
  test(`no two wheel arrangements look alike: ${name}`, () => {
    const pictures = new Map<string, string>();
    for (const whyte of ARRANGEMENTS) {
      const drawn = picture({ ...facts, whyte });
      assert.equal(pictures.get(drawn), undefined, `${whyte} looks like ${pictures.get(drawn)}`);
      pictures.set(drawn, whyte);
    }
  });

/** How many wheels of the locomotive and tender are drawn: each wheel's hub is marked once. */
function axles(facts: PublicFacts): number {
  return elevation(facts).marks.filter(({ part }) => part === 'wheel').length;
}

test('another axle is another wheel in the picture', () => {
  const facts = settings['American freight']!;
  assert.ok(axles({ ...facts, whyte: '2-10-2' }) > axles({ ...facts, whyte: '2-8-2' }));
  assert.ok(axles({ ...facts, whyte: '4-8-2' }) > axles({ ...facts, whyte: '2-8-2' }));
  assert.ok(axles({ ...facts, whyte: '2-8-4' }) > axles({ ...facts, whyte: '2-8-2' }));
});

/** Features that change the locomotive's looks; the rest say what it did, or what cannot be seen from the side. */
const VISIBLE = [
  'articulated', 'duplex', 'garratt', 'compound', 'turbine', 'geared', 'tank-engine', 'cab-forward', 'streamlined', 'booster',
  'feedwater-heater', 'roller-bearings', 'poppet-valves', 'oil-fired', 'wood-fired', 'three-cylinder', 'four-cylinder',
  'high-drivers', 'smoke-deflectors', 'vanderbilt-tender', 'centipede-tender', 'corridor-tender', 'condensing', 'narrow-gauge',
] as const; // prettier-ignore

for (const feature of VISIBLE)
  test(`one sees that a locomotive has the feature: ${feature}`, () => {
    const whyte = feature === 'articulated' || feature === 'duplex' ? '4-6-6-4' : '4-6-4';
    const facts: PublicFacts = { whyte, features: ['superheated'], country: 'US', operator: 'Any' };
    const other =
      feature === 'duplex' ? { ...facts, features: ['superheated', 'articulated'] as const } : facts;
    assert.notEqual(picture({ ...facts, features: ['superheated', feature] }), picture(other));
  });

test('pictures stay in their frame, without a number that is none', () => {
  for (const whyte of ARRANGEMENTS)
    for (const facts of Object.values(settings)) {
      const { marks, width, height } = elevation({ ...facts, whyte });
      for (const { d } of marks) {
        assert.doesNotMatch(d, /NaN|Infinity|undefined/);
        if (/[hv]/.test(d)) continue;
        for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g))
          assert.ok(
            Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height,
            `${whyte} ${x} ${y}`,
          );
      }
    }
});

test('every locomotive of the roster has a livery, and its name is read out', () => {
  for (const front of FRONTS) assert.ok(LIVERIES.includes(elevation(front).livery), front.id);
  const front: Front = FRONTS[0]!;
  assert.match(svgOf(elevation(front), 'A & "B"'), /role="img" aria-label="A &amp; &quot;B&quot;"/);
});

test('locomotives that one knows by their noses, tenders, deflectors and fireboxes are drawn with them', () => {
  const look = (id: string): string => picture(withLook(FRONTS.find((front) => front.id === id)!));
  const plain = (id: string): string => picture(FRONTS.find((front) => front.id === id)!);
  const known = ['prr-t1', 'prr-s1-6100', 'cn-u1f-6060', 'up-big-boy-4884-1', 'nyc-niagara-s1b', 'prr-j1a'];
  const british = ['lner-w1-10000-hush-hush', 'lner-a1-tornado', 'br-9f', 'br-71000-duke-of-gloucester'];
  const others = ['drg-class-44', 'drg-class-45', 'mav-424', 'pkp-pt47', 'jnr-d51', 'ir-wp', 'sar-520-class'];
  for (const id of [...known, ...british, ...others, 'sncf-241p', 'sncf-242-a-1', 'sncf-141r'])
    assert.notEqual(look(id), plain(id), id);
  for (const id of ['prr-k4s', 'stephenson-rocket']) assert.equal(look(id), plain(id));
  // The same locomotive in another's look: the look alone makes the difference.
  const t1 = FRONTS.find(({ id }) => id === 'prr-t1')!;
  assert.notEqual(picture(withLook({ ...t1, id: 'prr-s1-6100' })), look('prr-t1'));
  assert.equal(picture(withLook({ ...t1, id: 'own-1' })), plain('prr-t1'));
});

test('blacks and greys come in a range, and each is painted', () => {
  const liveries = new Set(FRONTS.map((front) => elevation(withLook(front)).livery));
  for (const livery of [
    'black',
    'black-green',
    'black-blue',
    'black-brown',
    'jet',
    'graphite',
    'grey',
  ] as const)
    assert.ok(liveries.has(livery), livery);
});
