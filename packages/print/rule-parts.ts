import { LISTINGS } from '@turntable/games/listings.ts';

/** What the locomotive games share has rules of its own. */
const VERSUS = 'versus';

/** The rules that are printed: each game's, and the shared ones. */
export const RULES: readonly string[] = [...LISTINGS.map(({ id }) => id), VERSUS];

/** The rules that are printed on one sheet: those of a locomotive game (they are judged) end with the shared ones. */
export function rulePartsOf(sheet: string): readonly string[] {
  const isVersus = LISTINGS.find(({ id }) => id === sheet)?.judged === true;
  return isVersus ? [sheet, VERSUS] : [sheet];
}
