import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'running';

/** Where the server is that works with a folder, for commands of this machine that speak to it. */
export interface RunningNote {
  readonly link: string;
  /** Its own certificate (PEM), which is for its name in the world and not for this machine's; null without one. */
  readonly cert: string | null;
}

/** Notes in a server's folder where it is. */
export function noteRunning(dataDir: string, { link, cert }: RunningNote): void {
  writeFileSync(join(dataDir, FILE), `${link}\n${cert ?? ''}`, { mode: 0o600 });
}
/** There is no server at that folder, or none that answers yet. */
export function forgetRunning(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true });
}
/** What was noted, by a server that may have ended without a word since; undefined if nothing is. */
export function runningNote(dataDir: string): RunningNote | undefined {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) return undefined;
  const [link = '', ...cert] = readFileSync(file, 'utf8').split('\n');
  return { link, cert: cert.join('\n').trim() || null };
}
