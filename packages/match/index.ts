export { Match, witness, type Item } from './match.ts';
export { imported, RecordProblem, type Imported } from './imported.ts';
export { replayFor } from './replay.ts';
