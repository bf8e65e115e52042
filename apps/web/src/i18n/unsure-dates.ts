/** Spans (ms since 1970) in which the server did not know the date. */
let spans: readonly { readonly from: number; readonly to: number }[] = [];

/** The server says in which spans its dates are unsure. */
export function datesUnsure(unsure: typeof spans): void {
  spans = unsure;
}

/** Whether a time that the server gave to something is unsure. */
export const isUnsure = (at: number): boolean => spans.some(({ from, to }) => at >= from && at <= to);
