/** A golden game: how it was dealt, and what was played. */
interface GoldenGame<State> {
  readonly dealt: State;
  readonly entries: readonly unknown[];
}

/** The log of a table at a position. */
type Log<Event> = readonly { readonly n: number; readonly event: Event }[];

/** Each position of a golden game, with the log that led to it. */
export function* positions<State, Event>(
  apply: (state: State, entry: never) => { readonly state: State; readonly events: readonly Event[] },
  { dealt, entries }: GoldenGame<State>,
): Generator<readonly [State, Log<Event>], void> {
  let state = dealt;
  let log: Log<Event> = [];
  yield [state, log];
  for (const [i, entry] of entries.entries()) {
    const step = apply(state, entry as never);
    state = step.state;
    log = [...log, ...step.events.map((event) => ({ n: i + 2, event }))];
    yield [state, log];
  }
}
