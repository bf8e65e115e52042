import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/** Test files in a process: enough to save most starts of one, few enough that all cores have something to do to the end. */
const PER_PROCESS = 12;
/** A test of these folders leaves nothing behind in its process, unless it speaks of what all of the process share. */
const SHARING = /^(packages|apps\/(web|server))\//;
const CHANGES =
  /letTimePass|openDocument|openPage|runHook|globalThis|instrument\(|process\.|mock\.|^(before|after)/m;
const folder = join(root, 'dist', 'tests');

/**
 * The test files as the runner is to be given them, which starts a process for each: in place of those that can share one, files
 * that stand for a dozen of them. Starting took half of the processor time of most tests.
 */
export function shareProcesses(files) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const canShare = (file) => SHARING.test(file) && !CHANGES.test(readFileSync(join(root, file), 'utf8'));
  const sharing = files.filter(canShare);
  const stands = Array.from({ length: Math.ceil(sharing.length / PER_PROCESS) }, (_, at) => {
    const path = join(folder, `${at + 1}.test.mjs`);
    const some = sharing.slice(at * PER_PROCESS, (at + 1) * PER_PROCESS);
    writeFileSync(path, some.map((file) => `import '${pathToFileURL(join(root, file)).href}';\n`).join(''));
    return path;
  });
  return [...stands, ...files.filter((file) => !sharing.includes(file))];
}
