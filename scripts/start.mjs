// `npm start`: installs what is missing, builds what changed, and hands over to the server.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail, install, node, root } from './install.mjs';
import { build } from './build.mjs';
import { whenOrphaned } from './orphan.mjs';

// The server checks these too; here an unknown option is refused before a build of minutes.
const FLAGS = ['--lan'];
const unknown = process.argv.slice(2).find((flag) => !FLAGS.includes(flag));
if (unknown !== undefined) fail(`${unknown}: unknown option; expected ${FLAGS.join(', ')} or nothing`, 1);

/** Ends here if the server would refuse its settings or its folder: building takes half a minute, and is none to one that runs. */
function checkSettings() {
  const check = join(root, 'apps', 'server', 'check-config.ts');
  const { status } = spawnSync(node, [check, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

install();
build(checkSettings);
const server = spawn(node, [join(root, 'dist', 'server', 'main.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
if (process.env.npm_lifecycle_event) whenOrphaned(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);
