import type { Page } from './page.ts';
import type { RecordSheet } from './record-head.ts';
import { lokoMotoRecord } from './record-loko-moto.ts';
import { versusRecord } from './record-versus.ts';
import { doubleHeaderSheet } from './score-double-header.ts';
import { locoDomeSheet } from './score-loco-dome.ts';
import { lokoMotoSheet } from './score-loko-moto.ts';
import type { ScoreSheet } from './score-sheet.ts';

/** The pages that each game lays out in its own way. */
interface GamePages {
  readonly score: (input: ScoreSheet) => Page[];
  readonly record: (input: RecordSheet) => Page[];
}

/** By game. */
export const GAME_PAGES: Readonly<Record<string, GamePages>> = {
  'double-header': { score: doubleHeaderSheet, record: versusRecord },
  'loco-dome': { score: locoDomeSheet, record: versusRecord },
  'loko-moto': { score: lokoMotoSheet, record: lokoMotoRecord },
};
