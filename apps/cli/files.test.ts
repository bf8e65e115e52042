import assert from 'node:assert/strict';
import { constants } from 'node:buffer';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { textFrom } from './files.ts';
import { validate } from './validate.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-files-'));
after(() => rmSync(folder, { recursive: true }));
/** Somebody who is not root, whom nothing can be closed to. */
const NOBODY = 65534;

test('a file of more than a text can hold is not read', () => {
  const file = join(folder, 'long.json');
  writeFileSync(file, '');
  truncateSync(file, constants.MAX_STRING_LENGTH + 1);
  assert.throws(() => textFrom(file), {
    message: `${file}: cannot be read (${constants.MAX_STRING_LENGTH + 1} bytes are too many)`,
  });
  rmSync(file);
});

test('a name that leads nowhere, and one that is too long, are said in one line', async () => {
  const loop = join(folder, 'loop');
  symlinkSync('loop', loop);
  const long = join(folder, 'x'.repeat(300));
  await assert.rejects(validate([loop]), { message: `${loop}: cannot be read (ELOOP)` });
  await assert.rejects(validate([long]), { message: `${long}: cannot be read (ENAMETOOLONG)` });
  const under = join(loop, 'x.json');
  await assert.rejects(validate([under]), { message: `${under}: cannot be read (ELOOP)` });
});

test('so is a folder that may not be read', async (t) => {
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  chmodSync(folder, 0o755);
  chmodSync(closed, 0);
  if (process.geteuid!() === 0) {
    process.seteuid!(NOBODY);
    t.after(() => process.seteuid!(0));
  }
  await assert.rejects(validate([closed]), { message: `${closed}: cannot be read (EACCES)` });
});

test('a folder without records is named, also beside one that has some', async () => {
  const [empty, other] = [join(folder, 'empty'), join(folder, 'other')];
  for (const each of [empty, other]) mkdirSync(each);
  writeFileSync(join(other, 'one.json'), '{}');
  for (const folders of [[empty], [other, empty]])
    await assert.rejects(validate(folders), { message: `${empty}: expected a .json file in it` });
});
