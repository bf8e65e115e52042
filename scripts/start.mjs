// `npm start`: installs what is missing, builds what changed, and hands over to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './install.mjs';
import { build } from './build.mjs';

install();
build();
const server = spawn(node, [join(root, 'dist', 'server', 'main.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);
