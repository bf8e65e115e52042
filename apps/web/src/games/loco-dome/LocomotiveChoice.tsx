import type { CHOOSING, Side, View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../locomotives/Picture.tsx';
import { useSuggests } from '../versus/suggested/suggested.ts';
import './style/choice.css';

interface LocomotiveChoiceProps {
  readonly view: View;
  readonly side: Side;
  readonly places: readonly number[];
  /** What becomes of the one that is chosen. */
  readonly way: (typeof CHOOSING)[number];
  readonly busy: boolean;
  onChoose(place: number): void;
}

/** One of one's own dormant locomotives, by its front. */
export function LocomotiveChoice({ view, side, places, way, busy, onChoose }: LocomotiveChoiceProps) {
  const { t } = useMessages();
  const suggests = useSuggests();
  return (
    <ul className="ld-choice">
      {places.map((place) => {
        const front = view.rosters[side]![place]!.front;
        return (
          <li key={place}>
            <button
              type="button"
              className="ld-choose"
              data-suggested={suggests({ type: way, locomotive: place })}
              disabled={busy}
              aria-label={t('ld.choose', { engine: front.name })}
              onClick={() => onChoose(place)}
            >
              <Picture locomotive={front} decorative mirrored className="ld-choose-picture" />
              <span className="ld-choose-name">{front.name}</span>
              <span className="plate">{front.whyte}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
