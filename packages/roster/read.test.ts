import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCOMOTIVES } from './locomotives.ts';
import { readStatSheets, StatSheetError } from './read.ts';
import { statSheet } from './stat-sheet.ts';
import { STATISTIC_IDS } from './statistics.ts';

function refused(text: string, place: string, filename = 'engines.json'): void {
  assert.throws(
    () => readStatSheets(text, filename),
    (error) => error instanceof StatSheetError && error.place === place,
    `${text} should be refused at ${place}`,
  );
}

test('one object, or a list; figures under raw or beside it', () => {
  const one = readStatSheets('{"id":"a","whyte":"4-6-2","boilerPressurePsi":200}', 'a.json');
  const many = readStatSheets('[{"id":"a","whyte":"4-6-2","raw":{"boilerPressurePsi":200}}]', 'a.json');
  assert.deepEqual(one, many);
  assert.deepEqual(one, [{ id: 'a', whyte: '4-6-2', features: [], raw: { boilerPressurePsi: 200 } }]);
});

test('the roster itself reads back as the same sheets', () => {
  const read = readStatSheets(JSON.stringify(LOCOMOTIVES), 'locomotives.json');
  assert.deepEqual(read.map(statSheet), LOCOMOTIVES.map(statSheet));
});

test('a locomotive without an id goes by its name, or its place', () => {
  assert.deepEqual(
    readStatSheets('[{"name":"Mallard"},{},{"id":7}]', 'a.json').map(({ id }) => id),
    ['Mallard', '2', '7'],
  );
});

test('missing, null and blank figures are unknown; zero is a known zero', () => {
  const [read] = readStatSheets(
    '{"id":"a","axleLoadLb":null,"heightFt":"","widthFt":"?","cylinders":0}',
    'a.json',
  );
  assert.deepEqual(read!.raw, { cylinders: 0 });
});

test('years as a list, a number or text', () => {
  for (const years of ['[1935,1938]', '"1935-1938"', '"1935–1938"', '"[1935, 1938]"', '"1935;1938"'])
    assert.deepEqual(readStatSheets(`{"years":${years}}`, 'a.json')[0]!.years, [1935, 1938]);
  for (const years of ['1935', '"1935"', '[1935]'])
    assert.deepEqual(readStatSheets(`{"years":${years}}`, 'a.json')[0]!.years, [1935]);
  refused('{"years":[1935,"x"]}', 'years[1]');
  refused('{"years":"thirties"}', 'years');
});

test('JSON may begin with a mark of its byte order, as CSV may', () => {
  assert.deepEqual(readStatSheets('\ufeff{"id":"a","whyte":"4-6-2"}', 'a.json')[0]!.whyte, '4-6-2');
});

