import { readWhyte } from '@turntable/roster/whyte.ts';

/** A wheel arrangement as one sees it under the locomotive: small circles for carrying wheels, large ones for drivers. */
export function WheelMarks({ whyte }: { readonly whyte: string }) {
  const arrangement = readWhyte(whyte);
  if (!arrangement) return null;
  const marks: { x: number; r: number }[] = [];
  let x = 0;
  for (const unit of arrangement) {
    for (const [i, wheels] of unit.entries()) {
      const r = i === 0 || i === unit.length - 1 ? 3 : 5.5;
      for (let axle = 0; axle < wheels / 2; axle++) {
        marks.push({ x: x + r, r });
        x += 2 * r + 2;
      }
      if (wheels > 0) x += 3;
    }
    x += 5;
  }
  return (
    <svg
      className="wheel-marks"
      viewBox={`-1 0 ${x - 6} 13`}
      style={{ aspectRatio: `${x - 6} / 13` }}
      aria-hidden="true"
    >
      {marks.map((mark, i) => (
        <circle key={i} cx={mark.x} cy={12 - mark.r} r={mark.r} />
      ))}
    </svg>
  );
}
