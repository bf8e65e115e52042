import { browserLoop } from './browser-loop.ts';
import { faults } from './faults.ts';
import type { Part } from './part.ts';

/** Every long part by its name. A new one is a file here and a line in this list. */
export const PARTS: Readonly<Record<string, Part>> = {
  'browser-loop': browserLoop,
  faults,
};
