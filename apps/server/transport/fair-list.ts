/** So many tables of one host come before those of others are through. */
const FIRST = 5;

/** A list in which a host's further tables come after everybody's first few; otherwise in the order given. */
export function fairly<T extends { readonly host: string }>(rows: readonly T[]): T[] {
  const seen = new Map<string, number>();
  const [first, later]: [T[], T[]] = [[], []];
  for (const row of rows) {
    const count = (seen.get(row.host) ?? 0) + 1;
    seen.set(row.host, count);
    (count <= FIRST ? first : later).push(row);
  }
  return [...first, ...later];
}
