import type { Message } from '@turntable/engine';
import { quantityValue } from '@turntable/games/versus/index.ts';
import { isStatisticId } from '@turntable/roster';
import { DISTRIBUTION, rankAmongKnown } from '@turntable/roster/distribution.ts';
import type { Weighed, Words } from '../bot.ts';

/** A statistic as a value of a sentence. */
export const statisticValue = (id: string): string => `#statistic.${id}`;

/** Why one would call a statistic: where one's own value stands among all known ones, and how likely it is the higher one. */
export function callReason(statistic: string, own: number | undefined, below: number): Message {
  const percent = Math.round(100 * below);
  if (own === undefined || !isStatisticId(statistic))
    return { key: 'hint.versus.why-guess', values: { percent } };
  const { rank, of } = rankAmongKnown(DISTRIBUTION, statistic, own);
  return {
    key: 'hint.versus.why-call',
    values: { rank, of, percent, value: quantityValue(statistic, own) },
  };
}

/** The sentences that name a call. */
const CALLS: ReadonlySet<string> = new Set(['hint.versus.call', 'hint.loco-dome.call-on']);

/** In how many of a hundred cases a call wins its point, as its reason says; nothing of another move. */
export function callOdds({ move, reason }: Words): number | undefined {
  const percent = reason.values?.['percent'];
  return CALLS.has(move.key) && typeof percent === 'number' ? percent : undefined;
}

/** What play-outs say of an action: in how many deals of a hundred that could be its side wins, and how many were tried. */
export function playedOut(weighed: Pick<Weighed, 'chance' | 'tries'> | undefined): Message {
  if (!weighed || weighed.tries === 0) return { key: 'hint.versus.why-usual' };
  const percent = Math.round(100 * weighed.chance);
  return decided(percent) ?? { key: 'hint.versus.why-played', values: { percent, tries: weighed.tries } };
}

/** That a game is as good as won or lost, if so many of a hundred games played on say so. */
export function decided(percent: number): Message | undefined {
  if (percent > 0 && percent < 100) return undefined;
  return { key: 'hint.why-decided', values: { won: percent === 100 ? 'yes' : 'no' } };
}
