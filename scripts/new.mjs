// `npm run new map|locomotive|game|language|bot NAME`: writes the skeleton of a new one. What each makes: scripts/new/.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './install.mjs';

install();
const done = spawnSync(node, [join(root, 'scripts', 'new', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
