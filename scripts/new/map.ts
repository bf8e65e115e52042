import { LOCALES } from '@turntable/protocol/locale.ts';
import { constant, create, edit, title, withImport, withMember } from './edit.ts';

const SHEETS = 'packages/games/loko-moto/sheets';
/** Rows and columns of the skeleton's grid. */
const [ROWS, COLUMNS] = [5, 6];

/** A map of Loko moto: a grid of stations to be given names and places. */
export function newMap(id: string): void {
  const stations = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS];
    const letter = String.fromCharCode(97 + row);
    // Rows of a triangular map lean: half a section east for each further south.
    const q = column - Math.floor(row / 2);
    const lon = 17 + (q + row / 2) * 0.3;
    const lat = 47.5 - row * 0.18;
    return {
      id: `${letter}${column}`,
      name: `${letter.toUpperCase()}${column}`,
      at: [q, row] as const,
      lon,
      lat,
    };
  });
  const places = stations.map(
    ({ id: station, name, at, lon, lat }) =>
      `  { id: '${station}', name: '${name}', at: [${at.join(', ')}], lonLat: [${lon.toFixed(2)}, ${lat.toFixed(2)}] },`,
  );
  const found = new Map(stations.map((station) => [station.at.join(), station.id]));
  const sections = stations.flatMap(({ id: from, at: [q, r] }) =>
    [
      [q + 1, r],
      [q, r + 1],
      [q - 1, r + 1],
    ].flatMap((at) => {
      const to = found.get(at.join());
      return to === undefined ? [] : [`  '${[from, to].sort().join('-')}',`];
    }),
  );
  const name = constant(id);
  create(
    `${SHEETS}/${id}.ts`,
    `import { sheetOf, type Place } from './place.ts';

/** The stations of the map ${title(id)}. */
export const ${name}_PLACES: readonly Place[] = [
${places.join('\n')}
];

export const ${name} = sheetOf('${id}', '${title(id)}', 'triangular', ${name}_PLACES, [
${sections.join('\n')}
]);
`,
  );
  edit(`${SHEETS}/index.ts`, (text) => {
    const imported = withImport(text, `import { ${name} } from './${id}.ts';`);
    return withMember(imported, 'export const SHEETS', `'${id}': ${name},`);
  });
  edit(`${SHEETS}/places.node.ts`, (text) => {
    const imported = withImport(text, `import { ${name}_PLACES } from './${id}.ts';`);
    return withMember(imported, 'export const PLACES', `'${id}': ${name}_PLACES,`);
  });
  for (const locale of LOCALES)
    edit(`packages/messages/${locale}/loko-moto-maps.ts`, (text) => {
      const [, about = '{sections}'] = /about': '(\{sections\} \p{L}+)/u.exec(text) ?? [];
      return [
        `'map.${id}': '${title(id)}',`,
        `'map.${id}.about': '${about}',`,
        `'option.map.${id}': '${title(id)}',`,
        `'option.map.${id}.hint': '${title(id)}.',`,
      ].reduce((before, line) => withMember(before, 'export const lokoMotoMaps', line), text);
    });
}
