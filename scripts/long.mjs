// `npm run long <part>`: what takes too long for `npm test`. The parts are listed in scripts/long/parts.ts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './install.mjs';

install();
const done = spawnSync(node, [join(root, 'scripts', 'long', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
