import { memo, useId } from 'react';
import { elevationOf } from '@turntable/pictures/loko-moto/elevations.ts';
import { lookOf } from '@turntable/pictures/loko-moto/train-looks.ts';

/** Where the band runs along a body, on a sheet of 120 by 40; double-deckers carry it lower. */
const BAND = { y: 24.4, height: 2.8 };

interface TrainPictureProps {
  readonly id: string;
  /** On a piece of track of its own. */
  readonly railed?: boolean;
}

/** A side elevation of a kind of rail vehicle in its paint; never read out, for the name stands beside it. */
export const TrainPicture = memo(function TrainPicture({ id, railed = true }: TrainPictureProps) {
  const clip = useId();
  const { bodies, windows, details, wheels } = elevationOf(id);
  const { body, band } = lookOf(id);
  const whole = bodies.join('');
  return (
    <svg className="lm-picture" viewBox="0 2 120 38" aria-hidden="true" focusable="false">
      {railed && (
        <>
          <path className="lm-picture-rail" d="M0 37.4H120" />
          <path className="lm-picture-sleepers" d="M1 38.8H119" />
        </>
      )}
      <clipPath id={clip}>
        <path d={whole} />
      </clipPath>
      <path d={whole} style={{ fill: `var(--train-${body})` }} />
      <g clipPath={`url(#${clip})`}>
        {band !== body && (
          <rect x="0" width="120" y={BAND.y} height={BAND.height} style={{ fill: `var(--train-${band})` }} />
        )}
        <path className="lm-picture-skirt" d="M0 30H120V34H0z" />
        <path className="lm-picture-shine" d="M0 9H120V13.500H0z" />
      </g>
      <path className="lm-picture-body" d={whole} />
      <path className="lm-picture-window" d={windows.join('')} />
      <path className="lm-picture-detail" d={details.join('')} />
      {wheels.map(([x, r]) => (
        <g key={x}>
          <circle className="lm-picture-wheel" cx={x} cy={37 - r} r={r} />
          <circle className="lm-picture-hub" cx={x} cy={37 - r} r={r * 0.34} />
        </g>
      ))}
    </svg>
  );
});
