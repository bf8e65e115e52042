/** Points as they are written: a real minus sign, no plus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
