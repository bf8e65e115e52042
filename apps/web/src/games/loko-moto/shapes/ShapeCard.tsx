import { isAsterisked } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Shape } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Fit } from './fit.ts';
import type { Sayings } from '../words/sayings.ts';
import { ShapeFigure } from './ShapeFigure.tsx';
import type { Claimed } from './Shapes.tsx';

interface ShapeCardProps {
  readonly shape: Shape;
  readonly lattice: Lattice;
  readonly words: Sayings;
  /** Where the reader has most of it; shown as "3 of 4 there". */
  readonly fit?: Fit | undefined;
  readonly held?: boolean;
  readonly secret?: boolean;
  /** Pointing at the card, or leaving it. */
  onPoint?(shape: Shape | undefined): void;
  onPick?(): void;
}

/** Letters of a word from which on it is set narrower. */
const LONG = 11;
const longest = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length));

/** A shape card: the pattern large on its lattice, the points, the asterisk. Picking it up lays it on the map. */
export function ShapeCard(props: ShapeCardProps) {
  const { shape, lattice, words, fit, held = false, secret = false, onPoint, onPick } = props;
  const { t } = useMessages();
  const size = shape.pattern.length;
  const name = words.shape(shape);
  const star = isAsterisked(shape.pattern);
  const there = fit && (fit.own === size ? t('lm.shape.ready') : t('lm.shape.there', { own: fit.own, size }));
  const label = [words.shapeAtLength(shape), star && t('lm.shape.star'), there].filter(Boolean).join('. ');
  const face = (
    <>
      <span className="lm-card-points">
        {shape.points}
        {star && <span className="lm-card-star">*</span>}
      </span>
      <ShapeFigure lattice={lattice} pattern={shape.pattern} />
      <span className={longest(name) > LONG ? 'lm-card-name lm-card-name-long' : 'lm-card-name'}>{name}</span>
      {there && (
        <span className={fit.own === size ? 'lm-card-there lm-card-ready' : 'lm-card-there'}>{there}</span>
      )}
    </>
  );
  const full = fit?.own === size;
  const kind = ['lm-card', secret && 'lm-card-secret', full && 'lm-card-full'].filter(Boolean).join(' ');
  if (!onPick)
    return (
      <span className={kind} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={kind}
      aria-pressed={held}
      aria-label={label}
      data-shape={shape.id}
      onClick={onPick}
      onPointerEnter={() => onPoint?.(shape)}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(shape)}
      onBlur={() => onPoint?.(undefined)}
    >
      {face}
    </button>
  );
}

/** A card that a purchase takes along: it rises when the shape from the map has come to it. */
export function WonCard({
  shape,
  lattice,
  words,
  claimed,
}: Pick<ShapeCardProps, 'shape' | 'lattice' | 'words'> & { readonly claimed: Claimed }) {
  const { t } = useMessages();
  return (
    <span
      className="lm-card lm-card-won"
      style={{ '--after': `${claimed.after}ms` } as React.CSSProperties}
      data-shape={shape.id}
      aria-hidden="true"
    >
      <span className="lm-card-points">{shape.points}</span>
      <b className="lm-card-gain">+{shape.points}</b>
      <ShapeFigure lattice={lattice} pattern={shape.pattern} bare />
      <span className="lm-card-name">{words.shape(shape)}</span>
      <span className="lm-card-there">{claimed.by ?? t('lm.shape.yours')}</span>
    </span>
  );
}
