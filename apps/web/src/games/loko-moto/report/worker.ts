import { mapReport } from '@turntable/bots/map-report/tally.ts';
import { reportPicture } from '@turntable/bots/map-report/words.ts';
import { gameById } from '@turntable/games';
import { host } from '@turntable/games/loko-moto/host.ts';
import type { FromReporter, ToReporter } from './words.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Progress is told after so many games. */
const REPORT_EVERY = 20;

self.onmessage = ({ data: { sheet, players, games } }: MessageEvent<ToReporter>): void => {
  const tell = (message: FromReporter): void => self.postMessage(message);
  const setup = host({ sheet }, players);
  const steps = mapReport(gameById('loko-moto')!, setup, games);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done)
      return tell({ t: 'report', report: step.value, picture: reportPicture(step.value, setup.sheet) });
    if (step.value % REPORT_EVERY === 0) tell({ t: 'done', part: step.value / games });
  }
};
