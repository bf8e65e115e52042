import type { PublicFacts } from './facts.ts';

/** Colour schemes; the web app has the paint for each, by day and by night. */
export const LIVERIES = [
  'black',
  'black-red',
  'graphite',
  'brunswick',
  'apple',
  'garter',
  'crimson',
  'malachite',
  'daylight',
  'hiawatha',
  'pullman-green',
  'royal-blue',
  'tuscan',
  'maroon',
  'sncf-green',
  'albatros',
  'bavarian',
  'asia-blue',
  'rocket',
  'american',
  'grey',
  'wine',
  'black-tuscan',
  'black-green',
  'black-blue',
  'black-brown',
  'jet',
] as const;
export type Livery = (typeof LIVERIES)[number];

/** A railway's own paint; the first rule that fits decides, then the country's. */
const RAILWAYS: readonly (readonly [
  operator: RegExp,
  livery: Livery,
  when?: (facts: PublicFacts) => boolean,
])[] = [
  [/^London and North Eastern/, 'graphite', ({ features }) => features.includes('experimental')],
  [/^London and North Eastern/, 'garter', ({ features }) => features.includes('streamlined')],
  [/^London and North Eastern/, 'black', ({ features }) => features.includes('freight')],
  [/^London and North Eastern/, 'apple'],
  [/^London, Midland/, 'crimson'],
  [/^Great Western/, 'brunswick'],
  [/^British Railways/, 'black', ({ features }) => features.includes('freight')],
  [/^British Railways/, 'brunswick'],
  [/^Liverpool and Manchester/, 'rocket'],
  [/^Southern Railway/, 'malachite', ({ country }) => country === 'GB'],
  [/^Southern Railway/, 'pullman-green', ({ country }) => country === 'US'],
  [/^Southern Pacific/, 'daylight', ({ features }) => features.includes('streamlined')],
  [/^Chicago, Milwaukee/, 'hiawatha', ({ features }) => features.includes('streamlined')],
  [/^Chicago and North Western/, 'pullman-green', ({ features }) => features.includes('streamlined')],
  [/^Pennsylvania/, 'tuscan', ({ features }) => features.includes('streamlined')],
  [/^New York Central/, 'grey', ({ features }) => features.includes('streamlined')],
  [/^Norfolk and Western/, 'black-tuscan', ({ features }) => features.includes('streamlined')],
  [/^Pennsylvania/, 'black-green'],
  [/^New York Central|^Chesapeake|^Norfolk|^Louisville|^Nickel Plate|^New York, Chicago/, 'black-blue'],
  [/^Union Pacific|^Southern Pacific|^St\.? Louis/, 'jet'],
  [/^Atchison|^Texas and Pacific|^Duluth|^Reading/, 'black-brown'],
  [/^Baltimore and Ohio/, 'royal-blue', ({ features }) => features.includes('named-class')],
  [/^Canadian Pacific/, 'maroon', ({ features }) => features.includes('passenger')],
  [/^Canadian National/, 'pullman-green'],
  [/^Central Pacific|^Western and Atlantic/, 'american'],
  [/^Camden|^Mohawk/, 'rocket'],
  [/^New South Wales/, 'pullman-green', ({ features }) => features.includes('passenger')],
  [/^South Manchuria/, 'asia-blue'],
  [/^East African/, 'maroon'],
  [/^Royal (Bavarian|Saxon)/, 'bavarian'],
  [/^Great Northern/, 'pullman-green', ({ features }) => features.includes('passenger')],
];

const COUNTRIES: Readonly<Record<string, Livery>> = {
  DE: 'black-red',
  AT: 'black-red',
  CN: 'black-red',
  RU: 'black-red',
  IT: 'black-red',
  FI: 'black-red',
  PL: 'black-red',
  FR: 'sncf-green',
  BE: 'sncf-green',
  ES: 'sncf-green',
  CZ: 'albatros',
  HU: 'black-green',
  ZA: 'black-brown',
  NO: 'black',
  JP: 'black-blue',
};

/** The paint of a locomotive, from its railway, country and features. Streamliners of Germany are wine red. */
export function liveryOf(facts: PublicFacts): Livery {
  const rule = RAILWAYS.find(
    ([operator, , when]) => operator.test(facts.operator) && (when?.(facts) ?? true),
  );
  if (rule) return rule[1];
  if (facts.country === 'DE' && facts.features.includes('streamlined')) return 'wine';
  if (facts.country === 'ZA' && facts.features.includes('experimental')) return 'wine';
  return COUNTRIES[facts.country] ?? 'black';
}
