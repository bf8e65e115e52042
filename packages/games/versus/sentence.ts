import type { Seat } from '@turntable/engine';

/** Seats as a value of a sentence: `@0`, or `@0,2`; whoever writes the sentence puts their names there. */
export const seatValue = (...seats: readonly Seat[]): string => `@${seats.join(',')}`;

/** The value of a statistic as a value of a sentence: `=180 boiler-pressure`. The reader sees it in the units they chose. */
export const quantityValue = (statistic: string, value: number): string => `=${value} ${statistic}`;

/**
 * Words that somebody typed, as a value of a sentence: set apart from the text around them whichever way they are
 * written (Unicode isolates), and never taken for the name of a seat or of another sentence.
 */
export const userText = (text: string): string => `\u2068${text}\u2069`;
