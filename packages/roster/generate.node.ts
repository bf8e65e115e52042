/** Writes the data files that follow from `data/locomotives.json`: run after correcting a figure. */
import { writeFileSync } from 'node:fs';
import { frontOf } from './fronts.ts';
import { LOCOMOTIVES } from './locomotives.ts';

const fronts = LOCOMOTIVES.map((entry) => JSON.stringify(frontOf(entry)));
writeFileSync(new URL('data/fronts.json', import.meta.url), `[\n${fronts.join(',\n')}\n]\n`);
