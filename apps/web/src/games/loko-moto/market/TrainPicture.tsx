import { memo, useId } from 'react';
import { elevationOf } from '@turntable/pictures/loko-moto/elevations.ts';
import { lookOf } from '@turntable/pictures/loko-moto/train-looks.ts';
import './train-picture.css';

/** Where the band runs along a body, on a sheet of 120 by 40; double-deckers carry it lower. */
const BAND = { y: 24.4, height: 2.8 };

/** Axles nearer to each other than this share a bogie; larger wheels are driven by rods and have none. */
const BOGIE = 15;
const LARGEST = 4.6;

/** The frames of the bogies, as one path: a beam at the height of the axles, with a box over each. */
function bogieFrames(wheels: readonly (readonly [number, number])[]): string {
  const groups: (readonly [number, number])[][] = [];
  for (const wheel of [...wheels].filter(([, r]) => r <= LARGEST).sort(([a], [b]) => a - b)) {
    const last = groups.at(-1)?.at(-1);
    if (last && wheel[0] - last[0] < BOGIE) groups.at(-1)!.push(wheel);
    else groups.push([wheel]);
  }
  return groups
    .map((axles) => {
      const [from, to, y] = [axles[0]![0] - 3.2, axles.at(-1)![0] + 3.2, 36.2 - axles[0]![1]];
      const boxes = axles.map(([x]) => `M${x - 1} ${y - 0.8}h2v2.800h-2z`).join('');
      return `M${from} ${y}H${to}v1.200H${from}z${boxes}`;
    })
    .join('');
}

/** Light that falls across the panes, as slanted stripes over the whole sheet. */
const GLINTS = Array.from({ length: 27 }, (_, i) => `M${i * 4.6 + 3} 8l1.600 0l-8 22l-1.600 0z`).join('');

interface TrainPictureProps {
  readonly id: string;
  /** On a piece of track of its own. */
  readonly railed?: boolean;
}

/** A side elevation of a kind of rail vehicle in its paint; never read out, for the name stands beside it. */
export const TrainPicture = memo(function TrainPicture({ id, railed = true }: TrainPictureProps) {
  const clip = useId();
  const panes = useId();
  const { bodies, windows, details, wheels } = elevationOf(id);
  const { body, band } = lookOf(id);
  const whole = bodies.join('');
  return (
    <svg
      className="lm-picture"
      viewBox={railed ? '0 2 120 38' : '0 2 120 35.2'}
      aria-hidden="true"
      focusable="false"
    >
      {railed && (
        <>
          <path className="lm-picture-rail" d="M0 37.4H120" />
          <path className="lm-picture-sleepers" d="M1 38.8H119" />
        </>
      )}
      <clipPath id={clip}>
        <path d={whole} />
      </clipPath>
      <clipPath id={panes}>
        <path d={windows.join('')} />
      </clipPath>
      <path d={whole} style={{ fill: `var(--train-${body})` }} />
      <g clipPath={`url(#${clip})`}>
        {band !== body && (
          <g style={{ fill: `var(--train-${band})` }}>
            <rect x="0" width="120" y={BAND.y} height={BAND.height} />
            <path d={`M0 ${BAND.y - 1.3}h120v0.500H0zM0 ${BAND.y + BAND.height + 0.8}h120v0.500H0z`} />
          </g>
        )}
        <path className="lm-picture-skirt" d="M0 30H120V34H0z" />
        <path className="lm-picture-shine" d="M0 9H120V13.500H0z" />
      </g>
      <path className="lm-picture-body" d={whole} />
      <path className="lm-picture-window" d={windows.join('')} />
      <path className="lm-picture-glint" clipPath={`url(#${panes})`} d={GLINTS} />
      <path className="lm-picture-detail" d={details.join('')} />
      {wheels.map(([x, r]) => (
        <g key={x}>
          <circle className="lm-picture-wheel" cx={x} cy={37 - r} r={r} />
          <circle className="lm-picture-rim" cx={x} cy={37 - r} r={r * 0.74} />
          <circle className="lm-picture-hub" cx={x} cy={37 - r} r={r * 0.3} />
        </g>
      ))}
      <path className="lm-picture-bogie" d={bogieFrames(wheels)} />
    </svg>
  );
});
