/** The points of two sides or more beside one another, as `21 : 20`; a class or wheel arrangement, as `GS-4` or `2-10-4`. */
const WHOLE = /([-−]?\d+(?: : [-−]?\d+)+|(?<![\p{L}\d-])[\p{L}\d]{1,4}(?:-\d+)+(?![\p{L}\d]))/u;

/** A sentence whose scores and classes stay on one line: a score that ends a line reads as one side's points. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(WHOLE).map((part, i) =>
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
