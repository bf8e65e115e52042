/** Writes the data files that follow from `data/locomotives.json`: run after correcting a figure. */
import { writeFileSync } from 'node:fs';
import { distributionOf } from './distribution.ts';
import { frontOf } from './fronts.ts';
import { LOCOMOTIVES } from './locomotives.ts';

function write(name: string, text: string): void {
  writeFileSync(new URL(`data/${name}`, import.meta.url), text);
}

const fronts = LOCOMOTIVES.map((entry) => JSON.stringify(frontOf(entry)));
write('fronts.json', `[\n${fronts.join(',\n')}\n]\n`);

const distribution = distributionOf(LOCOMOTIVES);
const parts = Object.entries(distribution).map(([name, part]) => {
  const rows = Object.entries(part as object).map(([key, value]) =>
    Array.isArray(part) ? JSON.stringify(value) : `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  const [open, close] = Array.isArray(part) ? '[]' : '{}';
  return `${JSON.stringify(name)}: ${open}\n${rows.join(',\n')}\n${close}`;
});
write('distribution.json', `{\n${parts.join(',\n')}\n}\n`);
