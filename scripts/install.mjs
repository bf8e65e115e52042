// Runs on whatever Node the machine has (20 or newer): brings in what the lock file names, if it is not there yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The Node that the lock file brings: the one that everything of ours runs on. */
export const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const stamp = join(root, 'node_modules', '.cache', 'turntable-installed');

/** Hash of the lock file, kept beside what was installed from it. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Whether npm's own list of what it installed is what the lock file names: somebody has run `npm ci` themselves. */
function isInstalledByHand() {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const there = read(list);
  return Object.entries(read(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    // What is optional is there where it fits the machine.
    if (!there[path]) return wanted.optional === true;
    return there[path].version === wanted.version && there[path].integrity === wanted.integrity;
  });
}

/** Installs with `npm ci` unless the present node_modules came from the present lock file. */
export function install() {
  const wanted = lockHash();
  if (existsSync(node)) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    if (isInstalledByHand()) return setStamp(wanted);
  }
  console.log('Installing what is needed (once, about half a minute) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Our Node and what builds are development dependencies, which npm leaves out where NODE_ENV is production.
  const wishes = ['--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const done = spawnSync(command, [...args, 'ci', ...wishes], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (done.status !== 0) fail('Installing failed; the lines above say why.', done.status ?? 1);
  if (!existsSync(node))
    fail('Installing left no Node 24 behind: are install scripts switched off (ignore-scripts)?', 1);
  setStamp(wanted);
}

function setStamp(hash) {
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Runs one step in the project's own Node and stops everything if it fails. */
export function step(title, args, options = {}) {
  const began = Date.now();
  console.log(title);
  const done = spawnSync(node, args, { cwd: root, stdio: 'inherit', ...options });
  if (done.status !== 0) fail(`${title.replace(/ …$/, '')}: failed.`, done.status ?? 1);
  return Date.now() - began;
}

/** Ends the process with a message and an exit status. */
export function fail(message, status) {
  console.error(message);
  process.exit(status);
}