test('JSON that is no sheet is refused with its place', () => {
  refused('{', '');
  refused('5', '');
  refused('[{}, 5]', '[1]');
  refused('[{}, {}, {"boilerPressurePsi":"sixteen bar"}]', '[2].boilerPressurePsi');
  refused('[{"raw":{"boilerPressurePsi":-1}}]', '[0].raw.boilerPressurePsi');
  refused('[{"raw":{"boilerPressurePsi":true}}]', '[0].raw.boilerPressurePsi');
  refused('{"raw":[]}', 'raw');
  refused('{"cylinders":2.5}', 'cylinders');
  refused('{"whyte":true}', 'whyte');
  refused('{"features":"geared, fast"}', 'features');
  refused('{"features":["geared","fast"]}', 'features[1]');
  refused('{"features":["geared",7]}', 'features[1]');
  refused(`{"features":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'features[0]');
});

test('CSV with a header: units, features and years in their cells', () => {
  const [a, b] = readStatSheets(
    'id,whyte,years,driverDiameterIn,boilerPressurePsi,features\n' +
      'a,4-6-2,1935-1938,"6 ft 8 in",16 bar,"three-cylinder; superheated"\n' +
      'b,,,"1,727 mm",,\n',
    'engines.csv',
  );
  assert.deepEqual(a, {
    id: 'a',
    whyte: '4-6-2',
    years: [1935, 1938],
    features: ['three-cylinder', 'superheated'],
    raw: { driverDiameterIn: '6 ft 8 in', boilerPressurePsi: '16 bar' },
  });
  assert.deepEqual(b, { id: 'b', features: [], raw: { driverDiameterIn: '1,727 mm' } });
});

test('CSV that is none is refused with line and column', () => {
  refused('id,driverDiameterIn\na,80\nb,tall\n', 'line 3, column driverDiameterIn', 'e.csv');
  refused('id,whyte\na,4-6-2,7\n', 'line 2', 'e.csv');
  refused('id,whyte,whyte\na,4-6-2,4-6-2\n', 'line 1, column whyte', 'e.csv');
  refused('hello\nworld\n', 'line 1, column hello', 'e.csv');
  refused('', 'line 1', 'e.csv');
  refused('id,whyte\n"a,4-6-2\n', 'line 2', 'e.csv');
  refused('id,whyte,features\na,4-6-2,fast\n', 'line 2, column features', 'e.csv');
});

test('a figure goes by its key or by the id of its statistic, wherever it stands', () => {
  const allRead = [
    '{"id":"a","boilerPressurePsi":200,"driverDiameterIn":"6 ft 8 in","years":[1935]}',
    '{"id":"a","boiler-pressure":200,"driver-diameter":"6 ft 8 in","year-first-built":1935}',
    '{"id":"a","raw":{"boiler-pressure":200},"values":{"driver-diameter":"6 ft 8 in","year-first-built":1935}}',
  ].map((text) => readStatSheets(text, 'a.json')[0]!);
  for (const one of allRead.slice(1)) assert.deepEqual(statSheet(one), statSheet(allRead[0]!));
  refused('{"boiler-pressure":200,"boilerPressurePsi":210}', 'boilerPressurePsi');
});

test('all forty statistics can be given by their ids, and then count as published', () => {
  const given = STATISTIC_IDS.map((id, i) => [id, 1900 + i] as const);
  const [read] = readStatSheets(JSON.stringify(Object.fromEntries(given)), 'a.json');
  const { statistics } = statSheet(read!);
  for (const [id, value] of given) assert.deepEqual(statistics[id], { value, state: 'published' }, id);
  const [csv] = readStatSheets(
    `${STATISTIC_IDS.join()}\n${given.map(([, value]) => value).join()}\n`,
    'a.csv',
  );
  assert.deepEqual(statSheet(csv!), statSheet(read!));
  const rail = readStatSheets('{"rail-weight":"136 lb/yd","wheelbase-ratio":"0.45"}', 'a.json')[0]!;
  assert.equal(statSheet(rail).statistics['rail-weight'].value, 136);
  assert.equal(statSheet(rail).statistics['wheelbase-ratio'].value, 0.45);
  refused('{"wheels":7.5}', 'wheels');
  refused('{"rail-weight":"136 kg/m"}', 'rail-weight');
});

test('an unknown key is named, with the known ones most like it', () => {
  const says = (text: string, filename: string): string => {
    try {
      readStatSheets(text, filename);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };
  assert.match(says('[{},{"boilerPresure":200}]', 'a.json'), /^\[1\]\.boilerPresure: .*boilerPressurePsi/);
  assert.match(says('{"raw":{"Grate area":50}}', 'a.json'), /^raw\.Grate area: .*grate-area/);
  assert.match(says('{"values":{"whyte":"4-6-2"}}', 'a.json'), /^values\.whyte: /);
  const csv = says('name,tractiveEffort,pressure\nA,3,4\n', 'a.csv');
  assert.match(csv, /^line 1, column tractiveEffort: .*tractiveEffortLbf.*; pressure: .*boiler-pressure/);
  // What somebody wrote under a heading of their own is long past any likeness, but is named all the same.
  assert.match(says('{"zzzzzzzzzz":1}', 'a.json'), /^zzzzzzzzzz: unknown; did you mean \S+/);
});

test('where semicolons separate, the comma of a number is the decimal one', () => {
  const read = (text: string): object => readStatSheets(text, 'a.csv')[0]!.raw;
  const keys = ['name', 'driverWheelbaseFt', 'lowPressureCylinderDiameterIn', 'waterUsGal', 'numberBuilt'];
  const cells = ['MÁV 424, 1,500', '18,250', '23,625', '24,000 L', '1,115'];
  const semicolons = `${keys.join(';')}\n${cells.join(';')}\n`;
  const others = { waterUsGal: '24,000 L', numberBuilt: '1,115' };
  assert.deepEqual(read(semicolons), {
    ...{ driverWheelbaseFt: '18.250', lowPressureCylinderDiameterIn: '23.625' },
    ...others,
  });
  assert.equal(readStatSheets(semicolons, 'a.csv')[0]!.name, 'MÁV 424, 1,500');
  assert.deepEqual(read(`${keys.join()}\n"${cells.join('","')}"\n`), {
    ...{ driverWheelbaseFt: '18,250', lowPressureCylinderDiameterIn: '23,625' },
    ...others,
  });
});

test('a file of blanks without end is read or refused at once', () => {
  const blanks = ' '.repeat(60_000);
  const began = performance.now();
  refused(JSON.stringify({ boilerPressurePsi: `${blanks}?${blanks}x` }), 'boilerPressurePsi');
  refused(JSON.stringify({ years: `1941${blanks}x` }), 'years');
  const [sheet] = readStatSheets(JSON.stringify({ whyte: `4${blanks}6` }), 'a.json');
  assert.equal(statSheet(sheet!).statistics.wheels.state, 'unknown');
  assert.ok(performance.now() - began < 5000);
});
