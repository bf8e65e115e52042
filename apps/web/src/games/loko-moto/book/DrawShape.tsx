import { useState } from 'react';
import { isConnectedPattern } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Point, Points, Shape } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ownId } from './CameUp.tsx';
import { drawnLines, SIZE } from './draw-lattice.ts';

interface DrawShapeProps {
  readonly lattice: Lattice;
  readonly points: Points;
  onCard(card: Shape | null): void;
}
const STEP = 48;

const spotOf = (lattice: Lattice, [q, r]: Point): { x: number; y: number } =>
  lattice === 'square'
    ? { x: q * STEP, y: r * STEP }
    : { x: (q + r / 2) * STEP, y: (r * STEP * Math.sqrt(3)) / 2 };

/** A shape card of one's own, drawn once on the lattice: tap its lines. */
export function DrawShape({ lattice, points, onCard }: DrawShapeProps) {
  const { t } = useMessages();
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const lines = drawnLines(lattice);
  const pattern = drawn.map((i) => lines[i]!);
  const fine = pattern.length > 0 && isConnectedPattern(pattern);
  const toggle = (i: number): void =>
    setDrawn(drawn.includes(i) ? drawn.filter((one) => one !== i) : [...drawn, i]);
  const half = STEP / 2;
  const height = (SIZE - 1) * STEP * (lattice === 'square' ? 1 : Math.sqrt(3) / 2);
  return (
    <div className="book-draw">
      <p className="soft">{t('book.map.draw')}</p>
      <svg
        viewBox={`${-half} ${-half} ${SIZE * STEP + half} ${height + STEP}`}
        role="group"
        aria-label={t('book.map.draw')}
      >
        {lines.map(([a, b], i) => {
          const [from, to] = [spotOf(lattice, a), spotOf(lattice, b)];
          const at = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
          return (
            <g
              key={i}
              role="checkbox"
              tabIndex={0}
              aria-checked={drawn.includes(i)}
              aria-label={t('book.map.line', { n: i + 1 })}
              onClick={() => toggle(i)}
              onKeyDown={(event) => {
                if (event.key !== ' ' && event.key !== 'Enter') return;
                event.preventDefault();
                toggle(i);
              }}
            >
              <line {...at} className="book-draw-reach" />
              <line {...at} className="book-draw-line" data-drawn={drawn.includes(i) || undefined} />
            </g>
          );
        })}
      </svg>
      <button
        type="button"
        className="button"
        disabled={!fine}
        onClick={() => onCard({ id: ownId('s'), points, pattern })}
      >
        {t('book.map.add')}
      </button>
    </div>
  );
}
