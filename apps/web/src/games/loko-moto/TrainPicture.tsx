import { memo } from 'react';
import { elevationOf } from '@turntable/pictures/loko-moto/elevations.ts';

/** A small side elevation of a kind of rail vehicle, in outline; never read out, for the name stands beside it. */
export const TrainPicture = memo(function TrainPicture({ id }: { readonly id: string }) {
  const { bodies, windows, details, wheels } = elevationOf(id);
  return (
    <svg className="lm-picture" viewBox="0 0 120 40" aria-hidden="true" focusable="false">
      <path className="lm-picture-rail" d="M0 37.5H120" />
      {bodies.map((d) => (
        <path key={d} className="lm-picture-body" d={d} />
      ))}
      {windows.map((d) => (
        <path key={d} className="lm-picture-window" d={d} />
      ))}
      {details.map((d) => (
        <path key={d} className="lm-picture-detail" d={d} />
      ))}
      {wheels.map(([x, r]) => (
        <circle key={x} className="lm-picture-wheel" cx={x} cy={37 - r} r={r} />
      ))}
    </svg>
  );
});
