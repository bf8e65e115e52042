// `npm start` runs it before a build: ends as the server would if it would refuse its settings, or if another works with its
// folder, from which a build would take away the pages and the programs that it runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, Trouble } from './base/trouble.ts';
import { configOrExit } from './config/or-exit.ts';
import { LOCK, lockFolder } from './storage/folder.ts';

const { dataDir } = configOrExit({ webDir: '', botWorker: new URL(import.meta.url), games: [] });
try {
  if (existsSync(join(dataDir, LOCK))) lockFolder(dataDir).close();
} catch (error) {
  // Whatever else is wrong with the folder the server says, once it is built.
  if (error instanceof Trouble && error.exit === EXIT.held) {
    console.error(error.message);
    process.exit(error.exit);
  }
}
