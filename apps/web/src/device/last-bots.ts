/** The last table one played against bots alone, by game: how strong each bot was, and the options. */
interface LastBots {
  readonly levels: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

const keyOf = (game: string): string => `turntable.bots.${game}`;
/** More than any game seats. */
const MOST_BOTS = 8;

/** What was kept as text; undefined if it is anything else. */
export function readLastBots(text: string | null): LastBots | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { levels, options } = stored as Record<string, unknown>;
    const fine =
      Array.isArray(levels) &&
      levels.length > 0 &&
      levels.length <= MOST_BOTS &&
      levels.every((level): level is string => typeof level === 'string');
    if (!fine || typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
    return { levels, options: { ...options } };
  } catch {
    return undefined;
  }
}

/** The last table against bots in this browser; undefined before the first. */
export function lastBots(game: string): LastBots | undefined {
  try {
    return readLastBots(localStorage.getItem(keyOf(game)));
  } catch {
    return undefined;
  }
}

/** Keeps a table against bots for the next time. */
export function keepBots(game: string, last: LastBots): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(last));
  } catch {
    // A browser that keeps nothing plays with the usual bots.
  }
}
