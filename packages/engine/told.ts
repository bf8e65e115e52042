/**
 * What a person told of a step, in a record that was kept by hand, is missing or does not fit (docs/record.md). Thrown
 * while a record is replayed, where the rules come to need it; never at a live table, whose actions tell nothing.
 */
export class ToldError extends Error {
  /** The type of the action that has to tell. */
  readonly of: string;
  /** The clause that it contradicts; none if it is missing. */
  readonly clause: string | undefined;
  /** It was needed by a decline that the record leaves out, so that an earlier action has to tell it. */
  earlier = false;

  /** `what` is `expected …` of something missing. */
  constructor(of: string, what: { readonly clause: string } | { readonly expected: string }) {
    super('clause' in what ? what.clause : what.expected);
    this.name = 'ToldError';
    this.of = of;
    this.clause = 'clause' in what ? what.clause : undefined;
  }
}
