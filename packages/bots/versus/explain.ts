import type { Message } from '@turntable/engine';
import { quantityValue, userText, type Verdict } from '@turntable/games/versus/index.ts';
import { isStatisticId, type Telling } from '@turntable/roster';
import { DISTRIBUTION, rankAmongKnown } from '@turntable/roster/distribution.ts';
import type { Weighed, Words } from '../bot/bot.ts';

/** A statistic as a value of a sentence. */
export const statisticValue = (id: string): string => `#statistic.${id}`;

/** A value that was read out for the other side, and which way it speaks for the one that is hidden. */
export interface Told extends Telling {
  readonly value: number;
}

/**
 * Why one would call a statistic: where one's own value stands among all known ones, how likely it is the higher one, a tie not
 * counted, and what was read out for the other side that tells most of it. Of a statistic that is not the roster's nothing is
 * known but the values that one sees.
 */
export function callReason(statistic: string, own: number | undefined, higher: number, told?: Told): Message {
  const percent = Math.round(100 * higher);
  if (own === undefined) return { key: 'hint.versus.why-guess', values: { percent } };
  const value = quantityValue(statistic, own);
  if (!isStatisticId(statistic)) {
    const than = higher === 1 ? 'lower' : higher === 0 ? 'higher' : 'hidden';
    return { key: 'hint.versus.why-own', values: { value, than, ...(than !== 'hidden' && { percent }) } };
  }
  const { rank, of } = rankAmongKnown(DISTRIBUTION, statistic, own);
  return { key: 'hint.versus.why-call', values: { rank, of, percent, value, ...spoken(told) } };
}

const spoken = (told: Told | undefined): NonNullable<Message['values']> =>
  told
    ? {
        speaks: told.push < 0 ? 'low' : 'high',
        read: statisticValue(told.statistic),
        figure: quantityValue(told.statistic, told.value),
      }
    : { speaks: 'nothing' };

/** That both values are sure to be equal; none is the higher one in any of a hundred cases. */
export const whyTie: Message = { key: 'hint.versus.why-tie', values: { percent: 0 } };

/** How likely a locomotive that comes in has the higher value. */
export const whyHigher = (name: string, percent: number): Message => ({
  key: 'hint.versus.why-higher',
  values: { locomotive: userText(name), percent },
});

/** In how many of a hundred comparisons in the statistics still open a locomotive has the higher value. */
export const whyField = (percent: number): Message => ({ key: 'hint.versus.why-field', values: { percent } });

/** The same beside the one that it would replace; nothing where it is no better, for then that is no reason. */
export const whyChange = (percent: number, now: number): Message | undefined =>
  percent > now ? { key: 'hint.versus.why-change', values: { percent, now } } : undefined;

/** A verdict as a move. */
export const ruling = (verdict: Verdict): Message => ({ key: 'hint.versus.rule', values: { verdict } });

/** The sentences that name a call, or a locomotive that comes in for nothing. */
const BY_SIGHT: ReadonlySet<string> = new Set([
  'hint.versus.call',
  'hint.loco-dome.call-on',
  'hint.loco-dome.activate',
  'hint.double-header.field',
]);

/** In how many of a hundred cases a call wins its point, or a locomotive has the higher value, as the reason says; nothing of another move. */
export function sightOdds({ move, reason }: Words): number | undefined {
  const percent = reason.values?.['percent'];
  return BY_SIGHT.has(move.key) && typeof percent === 'number' && !isFigure(reason) ? percent : undefined;
}

/** Reasons that say no more than what a search makes of the chances, or that there was none. */
const FIGURES: ReadonlySet<string> = new Set([
  'hint.versus.why-played',
  'hint.versus.why-reckoned',
  'hint.versus.why-usual',
  'hint.loko-moto.why-played',
  'hint.why-decided',
]);
/** Whether a reason is such a figure alone. */
export const isFigure = ({ key }: Message): boolean => FIGURES.has(key);

/**
 * What play-outs say of an action: in how many deals of a hundred that could be its side wins, and how many were tried. Without any, what
 * is usual, or, of an action that `spends` what one has few of, that the bot would.
 */
export function playedOut(weighed: Pick<Weighed, 'chance' | 'tries'> | undefined, spends = false): Message {
  if (!weighed || weighed.tries === 0)
    return { key: spends ? 'hint.versus.why-reckoned' : 'hint.versus.why-usual' };
  const percent = Math.round(100 * weighed.chance);
  return decided(percent) ?? { key: 'hint.versus.why-played', values: { percent, tries: weighed.tries } };
}

/** That a game is as good as won or lost, if by a search so many of a hundred games are won. */
export function decided(percent: number): Message | undefined {
  if (percent > 0 && percent < 100) return undefined;
  return { key: 'hint.why-decided', values: { won: percent === 100 ? 'yes' : 'no' } };
}
