import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { KeyButton } from '../map/KeyButton.tsx';
import { CancelButton } from './CancelButton.tsx';
import type { Sayings } from '../words/sayings.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import type { Hand, Held } from '../shapes/use-held.ts';

interface HeldTrayProps {
  readonly view: View;
  readonly hand: Hand;
  readonly held: Held;
  readonly words: Sayings;
  /** Starts a purchase with the lines under the card, where the reader may. */
  readonly onUse: (() => void) | undefined;
  /** Pencils the lines under the card that are still to be had. */
  readonly onPencil: (() => void) | undefined;
}

/** A shape card in the hand: turning it, and going through the places where it lies on the map. */
export function HeldTray({ view, hand, held, words, onUse, onPencil }: HeldTrayProps) {
  const { t } = useMessages();
  const { shape, steps, places, index } = held;
  const place = places[index];
  const complete = place && place.own === shape.pattern.length;
  return (
    <div className="lm-tray lm-tray-held">
      <div className="lm-held-card">
        <ShapeFigure lattice={view.box.sheet.lattice} pattern={shape.pattern} steps={steps} />
      </div>
      <div className="lm-held-text">
        <p className="lm-asked">{t('lm.held', { shape: words.shape(shape) })}</p>
        <p role="status">
          {place ? (
            <>
              <span className="figures">
                {t('lm.held.place', { index: index + 1, count: places.length })}.
              </span>{' '}
              {complete
                ? t('lm.held.all')
                : t('lm.held.fit', { own: place.own, open: place.open, lost: place.lost })}
            </>
          ) : (
            t('lm.held.nowhere')
          )}
        </p>
      </div>
      <div className="lm-actions">
        <span className="lm-held-keys">
          <KeyButton
            label={t('lm.held.left')}
            path="M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3"
            act={() => hand.turn(-1)}
          />
          <KeyButton
            label={t('lm.held.right')}
            path="M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3"
            act={() => hand.turn(1)}
          />
          <KeyButton label={t('lm.held.previous')} path="M14 6l-6 6 6 6" act={() => hand.next(-1)} />
          <KeyButton label={t('lm.held.next')} path="M10 6l6 6-6 6" act={() => hand.next(1)} />
        </span>
        {complete && onUse && (
          <button type="button" className="button" onClick={onUse}>
            {t('lm.held.use')}
          </button>
        )}
        {place && !complete && place.open > 0 && onPencil && (
          <button type="button" className="button-quiet" onClick={onPencil}>
            {t('lm.held.pencil')}
          </button>
        )}
        <CancelButton label={t('lm.held.back')} onCancel={hand.drop} />
      </div>
    </div>
  );
}
