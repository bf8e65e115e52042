import { RecordError } from '@turntable/engine';
import { mapReport } from '@turntable/bots/map-report/tally.ts';
import { reportPicture } from '@turntable/bots/map-report/words.ts';
import { gameById } from '@turntable/games';
import { host } from '@turntable/games/loko-moto/host.ts';
import { setupOfMapFile } from '@turntable/games/loko-moto/map-file.ts';
import type { Setup } from '@turntable/games/loko-moto/types.ts';
import type { FromReporter, ToReporter } from './words.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Progress is reported each time after this many games. */
const REPORT_EVERY = 20;

self.onmessage = ({ data }: MessageEvent<ToReporter>): void => {
  const { players, games } = data;
  const tell = (message: FromReporter): void => self.postMessage(message);
  let setup: Setup;
  try {
    setup =
      'sheet' in data ? host({ sheet: data.sheet }, players) : setupOfMapFile(JSON.parse(data.file), players);
  } catch (error) {
    if (error instanceof SyntaxError) return tell({ t: 'no-json' });
    if (error instanceof RecordError) return tell({ t: 'no-map', problem: error.message });
    throw error;
  }
  const steps = mapReport(gameById('loko-moto')!, setup, games);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done)
      return tell({ t: 'report', report: step.value, picture: reportPicture(step.value, setup.sheet) });
    if (step.value % REPORT_EVERY === 0) tell({ t: 'done', part: step.value / games });
  }
};
