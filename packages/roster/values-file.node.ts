import { writeFileSync } from 'node:fs';
import { valuesFile } from './cards.ts';
import { writeValues } from './values-file.ts';

/** Writes `values.bin` into a folder: `node packages/roster/values-file.node.ts FOLDER`. */
export function writeValuesTo(folder: string): void {
  writeFileSync(`${folder}/values.bin`, writeValues(valuesFile()));
}

if (import.meta.main) writeValuesTo(process.argv[2]!);
