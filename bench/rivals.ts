import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./rivals/', import.meta.url));

/** Installs what we compare with, unless it is there; the scripts in `rivals/` can then be imported or started. */
export function needRivals(): void {
  if (existsSync(`${folder}node_modules`)) return;
  // Databases of theirs that nothing here opens would be compiled for minutes.
  const options = ['--no-workspaces', '--no-fund', '--no-audit', '--ignore-scripts'];
  const done = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
  if (done.status !== 0) throw new Error('the rivals could not be installed');
}
