import { lokoMotoRecordCsv, lokoMotoScoreCsv } from './csv-loko-moto.ts';
import { versusRecordCsv, versusScoreCsv } from './csv-versus.ts';
import type { Played } from './finished.ts';
import type { Page } from './page.ts';
import type { RecordSheet } from './record-head.ts';
import { lokoMotoRecord } from './record-loko-moto.ts';
import { versusRecord } from './record-versus.ts';
import { doubleHeaderSheet } from './score-double-header.ts';
import { locoDomeSheet } from './score-loco-dome.ts';
import { lokoMotoSheet } from './score-loko-moto.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Words } from './words.ts';

/** The pages that each game lays out in its own way, and the tables (CSV) of the same for spreadsheets. */
interface GamePages {
  readonly score: (input: ScoreSheet) => Page[];
  readonly record: (input: RecordSheet) => Page[];
  /** An empty score sheet for playing far apart, with the names by side that are known. */
  readonly scoreCsv: (words: Words, names: readonly string[]) => string;
  readonly recordCsv: (words: Words, played: Played) => string;
}
/** Those of both locomotive games. */
const VERSUS = { record: versusRecord, scoreCsv: versusScoreCsv, recordCsv: versusRecordCsv };

/** By game. */
export const GAME_PAGES: Readonly<Record<string, GamePages>> = {
  'double-header': { ...VERSUS, score: doubleHeaderSheet },
  'loco-dome': { ...VERSUS, score: locoDomeSheet },
  'loko-moto': {
    score: lokoMotoSheet,
    record: lokoMotoRecord,
    scoreCsv: lokoMotoScoreCsv,
    recordCsv: lokoMotoRecordCsv,
  },
};
