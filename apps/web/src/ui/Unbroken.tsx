/** The points of two sides or more beside one another, as `21 : 20`. */
const SCORE = /([-−]?\d+(?: : [-−]?\d+)+)/;

/** A sentence whose scores stay on one line: a score that ends a line reads as one side's points. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(SCORE).map((part, i) =>
    // What the pattern matched stands at the odd places.
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="unbroken">
        {part}
      </span>
    ),
  );
}
