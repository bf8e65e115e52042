import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'running';

/** The address of the server that runs on a data folder, for commands on the same machine. */
export interface RunningNote {
  readonly link: string;
  /** Its certificate (PEM), which names its public address and not `localhost`; null without one. */
  readonly cert: string | null;
}

/** Writes the server's address into its data folder. */
export function noteRunning(dataDir: string, { link, cert }: RunningNote): void {
  writeFileSync(join(dataDir, FILE), `${link}\n${cert ?? ''}`, { mode: 0o600 });
}
/** Deletes the note: no server runs on the folder, or it does not answer yet. */
export function forgetRunning(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true });
}
/** The note of a folder; undefined if there is none. Its server may have crashed since. */
export function runningNote(dataDir: string): RunningNote | undefined {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) return undefined;
  const [link = '', ...cert] = readFileSync(file, 'utf8').split('\n');
  return { link, cert: cert.join('\n').trim() || null };
}
