interface LogPart {
  readonly n: number;
  readonly event: { readonly kind: string };
}

/** The items of a log that still count: each take-back removes itself and the last update before it that still counted. */
export function counted<Item extends LogPart>(log: readonly Item[]): readonly Item[] {
  const undone = new Set(log.flatMap(({ n, event }) => (event.kind === 'take-back' ? [n] : [])));
  if (undone.size === 0) return log;
  const counting: number[] = [];
  for (let n = 1; n <= (log.at(-1)?.n ?? 0); n++) {
    if (undone.has(n)) counting.pop();
    else counting.push(n);
  }
  const counts = new Set(counting);
  return log.filter(({ n }) => counts.has(n));
}

/** The last item of a log that still counts: of what the next take-back takes. Undefined where nothing is left. */
export const lastCounted = <Item extends LogPart>(log: readonly Item[]): Item | undefined =>
  counted(log).at(-1);
