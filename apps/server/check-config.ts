// `npm start` runs it before a build: exits with status 1 if the server would refuse its settings.
import { configOrExit } from './config/or-exit.ts';

configOrExit({ webDir: '', botWorker: new URL(import.meta.url), games: [] });
