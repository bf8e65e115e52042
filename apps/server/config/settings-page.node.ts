// Writes the table of docs/settings.md: node apps/server/config/settings-page.node.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from './settings.ts';

const PAGE = new URL('../../../docs/settings.md', import.meta.url);
const page = readFileSync(PAGE, 'utf8');
const table = /^\|.*(?:\n\|.*)*/m;
if (!table.test(page)) throw new Error('docs/settings.md: expected a table');
writeFileSync(
  PAGE,
  page.replace(table, () => settingsTable()),
);
