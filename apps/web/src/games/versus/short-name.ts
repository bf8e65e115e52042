/** Letters of a name that fit beside a locomotive's on a television. */
const MOST = 12;

/** A name for a place that has one line: a long one ends in an ellipsis. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > MOST
    ? `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
