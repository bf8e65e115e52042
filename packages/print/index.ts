import { agendaCards, type AgendaCards } from './agenda-cards.ts';
import { GAME_PAGES } from './games.ts';
import { locomotiveCards, type LocomotiveCards } from './locomotive-cards.ts';
import { mapSheets, type MapSheet } from './map-sheet.ts';
import type { Page } from './page.ts';
import type { RecordSheet } from './record-head.ts';
import { rulesSheet, type RulesSheet } from './rules-sheet.ts';
import type { ScoreSheet } from './score-sheet.ts';
import { shapeCards, type ShapeCards } from './shape-cards.ts';
import { statisticsSheet, type StatisticsSheet } from './statistics.ts';
import { trainCards, type TrainCards } from './train-cards.ts';

/** What each kind of page is made from. */
interface Inputs {
  readonly map: MapSheet;
  readonly 'score-sheet': ScoreSheet & { readonly sheet: string };
  readonly statistics: StatisticsSheet;
  readonly rules: RulesSheet;
  readonly 'locomotive-cards': LocomotiveCards;
  readonly 'train-cards': TrainCards;
  readonly 'shape-cards': ShapeCards;
  readonly 'agenda-cards': AgendaCards;
  readonly record: RecordSheet;
}
export type Kind = keyof Inputs;

const MAKERS: { readonly [kind in Kind]: (input: Inputs[kind]) => Page[] } = {
  map: mapSheets,
  'score-sheet': (input) => GAME_PAGES[input.sheet]!.score(input),
  statistics: statisticsSheet,
  rules: rulesSheet,
  'locomotive-cards': locomotiveCards,
  'train-cards': trainCards,
  'shape-cards': shapeCards,
  'agenda-cards': agendaCards,
  record: (input) => GAME_PAGES[input.played.game.id]!.record(input),
};

/** Every kind of page there is. */
export const KINDS = Object.keys(MAKERS) as Kind[];

/** The pages of a kind, in millimetres. The same input gives the same pages. */
export function pages<K extends Kind>(kind: K, input: Inputs[K]): Page[] {
  return MAKERS[kind](input);
}
