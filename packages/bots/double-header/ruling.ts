import type { Action, View } from '@turntable/games/double-header/types.ts';

/** So many claims in free words a bot believes in a game, for it cannot judge any. */
const BELIEVES = 4;

/** A bot's verdict on a claim in free words of the other side. */
export function ruling({ style }: View): Action {
  const settled = style!.ledger.settled.filter((key) => key.startsWith('"')).length;
  return { type: 'rule', verdict: settled < BELIEVES ? 'claimant' : 'equal' };
}
