import { useState, type CSSProperties } from 'react';
import { elevation } from '@turntable/pictures/locomotive/elevation.ts';
import { withLook } from '@turntable/pictures/locomotive/looks.ts';
import type { Front } from '@turntable/roster';
import { Picture } from '../../../locomotives/Picture.tsx';

/** Puffs of the winner's steam. */
const STEAM = 5;
/** The most times that the longer of a pair may be as long as the other; beyond that the smaller one is enlarged. */
const LONGEST_RATIO = 2.2;
/** How much of a second, coupled locomotive is to be in the picture: from its nose past its cab. */
const SECOND = 0.6;

interface Size {
  /** Width of the whole picture and of the margin before the nose, in inches of the drawing's plan. */
  readonly width: number;
  readonly inset: number;
  readonly length: number;
}
interface Scale extends Size {
  readonly larger: number;
}

/** To know a locomotive's length it is drawn: once, not with each part of a duel that is shown. */
const sizes = new WeakMap<Front, Size>();
function sizeOf(locomotive: Front): Size {
  let size = sizes.get(locomotive);
  if (!size) {
    const { width, nose, scale } = elevation(withLook(locomotive));
    size = { width: width / scale, inset: nose / scale, length: (width - 2 * nose) / scale };
    sizes.set(locomotive, size);
  }
  return size;
}

/** What stands on one side of the rail. */
export interface TrackSide {
  readonly locomotive: Front | null;
  /** The locomotive is one of those to choose from: a shade, without its name. */
  readonly shade?: boolean;
  /** The one that it takes the place of in what is being shown. */
  readonly instead?: Front | null;
  /** Coupled to it: both count. */
  readonly second?: Front | null;
  /** The value as far as it was read; null until then. */
  readonly value: number | 'infinity' | null;
  readonly state: 'won' | 'lost' | 'level' | 'fallen' | 'gone' | null;
}
type Sides = readonly [TrackSide, TrackSide];

/** How large either locomotive is drawn. */
export function scalesOf(sides: Sides): readonly [Scale | null, Scale | null] {
  const [a, b] = sides.map(({ locomotive }) => locomotive && sizeOf(locomotive)) as [
    Size | null,
    Size | null,
  ];
  const scale = (own: Size | null, theirs: Size | null): Scale | null =>
    own && { ...own, larger: Math.max(1, (theirs ?? own).length / own.length / LONGEST_RATIO) };
  return [scale(a, b), scale(b, a)];
}

/** The length of the longer of the trains that are two locomotives coupled, in inches of the drawing's plan; 0 without one. */
export function trainOf(sides: Sides): number {
  return Math.round(
    Math.max(
      ...sides.map(({ locomotive, second }) =>
        locomotive && second ? sizeOf(locomotive).length + SECOND * sizeOf(second).length : 0,
      ),
    ),
  );
}

interface OnTrackProps {
  readonly at: 0 | 1;
  readonly side: TrackSide;
  readonly scale: Scale | null;
}

/** One side of the rail: its locomotive nose to the middle, what is coupled to it, its lamp and its steam. */
export function OnTrack({ at, side, scale }: OnTrackProps) {
  const { locomotive, state, shade, value, instead = null, second = null } = side;
  if (!locomotive || !scale) return null;
  const style = {
    '--width': scale.width * scale.larger,
    '--inset': scale.inset * scale.larger,
  } as CSSProperties;
  return (
    <div
      className="duel-locomotive"
      data-at={at}
      data-state={state ?? 'waits'}
      data-shade={shade === true || undefined}
      data-read={value !== null}
      style={style}
    >
      <RollingIn key={locomotive.name} {...{ at, locomotive, instead }} />
      {second && <Beside className="duel-second" at={at} locomotive={second} />}
      {shade !== true && <span className="duel-beam" aria-hidden="true" />}
      {state === 'won' && (
        <span className="duel-steam" aria-hidden="true">
          {Array.from({ length: STEAM }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </div>
  );
}

interface RollingInProps {
  readonly at: 0 | 1;
  readonly locomotive: Front;
  readonly instead: Front | null;
}

/** A locomotive that rolls in, behind the one that makes room for it. How it came does not change while it stands there. */
function RollingIn({ at, locomotive, instead }: RollingInProps) {
  const [before] = useState(instead);
  return (
    <>
      {before && <Beside className="duel-leaver" at={at} locomotive={before} />}
      <div className="duel-locomotive-in" data-instead={before !== null || undefined}>
        <Picture locomotive={locomotive} mirrored={at === 0} decorative />
      </div>
    </>
  );
}

interface BesideProps {
  readonly className: string;
  readonly at: 0 | 1;
  readonly locomotive: Front;
}

/** Another locomotive at the place of the one that is there, or behind it, at the plan's scale. */
function Beside({ className, at, locomotive }: BesideProps) {
  const { width, inset } = sizeOf(locomotive);
  return (
    <div className={className} style={{ '--width-2': width, '--inset-2': inset } as CSSProperties}>
      <Picture locomotive={locomotive} mirrored={at === 0} decorative />
    </div>
  );
}
