import { useMemo } from 'react';
import { shapeOf } from '@turntable/games/loko-moto/cards.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { closest, type Fit } from '../shapes/fit.ts';
import { builders } from './builders.ts';
import type { Sayings } from '../words/sayings.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import type { ScreenProps } from '../turn/use-turn.ts';

interface SecretsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly log: ScreenProps['log'];
  readonly words: Sayings;
  /** Lays a place of a shape on the map. */
  onShow(fit: Fit): void;
}

/** Secret cards nobody claimed, turned up one by one, each with the place where most of it was built. */
export function Secrets({ view, names, log, words, onShow }: SecretsProps) {
  const { t } = useMessages();
  const cards = useMemo(() => {
    const { sheet } = view.box;
    const { ids } = topology(sheet);
    const built = builders(log);
    return view.hands.flatMap((hand, who) =>
      (hand.secret ?? []).map((id) => {
        const shape = shapeOf(view.box, id);
        const fit = closest(sheet, shape, view.lines, who, (s) => built.get(ids[s]!) === who);
        return { who, shape, fit };
      }),
    );
  }, [view, log]);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="lm-end-secrets">
      <h3 id="lm-end-secrets" className="lm-head">
        {t('lm.end.secrets')}
      </h3>
      <ul className="lm-end-secrets">
        {cards.map(({ who, shape, fit }) => (
          <li key={shape.id} className="lm-end-secret">
            <ShapeFigure
              lattice={view.box.sheet.lattice}
              pattern={shape.pattern}
              steps={fit?.placement.steps ?? 0}
            />
            <span>
              <PenMark seat={who} line={false} /> {names[who]}
              <br />
              {t('lm.end.secret', {
                shape: words.shape(shape),
                own: fit?.own ?? 0,
                size: shape.pattern.length,
              })}
            </span>
            {fit && fit.own > 0 && (
              <button type="button" className="button-quiet" onClick={() => onShow(fit)}>
                {t('lm.end.where')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
