import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { suggestions } from '@turntable/games/loko-moto/search.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Sayings } from '../words/sayings.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { TrainTag } from './TrainTag.tsx';

interface OpenCardsProps {
  readonly view: View;
  readonly words: Sayings;
  readonly chosen: string | null;
  readonly onPick: ((train: string) => void) | undefined;
}

/** The six trains and the shape cards that lie open; what whoever is on turn can pay for stands out. */
export function OpenCards({ view, words, chosen, onPick }: OpenCardsProps) {
  const { t } = useMessages();
  return (
    <div className="book-open">
      <ul className="book-trains" aria-label={t('lm.trains')}>
        {view.market.map((id, place) => {
          if (id === null) return <li key={place} className="book-empty" />;
          const can = onPick !== undefined && suggestions(view, view.turn, id).length > 0;
          return (
            <li key={place}>
              <button
                type="button"
                className="book-train"
                data-train={id}
                data-ready={can || undefined}
                aria-pressed={chosen === id}
                disabled={onPick === undefined}
                onClick={() => onPick?.(id)}
              >
                <TrainTag train={trainOf(view.box, id)} />
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="book-shapes" aria-label={t('lm.shapes')}>
        {view.faceUp.map((id, pile) => {
          if (id === null) return null;
          const shape = shapeOf(view.box, id);
          return (
            <li key={pile} role="img" aria-label={words.shapeAtLength(shape)}>
              <ShapeFigure lattice={view.box.sheet.lattice} pattern={shape.pattern} />
              <strong className="figures">{shape.points}</strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
