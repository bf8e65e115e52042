import type { CSSProperties } from 'react';
import type { Side, View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import './style/board.css';

interface BoardProps {
  /** The side on the left, and the one on the right. */
  readonly sides: readonly [Side, Side];
  /** Points and threshold as far as they were shown. */
  readonly scores: View['scores'];
  readonly threshold: number;
}

/** Both scores on their way to the threshold, on a scale of 100; what the threshold has lost is hatched. */
export function Board({ sides, scores, threshold }: BoardProps) {
  const { t } = useMessages();
  return (
    <div className="ld-board">
      {sides.map((side, at) => (
        <span
          key={side}
          className="ld-bar"
          data-at={at}
          aria-hidden="true"
          style={
            {
              '--points': `${Math.min(100, scores[side])}%`,
              '--lost': `${Math.max(0, 100 - threshold)}%`,
            } as CSSProperties
          }
        />
      ))}
      <p className="ld-first-to">
        <span className="hidden-visually">{t('ld.threshold', { points: threshold })}</span>
        <span aria-hidden="true">
          {t('ld.first-to')} <b key={threshold}>{threshold}</b>
        </span>
      </p>
    </div>
  );
}

/** Coins that are drawn at most; a number stands beside them. */
const MOST_COINS = 6;
/** More than these are a coin and a number where there is little room. */
const FEW_COINS = 3;

/** Markers as brass coins, for the eye alone. */
export function Coins({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="ld-coins" data-many={count > FEW_COINS} aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST_COINS) }, (_, i) => (
        <i key={i} />
      ))}
      <b>{count}</b>
    </span>
  );
}

/** A contestant's markers, as coins by the name; whether they have detonated. */
export function MarkersHeld({
  view,
  side,
  names,
}: {
  readonly view: View;
  readonly side: Side;
  readonly names: readonly string[];
}) {
  const { t } = useMessages();
  const count = view.markers[side];
  return (
    <span className="ld-held">
      <Coins count={count} />
      <span className="ld-held-words" aria-hidden="true">
        {t('ld.markers', { count })}
      </span>
      <span className="hidden-visually">{t('ld.tiles.of', { name: names[side] ?? '', count })}</span>
      {view.detonated[side] && <span className="ld-held-words">{t('ld.detonated')}</span>}
    </span>
  );
}
