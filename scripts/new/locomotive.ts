import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { edit, NewError, read, ROOT, title, withMember } from './edit.ts';

const DATA = 'packages/roster/data/locomotives.json';

/** A locomotive of the roster without a figure: what is not known is left out, and so are figures until they have a source. */
export function newLocomotive(id: string): void {
  const roster = JSON.parse(read(DATA)) as readonly { readonly id: string }[];
  if (roster.some((one) => one.id === id)) throw new NewError(`${id} is in the roster already`);
  const added = `  {
    "id": "${id}",
    "name": "${title(id)}",
    "class": "unknown",
    "operator": "unknown",
    "country": "GB",
    "builder": "unknown",
    "whyte": "0-6-0",
    "fuel": "coal",
    "years": [1900, 1900],
    "raw": {},
    "features": [],
    "pages": ["https://example.org/"],
    "notes": "no figure yet"
  }
`;
  edit('packages/roster/edition.ts', (text) =>
    // The list is one line as long as it is empty.
    withMember(text.replace(/(const ADDED.* = \{)\};/, '$1\n};'), 'export const ADDED', `'${id}': EDITION,`),
  );
  edit(DATA, (text) => text.replace(/\n\]\n$/, `,\n${added}]\n`));
  const generated = spawnSync(process.execPath, [join(ROOT, 'packages/roster/generate.node.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (generated.status !== 0) throw new NewError('writing the fronts and the distribution failed');
}
