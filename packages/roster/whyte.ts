/** A wheel arrangement: for each unit of the locomotive its wheel counts, from front to rear. */
export type WheelArrangement = readonly (readonly number[])[];

/** No arrangement is written in more characters; looking through very long ones could take for ever. */
const LONGEST = 100;

/**
 * Reads Whyte notation: `4-6-2`, `0-6-0ST` (a tank suffix), `4-8-2+2-8-4` (a Garratt, two units).
 * Nothing if the text is none, as `3-truck Shay`.
 */
export function readWhyte(text: string): WheelArrangement | undefined {
  if (text.length > LONGEST) return undefined;
  const match = /^([\d\-+]+?)(?:\s*[a-z]{1,3})?$/i.exec(
    text
      .trim()
      .replace(/[‐‑–—]/g, '-')
      .replace(/\s*([-+])\s*/g, '$1'),
  );
  const units = match?.[1]?.split('+');
  if (!units?.every((unit) => /^\d{1,2}(-\d{1,2}){2,}$/.test(unit))) return undefined;
  return units.map((unit) => unit.split('-').map(Number));
}

/** All wheels of the locomotive, carrying wheels too. */
export function wheelCount(arrangement: WheelArrangement): number {
  return arrangement.flat().reduce((sum, wheels) => sum + wheels, 0);
}

/** The driving groups: all but the first and last number of each unit. */
export function drivingGroups(arrangement: WheelArrangement): readonly number[] {
  return arrangement.flatMap((unit) => unit.slice(1, -1));
}

/** Whether the notation says that there is no tender: a tank suffix (`T`, `ST`, `PT`, `WT`), or the two units of a Garratt. */
export function isTenderless(text: string): boolean {
  const arrangement = readWhyte(text);
  return arrangement !== undefined && (arrangement.length > 1 || /t\s*$/i.test(text));
}
